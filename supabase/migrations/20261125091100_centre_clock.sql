-- What the pages reckon with is what time it is at the centre, and not on a device whose clock may be set to anything: it comes
-- with the answers that they ask for anyway.

create function private.taken(centre text, first_day date, last_day date) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(day, hours), '{}')
  from (
    select day, jsonb_object_agg(hour, courts) as hours
    from (
      select reservations.day, reservations.hour, count(*) as courts
      from private.reservations
      where reservations.centre = taken.centre and cancelled_at is null
        and reservations.day between first_day and last_day
      group by reservations.day, reservations.hour
    ) by_hour
    group by day
  ) by_day
$$;

-- For the sites of before, which name the days themselves.
create or replace function public.taken_courts(centre text, first_day date, last_day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb := private.taken(taken_courts.centre, first_day, least(last_day, first_day + 70));
begin
  if private.is_known_version(md5(answer::text), 2) then return null; end if;
  return answer;
end $$;

-- The courts that are taken on the days that can be booked: { now, taken: { 'yyyy-MM-dd': { hour: count } } }.
create function public.courts_now(centre text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('now', private.clock(), 'taken', private.taken(
    id, private.centre_day(id), (private.centre_day(id) + make_interval(months => months_ahead))::date))
  from private.centres where id = courts_now.centre
$$;

-- As `own_reservations`: { now, reservations }.
create function public.reservations_now(keys jsonb default '[]') returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('now', private.clock(), 'reservations', public.own_reservations(reservations_now.keys))
$$;

revoke execute on function private.taken(text, date, date) from public, anon, authenticated;
