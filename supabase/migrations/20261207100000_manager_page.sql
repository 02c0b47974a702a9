-- What the manager's page shows besides: the references and numbers of games in the way, names that courts out of service had, kinds of
-- subscriptions, and an audit that names what it is about. Two courts have no longer the same name.

-- As before, with the number of the visitor.
create or replace function private.listed_outside(ids uuid[]) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(private.as_read(reservations) || jsonb_build_object('phone', coalesce(phone, ''), 'reason', case
    when hour::int <@ private.hours_of(centre, day) then 'court' else 'hour' end) order by day, hour, court), '[]')
  from private.reservations where id in (
    select id from private.reservations where id = any(ids) order by day, hour, court limit 100)
$$;

-- As before, with `formerCourts`, those out of service that have a name, and `plans`, the subscriptions that accounts have.
create or replace function public.managed_centre(centre text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  settings jsonb;
  outside uuid[];
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  settings := private.managed_settings(managed_centre.centre);
  if settings is null then return private.refused('unknown-centre'); end if;
  outside := array(select id from private.outside(managed_centre.centre));
  return jsonb_build_object('kind', 'centre', 'settings', settings, 'outside', jsonb_build_object(
    'count', cardinality(outside), 'reservations', private.listed_outside(outside)),
    'formerCourts', (
      select coalesce(jsonb_agg(jsonb_build_object('number', number, 'name', name) order by number), '[]')
      from private.courts where courts.centre = managed_centre.centre and not in_service and name <> ''),
    'plans', (
      select coalesce(jsonb_agg(plan order by plan), '[]')
      from (select distinct raw_app_meta_data #>> '{subscription,plan}' as plan from auth.users) used where plan <> ''));
end $$;

-- Whom or what a row of the audit is about, as it is today: { name, email } of an account, { name, reference, day, hour } of a
-- reservation, { name } of others; null where it is gone, and where a row is about no single thing.
create function private.audit_subject(entity text, subject_id text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if entity in ('tournaments', 'scorers', 'match_events') then
    return (select jsonb_build_object('name', tournaments.name) from public.tournaments where tournaments.id = subject_id);
  end if;
  -- A guest's block has no id, and that of a network is a hash.
  if subject_id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return null; end if;
  if entity in ('roles', 'memberships', 'accounts', 'blocks', 'suspensions') then
    return (
      select jsonb_build_object('name', people.name, 'email', people.email) from private.people
      where person = subject_id::uuid);
  elsif entity in ('reservations', 'outgoing_mail') then
    return (
      select jsonb_build_object('name', coalesce(name, ''), 'reference', coalesce(reference, ''), 'day', day, 'hour', hour)
      from private.reservations where id = case entity
        when 'reservations' then subject_id::uuid
        else (select reservation from private.outgoing_mail mail where mail.id = subject_id::uuid) end);
  elsif entity = 'closures' then
    return (select jsonb_build_object('name', sentence, 'day', first_day) from private.closures where id = subject_id::uuid);
  elsif entity = 'series_requests' then
    return (select jsonb_build_object('name', name) from private.series_requests where id = subject_id::uuid);
  end if;
  return null;
end $$;

/*
 * As before. `entities` are those that are listed, if it is there; without it no line says that a list was read, unless `everything` is
 * asked for. `at_most` lines: a page that searches or exports them asks for a thousand at a time.
 */
drop function public.read_audit(bigint, boolean);
create function public.read_audit(
  before bigint default null, everything boolean default false, entities text[] default null, at_most int default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  listed jsonb;
  size int := least(greatest(at_most, 1), 1000);
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', shown.id, 'at', at, 'action', action, 'entity', entity, 'entityId', entity_id, 'details', details,
    'actor', case when actor is not null then jsonb_build_object('id', actor, 'name', coalesce(acting.name, ''), 'email', coalesce(acting.email, '')) end,
    -- Pages of before this migration read an address of each.
    'subject', '{"email": ""}'::jsonb || private.audit_subject(entity, entity_id))
    order by shown.id desc), '[]')
  into listed
  from (
    select * from private.audit
    where (read_audit.before is null or id < read_audit.before)
      and (entity = any(read_audit.entities) or read_audit.entities is null
        and (everything or action <> 'read' and entity not in ('reservations', 'tournaments', 'scorers', 'match_events')))
    order by id desc limit size + 1
  ) shown
    left join private.people acting on acting.person = actor;
  return jsonb_build_object('kind', 'listed', 'more', jsonb_array_length(listed) > size, 'rows', listed - size);
end $$;

grant execute on function public.read_audit(bigint, boolean, text[], int) to anon, authenticated;

-- As before, with the reason 'name-twice' of a court whose name, in whatever capitals, another has.
create or replace function private.settings_faults(settings jsonb, today date) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  faults jsonb := '[]';
  each jsonb;
  place int;
  reason text;
  days date[] := '{}';
  numbers int[] := '{}';
  names text[] := '{}';
  -- The hours of the week that a price has: weekday * 24 + hour.
  priced int[] := '{}';
  band_hours int[];
begin
  if private.elements_of(settings -> 'hours', 7) is null or jsonb_array_length(settings -> 'hours') <> 7
    or private.elements_of(settings -> 'exceptions', 400) is null or private.elements_of(settings -> 'courts', 30) is null
    or private.elements_of(settings #> '{prices,bands}', 50) is null
    or jsonb_typeof(settings -> 'limits') is distinct from 'object'
  then return jsonb_build_array(jsonb_build_object('field', 'settings', 'place', 0, 'reason', 'malformed')); end if;

  for each, place in select value, ordinality - 1 from jsonb_array_elements(settings -> 'hours') with ordinality loop
    reason := case when jsonb_typeof(each) <> 'null' then private.hours_fault(each) end;
    if reason is not null then faults := faults || private.settings_fault('hours', place, reason); end if;
  end loop;

  reason := case
    when private.elements_of(settings -> 'door', 2) is null or not private.is_whole(settings #> '{door,0}', 0, 23) or not private.is_whole(settings #> '{door,1}', 1, 24) then 'not-an-hour'
    when (settings #>> '{door,1}')::int <= (settings #>> '{door,0}')::int then 'ends-before-it-begins' end;
  if reason is not null then faults := faults || private.settings_fault('door', 0, reason); end if;

  for each, place in select value, ordinality - 1 from jsonb_array_elements(settings -> 'exceptions') with ordinality loop
    reason := case
      when private.day_in(each -> 'day') is null or jsonb_typeof(each -> 'note') is distinct from 'string'
        or char_length(each ->> 'note') > 80 then 'malformed'
      when private.day_in(each -> 'day') < today then 'past-day'
      when private.day_in(each -> 'day') = any(days) then 'day-twice'
      when jsonb_typeof(each -> 'hours') is distinct from 'null' then private.hours_fault(each -> 'hours') end;
    days := days || private.day_in(each -> 'day');
    if reason is not null then faults := faults || private.settings_fault('exceptions', place, reason); end if;
  end loop;

  if jsonb_array_length(settings -> 'courts') = 0 then faults := faults || private.settings_fault('courts', 0, 'no-court'); end if;
  for each, place in select value, ordinality - 1 from jsonb_array_elements(settings -> 'courts') with ordinality loop
    reason := case
      when not private.is_whole(each -> 'number', 1, 99) or jsonb_typeof(each -> 'name') is distinct from 'string'
        or char_length(each ->> 'name') > 40 then 'malformed'
      when (each ->> 'number')::int = any(numbers) then 'court-twice'
      when lower(btrim(each ->> 'name')) = any(names) then 'name-twice' end;
    names := names || nullif(lower(btrim(each ->> 'name')), '');
    if private.is_whole(each -> 'number', 1, 99) then numbers := numbers || (each ->> 'number')::int; end if;
    if reason is not null then faults := faults || private.settings_fault('courts', place, reason); end if;
  end loop;

  if not private.is_whole(settings -> 'months', 1, 12) then faults := faults || private.settings_fault('months', 0, 'out-of-range'); end if;
  -- A week at most: a visitor could never change a game that is booked for tomorrow otherwise.
  if not private.is_whole(settings -> 'notice', 0, 10080) then faults := faults || private.settings_fault('notice', 0, 'out-of-range'); end if;

  reason := private.price_fault(settings #> '{prices,base}');
  if reason is not null then faults := faults || private.settings_fault('price', 0, reason); end if;
  for each, place in select value, ordinality - 1 from jsonb_array_elements(settings #> '{prices,bands}') with ordinality loop
    reason := coalesce(private.hours_fault(each -> 'hours'), private.price_fault(each -> 'cents'), case
      when private.elements_of(each -> 'weekdays', 7) is null or jsonb_array_length(each -> 'weekdays') = 0 then 'no-weekday'
      when exists (select from jsonb_array_elements(each -> 'weekdays') weekday where not private.is_whole(weekday, 1, 7)) then 'malformed' end);
    if reason is null then
      band_hours := array(
        select distinct weekday::int * 24 + hour
        from jsonb_array_elements_text(each -> 'weekdays') weekday, generate_series((each #>> '{hours,0}')::int, (each #>> '{hours,1}')::int) hour);
      if band_hours && priced then reason := 'overlap'; end if;
      priced := priced || band_hours;
    end if;
    if reason is not null then faults := faults || private.settings_fault('bands', place, reason); end if;
  end loop;

  for reason in select name from unnest(array['networkHour', 'networkDay', 'personHour', 'held']) name loop
    if not private.is_whole(settings #> array['limits', reason], 1, 10000) then
      faults := faults || private.settings_fault(reason, 0, 'out-of-range');
    end if;
  end loop;
  if faults = '[]' and (settings #>> '{limits,networkHour}')::int > (settings #>> '{limits,networkDay}')::int then
    faults := faults || private.settings_fault('networkDay', 0, 'hour-above-day');
  end if;
  return faults;
end $$;
