-- What the centre forgets of requests for series, and what a member may read of them.

-- As before, and requests for series.
create or replace function private.forget_outdated() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  place private.centres;
begin
  for place in select * from private.centres loop
    update private.reservations set name = null, email = null, owner = null, entered_by = null, changed_by = null
    where (name is not null or email is not null or owner is not null)
      and day < (private.centre_day(place.id) - make_interval(months => place.months_kept))::date
      and reservations.centre = place.id;
    update private.reservations set name = null, email = null, is_to_forget = false
    where is_to_forget and private.beginning(place.id, day, hour) <= private.clock() and reservations.centre = place.id;
  end loop;
  -- A key is needed for an hour of the next day, and a day may end later at another centre.
  delete from private.network_uses where at < private.clock() - interval '1 day';
  delete from private.network_keys where day < (private.clock() - interval '1 day')::date;
  delete from private.invitations where expires_at < private.clock();
  delete from private.commands where valid_until < private.clock() - interval '1 day';
  delete from private.desk_commands where at < private.clock() - interval '2 days';
  delete from private.suspensions where mailbox is not null and created_at < private.clock() - interval '12 months';
  delete from private.audit where at < private.clock() - interval '12 months';
  perform private.forget_mails();
  perform private.forget_series_requests();
end $$;

-- As before, and requests for series.
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
    'changes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'at', at, 'action', action, 'entity', entity, 'id', entity_id) order by audit.id), '[]')
      from private.audit where actor = caller));
end $$;
