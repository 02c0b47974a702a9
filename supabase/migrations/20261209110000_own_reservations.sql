-- What visitors do with their own reservations: open, claim, read and erase them, by an account or by the secrets of a device.
set check_function_bodies = off;

create function private.keys_of(device_keys jsonb) returns table (id uuid, secret_hash bytea, is_link boolean)
language sql stable rows 20
as $$
  select sent.id, coalesce(linked.secret_hash, sent.hash), linked.secret_hash is not null
  from (
    -- The test and the cast in one expression: a planner may do two in any order.
    select
      case when key ->> 'id' ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then (key ->> 'id')::uuid end as id,
      private.hash_of(key ->> 'secret') as hash
    from (
      select case jsonb_typeof(device_keys) when 'array' then private.refuse_larger(device_keys, 64 * 1024) else '[]' end as keys
    ) document, jsonb_array_elements(keys) with ordinality listed (key, place)
    where place > jsonb_array_length(keys) - 100
  ) sent
  left join lateral (
    select reservations.secret_hash
    from private.mail_links join private.reservations on reservations.id = mail_links.reservation
    where mail_links.secret_hash = sent.hash and mail_links.reservation = sent.id and purpose = 'open' and owner is null
  ) linked on true
$$;

-- The reservations of these keys, save those in the account of a member: these go with the account, so that a member who books, has a
-- game forgotten and books again has the limits of one person.
create function private.opened_by(device_keys jsonb) returns uuid[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(id), '{}') from private.keys_of(device_keys) known join private.reservations using (id, secret_hash)
  where owner is null
$$;

-- The addresses of a guest's bookings that a key which came by mail opens. Any visitor can type another person's address, who then
-- presses the button in the mail: the key of the device that booked proves no address. The desk ends earlier links when it changes one.
create function private.proven_addresses(device_keys jsonb) returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(distinct lower(email)), '{}') from private.keys_of(device_keys) known join private.reservations using (id, secret_hash)
  where owner is null and is_link
$$;

create function private.has_proven_address(account uuid) returns boolean
language sql stable set search_path = ''
as $$ select exists (select from auth.users where id = account and email_confirmed_at is not null) $$;

-- Whether a guest's booking of that hour asks for a confirmation (private.prepare_mails).
create function private.is_confirmed_by_mail(wanted_centre text, wanted_day date, wanted_hour int) returns boolean
language sql stable set search_path = ''
as $$
  select private.confirms_guests(id) and private.beginning(id, wanted_day, wanted_hour) > private.clock() + confirmed_within
  from private.centres where id = wanted_centre
$$;

/*
 * What the link of a mail opens. With `confirms` it confirms the booking, and a guest's address with it. Without, it says what waits
 * for a confirmation, and confirms nothing. Answers
 *   { kind: 'open', isConfirmedNow, reservation }
 *   { kind: 'to-confirm', isOffer, reservation }    without name, address and reference; an offer is one of the waiting list
 *   { kind: 'in-account', isConfirmedNow }          of a member who is not the caller; the field stands there only if it is true
 *   { kind: 'released' }                            nobody confirmed it in time
 *   { kind: 'cancelled', isWithdrawn }              `isWithdrawn`, only if it is true: the desk took an offer back
 *   { kind: 'unknown' }                             the secret is none of a link to it
 * What the desk took back before its time was over was not confirmed too late: it is cancelled.
 */
create function public.open_reservation(id uuid, secret text, confirms boolean default true) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_one private.reservations;
  is_confirmed_now boolean := false;
begin
  if not private.is_link(open_reservation.id, open_reservation.secret) then return jsonb_build_object('kind', 'unknown'); end if;
  select * into found_one from private.reservations where reservations.id = open_reservation.id for update;
  if open_reservation.confirms and found_one.owner is null then
    delete from private.unconfirmed_mails where mailbox = private.mailbox_hash(found_one.email);
  end if;
  if found_one.cancelled_at is not null then
    return case
      when found_one.confirm_by is null then '{"kind": "cancelled"}'::jsonb
      when found_one.changed_by is null or found_one.cancelled_at >= found_one.confirm_by then '{"kind": "released"}'
      when found_one.waiting is null or exists (select from private.waiting where waiting.id = found_one.waiting)
        then '{"kind": "cancelled"}'
      else '{"kind": "cancelled", "isWithdrawn": true}' end;
  end if;
  if found_one.confirm_by <= private.clock() then
    update private.reservations set cancelled_at = private.clock() where reservations.id = found_one.id;
    return jsonb_build_object('kind', 'released');
  end if;
  if open_reservation.confirms then
    if found_one.confirm_by is not null or found_one.owner is null and not found_one.is_confirmed then
      is_confirmed_now := found_one.confirm_by is not null;
      update private.reservations set confirm_by = null, is_confirmed = true
      where reservations.id = found_one.id returning * into found_one;
    end if;
  elsif found_one.confirm_by is not null then
    return jsonb_build_object('kind', 'to-confirm', 'isOffer', found_one.waiting is not null,
      'reservation', private.as_read(found_one) || '{"name": "", "email": "", "reference": ""}');
  end if;
  if found_one.owner is not null and found_one.owner is distinct from auth.uid() then
    return jsonb_build_object('kind', 'in-account')
      || case when is_confirmed_now then jsonb_build_object('isConfirmedNow', true) else '{}'::jsonb end;
  end if;
  return jsonb_build_object('kind', 'open', 'isConfirmedNow', is_confirmed_now, 'reservation', private.as_read(found_one));
end $$;

-- The caller's reservations, and those that their device has the secrets of, in the order of time. Cancelled ones and bookings that
-- were not confirmed in time are none of them. The two parts of the union each have their index.
create function public.own_reservations(keys jsonb default '[]') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(private.as_read(reservations) order by day, hour, created_at), '[]')
    from (
      select id from private.reservations where owner = auth.uid()
      union
      select id from private.keys_of(own_reservations.keys) known join private.reservations using (id, secret_hash)
    ) own join private.reservations using (id)
    where cancelled_at is null and (confirm_by is null or confirm_by > private.clock()));
end $$;

/*
 * What a guest has booked on this device becomes the caller's. Answers how many; none where nobody is logged in, or the account is
 * gone. A link hands a reservation over to the account with its address alone: a forwarded mail gives nothing away. Who claims a
 * booking in the name of their account's own, confirmed address has confirmed it as the link of its mail does. Another address proves
 * nothing: its mails count on. The claim of an account that may not book an unconfirmed booking itself does not confirm it: the desk
 * blocks the account, or it holds as many games as one may. Such a booking stays with its device, and its mail still confirms it.
 */
create function public.claim_reservations(keys jsonb) returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claimed int;
begin
  -- What an account holds is counted for one request at a time, as when it books.
  perform pg_advisory_xact_lock(3, hashtext(auth.uid()::text));
  with known as (
    select reservations.id, confirm_by, reservations.created_at, account.id as person, account.email as address, account.email_confirmed_at
    from private.reservations, private.keys_of(keys) known, auth.users account
    where account.id = auth.uid() and owner is null and cancelled_at is null
      and (confirm_by is null or confirm_by > private.clock())
      and (not known.is_link or lower(account.email) = lower(reservations.email))
      and reservations.id = known.id and reservations.secret_hash = known.secret_hash
    for update of reservations
  ), ranked as (
    -- A device may have two keys of one reservation.
    select *, dense_rank() over (order by confirm_by is not null, created_at, id) as place from known
  ), own as (
    -- The device that booked, which may be another one, opens it no more.
    update private.reservations set owner = person, secret_hash = uuid_send(gen_random_uuid()) from ranked
    where reservations.id = ranked.id and (ranked.confirm_by is null
      or private.suspension_of(person, address) is null and place + (
        select count(*) from private.reservations held
        where held.owner = person and held.cancelled_at is null and held.entered_by is null
          and held.day >= private.centre_day(held.centre)
      ) <= (select held_ahead from private.centres where centres.id = reservations.centre))
    returning private.mailbox_hash(reservations.email) as mailbox,
      case when email_confirmed_at is not null then private.mailbox_hash(address) end as proven
  ), freed as (
    delete from private.unconfirmed_mails where mailbox in (select mailbox from own where mailbox = proven)
  )
  select count(*) into claimed from own;
  return claimed;
end $$;

-- All that the centre knows of the reservations of a guest's device, also of cancelled ones, and of their places in waiting lists:
-- { kind: 'known', at, reservations, waiting, seriesRequests, suspensions, changes }. Of an address, requests for series, its
-- suspension and its places are told to a device that has opened one of its mails (private.proven_addresses).
create function public.guest_data(keys jsonb) returns jsonb
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

-- An entry of a waiting list as its person may read it.
create function private.as_known_waiting(entry private.waiting) returns jsonb
language sql stable set search_path = ''
as $$
  select private.as_waiting(entry) || jsonb_build_object(
    'centre', entry.centre, 'name', entry.name, 'email', coalesce(entry.email, ''), 'phone', coalesce(entry.phone, ''),
    'joinedAt', entry.created_at, 'offeredAt', entry.offered_at)
$$;

-- The number that the account left last, or a guest with this address who was sure to come; null without one.
create function private.known_phone(account uuid, address text) returns text
language sql stable set search_path = ''
as $$
  select phone from private.reservations
  where phone is not null and confirm_by is null
    and (owner = account or account is null and owner is null and lower(email) = lower(address))
  order by created_at desc limit 1
$$;

-- Takes the names from these reservations, and cancels those that still can be. A game that is too near for that keeps its name until
-- it is played, because the centre expects its players. Answers which do. A link from before a member had the reservation opens
-- nothing again when their account is gone.
create function private.erase_reservations(ids uuid[]) returns uuid[]
language plpgsql volatile set search_path = ''
as $$
begin
  perform from private.reservations where id = any(ids) order by id for update;
  delete from private.mail_links using private.reservations
  where reservations.id = mail_links.reservation and reservations.id = any(ids) and owner is not null and purpose = 'open';
  with asked as (
    select id, cancelled_at is null and fixed is null as is_to_cancel,
      cancelled_at is null and fixed is not distinct from 'too-late' as is_kept
    from private.reservations, private.why_fixed(reservations) fixed
    where id = any(ids)
  )
  update private.reservations
  set cancelled_at = case when is_to_cancel then private.clock() else cancelled_at end,
    name = case when is_kept then name end, email = case when is_kept then email end,
    owner = null, is_to_forget = is_kept
  from asked where asked.id = reservations.id;
  return array(select id from private.reservations where id = any(ids) and is_to_forget order by day, hour, id);
end $$;

-- A guest asks to be forgotten, for the reservations that their device has the secrets of. They wait no longer, and requests for
-- series and unsent mails about those are deleted for addresses whose mails they have opened (private.proven_addresses). Asked again,
-- it changes nothing. Answers { kind: 'forgotten', kept }: the ids of those that keep their name until they are played
-- (private.erase_reservations).
create function public.forget_reservations(keys jsonb) returns jsonb
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
