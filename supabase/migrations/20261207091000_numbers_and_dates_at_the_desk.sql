-- The desk calls those who wait, and cancels one date of a series where it reads it.

-- The number that the account left last, or a guest with this address who was sure to come; null without one.
create function private.known_phone(account uuid, address text) returns text
language sql stable set search_path = ''
as $$
  select phone from private.reservations
  where phone is not null and confirm_by is null
    and (owner = account or account is null and owner is null and lower(email) = lower(address))
  order by created_at desc limit 1
$$;

-- As before, with the phone number, which is empty where the centre knows none.
create or replace function public.waiting_list(centre text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  perform private.release_unconfirmed(waiting_list.centre);
  set constraints private.line_served immediate;
  insert into private.audit (at, actor, action, entity, entity_id)
  select private.clock(), auth.uid(), 'read', 'waiting_list', id from private.centres
  where id = waiting_list.centre and not exists (
    select from private.audit
    where entity = 'waiting_list' and entity_id = waiting_list.centre and actor = auth.uid()
      and at > private.clock() - interval '1 hour');
  return jsonb_build_object('kind', 'listed', 'now', private.clock(), 'waiting', (
    select coalesce(jsonb_agg(private.as_waiting(waiting) || jsonb_build_object(
      'name', waiting.name, 'email', coalesce(users.email, waiting.email),
      'phone', coalesce(private.known_phone(owner, waiting.email), ''), 'isMember', owner is not null, 'since', waiting.created_at)
      order by day, hour, place), '[]')
    from private.waiting left join auth.users on users.id = owner
    where waiting.centre = waiting_list.centre and private.beginning(waiting.centre, day, hour) > private.clock()));
end $$;

-- As before, with what a cancellation of a date names: dates: [{ id, sequence, day, hour, court }].
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
          jsonb_agg(jsonb_build_object('id', id, 'sequence', sequence, 'day', day, 'hour', hour, 'court', court)
            order by day, hour) as dates
        from private.reservations
        where reservations.centre = desk_series.centre and reservations.series is not null and cancelled_at is null
          and day >= private.centre_day(desk_series.centre) and private.beginning(reservations.centre, day, hour) > private.clock()
        group by reservations.series
      ) running join private.reservations on id = next));
end $$;

revoke execute on function private.known_phone(uuid, text) from public, anon, authenticated;
grant execute on function public.waiting_list(text), public.desk_series(text) to anon, authenticated;
