-- The desk puts a caller into the line of a full hour: with a phone number, and an e-mail address if they say one. Without an address no
-- mail offers them a court. It is held for twenty minutes all the same, and the desk calls.

alter table private.waiting
  alter column email drop not null,
  -- Of a caller; null for a person who joined by themselves.
  add column phone text check (char_length(phone) <= 30),
  -- Who of the staff put them into the line.
  add column entered_by uuid references auth.users on delete set null;

/*
 * Puts a caller into the line of an hour; the limits of one person do not apply. Answers { kind: 'waiting', ahead: how many are before
 * them }, { kind: 'free', court } for an hour that has a free court, which is booked and not waited for, or { kind: 'refused', reason:
 * 'not-staff' | 'malformed' | 'reused' | 'phone' | 'email' | 'unknown-centre' | 'closed' | 'past' | 'too-far' | 'no-mail' | 'too-late'
 * | 'already-waiting' | 'line-full' }.
 */
create function public.desk_wait(
  command uuid, centre text, day date, hour int, players int, name text, phone text, email text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  given jsonb := jsonb_build_array(
    'desk_wait', desk_wait.centre, desk_wait.day, desk_wait.hour, desk_wait.players, desk_wait.name, desk_wait.phone, desk_wait.email);
  answer jsonb;
  called text := private.clean_name(coalesce(desk_wait.name, ''));
  telephone text := private.clean_phone(desk_wait.phone);
  address text := nullif(trim(desk_wait.email), '');
  account uuid;
  whose text;
  reason text;
  free_court smallint;
  ahead int;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  answer := private.known_answer(desk_wait.command, given);
  if answer is not null then return answer; end if;
  if coalesce(desk_wait.players, 0) not between 2 and 4 or char_length(called) not between 1 and 120 then
    return private.refused('malformed');
  end if;
  if telephone is null or not private.is_phone(telephone) then return private.refused('phone'); end if;
  if address is not null and (char_length(address) > 254 or not private.is_address(address)) then
    return private.refused('email');
  end if;
  reason := private.why_closed(desk_wait.centre, desk_wait.day, desk_wait.hour);
  if reason is not null then return private.refused(reason); end if;

  -- A court that becomes free beside this request is served before or after it, and not meanwhile (private.serve_line).
  perform pg_advisory_xact_lock(13, hashtext(concat_ws(' ', desk_wait.centre, desk_wait.day, desk_wait.hour)));
  free_court := private.lowest_free_court(desk_wait.centre, desk_wait.day, desk_wait.hour);
  if free_court is not null then return jsonb_build_object('kind', 'free', 'court', free_court); end if;
  -- A closure gives no court back.
  if not exists (
    select from private.reservations join private.courts on courts.centre = reservations.centre and number = court and in_service
    where reservations.centre = desk_wait.centre and reservations.day = desk_wait.day and reservations.hour = desk_wait.hour
      and cancelled_at is null and closure is null)
  then return private.refused('closed'); end if;
  if not private.confirms_guests(desk_wait.centre) then return private.refused('no-mail'); end if;
  if private.beginning(desk_wait.centre, desk_wait.day, desk_wait.hour) <= private.clock() + interval '20 minutes'
  then return private.refused('too-late'); end if;

  -- An account that is just being deleted is waited for.
  select users.id into account from auth.users
  where lower(users.email) = lower(address) and email_confirmed_at is not null for key share;
  whose := coalesce(account::text, encode(private.mailbox_hash(address), 'hex'), 'phone ' || private.phone_key(telephone));
  if exists (
    select from private.waiting left join auth.users on users.id = owner
    where waiting.centre = desk_wait.centre and waiting.day = desk_wait.day and waiting.hour = desk_wait.hour
      and (offered_at is null or exists (
        select from private.reservations where id = offer and cancelled_at is null and confirm_by > private.clock()))
      and (person = whose or private.mailbox_hash(coalesce(users.email, waiting.email)) = private.mailbox_hash(address)
        or private.phone_key(coalesce(waiting.phone, private.known_phone(owner, waiting.email))) = private.phone_key(telephone)))
  then return private.refused('already-waiting'); end if;
  select count(*) into ahead from private.waiting
  where waiting.centre = desk_wait.centre and waiting.day = desk_wait.day and waiting.hour = desk_wait.hour and offered_at is null;
  if ahead >= (select waits_of_hour from private.centres where id = desk_wait.centre) then return private.refused('line-full'); end if;
  insert into private.waiting (id, secret_hash, centre, day, hour, players, name, email, phone, owner, person, created_at, entered_by)
  values (
    -- No device has its secret.
    desk_wait.command, uuid_send(gen_random_uuid()), desk_wait.centre, desk_wait.day, desk_wait.hour, desk_wait.players, called, address,
    telephone, account, whose, private.clock(), auth.uid());
  insert into private.audit (at, actor, action, entity, entity_id)
  values (private.clock(), auth.uid(), 'insert', 'waiting', desk_wait.command::text);
  return private.keep_answer(desk_wait.command, given, jsonb_build_object('kind', 'waiting', 'ahead', ahead));
end $$;

-- As before, with callers, whom the limits of visitors do not pass over.
create or replace function private.serve_line(wanted_centre text, wanted_day date, wanted_hour int) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held_to private.centres;
  first_one private.waiting;
  free_court smallint;
  -- The desk takes a change back within that time, and the visitor then reads nothing of it.
  due timestamptz := private.clock() + case
    when coalesce(current_setting('desk.staff', true), '') = '' then interval '0' else interval '20 seconds' end;
  until timestamptz := due + interval '20 minutes';
  quiet text := coalesce(current_setting('desk.quiet', true), '');
begin
  perform pg_advisory_xact_lock(13, hashtext(concat_ws(' ', wanted_centre, wanted_day, wanted_hour)));
  if not exists (
    select from private.waiting
    where centre = wanted_centre and day = wanted_day and hour = wanted_hour and offered_at is null)
  then return; end if;
  -- A game that begins before it could be confirmed is free for all.
  if not private.confirms_guests(wanted_centre) or private.why_closed(wanted_centre, wanted_day, wanted_hour) is not null
    or private.beginning(wanted_centre, wanted_day, wanted_hour) <= until
  then return; end if;
  select * into held_to from private.centres where id = wanted_centre;
  -- A change of many reservations writes its own mails, but not this one.
  perform set_config('desk.quiet', '', true);
  loop
    select number into free_court from private.courts
    where courts.centre = wanted_centre and in_service and not exists (
      select from private.reservations
      where reservations.centre = wanted_centre and reservations.day = wanted_day and reservations.hour = wanted_hour
        and reservations.court = courts.number and cancelled_at is null)
    order by number limit 1;
    exit when not found;
    -- Without those whom the limits of bookings and mails refuse at the moment: they keep their place.
    select * into first_one from private.waiting
    where centre = wanted_centre and day = wanted_day and hour = wanted_hour and offered_at is null
      and (owner is not null or private.mailbox_waits_until(centre, waiting.email) is null)
      and (waiting.phone is not null or private.suspension_of(owner, waiting.email) is null
        and (select count(*) from private.reservations held
          where held.cancelled_at is null and held.entered_by is null and held.day >= private.centre_day(wanted_centre)
            and (held.owner = waiting.owner or waiting.owner is null and lower(held.email) = lower(waiting.email))
          ) < held_to.held_ahead)
    order by place limit 1 for update;
    exit when not found;
    begin
      -- The secret is in the link of the mail alone, so that the address is that of the person who waits.
      insert into private.reservations (
        id, centre, court, day, hour, players, plan, service, name, email, phone, owner, entered_by, secret_hash,
        created_at, confirm_by, waiting)
      values (
        gen_random_uuid(), wanted_centre, free_court, wanted_day, wanted_hour, first_one.players, 'Non spécifié', 'Non spécifié',
        first_one.name, first_one.email, first_one.phone, first_one.owner, first_one.entered_by, private.hash_of(gen_random_uuid()::text),
        private.clock(), until, first_one.id)
      returning id into first_one.offer;
      update private.waiting set offered_at = private.clock(), offer = first_one.offer where id = first_one.id;
    exception when unique_violation then
      -- Somebody has taken that court meanwhile.
      null;
    end;
  end loop;
  perform set_config('desk.quiet', quiet, true);
end $$;

-- As before, also of an offer without a mail: the desk takes its change back until the twenty minutes begin.
create or replace function private.is_untold_offer(held private.reservations) returns boolean
language sql stable set search_path = ''
as $$
  select held.waiting is not null and held.cancelled_at is null
    and coalesce(held.confirm_by > private.clock() + interval '20 minutes', false)
$$;

-- As before, with an offer that nobody has read of, unless the desk takes its court on purpose: `desk.takes` is its id, or 'any'.
create or replace function private.occupant(wanted_centre text, wanted_day date, wanted_hour int, wanted_court int)
returns private.reservations
language sql volatile set search_path = ''
as $$
  select * from private.reservations
  where centre = wanted_centre and day = wanted_day and hour = wanted_hour and court = wanted_court and cancelled_at is null
    and not (private.is_untold_offer(reservations) and coalesce(current_setting('desk.takes', true), '') in (id::text, 'any'))
$$;

-- As before. A game that comes back to where a command of the desk took it from gets its court back from an offer that nobody has read of.
create or replace function private.put_at_desk(own private.reservations, wanted_day date, wanted_hour int, wanted_court int, why text)
returns private.reservations
language plpgsql volatile set search_path = ''
as $$
declare
  other private.reservations;
begin
  perform set_config('desk.staff', auth.uid()::text, true);
  if own.cancelled_at is not null or exists (
    select from private.desk_commands
    where at > private.clock() - interval '2 minutes' and answer ->> 'id' = own.id::text
      and answer -> 'before' @> jsonb_build_object('day', wanted_day, 'hour', wanted_hour, 'court', wanted_court))
  then perform set_config('desk.takes', 'any', true); end if;
  loop
    other := private.occupant(own.centre, wanted_day, wanted_hour, wanted_court);
    if other.id <> own.id then return other; end if;
    begin
      update private.reservations
      set day = wanted_day, hour = wanted_hour, court = wanted_court, cancelled_at = null, change_reason = why,
        attendance = case when (day, hour) = (wanted_day, wanted_hour) then attendance end
      where id = own.id
      returning * into other;
      return other;
    exception when unique_violation then
      null;
    end;
  end loop;
end $$;

/*
 * Confirms a booking or an offered court for a person on the phone. A repeat answers the same. Answers { kind: 'confirmed', reservation } or
 * { kind: 'refused', reason: 'not-staff' | 'gone' }.
 */
create function public.desk_confirm(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own private.reservations;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  own := private.reservation_at_desk(desk_confirm.id);
  if own.id is null or own.confirm_by <= private.clock() then return private.refused('gone'); end if;
  if own.confirm_by is not null then
    update private.reservations set confirm_by = null where reservations.id = own.id returning * into own;
    insert into private.audit (at, actor, action, entity, entity_id)
    values (private.clock(), auth.uid(), 'update', 'reservations', own.id::text);
  end if;
  return jsonb_build_object('kind', 'confirmed', 'reservation', private.as_desk(own));
end $$;

-- As before, with { waiting }: the entry of the list to which the court is offered; null for every other reservation.
create or replace function private.as_desk(reservation private.reservations) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  suspension private.suspensions := private.suspension_row(reservation.owner, reservation.email);
begin
  return private.as_read(reservation) || jsonb_build_object(
    'sequence', reservation.sequence, 'phone', coalesce(reservation.phone, ''), 'note', coalesce(reservation.note, ''),
    'attendance', reservation.attendance, 'member', reservation.owner, 'series', reservation.series,
    'waiting', case when reservation.confirm_by is not null then reservation.waiting end,
    'enteredBy', private.staff_name(reservation.entered_by), 'changedBy', private.staff_name(reservation.changed_by),
    'changeReason', coalesce(reservation.change_reason, ''),
    'absences', private.absences_of(
      private.person_key(reservation.owner, reservation.email, reservation.phone), reservation.centre),
    'suspended', suspension.id is not null, 'suspension', coalesce(suspension.sentence, ''));
end $$;

-- As before, with the number that a caller left, and `offer`, the reservation that holds the court; the address is empty for a caller
-- without one.
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
      'name', waiting.name, 'email', coalesce(users.email, waiting.email, ''), 'offer', waiting.offer,
      'phone', coalesce(waiting.phone, private.known_phone(owner, waiting.email), ''), 'isMember', owner is not null, 'since', waiting.created_at)
      order by day, hour, place), '[]')
    from private.waiting left join auth.users on users.id = owner
    where waiting.centre = waiting_list.centre and private.beginning(waiting.centre, day, hour) > private.clock()));
end $$;

-- As before. `waiting` also counts those whom the desk has to call.
create or replace function public.desk_counts(centre text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  return jsonb_build_object(
    'kind', 'counted',
    'requests', (
      select count(*) from private.series_requests
      where series_requests.centre = desk_counts.centre and answered_at is null),
    'waiting', (
      select count(*) from private.waiting
      where waiting.centre = desk_counts.centre and (
        offered_at is null and private.beginning(waiting.centre, day, hour) > private.clock() + interval '20 minutes'
        or email is null and exists (
          select from private.reservations where id = offer and cancelled_at is null and confirm_by > private.clock()))));
end $$;

-- As before. The link of an offer that was held at that moment tells that the desk took it back.
create or replace function public.remove_waiting(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  entry private.waiting;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  select * into entry from private.waiting where waiting.id = remove_waiting.id for update;
  if found then
    perform set_config('desk.staff', auth.uid()::text, true);
    perform private.end_waiting(entry);
    -- The next in line is told at once: this is not taken back.
    perform set_config('desk.staff', '', true);
    insert into private.audit (at, actor, action, entity, entity_id)
    values (private.clock(), auth.uid(), 'delete', 'waiting', entry.id::text);
  end if;
  return jsonb_build_object('kind', 'removed');
end $$;

-- As before. What the desk took back before its time was over was not confirmed too late: { kind: 'cancelled' }, and of an offer
-- `isWithdrawn`.
create or replace function public.open_reservation(id uuid, secret text, confirms boolean default true) returns jsonb
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

-- As before, with the phone number.
create or replace function private.as_known_waiting(entry private.waiting) returns jsonb
language sql stable set search_path = ''
as $$
  select private.as_waiting(entry) || jsonb_build_object(
    'centre', entry.centre, 'name', entry.name, 'email', coalesce(entry.email, ''), 'phone', coalesce(entry.phone, ''),
    'joinedAt', entry.created_at, 'offeredAt', entry.offered_at)
$$;

-- The places in lines that a guest's device has the keys of, or that led to its reservations, or that have an address whose mails it opened.
create function private.lines_of(keys jsonb, own uuid[], addresses text[]) returns setof private.waiting
language sql stable set search_path = ''
as $$
  select * from private.waiting
  where owner is null and (offer = any(own) or lower(email) = any(addresses)
    or (id, secret_hash) in (select id, secret_hash from private.keys_of(keys)))
$$;

-- As before, with the places that the desk entered.
create or replace function public.guest_data(keys jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own uuid[] := private.opened_by(guest_data.keys);
  addresses text[] := private.proven_addresses(own);
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

create or replace function public.forget_reservations(keys jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own uuid[] := private.opened_by(forget_reservations.keys);
  addresses text[] := private.proven_addresses(own);
begin
  perform private.end_waiting(waiting) from private.lines_of(forget_reservations.keys, own, addresses) waiting;
  delete from private.series_requests where owner is null and lower(email) = any(addresses);
  perform private.forget_answers(addresses);
  return jsonb_build_object('kind', 'forgotten', 'kept', to_jsonb(private.erase_reservations(own)));
end $$;

revoke execute on function private.lines_of(jsonb, uuid[], text[]) from public, anon, authenticated;
grant execute on function
  public.desk_wait(uuid, text, date, int, int, text, text, text),
  public.desk_confirm(uuid), public.waiting_list(text), public.desk_counts(text), public.remove_waiting(uuid),
  public.open_reservation(uuid, text, boolean), public.guest_data(jsonb), public.forget_reservations(jsonb)
to anon, authenticated;
