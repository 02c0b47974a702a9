-- As before, with the reason 'day' of a game on a day on which the centre is closed.
create or replace function private.listed_outside(ids uuid[]) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(private.as_read(reservations) || jsonb_build_object('phone', coalesce(phone, ''), 'reason', case
    when isempty(private.hours_of(centre, day)) then 'day'
    when hour::int <@ private.hours_of(centre, day) then 'court' else 'hour' end) order by day, hour, court), '[]')
  from private.reservations where id in (
    select id from private.reservations where id = any(ids) order by day, hour, court limit 100)
$$;
