-- How well the courts are used, computed from the reservations that the database keeps.

/*
 * Of the days from `first_day` to `last_day`, 400 at most: for each weekday (ISO) and hour how many courts were booked, and how many the
 * present settings offer on these days; for each month the games that were booked and those that were cancelled. Answers
 *   { kind: 'figures', hours: [{ weekday, hour, booked, offered }], months: [{ month: 'yyyy-MM', booked, cancelled }] }
 * or { kind: 'refused', reason: 'not-manager' | 'unknown-centre' | 'malformed' }.
 */
create function public.centre_figures(centre text, first_day date, last_day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  courts int;
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  if not exists (select from private.centres where id = centre_figures.centre) then return private.refused('unknown-centre'); end if;
  if first_day is null or last_day is null or last_day < first_day or last_day - first_day >= 400 then
    return private.refused('malformed');
  end if;
  select count(*) into courts from private.courts where courts.centre = centre_figures.centre and in_service;
  return jsonb_build_object(
    'kind', 'figures',
    'hours', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'weekday', weekday, 'hour', hour, 'booked', coalesce(booked, 0), 'offered', coalesce(offered, 0)) order by weekday, hour), '[]')
      from (
        select extract(isodow from shown.day)::int as weekday, hour, count(*) * courts as offered
        from (
          select first_day + ahead as day, private.hours_of(centre_figures.centre, first_day + ahead) as open
          from generate_series(0, last_day - first_day) ahead
        ) shown, generate_series(lower(open), upper(open) - 1) hour
        group by 1, 2
      ) offers full join (
        select extract(isodow from day)::int as weekday, hour::int as hour, count(*) as booked
        from private.reservations
        where reservations.centre = centre_figures.centre and day between first_day and last_day and cancelled_at is null
        group by 1, 2
      ) games using (weekday, hour)),
    'months', (
      select coalesce(jsonb_agg(jsonb_build_object('month', month, 'booked', booked, 'cancelled', cancelled) order by month), '[]')
      from (
        select to_char(day, 'YYYY-MM') as month, count(*) filter (where cancelled_at is null) as booked, count(cancelled_at) as cancelled
        from private.reservations
        where reservations.centre = centre_figures.centre and day between first_day and last_day
        group by 1
      ) by_month));
end $$;
create index cancelled_by_day on private.reservations (centre, day) where cancelled_at is not null;

grant execute on function public.centre_figures(text, date, date) to anon, authenticated;
