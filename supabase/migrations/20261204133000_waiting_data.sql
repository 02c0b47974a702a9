-- What visitors read and erase of their places in waiting lists.

-- An entry as its person may read it.
create function private.as_known_waiting(entry private.waiting) returns jsonb
language sql stable set search_path = ''
as $$
  select private.as_waiting(entry) || jsonb_build_object(
    'centre', entry.centre, 'name', entry.name, 'email', entry.email, 'joinedAt', entry.created_at, 'offeredAt', entry.offered_at)
$$;

-- As before, with the waiting list and the address of the desk's calendar.
create or replace function public.my_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  account jsonb;
begin
  select jsonb_build_object(
    'id', id, 'email', email, 'registeredAt', created_at, 'loggedInAt', last_sign_in_at,
    'writtenByYou', coalesce(raw_user_meta_data, '{}') || coalesce(details, '{}'),
    'writtenByTheCentre', coalesce(raw_app_meta_data, '{}'))
  into account from auth.users left join private.profiles on person = id where id = caller;
  if not found then return private.refused('nobody'); end if;
  return jsonb_build_object(
    'kind', 'known',
    'at', private.clock(),
    'account', account,
    'reservations', (
      select coalesce(jsonb_agg(private.as_known(reservations) order by day, hour, created_at), '[]')
      from private.reservations where owner = caller),
    'seriesRequests', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'centre', centre, 'name', name, 'email', email, 'phone', phone, 'weekday', weekday, 'hour', hour, 'players', players,
        'firstDay', first_day, 'weeks', weeks, 'message', message, 'requestedAt', created_at, 'answeredAt', answered_at)
        order by created_at, id), '[]')
      from private.series_requests where owner = caller),
    'waiting', (
      select coalesce(jsonb_agg(private.as_known_waiting(waiting) order by day, hour, place), '[]')
      from private.waiting where owner = caller),
    'suspension', (
      select jsonb_build_object('sentence', sentence, 'since', created_at) from private.suspensions where person = caller),
    'tournaments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'published', published, 'changedAt', changed_at, 'record', record) order by date, id), '[]')
      from public.tournaments where organiser = caller),
    'scorerOf', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by date, id), '[]')
      from public.scorers join public.tournaments on id = tournament where person = caller),
    'eventsWritten', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'tournament', tournament, 'match', fixture, 'count', count, 'first', first, 'last', last)
        order by first, tournament, fixture), '[]')
      from (
        select tournament, fixture, count(*) as count, min(received_at) as first, max(received_at) as last
        from public.match_events where author = caller group by tournament, fixture
      ) by_match),
    'calendarAddressSince', (select renewed_at from private.desk_feeds where person = caller),
    'changes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'at', at, 'action', action, 'entity', entity, 'id', entity_id) order by audit.id), '[]')
      from private.audit where actor = caller));
end $$;

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
