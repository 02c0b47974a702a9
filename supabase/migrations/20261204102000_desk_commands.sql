-- What the desk does. Each function decides for itself whether the caller belongs to the staff. A command that was executed answers the
-- same again, so that staff repeat one whose answer was lost.

-- Lines stay; what steers the direction of the text around it does not.
create function private.clean_lines(lines text) returns text
language sql immutable set search_path = ''
as $$
  select trim(E' \n' from regexp_replace(
    lines, '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]', '', 'g'))
$$;

-- The answer of a command that was executed, with the reservation as it is now; null for a new one.
create function private.desk_answer(command uuid, wanted text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  known private.desk_commands;
  reservation private.reservations;
begin
  if command is null then return private.refused('malformed'); end if;
  -- After the same command, where it is on its way beside this one.
  perform pg_advisory_xact_lock(7, hashtext(command::text));
  select * into known from private.desk_commands where id = command;
  if not found then return null; end if;
  if known.person <> auth.uid() or known.answer ->> 'kind' <> wanted then return private.refused('malformed'); end if;
  select * into reservation from private.reservations where id = (known.answer ->> 'id')::uuid;
  if not found or known.answer ? 'undone' then return private.refused('gone'); end if;
  return jsonb_build_object('kind', wanted, 'reservation', private.as_desk(reservation));
end $$;

-- Keeps what a repeat and an undo need, and answers. `before` is where the reservation was.
create function private.keep_desk_answer(command uuid, wanted text, reservation private.reservations, before jsonb default null)
returns jsonb
language plpgsql volatile set search_path = ''
as $$
begin
  insert into private.desk_commands values (command, auth.uid(), private.clock(), jsonb_strip_nulls(jsonb_build_object(
    'kind', wanted, 'id', reservation.id, 'sequence', reservation.sequence, 'before', before)));
  return jsonb_build_object('kind', wanted, 'reservation', private.as_desk(reservation));
end $$;

-- Whether a game of that hour is over.
create function private.has_ended(wanted_centre text, wanted_day date, wanted_hour int) returns boolean
language sql stable set search_path = ''
as $$ select private.beginning(wanted_centre, wanted_day, wanted_hour) + interval '1 hour' <= private.clock() $$;

/*
 * Why the desk cannot have a game there, or null. The opening hours and the courts are those of the visitors; a game that began less than
 * an hour ago can still be entered, and the calendar is open for two years.
 */
create function private.why_not_at_desk(wanted_centre text, wanted_day date, wanted_hour int, wanted_court int) returns text
language plpgsql stable set search_path = ''
as $$
begin
  if wanted_day is null or wanted_hour is null or not exists (select from private.centres where id = wanted_centre) then
    return 'malformed';
  end if;
  if not wanted_hour <@ private.hours_of(wanted_centre, wanted_day) or wanted_court is not null and not exists (
    select from private.courts where centre = wanted_centre and number = wanted_court and in_service)
  then return 'closed'; end if;
  if private.has_ended(wanted_centre, wanted_day, wanted_hour) then return 'past'; end if;
  if wanted_day > (private.centre_day(wanted_centre) + interval '2 years')::date then return 'too-far'; end if;
  return null;
end $$;

-- What has that court then; its id is null for a free one.
create function private.occupant(wanted_centre text, wanted_day date, wanted_hour int, wanted_court int) returns private.reservations
language sql volatile set search_path = ''
as $$
  select * from private.reservations
  where centre = wanted_centre and day = wanted_day and hour = wanted_hour and court = wanted_court and cancelled_at is null
$$;

create function private.taken_by(other private.reservations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('kind', 'taken', 'by', case when other.closure is null and other.id is not null then private.as_desk(other) end)
$$;

/*
 * Books for a member, or for a guest with a name. Without a court it takes the lowest free one. The limits of one person do not apply.
 * Answers { kind: 'booked', reservation }, { kind: 'taken', by: reservation | null, freeCourts } (null: closed, or no court is free) or
 * { kind: 'refused', reason: 'not-staff' | 'malformed' | 'phone' | 'email' | 'closed' | 'past' | 'too-far' | 'unknown-member' }.
 */
create function public.desk_book(
  command uuid, centre text, day date, hour int, court int, players int, name text, email text, phone text, member uuid,
  plan text, service text, note text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  answer jsonb;
  reason text;
  account private.people;
  said_name text := private.clean_name(coalesce(desk_book.name, ''));
  said_email text := nullif(trim(desk_book.email), '');
  said_phone text := private.clean_phone(desk_book.phone);
  said_note text := nullif(private.clean_lines(desk_book.note), '');
  wanted_court int;
  other private.reservations;
  made private.reservations;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  answer := private.desk_answer(desk_book.command, 'booked');
  if answer is not null then return answer; end if;

  if desk_book.member is not null then
    -- An account that is just being deleted is waited for.
    perform from auth.users where id = desk_book.member for key share;
    if not found then return private.refused('unknown-member'); end if;
    select * into account from private.people where person = desk_book.member;
    said_name := coalesce(nullif(said_name, ''), account.name);
    said_email := coalesce(said_email, nullif(account.email, ''));
  end if;
  if coalesce(desk_book.players, 0) not between 2 and 4 or char_length(said_name) not between 1 and 120
    or coalesce(char_length(desk_book.plan), 81) > 80 or coalesce(char_length(desk_book.service), 81) > 80
    or char_length(said_note) > 500
  then return private.refused('malformed'); end if;
  if not private.is_phone(said_phone) then return private.refused('phone'); end if;
  if said_email is not null and (char_length(said_email) > 254 or not private.is_address(said_email)) then
    return private.refused('email');
  end if;
  reason := private.why_not_at_desk(desk_book.centre, desk_book.day, desk_book.hour, desk_book.court);
  if reason is not null then return private.refused(reason); end if;

  perform private.release_unconfirmed(desk_book.centre);
  loop
    wanted_court := coalesce(desk_book.court, private.lowest_free_court(desk_book.centre, desk_book.day, desk_book.hour));
    other := private.occupant(desk_book.centre, desk_book.day, desk_book.hour, wanted_court);
    if wanted_court is null or other.id is not null then
      return private.taken_by(other) || jsonb_build_object('freeCourts', (
        select coalesce(jsonb_agg(number order by number), '[]') from private.courts
        where courts.centre = desk_book.centre and in_service
          and (private.occupant(desk_book.centre, desk_book.day, desk_book.hour, number)).id is null));
    end if;
    begin
      insert into private.reservations (
        id, centre, court, day, hour, players, plan, service, name, email, phone, note, owner, entered_by, secret_hash, created_at)
      values (
        gen_random_uuid(), desk_book.centre, wanted_court, desk_book.day, desk_book.hour, desk_book.players, desk_book.plan,
        desk_book.service, said_name, said_email, said_phone, said_note, desk_book.member, auth.uid(),
        -- No device has its secret.
        uuid_send(gen_random_uuid()), private.clock())
      returning * into made;
      return private.keep_desk_answer(desk_book.command, 'booked', made);
    exception when unique_violation then
      -- Somebody else had the court between the question and the answer: the index decides.
      null;
    end;
  end loop;
end $$;

-- The reservation, locked, for a change by the desk; its id is null if there is none. Hours of a closure are not the desk's to move.
create function private.reservation_at_desk(wanted uuid) returns private.reservations
language sql volatile set search_path = ''
as $$ select * from private.reservations where id = wanted and cancelled_at is null and closure is null for update $$;

-- Has the reservation there, on that court; a cancelled one is valid again. Answers it, or the one that has the court already.
create function private.put_at_desk(own private.reservations, wanted_day date, wanted_hour int, wanted_court int, why text)
returns private.reservations
language plpgsql volatile set search_path = ''
as $$
declare
  other private.reservations;
begin
  perform set_config('desk.staff', auth.uid()::text, true);
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
 * Moves a game that is not over to another court or hour. `sequence` is the reservation's as it was read. Answers
 * { kind: 'moved', reservation }, { kind: 'taken', by: reservation | null }, { kind: 'conflict', reservation } if somebody has changed it
 * since, or { kind: 'refused', reason: 'not-staff' | 'malformed' | 'gone' | 'closed' | 'past' | 'too-far' }.
 */
create function public.desk_move(command uuid, id uuid, sequence int, day date, hour int, court int, reason text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  answer jsonb;
  own private.reservations;
  moved private.reservations;
  why text := nullif(private.clean_name(desk_move.reason), '');
  refusal text;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  answer := private.desk_answer(desk_move.command, 'moved');
  if answer is not null then return answer; end if;
  if desk_move.court is null or char_length(why) > 200 then return private.refused('malformed'); end if;

  perform private.release_unconfirmed(centres.id) from private.centres;
  own := private.reservation_at_desk(desk_move.id);
  if own.id is null then return private.refused('gone'); end if;
  -- The answer to an earlier command may have been lost.
  if (own.day, own.hour, own.court) = (desk_move.day, desk_move.hour, desk_move.court) then
    return jsonb_build_object('kind', 'moved', 'reservation', private.as_desk(own));
  end if;
  if own.sequence is distinct from desk_move.sequence then
    return jsonb_build_object('kind', 'conflict', 'reservation', private.as_desk(own));
  end if;
  refusal := case when private.has_ended(own.centre, own.day, own.hour) then 'past'
    else private.why_not_at_desk(own.centre, desk_move.day, desk_move.hour, desk_move.court) end;
  if refusal is not null then return private.refused(refusal); end if;

  moved := private.put_at_desk(own, desk_move.day, desk_move.hour, desk_move.court, why);
  if moved.id <> own.id then return private.taken_by(moved); end if;
  return private.keep_desk_answer(desk_move.command, 'moved', moved, jsonb_build_object(
    'day', own.day, 'hour', own.hour, 'court', own.court, 'attendance', own.attendance));
end $$;

/*
 * Cancels a game that is not over. Answers { kind: 'cancelled', reservation }, { kind: 'conflict', reservation } or
 * { kind: 'refused', reason: 'not-staff' | 'malformed' | 'gone' | 'past' }.
 */
create function public.desk_cancel(command uuid, id uuid, sequence int, reason text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  answer jsonb;
  own private.reservations;
  why text := nullif(private.clean_name(desk_cancel.reason), '');
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  answer := private.desk_answer(desk_cancel.command, 'cancelled');
  if answer is not null then return answer; end if;
  if char_length(why) > 200 then return private.refused('malformed'); end if;

  own := private.reservation_at_desk(desk_cancel.id);
  if own.id is null then return private.refused('gone'); end if;
  if own.sequence is distinct from desk_cancel.sequence then
    return jsonb_build_object('kind', 'conflict', 'reservation', private.as_desk(own));
  end if;
  if private.has_ended(own.centre, own.day, own.hour) then return private.refused('past'); end if;
  perform set_config('desk.staff', auth.uid()::text, true);
  update private.reservations set cancelled_at = private.clock(), change_reason = why where reservations.id = own.id
  returning * into own;
  return private.keep_desk_answer(desk_cancel.command, 'cancelled', own);
end $$;

/*
 * Undoes a command of the caller's own of the last two minutes, if its reservation has not changed since; a repeat answers the same. A
 * booking that is undone is a cancelled one. Answers { kind: 'undone', reservation: null after a booking }, { kind: 'taken', by } or
 * { kind: 'refused', reason: 'not-staff' | 'too-late' }.
 */
create function public.desk_undo(command uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known private.desk_commands;
  own private.reservations;
  before jsonb;
  other private.reservations;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  perform pg_advisory_xact_lock(7, hashtext(desk_undo.command::text));
  select * into known from private.desk_commands
  where id = desk_undo.command and person = auth.uid() and at > private.clock() - interval '2 minutes'
    and answer ->> 'kind' in ('booked', 'moved', 'cancelled');
  if not found then return private.refused('too-late'); end if;
  select * into own from private.reservations where id = (known.answer ->> 'id')::uuid for update;
  if not known.answer ? 'undone' then
    -- Its visitor may have asked to be forgotten.
    if own.sequence is distinct from (known.answer ->> 'sequence')::int or own.name is null then return private.refused('too-late'); end if;
    perform set_config('desk.staff', auth.uid()::text, true);
    if known.answer ->> 'kind' = 'booked' then
      -- The person is at the centre.
      if own.attendance is not null then return private.refused('too-late'); end if;
      update private.reservations set cancelled_at = private.clock() where id = own.id;
    else
      before := coalesce(known.answer -> 'before', jsonb_build_object('day', own.day, 'hour', own.hour, 'court', own.court));
      other := private.put_at_desk(
        own, (before ->> 'day')::date, (before ->> 'hour')::int, (before ->> 'court')::int, null);
      if other.id <> own.id then return private.taken_by(other); end if;
      update private.reservations set attendance = coalesce(attendance, before ->> 'attendance') where id = own.id
      returning * into own;
    end if;
    update private.desk_commands set answer = answer || '{"undone": true}' where id = known.id;
  end if;
  return jsonb_build_object(
    'kind', 'undone', 'reservation', case when known.answer ->> 'kind' <> 'booked' then private.as_desk(own) end);
end $$;

create function private.desk_details(reservation private.reservations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'name', coalesce(reservation.name, ''), 'email', coalesce(reservation.email, ''), 'phone', coalesce(reservation.phone, ''),
    'players', reservation.players, 'note', coalesce(reservation.note, ''))
$$;

-- A guest's reservation has another address: the links that the first one got open nothing any more, and the new one gets its mail.
create function private.readdress_reservation(changed private.reservations, is_told boolean) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  delete from private.mail_links where reservation = changed.id and purpose = 'open';
  -- The change of the address has written the mail already, or there is none to write to.
  if is_told or changed.email is null or private.has_ended(changed.centre, changed.day, changed.hour)
    or not (select sends_mail from private.centres where id = changed.centre)
  then return; end if;
  -- A row that is being claimed at this moment is not waited for: its worker would wait for this reservation.
  delete from private.outgoing_mail where id in (
    select id from private.outgoing_mail
    where reservation = changed.id and sent_at is null and given_up_at is null
      and (claimed_until is null or claimed_until <= private.clock())
    for update skip locked);
  perform private.queue_mail(
    changed, 'booked', private.clock() + interval '20 seconds', private.clock() + interval '24 hours');
  perform private.plan_reminder(changed);
end $$;

/*
 * Changes { name, email, phone, players, note }; `known` is what the desk has read. A guest with a new address gets a mail there. Answers
 * { kind: 'edited', reservation }, { kind: 'conflict', reservation } or
 * { kind: 'refused', reason: 'not-staff' | 'malformed' | 'phone' | 'email' | 'gone' }.
 */
create function public.desk_edit(id uuid, known jsonb, wanted jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own private.reservations;
  present jsonb;
  cleaned jsonb;
  said_phone text;
  said_email text;
  is_confirming boolean;
  is_readdressed boolean;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  perform private.refuse_larger(desk_edit.wanted, 16 * 1024);
  said_phone := private.clean_phone(wanted ->> 'phone');
  said_email := nullif(trim(wanted ->> 'email'), '');
  cleaned := jsonb_build_object(
    'name', private.clean_name(coalesce(wanted ->> 'name', '')), 'email', coalesce(said_email, ''), 'phone', coalesce(said_phone, ''),
    'players', wanted -> 'players', 'note', coalesce(private.clean_lines(wanted ->> 'note'), ''));
  if char_length(cleaned ->> 'name') not between 1 and 120 or char_length(cleaned ->> 'note') > 500
    or coalesce(wanted -> 'players' not in ('2', '3', '4'), true)
  then return private.refused('malformed'); end if;
  if not private.is_phone(said_phone) then return private.refused('phone'); end if;
  if said_email is not null and (char_length(said_email) > 254 or not private.is_address(said_email)) then
    return private.refused('email');
  end if;

  own := private.reservation_at_desk(desk_edit.id);
  if own.id is null then return private.refused('gone'); end if;
  present := private.desk_details(own);
  if present <> cleaned then
    if present is distinct from desk_edit.known then
      return jsonb_build_object('kind', 'conflict', 'reservation', private.as_desk(own));
    end if;
    is_readdressed := own.owner is null and lower(said_email) is distinct from lower(own.email);
    -- The desk has spoken with the guest: their booking waits for no confirmation by mail.
    is_confirming := is_readdressed and own.confirm_by is not null;
    update private.reservations
    set name = cleaned ->> 'name', email = said_email, phone = said_phone, players = (wanted ->> 'players')::int,
      note = nullif(cleaned ->> 'note', ''), confirm_by = case when is_readdressed then null else confirm_by end,
      is_confirmed = is_confirmed and not is_readdressed
    where reservations.id = own.id
    returning * into own;
    if is_readdressed then perform private.readdress_reservation(own, is_confirming); end if;
    insert into private.audit (at, actor, action, entity, entity_id, details)
    values (private.clock(), auth.uid(), 'update', 'reservations', own.id::text, jsonb_build_object('fields', (
      -- Which ones, and no word of them.
      select jsonb_agg(key order by key) from jsonb_each(cleaned) where value <> present -> key)));
  end if;
  return jsonb_build_object('kind', 'edited', 'reservation', private.as_desk(own));
end $$;

/*
 * Notes that the players arrived, on the day of the game, or that they were absent, once it has begun; null takes it back. Answers
 * { kind: 'noted', reservation } or { kind: 'refused', reason: 'not-staff' | 'malformed' | 'gone' | 'not-yet' }.
 */
create function public.desk_attendance(id uuid, attendance text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own private.reservations;
  earlier text;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if desk_attendance.attendance not in ('arrived', 'absent') then return private.refused('malformed'); end if;
  own := private.reservation_at_desk(desk_attendance.id);
  if own.id is null then return private.refused('gone'); end if;
  if desk_attendance.attendance = 'arrived' and own.day > private.centre_day(own.centre)
    or desk_attendance.attendance = 'absent' and private.beginning(own.centre, own.day, own.hour) > private.clock()
  then return private.refused('not-yet'); end if;
  earlier := own.attendance;
  if earlier is distinct from desk_attendance.attendance then
    update private.reservations
    set attendance = desk_attendance.attendance,
      -- Players who are here need confirm nothing by mail.
      confirm_by = case when desk_attendance.attendance = 'arrived' then null else confirm_by end
    where reservations.id = own.id
    returning * into own;
    insert into private.audit (at, actor, action, entity, entity_id, details)
    values (private.clock(), auth.uid(), 'update', 'reservations', own.id::text, jsonb_build_object(
      'attendance', jsonb_build_object('before', earlier, 'after', own.attendance)));
  end if;
  return jsonb_build_object('kind', 'noted', 'reservation', private.as_desk(own));
end $$;

grant execute on function
  public.desk_book(uuid, text, date, int, int, int, text, text, text, uuid, text, text, text),
  public.desk_move(uuid, uuid, int, date, int, int, text), public.desk_cancel(uuid, uuid, int, text), public.desk_undo(uuid),
  public.desk_edit(uuid, jsonb, jsonb), public.desk_attendance(uuid, text)
to anon, authenticated;
