-- How a manager changes the settings of the centre. Each change is in the audit with the values before and after it.

alter table private.audit add column details jsonb;

create function private.is_whole(value jsonb, lowest int, highest int) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(case when jsonb_typeof(value) = 'number' then
    value::numeric between lowest and highest and scale(value::numeric) = 0 end, false)
$$;

-- A list of at most so many elements, or null.
create function private.elements_of(value jsonb, most int) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= most then value end
$$;

-- What is wrong with the first and the last hour [first, last], or null: 'not-an-hour' or 'ends-before-it-begins'.
create function private.hours_fault(hours jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case
    when private.elements_of(hours, 2) is null or not private.is_whole(hours -> 0, 0, 23)
      or not private.is_whole(hours -> 1, 0, 23) then 'not-an-hour'
    when (hours ->> 1)::int < (hours ->> 0)::int then 'ends-before-it-begins'
  end
$$;

create function private.day_in(value jsonb) returns date
language plpgsql immutable set search_path = ''
as $$
begin
  if coalesce(value #>> '{}' !~ '^\d{4}-\d\d-\d\d$', true) then return null; end if;
  return (value #>> '{}')::date;
exception when datetime_field_overflow then
  return null;
end $$;

/*
 * What is wrong with settings as `private.settings_of` writes them, with { limits: { networkHour, networkDay, personHour, held } }:
 * [{ field, place, reason }], where `place` counts from 0 in a list. The reasons:
 *   'malformed', 'not-an-hour', 'ends-before-it-begins', 'past-day', 'day-twice', 'no-court', 'court-twice', 'out-of-range',
 *   'price-zero', 'no-weekday', 'overlap', 'hour-above-day'
 */
create function private.settings_faults(settings jsonb, today date) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  faults jsonb := '[]';
  each jsonb;
  place int;
  reason text;
  days date[] := '{}';
  numbers int[] := '{}';
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
      when (each ->> 'number')::int = any(numbers) then 'court-twice' end;
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

create function private.settings_fault(field text, place int, reason text) returns jsonb
language sql immutable set search_path = ''
as $$ select jsonb_build_object('field', field, 'place', place, 'reason', reason) $$;

-- An hour without a price is arranged at the counter, and not by a price that a typing error makes.
create function private.price_fault(cents jsonb) returns text
language sql immutable set search_path = ''
as $$ select case when cents = '0' then 'price-zero' when not private.is_whole(cents, 1, 100000) then 'out-of-range' end $$;

-- The coming games that the settings have no room for: outside of the hours, or on a court out of service.
create function private.outside(wanted_centre text) returns setof private.reservations
language plpgsql stable set search_path = ''
as $$
begin
  return query
  select reservations.* from private.reservations join private.courts on courts.centre = reservations.centre and number = court
  where reservations.centre = wanted_centre and cancelled_at is null and day >= private.centre_day(wanted_centre)
    and private.beginning(wanted_centre, day, hour) > private.clock()
    and (not in_service or not hour::int <@ private.hours_of(wanted_centre, day));
end $$;

create function private.listed_outside(ids uuid[]) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(private.as_read(reservations) || jsonb_build_object('reason', case
    when hour::int <@ private.hours_of(centre, day) then 'court' else 'hour' end) order by day, hour, court), '[]')
  from private.reservations where id in (
    select id from private.reservations where id = any(ids) order by day, hour, court limit 100)
$$;

-- The settings as the manager changes them: those of `private.settings_of`, with the limits.
create function private.managed_settings(wanted_centre text) returns jsonb
language sql stable set search_path = ''
as $$
  select private.settings_of(id) || jsonb_build_object('limits', jsonb_build_object(
    'networkHour', booked_an_hour, 'networkDay', booked_a_day, 'personHour', booked_an_hour_by_one, 'held', held_ahead))
  from private.centres where id = wanted_centre
$$;

create function private.write_settings(wanted_centre text, settings jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  update private.centres set
    revision = revision + 1,
    door_opens = (settings #>> '{door,0}')::int, door_closes = (settings #>> '{door,1}')::int,
    months_ahead = (settings ->> 'months')::int, change_notice = make_interval(mins => (settings ->> 'notice')::int),
    hour_price = (settings #>> '{prices,base}')::int,
    booked_an_hour = (settings #>> '{limits,networkHour}')::int, booked_a_day = (settings #>> '{limits,networkDay}')::int,
    booked_an_hour_by_one = (settings #>> '{limits,personHour}')::int, held_ahead = (settings #>> '{limits,held}')::int
  where id = wanted_centre;
  delete from private.opening_hours where centre = wanted_centre;
  insert into private.opening_hours
  select wanted_centre, ordinality, (value ->> 0)::int, (value ->> 1)::int
  from jsonb_array_elements(settings -> 'hours') with ordinality where jsonb_typeof(value) = 'array';
  -- Exceptions of past days stay as they were.
  delete from private.opening_exceptions where centre = wanted_centre and day >= private.centre_day(wanted_centre);
  insert into private.opening_exceptions
  select wanted_centre, (value ->> 'day')::date, (value #>> '{hours,0}')::int, (value #>> '{hours,1}')::int,
    private.clean_name(value ->> 'note')
  from jsonb_array_elements(settings -> 'exceptions');
  update private.courts set in_service = false where centre = wanted_centre;
  insert into private.courts (centre, number, name)
  select wanted_centre, (value ->> 'number')::int, private.clean_name(value ->> 'name') from jsonb_array_elements(settings -> 'courts')
  on conflict (centre, number) do update set in_service = true, name = excluded.name;
  delete from private.price_bands where centre = wanted_centre;
  insert into private.price_bands
  select wanted_centre, ordinality, array(select distinct weekday::int from jsonb_array_elements_text(value -> 'weekdays') weekday order by 1),
    (value #>> '{hours,0}')::int, (value #>> '{hours,1}')::int, (value ->> 'cents')::int
  from jsonb_array_elements(settings #> '{prices,bands}') with ordinality;
end $$;

-- The fields of the settings that differ, each with its value before and after.
create function private.changed_fields(before jsonb, after jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(key, jsonb_build_object('before', before -> key, 'after', value)), '{}')
  from jsonb_each(after) where key <> 'revision' and before -> key is distinct from value
$$;

/*
 * Saves the settings, for a manager. `revision` is the one that the manager has read. A game that the new settings have no room for, and
 * the present ones have, is shown first: the manager sends the number of those that they accept, and none is cancelled. Answers
 *   { kind: 'saved', settings }
 *   { kind: 'conflict', settings }                   another manager has saved since: theirs
 *   { kind: 'outside', count, reservations }         the first hundred, each with reason 'hour' or 'court'; nothing is saved
 *   { kind: 'invalid', faults }                      private.settings_faults
 *   { kind: 'refused', reason: 'not-manager' | 'unknown-centre' }
 */
create function public.save_centre(centre text, revision int, settings jsonb, accepted int default 0) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  place private.centres;
  faults jsonb;
  before jsonb;
  outside_before uuid[];
  outside uuid[];
  answer jsonb;
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  perform private.refuse_larger(save_centre.settings, 64 * 1024);
  select * into place from private.centres where id = save_centre.centre for update;
  if not found then return private.refused('unknown-centre'); end if;
  before := private.managed_settings(place.id);
  if place.revision is distinct from save_centre.revision then
    return jsonb_build_object('kind', 'conflict', 'settings', before);
  end if;
  faults := private.settings_faults(save_centre.settings, private.centre_day(place.id));
  if faults <> '[]' then return jsonb_build_object('kind', 'invalid', 'faults', faults); end if;

  outside_before := array(select id from private.outside(place.id));
  begin
    perform private.write_settings(place.id, save_centre.settings);
    outside := array(select id from private.outside(place.id) where not id = any(outside_before));
    if cardinality(outside) > coalesce(save_centre.accepted, 0) then
      answer := jsonb_build_object(
        'kind', 'outside', 'count', cardinality(outside), 'reservations', private.listed_outside(outside));
      raise exception using errcode = 'JB001';
    end if;
  exception when sqlstate 'JB001' then
    return answer;
  end;
  insert into private.audit (at, actor, action, entity, entity_id, details)
  values (private.clock(), auth.uid(), 'update', 'centres', place.id,
    private.changed_fields(before, private.managed_settings(place.id)));
  return jsonb_build_object('kind', 'saved', 'settings', private.managed_settings(place.id));
end $$;

-- What a manager sees before they change anything: { kind: 'centre', settings, outside: { count, reservations } }, with the coming games
-- that the settings have no room for; or { kind: 'refused', reason: 'not-manager' | 'unknown-centre' }.
create function public.managed_centre(centre text) returns jsonb
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
    'count', cardinality(outside), 'reservations', private.listed_outside(outside)));
end $$;

grant execute on function public.save_centre(text, int, jsonb, int), public.managed_centre(text) to anon, authenticated;
