-- The addresses of a guest's bookings whose mails they have opened: any visitor can type another one. A press in the mail's page says so, and
-- so does a key that came by mail: a booking of the desk has nothing to press. The desk ends earlier links when it changes an address.
create function private.proven_addresses(device_keys jsonb) returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(distinct lower(email)), '{}') from private.keys_of(device_keys) known join private.reservations using (id, secret_hash)
  where (owner is null or owner = auth.uid()) and (is_confirmed or is_link)
$$;
revoke execute on function private.proven_addresses(jsonb) from public, anon, authenticated;

-- As before, by these addresses.
create or replace function public.guest_data(keys jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own uuid[] := private.opened_by(guest_data.keys);
  addresses text[] := private.proven_addresses(guest_data.keys);
begin
  return jsonb_build_object(
    'kind', 'known',
    'at', private.clock(),
    'reservations', (
      select coalesce(jsonb_agg(private.as_known(reservations) order by day, hour, created_at), '[]')
      from private.reservations where id = any(own)),
    'waiting', (
      select coalesce(jsonb_agg(private.as_known_waiting(waiting) order by day, hour, place), '[]')
      from private.lines_of(guest_data.keys, own, addresses) waiting),
    'seriesRequests', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'centre', centre, 'name', name, 'email', email, 'phone', phone, 'weekday', weekday, 'hour', hour, 'players', players,
        'firstDay', first_day, 'weeks', weeks, 'message', message, 'requestedAt', created_at, 'answeredAt', answered_at)
        order by created_at, id), '[]')
      from private.series_requests where owner is null and lower(email) = any(addresses)),
    'suspensions', (
      select coalesce(jsonb_agg(jsonb_build_object('sentence', sentence, 'since', created_at) order by id), '[]')
      from private.suspensions
      where mailbox in (select private.mailbox_hash(address) from unnest(addresses) address)),
    'changes', (
      select coalesce(jsonb_agg(jsonb_build_object('at', at, 'action', action, 'id', entity_id) order by audit.id), '[]')
      from private.audit where entity = 'reservations' and entity_id = any(own::text[])));
end $$;

-- As before, by these addresses.
create or replace function public.forget_reservations(keys jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own uuid[] := private.opened_by(forget_reservations.keys);
  addresses text[] := private.proven_addresses(forget_reservations.keys);
begin
  perform private.end_waiting(waiting) from private.lines_of(forget_reservations.keys, own, addresses) waiting;
  delete from private.series_requests where owner is null and lower(email) = any(addresses);
  perform private.forget_answers(addresses);
  return jsonb_build_object('kind', 'forgotten', 'kept', to_jsonb(private.erase_reservations(own)));
end $$;

drop function private.proven_addresses(uuid[]);
