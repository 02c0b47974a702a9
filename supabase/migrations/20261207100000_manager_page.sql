-- What the manager's page shows besides: the references and numbers of games in the way, names that courts out of service had, kinds of
-- subscriptions, and an audit that is searched and names what it is about.

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
 * As before. `entities` are those that are listed, if it is there. Rows with all `words`: beginnings of words in the name or the address
 * of who acted or of whom it is about, in the name of a reservation or a tournament, or in the values that were written; or a reference.
 */
drop function public.read_audit(bigint, boolean);
create function public.read_audit(
  before bigint default null, everything boolean default false, entities text[] default null, words text default ''
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  listed jsonb;
  wanted tsquery := private.beginnings(read_audit.words);
  code text := upper(regexp_replace(left(read_audit.words, 200), '[\s-]', '', 'g'));
  persons uuid[];
  subjects text[];
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  if wanted is not null then
    persons := array(select person from private.people where people.words @@ wanted);
    subjects := persons::text[] || array(
      select id::text from private.reservations
      where name is not null and array_to_tsvector(private.words_in(name)) @@ wanted
      union all
      select id::text from private.reservations where reference = code
      union all
      select id from public.tournaments where array_to_tsvector(private.words_in(name)) @@ wanted);
  end if;
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
        and (everything or entity not in ('reservations', 'tournaments', 'scorers', 'match_events')))
      and (wanted is null or actor = any(persons) or entity_id = any(subjects)
        or details is not null and array_to_tsvector(private.words_in(details::text)) @@ wanted)
    order by id desc limit 51
  ) shown
    left join private.people acting on acting.person = actor;
  return jsonb_build_object('kind', 'listed', 'more', jsonb_array_length(listed) > 50, 'rows', listed - 50);
end $$;

grant execute on function public.read_audit(bigint, boolean, text[], text) to anon, authenticated;
