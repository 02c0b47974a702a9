-- What visitors read and erase of their places in waiting lists.

-- An entry as its person may read it.
create function private.as_known_waiting(entry private.waiting) returns jsonb
language sql stable set search_path = ''
as $$
  select private.as_waiting(entry) || jsonb_build_object(
    'centre', entry.centre, 'name', entry.name, 'email', entry.email, 'joinedAt', entry.created_at, 'offeredAt', entry.offered_at)
$$;

-- As before, and the waiting list.
create or replace function public.guest_data(keys jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own uuid[] := private.opened_by(guest_data.keys);
begin
  return jsonb_build_object(
    'kind', 'known',
    'at', private.clock(),
    'reservations', (
      select coalesce(jsonb_agg(private.as_known(reservations) order by day, hour, created_at), '[]')
      from private.reservations where id = any(own)),
    'waiting', (
      select coalesce(jsonb_agg(private.as_known_waiting(waiting) order by day, hour, place), '[]')
      from private.keys_of(guest_data.keys) known join private.waiting using (id, secret_hash) where owner is null),
    'suspensions', (
      select coalesce(jsonb_agg(jsonb_build_object('sentence', sentence, 'since', created_at) order by id), '[]')
      from private.suspensions
      where mailbox in (select private.mailbox_hash(email) from private.reservations where id = any(own))),
    'changes', (
      select coalesce(jsonb_agg(jsonb_build_object('at', at, 'action', action, 'id', entity_id) order by audit.id), '[]')
      from private.audit where entity = 'reservations' and entity_id = any(own::text[])));
end $$;

-- As before, and they wait no longer.
create or replace function public.forget_reservations(keys jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.end_waiting(waiting)
  from private.keys_of(forget_reservations.keys) known join private.waiting using (id, secret_hash) where owner is null;
  return jsonb_build_object(
    'kind', 'forgotten', 'kept', to_jsonb(private.erase_reservations(private.opened_by(forget_reservations.keys))));
end $$;

revoke execute on function private.as_known_waiting(private.waiting) from public, anon, authenticated;
