-- What the centre's manager sets: opening hours, exceptions, courts, prices. Rules of bookings read it through `private.hours_of` and the
-- courts in service, pages through `public.centre_settings`.

alter table private.centres
  -- Counts saved changes, so that the second of two managers who save at once is told.
  add column revision int not null default 1,
  -- When the door opens and closes on a day with games.
  add column door_opens smallint not null default 8,
  add column door_closes smallint not null default 23,
  -- The price of an hour on a court, in cents, where no price of an hour or a weekday says otherwise.
  add column hour_price int not null default 2500;

-- The first and the last hour at which a game may begin; a weekday (ISO, Monday is 1) without a row is closed.
create table private.opening_hours (
  centre text not null references private.centres,
  weekday smallint not null check (weekday between 1 and 7),
  first_hour smallint not null check (first_hour between 0 and 23),
  last_hour smallint not null check (last_hour between first_hour and 23),
  primary key (centre, weekday)
);

-- Days with other hours than their weekday; null is closed.
create table private.opening_exceptions (
  centre text not null references private.centres,
  day date not null,
  first_hour smallint check (first_hour between 0 and 23),
  last_hour smallint check (last_hour between first_hour and 23),
  note text not null default '' check (char_length(note) <= 80),
  primary key (centre, day),
  check ((first_hour is null) = (last_hour is null))
);

create table private.price_bands (
  centre text not null references private.centres,
  place smallint not null,
  weekdays smallint[] not null,
  first_hour smallint not null check (first_hour between 0 and 23),
  last_hour smallint not null check (last_hour between first_hour and 23),
  cents int not null check (cents > 0),
  primary key (centre, place)
);

alter table private.opening_hours enable row level security;
alter table private.opening_exceptions enable row level security;
alter table private.price_bands enable row level security;

-- A court that is out of service keeps its row, because earlier reservations name it.
alter table private.courts
  add column name text not null default '' check (char_length(name) <= 40),
  add column in_service boolean not null default true;

-- A new centre is open on all weekdays from `first_hour` to `last_hour`. Afterwards `private.opening_hours` alone counts.
create function private.open_new_centre() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.opening_hours
  select new.id, weekday, new.first_hour, new.last_hour from generate_series(1, 7) weekday;
  return null;
end $$;
create trigger opened after insert on private.centres for each row execute function private.open_new_centre();
insert into private.opening_hours
select id, weekday, first_hour, last_hour from private.centres, generate_series(1, 7) weekday;

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

-- As before, by the hours of that day.
create or replace function private.why_closed(wanted_centre text, wanted_day date, wanted_hour int) returns text
language plpgsql stable set search_path = ''
as $$
declare
  place private.centres;
begin
  select * into place from private.centres where id = wanted_centre;
  if not found then return 'unknown-centre'; end if;
  if wanted_day is null or wanted_hour is null or not wanted_hour <@ private.hours_of(wanted_centre, wanted_day)
  then return 'closed'; end if;
  if private.beginning(wanted_centre, wanted_day, wanted_hour) <= private.clock() then return 'past'; end if;
  if wanted_day > (private.centre_day(wanted_centre) + make_interval(months => place.months_ahead))::date then
    return 'too-far';
  end if;
  return null;
end $$;

-- As before, of the courts in service.
create or replace function private.lowest_free_court(wanted_centre text, wanted_day date, wanted_hour int) returns smallint
language plpgsql volatile set search_path = ''
as $$
begin
  update private.reservations set cancelled_at = private.clock()
  where reservations.centre = wanted_centre and reservations.day = wanted_day and reservations.hour = wanted_hour
    and cancelled_at is null and confirm_by <= private.clock();
  return (
    select number from private.courts
    where courts.centre = wanted_centre and in_service and not exists (
      select from private.reservations
      where reservations.centre = wanted_centre and reservations.day = wanted_day and reservations.hour = wanted_hour
        and reservations.court = courts.number and cancelled_at is null)
    order by number limit 1);
end $$;

-- As before, of the courts in service: a game on another one leaves these free.
create or replace function private.taken(centre text, first_day date, last_day date) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(day, hours), '{}')
  from (
    select day, jsonb_object_agg(hour, courts) as hours
    from (
      select reservations.day, reservations.hour, count(*) as courts
      from private.reservations
        join private.courts on courts.centre = reservations.centre and courts.number = reservations.court and in_service
      where reservations.centre = taken.centre and cancelled_at is null
        and (confirm_by is null or confirm_by > private.clock())
        and reservations.day between first_day and last_day
      group by reservations.day, reservations.hour
    ) by_hour
    group by day
  ) by_day
$$;

-- As before, by the hours of each day and the courts in service.
create or replace function private.nearest_free(wanted_centre text, wanted_day date, wanted_hour int) returns jsonb
language sql stable set search_path = ''
as $$
  with place as materialized (
    select id, time_zone, private.clock() as now,
      (private.clock() at time zone time_zone)::date as today,
      ((private.clock() at time zone time_zone)::date + make_interval(months => months_ahead))::date as last_day,
      (select count(*) from private.courts where courts.centre = centres.id and in_service) as courts
    from private.centres where id = wanted_centre
  ), taken as materialized (
    select reservations.day, reservations.hour, count(*) as courts
    from place join private.reservations on reservations.centre = place.id
      join private.courts on courts.centre = place.id and courts.number = reservations.court and in_service
    where cancelled_at is null and (confirm_by is null or confirm_by > place.now)
      and reservations.day between today and last_day
    group by reservations.day, reservations.hour
  ), nearest as (
    select hours.day, hours.hour
    from place
      cross join lateral (
        select days.day, hour
        from (
          select today + ahead as day, private.hours_of(id, today + ahead) as open
          from generate_series(0, last_day - today) ahead
        ) days, generate_series(lower(open), upper(open) - 1) hour
      ) hours
      left join taken on taken.day = hours.day and taken.hour = hours.hour
    where (hours.day > today or (hours.day + make_time(hours.hour, 0, 0)) at time zone time_zone > now)
      and coalesce(taken.courts, 0) < place.courts
    order by abs((hours.day - wanted_day) * 24 + hours.hour - wanted_hour), hours.day desc, hours.hour desc
    limit 3
  )
  select coalesce(jsonb_agg(jsonb_build_object('day', day, 'hour', hour) order by day, hour), '[]') from nearest
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

-- The settings for visitors' pages; a cache may answer for a minute.
create function public.centre_settings(centre text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.unless_known(private.settings_of(centre_settings.centre), 60);
end $$;

-- As before, with the settings that the free hours follow from: { now, confirms, taken, settings }.
create or replace function public.courts_now(centre text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'now', private.clock(), 'confirms', private.confirms_guests(id), 'settings', private.settings_of(id),
    'taken', private.taken(
      id, private.centre_day(id), (private.centre_day(id) + make_interval(months => months_ahead))::date))
  from private.centres where id = courts_now.centre
$$;

grant execute on function public.centre_settings(text) to anon, authenticated;
