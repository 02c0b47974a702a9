-- The list of series has every date to come of each, so that the desk reads where a series that was moved in part goes on.

-- The desk's first look at series: { kind: 'listed', requests, series } or a refusal. The audit says who read it, once an hour.
--   requests: [{ id, name, email, phone, member, weekday, hour, players, firstDay, weeks, message, createdAt }], the oldest first
--   series: [{ id, name, email, phone, isMember, players, plan, service, next: { day, hour, court }, count, lastDay,
--     dates: [{ day, hour, court }] }], by their next date
create or replace function public.desk_series(centre text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if exists (select from private.centres where id = desk_series.centre) then
    perform private.audit_reading('series', desk_series.centre);
  end if;
  return jsonb_build_object(
    'kind', 'listed',
    'requests', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', name, 'email', coalesce(email, ''), 'phone', coalesce(phone, ''), 'member', owner, 'weekday', weekday,
        'hour', hour, 'players', players, 'firstDay', first_day, 'weeks', weeks, 'message', message, 'createdAt', created_at)
        order by created_at, id), '[]')
      from private.series_requests where series_requests.centre = desk_series.centre and answered_at is null),
    'series', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', running.series, 'name', coalesce(name, ''), 'email', coalesce(email, ''), 'phone', coalesce(phone, ''),
        'isMember', owner is not null, 'players', players, 'plan', plan, 'service', service,
        'next', jsonb_build_object('day', day, 'hour', hour, 'court', court), 'count', jsonb_array_length(dates), 'lastDay', last_day,
        'dates', dates)
        order by day, hour, court), '[]')
      from (
        select reservations.series, max(day) as last_day, (array_agg(id order by day, hour))[1] as next,
          jsonb_agg(jsonb_build_object('day', day, 'hour', hour, 'court', court) order by day, hour) as dates
        from private.reservations
        where reservations.centre = desk_series.centre and reservations.series is not null and cancelled_at is null
          and day >= private.centre_day(desk_series.centre) and private.beginning(reservations.centre, day, hour) > private.clock()
        group by reservations.series
      ) running join private.reservations on id = next));
end $$;

grant execute on function public.desk_series(text) to anon, authenticated;
