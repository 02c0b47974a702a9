-- What the centre tells a person of what the desk knows of them, and when it forgets it.

-- A reservation with all that is known of its visitor.
create function private.as_known(reservation private.reservations) returns jsonb
language sql stable
as $$
  select private.as_read(reservation) || jsonb_build_object(
    'centre', reservation.centre, 'bookedAt', reservation.created_at, 'cancelledAt', reservation.cancelled_at,
    'phone', coalesce(reservation.phone, ''), 'enteredByTheCentre', reservation.entered_by is not null,
    'note', coalesce(reservation.note, ''), 'changeReason', coalesce(reservation.change_reason, ''),
    'attendance', reservation.attendance)
$$;

-- As before, with what the desk wrote and whether the account is suspended.
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

-- As before, with what the desk wrote and whether an address of these reservations is suspended.
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
    'suspensions', (
      select coalesce(jsonb_agg(jsonb_build_object('sentence', sentence, 'since', created_at) order by id), '[]')
      from private.suspensions
      where mailbox in (select private.mailbox_hash(email) from private.reservations where id = any(own))),
    'changes', (
      select coalesce(jsonb_agg(jsonb_build_object('at', at, 'action', action, 'id', entity_id) order by audit.id), '[]')
      from private.audit where entity = 'reservations' and entity_id = any(own::text[])));
end $$;

-- As before, and who of the staff entered a reservation, the desk's commands after two days, and suspended addresses after a year.
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
end $$;

-- As before, with what the desk looked for, whom it suspended and what it closed.
create or replace function public.read_audit(before bigint default null, everything boolean default false) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  listed jsonb;
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', shown.id, 'at', at, 'action', action, 'entity', entity, 'entityId', entity_id, 'details', details,
    'actor', case when actor is not null then jsonb_build_object('id', actor, 'name', coalesce(acting.name, ''), 'email', coalesce(acting.email, '')) end,
    'subject', case when subject.person is not null then jsonb_build_object('name', subject.name, 'email', subject.email) end)
    order by shown.id desc), '[]')
  into listed
  from (
    select * from private.audit
    where (read_audit.before is null or id < read_audit.before)
      and (everything or entity not in ('reservations', 'tournaments', 'scorers', 'match_events'))
    order by id desc limit 51
  ) shown
    left join private.people acting on acting.person = actor
    left join private.people subject
      on entity in ('roles', 'memberships', 'accounts', 'blocks', 'suspensions') and subject.person::text = entity_id;
  return jsonb_build_object('kind', 'listed', 'more', jsonb_array_length(listed) > 50, 'rows', listed - 50);
end $$;
