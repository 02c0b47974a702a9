-- The centre's hours, courts, prices and limits: what pages show, and what a manager changes and counts.
set check_function_bodies = off;

-- A new centre is open on all weekdays from `first_hour` to `last_hour`. Afterwards `private.opening_hours` alone counts.
create function private.open_new_centre() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.opening_hours
  select new.id, weekday, new.first_hour, new.last_hour from generate_series(1, 7) weekday;
  return null;
end $$;

-- The hours of that day at which a game may begin; empty on a closed day.
create function private.hours_of(wanted_centre text, wanted_day date) returns int4range
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    (select case when first_hour is null then 'empty' else int4range(first_hour, last_hour, '[]') end
     from private.opening_exceptions where centre = wanted_centre and day = wanted_day),
    (select int4range(first_hour, last_hour, '[]')
     from private.opening_hours where centre = wanted_centre and weekday = extract(isodow from wanted_day)),
    'empty');
end $$;

-- The price of that hour by the present settings, in cents.
create function private.price_of(wanted_centre text, wanted_day date, wanted_hour int) returns int
language sql stable set search_path = ''
as $$
  select coalesce(
    (select cents from private.price_bands
     where centre = wanted_centre and extract(isodow from wanted_day)::smallint = any(weekdays)
       and wanted_hour between first_hour and last_hour
     limit 1),
    (select hour_price from private.centres where id = wanted_centre))
$$;

/*
 * What pages show of a centre, or null:
 *   { revision, hours: [[first, last] | null] (Monday first), door: [opens, closes],
 *     exceptions: [{ day, hours: [first, last] | null, note }] (from today on), courts: [{ number, name }],
 *     months, notice (minutes), prices: { base, bands: [{ weekdays, hours: [first, last], cents }] } }
 */
create function private.settings_of(wanted_centre text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'revision', revision,
      'hours', (
        select jsonb_agg(case when first_hour is not null then jsonb_build_array(first_hour, last_hour) end order by weekdays.weekday)
        from generate_series(1, 7) weekdays (weekday)
          left join private.opening_hours on centre = id and opening_hours.weekday = weekdays.weekday),
      'door', jsonb_build_array(door_opens, door_closes),
      'exceptions', (
        select coalesce(jsonb_agg(jsonb_build_object('day', day, 'note', note, 'hours',
          case when first_hour is not null then jsonb_build_array(first_hour, last_hour) end) order by day), '[]')
        from private.opening_exceptions where centre = id and day >= private.centre_day(id)),
      'courts', (
        select coalesce(jsonb_agg(jsonb_build_object('number', number, 'name', name) order by number), '[]')
        from private.courts where centre = id and in_service),
      'months', months_ahead,
      'notice', (extract(epoch from change_notice) / 60)::int,
      'prices', jsonb_build_object('base', hour_price, 'bands', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'weekdays', weekdays, 'hours', jsonb_build_array(first_hour, last_hour), 'cents', cents) order by place), '[]')
        from private.price_bands where centre = id)))
    from private.centres where id = wanted_centre);
end $$;

-- The settings for visitors' pages; a cache may answer for a minute. Null, and not a fault of the server, for a centre that does not
-- exist.
create function public.centre_settings(centre text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from private.centres where id = centre_settings.centre) then return null; end if;
  return private.unless_known(private.settings_of(centre_settings.centre), 60);
end $$;

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

/*
 * What is wrong with settings as `private.settings_of` writes them, with { limits: { networkHour, networkDay, personHour, held } }:
 * [{ field, place, reason }], where `place` counts from 0 in a list. The reasons:
 *   'malformed', 'not-an-hour', 'ends-before-it-begins', 'past-day', 'day-twice', 'no-court', 'court-twice',
 *   'name-twice' (another court has that name, in whatever capitals), 'out-of-range', 'price-zero', 'no-weekday', 'overlap',
 *   'hour-above-day'
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

create function private.settings_fault(field text, place int, reason text) returns jsonb
language sql immutable set search_path = ''
as $$ select jsonb_build_object('field', field, 'place', place, 'reason', reason) $$;

-- An hour without a price is arranged at the counter, and not by a price that a typing error makes.
create function private.price_fault(cents jsonb) returns text
language sql immutable set search_path = ''
as $$ select case when cents = '0' then 'price-zero' when not private.is_whole(cents, 1, 100000) then 'out-of-range' end $$;

-- The coming games that the settings have no room for: outside of the hours, or on a court out of service. Closures are none of them:
-- they follow the settings (private.lay_closures).
create function private.outside(wanted_centre text) returns setof private.reservations
language plpgsql stable set search_path = ''
as $$
begin
  return query
  select reservations.* from private.reservations join private.courts on courts.centre = reservations.centre and number = court
  where reservations.centre = wanted_centre and cancelled_at is null and closure is null
    and day >= private.centre_day(wanted_centre)
    and private.beginning(wanted_centre, day, hour) > private.clock()
    and (not in_service or not hour::int <@ private.hours_of(wanted_centre, day));
end $$;

-- The first hundred of these games as the manager reads them: each with the visitor's number as `phone` and the reason that it is
-- outside, 'day' (the centre is closed on it), 'court' or 'hour'.
create function private.listed_outside(ids uuid[]) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(private.as_read(reservations) || jsonb_build_object('phone', coalesce(phone, ''), 'reason', case
    when isempty(private.hours_of(centre, day)) then 'day'
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

-- For pages of earlier releases, which accept a number of games and not their ids.
create function public.save_centre(centre text, revision int, settings jsonb, accepted int default 0) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  answer jsonb := public.save_centre(centre, revision, settings, '{}'::uuid[]);
begin
  if answer ->> 'kind' = 'outside' and (answer ->> 'count')::int <= accepted then
    return public.save_centre(centre, revision, settings, array(select jsonb_array_elements_text(answer -> 'ids')::uuid));
  end if;
  return answer;
end $$;

/*
 * Saves the settings, for a manager. `revision` is the one that the manager has read. A game that the new settings have no room for,
 * and the present ones have, is shown first. The manager sends the ids of those that they accept as `seen`, and none is cancelled. A
 * number would let another game in that was booked while one of them was cancelled. Answers
 *   { kind: 'saved', settings }                      the audit has a row if something changed
 *   { kind: 'conflict', settings }                   another manager has saved since: theirs
 *   { kind: 'outside', count, ids, reservations }    all ids, and private.listed_outside; nothing is saved
 *   { kind: 'invalid', faults }                      private.settings_faults
 *   { kind: 'refused', reason: 'not-manager' | 'unknown-centre' }
 */
create function public.save_centre(centre text, revision int, settings jsonb, seen uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  place private.centres;
  faults jsonb;
  before jsonb;
  outside_before uuid[];
  outside uuid[];
  answer jsonb;
  changes jsonb;
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
    if not outside <@ coalesce(save_centre.seen, '{}') then
      answer := jsonb_build_object(
        'kind', 'outside', 'count', cardinality(outside), 'ids', to_jsonb(outside),
        'reservations', private.listed_outside(outside));
      raise exception using errcode = 'JB001';
    end if;
  exception when sqlstate 'JB001' then
    return answer;
  end;
  changes := private.changed_fields(before, private.managed_settings(place.id));
  if changes <> '{}' then
    insert into private.audit (at, actor, action, entity, entity_id, details)
    values (private.clock(), auth.uid(), 'update', 'centres', place.id, changes);
  end if;
  return jsonb_build_object('kind', 'saved', 'settings', private.managed_settings(place.id));
end $$;

-- What a manager sees before they change anything:
-- { kind: 'centre', settings, outside: { count, reservations }, formerCourts, plans } or
-- { kind: 'refused', reason: 'not-manager' | 'unknown-centre' }. `outside` are the coming games that the settings have no room for.
-- `formerCourts` are those out of service that have a name, [{ number, name }]; `plans` are the subscriptions that accounts have.
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
    'count', cardinality(outside), 'reservations', private.listed_outside(outside)),
    'formerCourts', (
      select coalesce(jsonb_agg(jsonb_build_object('number', number, 'name', name) order by number), '[]')
      from private.courts where courts.centre = managed_centre.centre and not in_service and name <> ''),
    'plans', (
      select coalesce(jsonb_agg(plan order by plan), '[]')
      from (select distinct raw_app_meta_data #>> '{subscription,plan}' as plan from auth.users) used where plan <> ''));
end $$;

/*
 * How the courts were used from the first to the last day, 400 days at most:
 *   { kind: 'figures', hours: [{ weekday, hour, booked, offered }], months: [{ month: 'yyyy-MM', booked, cancelled, absent }] } or
 *   { kind: 'refused', reason: 'not-manager' | 'unknown-centre' | 'malformed' }
 * `offered` counts the hours of courts in service by the present opening hours, without closed ones. Closures are no bookings, and
 * neither is what was not confirmed in time. `absent` are the absences that the desk noted: booked games to which no player came.
 */
create function public.centre_figures(centre text, first_day text, last_day text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  first_day date := private.day_in(centre_figures.first_day);
  last_day date := private.day_in(centre_figures.last_day);
  total int;
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  if not exists (select from private.centres where id = centre_figures.centre) then return private.refused('unknown-centre'); end if;
  if first_day is null or last_day is null or last_day < first_day or last_day - first_day >= 400 then
    return private.refused('malformed');
  end if;
  select count(*) into total from private.courts where courts.centre = centre_figures.centre and in_service;
  return jsonb_build_object(
    'kind', 'figures',
    'hours', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'weekday', weekday, 'hour', hour, 'booked', coalesce(booked, 0), 'offered', coalesce(offered, 0)) order by weekday, hour), '[]')
      from (
        select extract(isodow from shown.day)::int as weekday, opened.hour, sum(total - coalesce(closed.courts, 0)) as offered
        from (
          select first_day + ahead as day, private.hours_of(centre_figures.centre, first_day + ahead) as open
          from generate_series(0, last_day - first_day) ahead
        ) shown
          cross join lateral generate_series(lower(open), upper(open) - 1) opened (hour)
          left join (
            select reservations.day, reservations.hour::int as hour, count(*) as courts
            from private.reservations
              join private.courts on courts.centre = reservations.centre and number = court and in_service
            where reservations.centre = centre_figures.centre and reservations.day between first_day and last_day
              and closure is not null
            group by 1, 2
          ) closed on closed.day = shown.day and closed.hour = opened.hour
        group by 1, 2
      ) offers full join (
        select extract(isodow from day)::int as weekday, hour::int as hour, count(*) as booked
        from private.reservations
        where reservations.centre = centre_figures.centre and day between first_day and last_day and cancelled_at is null
          and closure is null and (confirm_by is null or confirm_by > private.clock())
        group by 1, 2
      ) games using (weekday, hour)),
    'months', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'month', month, 'booked', booked, 'cancelled', cancelled, 'absent', absent) order by month), '[]')
      from (
        select to_char(day, 'YYYY-MM') as month, count(*) filter (where cancelled_at is null) as booked, count(cancelled_at) as cancelled,
          count(*) filter (where cancelled_at is null and attendance = 'absent') as absent
        from private.reservations
        where reservations.centre = centre_figures.centre and day between first_day and last_day and closure is null
          and (confirm_by is null or confirm_by > private.clock())
        group by 1
      ) by_month));
end $$;

create trigger opened after insert on private.centres for each row execute function private.open_new_centre();
