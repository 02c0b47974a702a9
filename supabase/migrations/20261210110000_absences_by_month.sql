-- As before, with the absences that the desk noted: booked games to which no player came.
create or replace function public.centre_figures(centre text, first_day text, last_day text) returns jsonb
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
