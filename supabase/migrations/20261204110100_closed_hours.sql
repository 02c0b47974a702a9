-- The hours of a closure are rows of private.reservations, so that no visitor gets them; they are games in no list and no count.

-- As before, without closures.
create or replace function public.reservations_of_day(centre text, day date) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  list text := reservations_of_day.centre || ' ' || reservations_of_day.day;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  perform private.release_unconfirmed(reservations_of_day.centre);
  insert into private.audit (at, actor, action, entity, entity_id)
  select private.clock(), auth.uid(), 'read', 'reservations_of_day', list from private.centres
  where id = reservations_of_day.centre and reservations_of_day.day is not null and not exists (
    select from private.audit
    where entity = 'reservations_of_day' and entity_id = list and actor = auth.uid()
      and at > private.clock() - interval '1 hour');
  return jsonb_build_object('kind', 'listed', 'reservations', (
    select coalesce(jsonb_agg(private.as_read(reservations) order by hour, court), '[]')
    from private.reservations
    where reservations.centre = reservations_of_day.centre and reservations.day = reservations_of_day.day
      and cancelled_at is null and closure is null));
end $$;

-- As before, without closures: they follow the settings (private.lay_closures).
create or replace function private.outside(wanted_centre text) returns setof private.reservations
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

-- As before. A closed court was offered to no visitor.
create or replace function public.centre_figures(centre text, first_day date, last_day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
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
          and closure is null
        group by 1, 2
      ) games using (weekday, hour)),
    'months', (
      select coalesce(jsonb_agg(jsonb_build_object('month', month, 'booked', booked, 'cancelled', cancelled) order by month), '[]')
      from (
        select to_char(day, 'YYYY-MM') as month, count(*) filter (where cancelled_at is null) as booked, count(cancelled_at) as cancelled
        from private.reservations
        where reservations.centre = centre_figures.centre and day between first_day and last_day and closure is null
        group by 1
      ) by_month));
end $$;

-- The hours at which all courts in service are closed: [[day, first hour, last hour, sentence]].
create function private.closed_hours(wanted_centre text, first_day date, last_day date) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_array(day, first_hour, last_hour, sentence) order by day, first_hour), '[]')
    from (
      select day, sentence, min(hour) as first_hour, max(hour) as last_hour
      from (
        select *, hour - row_number() over (partition by day, sentence order by hour) as block
        from (
          select reservations.day, reservations.hour, string_agg(distinct sentence, chr(160) || '; ') as sentence
          from private.reservations
            join private.closures on closures.id = reservations.closure
            join private.courts on courts.centre = reservations.centre and number = court and in_service
          where reservations.centre = wanted_centre and reservations.day between closed_hours.first_day and closed_hours.last_day
            and reservations.closure is not null
          group by reservations.day, reservations.hour
          having count(*) = (select count(*) from private.courts where courts.centre = wanted_centre and in_service)
        ) closed
      ) blocks
      group by day, sentence, block
    ) hours);
end $$;

-- As before, with the closed hours if there are any: { now, confirms, taken, settings, closures? }.
create or replace function public.courts_now(centre text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'now', private.clock(), 'confirms', private.confirms_guests(id), 'settings', private.settings_of(id),
    'taken', private.taken(id, today, last_day)
  ) || case when closed = '[]' then '{}' else jsonb_build_object('closures', closed) end
  from (
    select id, private.centre_day(id) as today, (private.centre_day(id) + make_interval(months => months_ahead))::date as last_day
    from private.centres where id = courts_now.centre
  ) place, private.closed_hours(id, today, last_day) closed
$$;
