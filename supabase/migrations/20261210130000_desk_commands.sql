-- The desk's commands: it books, moves, cancels, edits and notes attendance for visitors. A command has an id; a repeat of one that
-- was executed answers the same.
set check_function_bodies = off;

-- The first answer of a command that was executed, or why it is refused; null for a new one.
create function private.known_answer(command uuid, asked jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  known private.desk_commands;
begin
  if command is null then return private.refused('malformed'); end if;
  -- After the same command, where it is on its way beside this one.
  perform pg_advisory_xact_lock(7, hashtext(command::text));
  select * into known from private.desk_commands where id = command;
  if not found then return null; end if;
  if known.person <> auth.uid() then return private.refused('malformed'); end if;
  if known.asked <> private.hash_of_command(known_answer.asked) then return private.refused('reused'); end if;
  return known.answer;
end $$;

create function private.keep_answer(command uuid, asked jsonb, answer jsonb) returns jsonb
language sql volatile set search_path = ''
as $$
  insert into private.desk_commands (id, person, at, answer, asked)
  values (command, auth.uid(), private.clock(), answer, private.hash_of_command(keep_answer.asked))
  returning answer
$$;

-- The answer to a repeat of a booking, a move or a cancellation, with the reservations as they stand now; null for a new command.
-- The refusal is private.known_answer's, or 'gone' if it was undone or its reservations are no more.
create function private.desk_answer(command uuid, wanted text, asked jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  known jsonb := private.known_answer(command, asked);
  ids uuid[];
begin
  if known is null or known ->> 'kind' = 'refused' then return known; end if;
  ids := array(select (value ->> 'id')::uuid from jsonb_array_elements(private.made_by(known)));
  if known ? 'undone' or not exists (select from private.reservations where id = any(ids)) then
    return private.refused('gone');
  end if;
  if wanted <> 'moved' then return private.as_done(wanted, ids); end if;
  return (
    select jsonb_build_object('kind', wanted, 'reservation', private.as_desk(reservations))
    from private.reservations where id = any(ids));
end $$;

create function private.keep_desk_answer(
  command uuid, asked jsonb, wanted text, reservation private.reservations, before jsonb default null
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
begin
  perform private.keep_answer(command, asked, jsonb_strip_nulls(jsonb_build_object(
    'kind', wanted, 'id', reservation.id, 'sequence', reservation.sequence, 'before', before)));
  return jsonb_build_object('kind', wanted, 'reservation', private.as_desk(reservation));
end $$;

-- What a command of the desk changed: [{ id, sequence }]. An answer that was kept for one reservation is its own entry.
create function private.made_by(answer jsonb) returns jsonb
language sql immutable set search_path = ''
as $$ select coalesce(answer -> 'made', jsonb_build_array(answer)) $$;

-- Of several dates the desk writes one mail; a change of one date has the mail of that reservation.
create function private.begin_desk_change(is_quiet boolean) returns void
language sql volatile set search_path = ''
as $$
  select set_config('desk.staff', auth.uid()::text, true),
    set_config('desk.quiet', case when is_quiet then 'on' else '' end, true)
$$;

-- Whether a game of that hour is over.
create function private.has_ended(wanted_centre text, wanted_day date, wanted_hour int) returns boolean
language sql stable set search_path = ''
as $$ select private.beginning(wanted_centre, wanted_day, wanted_hour) + interval '1 hour' <= private.clock() $$;

/*
 * What is in the way of a game:
 *   { day, hour, court, kind, sentence, free: [{ hour, courts }] }
 * `kind` is 'free', 'taken', 'closed' (by opening hours, an exception or a closure, whose sentence it has) or 'past'; `free` has all hours
 * of that day that the desk can still give. `court` is the wanted one. With `any_court` it is another free one if the wanted one is not.
 */
create function private.desk_hour(
  place private.centres, wanted_day date, wanted_hour int, wanted_court int, any_court boolean, ignored uuid[]
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  free jsonb;
  free_now jsonb;
  chosen int := wanted_court;
  state text;
  reason text;
begin
  select coalesce(jsonb_agg(jsonb_build_object('hour', hours.hour, 'courts', hours.courts) order by hours.hour), '[]') into free
  from private.free_hours(place, wanted_day, ignored) hours;
  select coalesce(jsonb_agg(number), '[]') into free_now
  from jsonb_array_elements(free) listed, jsonb_array_elements(listed -> 'courts') number
  where listed ->> 'hour' = wanted_hour::text;
  if any_court and not free_now @> to_jsonb(chosen) then chosen := coalesce((free_now ->> 0)::int, chosen); end if;

  if private.beginning(place.id, wanted_day, wanted_hour) <= private.clock() - interval '1 hour' then
    state := 'past';
  elsif not wanted_hour <@ private.hours_of(place.id, wanted_day) then
    state := 'closed';
    select note into reason from private.opening_exceptions where centre = place.id and day = wanted_day;
  elsif free_now @> to_jsonb(chosen) then
    state := 'free';
  elsif not exists (select from private.courts where centre = place.id and number = chosen and in_service) then
    state := 'closed';
  else
    select sentence into reason
    from private.reservations join private.closures on closures.id = reservations.closure
    where reservations.centre = place.id and reservations.day = wanted_day and reservations.hour = wanted_hour
      and reservations.court = chosen and cancelled_at is null;
    state := case when found then 'closed' else 'taken' end;
  end if;
  return jsonb_build_object(
    'day', wanted_day, 'hour', wanted_hour, 'court', chosen, 'kind', state, 'sentence', coalesce(reason, ''), 'free', free);
end $$;

/*
 * Why the desk cannot have a game there, or null: 'malformed', 'closed', 'too-far' or 'past'. The opening hours and the courts are
 * those of the visitors; a null court is any. A game that began less than an hour ago can still be entered. The calendar is open
 * for two years.
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
  if wanted_day > (private.centre_day(wanted_centre) + interval '2 years')::date then return 'too-far'; end if;
  if private.has_ended(wanted_centre, wanted_day, wanted_hour) then return 'past'; end if;
  return null;
end $$;

-- What has that court then; its id is null for a free one. An offer that nobody has read of has it too, unless the desk takes its
-- court on purpose: `desk.takes` is its id, or 'any'.
create function private.occupant(wanted_centre text, wanted_day date, wanted_hour int, wanted_court int)
returns private.reservations
language sql volatile set search_path = ''
as $$
  select * from private.reservations
  where centre = wanted_centre and day = wanted_day and hour = wanted_hour and court = wanted_court and cancelled_at is null
    and not (private.is_untold_offer(reservations) and coalesce(current_setting('desk.takes', true), '') in (id::text, 'any'))
$$;

create function private.taken_by(other private.reservations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('kind', 'taken', 'by', case when other.closure is null and other.id is not null then private.as_desk(other) end)
$$;

/*
 * Books these courts of that hour for a member, or for a guest with a name; without courts the lowest free one. The limits of one
 * person do not apply. Several courts are one group, and their person gets one mail. Answers
 *   private.as_done                                of the kind 'booked'
 *   { kind: 'taken', by, freeCourts }              of the first court that is not free: its reservation; null: closed, or none free
 *   { kind: 'refused', reason }                    'malformed' | 'phone' | 'email' | 'closed' | 'past' | 'too-far' | 'unknown-member'
 *                                                  | 'reused' | 'gone'
 * An account's address is taken only once its person has confirmed it: any visitor can register another person's.
 */
create function private.book_at_desk(
  command uuid, asked jsonb, centre text, day date, hour int, courts int[], players int, name text, email text, phone text, member uuid,
  plan text, service text, note text
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  answer jsonb := private.desk_answer(book_at_desk.command, 'booked', book_at_desk.asked);
  reason text;
  account private.people;
  said_name text := private.clean_name(coalesce(book_at_desk.name, ''));
  said_email text := nullif(trim(book_at_desk.email), '');
  said_phone text := private.clean_phone(book_at_desk.phone);
  said_note text := nullif(private.clean_lines(book_at_desk.note), '');
  free int[];
  wanted int[];
  made jsonb;
  ids uuid[];
begin
  if answer is not null then return answer; end if;
  perform set_config('desk.staff', auth.uid()::text, true);

  if book_at_desk.member is not null then
    -- An account that is just being deleted is waited for.
    perform from auth.users where id = book_at_desk.member for key share;
    if not found then return private.refused('unknown-member'); end if;
    select * into account from private.people where person = book_at_desk.member;
    if not private.has_proven_address(book_at_desk.member) then account.email := null; end if;
    said_name := coalesce(nullif(said_name, ''), account.name);
    said_email := coalesce(said_email, nullif(account.email, ''));
  end if;
  if coalesce(book_at_desk.players, 0) not between 2 and 4 or char_length(said_name) not between 1 and 120
    or coalesce(char_length(book_at_desk.plan), 81) > 80 or coalesce(char_length(book_at_desk.service), 81) > 80
    or char_length(said_note) > 500 or cardinality(book_at_desk.courts) not between 1 and 30
    or exists (select from unnest(book_at_desk.courts) number group by number having count(*) > 1 or number is null)
  then return private.refused('malformed'); end if;
  if not private.is_phone(said_phone) then return private.refused('phone'); end if;
  if said_email is not null and (char_length(said_email) > 254 or not private.is_address(said_email)) then
    return private.refused('email');
  end if;
  select why into reason
  from unnest(coalesce(book_at_desk.courts, array[null::int])) number,
    private.why_not_at_desk(book_at_desk.centre, book_at_desk.day, book_at_desk.hour, number) why
  where why is not null limit 1;
  if reason is not null then return private.refused(reason); end if;

  perform private.release_unconfirmed(book_at_desk.centre);
  loop
    wanted := coalesce(book_at_desk.courts, array[
      private.release_and_find_court(book_at_desk.centre, book_at_desk.day, book_at_desk.hour)::int]);
    free := array(
      select number from private.courts
      where courts.centre = book_at_desk.centre and in_service
        and (private.occupant(book_at_desk.centre, book_at_desk.day, book_at_desk.hour, number)).id is null
      order by number);
    if not wanted <@ free then
      return private.taken_by(private.occupant(book_at_desk.centre, book_at_desk.day, book_at_desk.hour, (
          select min(number) from unnest(wanted) number where number <> all (free))))
        || jsonb_build_object('freeCourts', free);
    end if;
    begin
      if cardinality(wanted) > 1 then perform private.begin_desk_change(true); end if;
      with booked as (
        insert into private.reservations (
          id, centre, court, day, hour, players, plan, service, name, email, phone, note, owner, entered_by, secret_hash, created_at,
          booked_with)
        select
          gen_random_uuid(), book_at_desk.centre, number, book_at_desk.day, book_at_desk.hour, book_at_desk.players, book_at_desk.plan,
          book_at_desk.service, said_name, said_email, said_phone, said_note, book_at_desk.member, auth.uid(),
          -- No device has its secret.
          uuid_send(gen_random_uuid()), private.clock(), case when cardinality(wanted) > 1 then book_at_desk.command end
        -- In one order, so that two that meet wait for each other on one court alone.
        from unnest(wanted) number order by number
        returning reservations.id, reservations.sequence
      )
      select jsonb_agg(to_jsonb(booked)), array_agg(booked.id) into made, ids from booked;
      if cardinality(wanted) > 1 then perform private.queue_series_mail(null, 'booked', ids, null); end if;
      perform private.keep_answer(
        book_at_desk.command, book_at_desk.asked, jsonb_build_object('kind', 'booked', 'made', made));
      return private.as_done('booked', ids);
    exception when unique_violation then
      -- Somebody else had a court between the question and the answer: the index decides.
      null;
    end;
  end loop;
end $$;

-- One court, or the lowest free one: answers { kind: 'booked', reservation } and the other answers of private.book_at_desk, or
-- { kind: 'refused', reason: 'not-staff' }.
create function public.desk_book(
  command uuid, centre text, day date, hour int, court int, players int, name text, email text, phone text, member uuid,
  plan text, service text, note text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  return private.book_at_desk(
    desk_book.command,
    jsonb_build_array(
      'desk_book', desk_book.centre, desk_book.day, desk_book.hour, desk_book.court, desk_book.players, desk_book.name,
      desk_book.email, desk_book.phone, desk_book.member, desk_book.plan, desk_book.service, desk_book.note),
    desk_book.centre, desk_book.day, desk_book.hour, case when desk_book.court is not null then array[desk_book.court] end,
    desk_book.players, desk_book.name, desk_book.email, desk_book.phone, desk_book.member, desk_book.plan, desk_book.service,
    desk_book.note) - 'reservations';
end $$;

-- Several courts: answers { kind: 'booked', reservations } and the other answers of private.book_at_desk, or 'not-staff'. A list
-- that is empty, nested or absent is 'malformed'. `takes` is the offer whose court the desk takes on purpose before its person has
-- read of it; they wait again at their place.
create function public.desk_book_courts(
  command uuid, centre text, day date, hour int, courts int[], players int, name text, email text, phone text, member uuid,
  plan text, service text, note text, takes uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if array_ndims(desk_book_courts.courts) is distinct from 1 then return private.refused('malformed'); end if;
  perform set_config('desk.takes', coalesce(desk_book_courts.takes::text, ''), true);
  return private.book_at_desk(
    desk_book_courts.command,
    jsonb_build_array(
      'desk_book_courts', desk_book_courts.centre, desk_book_courts.day, desk_book_courts.hour, desk_book_courts.courts,
      desk_book_courts.players, desk_book_courts.name, desk_book_courts.email, desk_book_courts.phone, desk_book_courts.member,
      desk_book_courts.plan, desk_book_courts.service, desk_book_courts.note),
    desk_book_courts.centre, desk_book_courts.day, desk_book_courts.hour, desk_book_courts.courts, desk_book_courts.players,
    desk_book_courts.name, desk_book_courts.email, desk_book_courts.phone, desk_book_courts.member, desk_book_courts.plan,
    desk_book_courts.service, desk_book_courts.note) - 'reservation';
end $$;

-- The reservation, locked, for a change by the desk; its id is null if there is none. Hours of a closure are not the desk's to move.
create function private.reservation_at_desk(wanted uuid) returns private.reservations
language sql volatile set search_path = ''
as $$ select * from private.reservations where id = wanted and cancelled_at is null and closure is null for update $$;

-- Has the reservation there, on that court; a cancelled one is valid again. Answers it, or the one that has the court already. A
-- game that comes back to where the desk took it from gets its court back, also from an offer that nobody has read of.
create function private.put_at_desk(own private.reservations, wanted_day date, wanted_hour int, wanted_court int, why text)
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
 * Moves a game that is not over to another court or hour. `sequence` is the reservation's as it was read. Answers
 * { kind: 'moved', reservation }, { kind: 'taken', by: reservation | null }, { kind: 'conflict', reservation } if somebody has
 * changed it since, or { kind: 'refused', reason: 'not-staff' | 'malformed' | 'gone' | 'closed' | 'past' | 'too-far' | 'reused' }.
 */
create function public.desk_move(command uuid, id uuid, sequence int, day date, hour int, court int, reason text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  given jsonb := jsonb_build_array(
    'desk_move', desk_move.id, desk_move.sequence, desk_move.day, desk_move.hour, desk_move.court, desk_move.reason);
  answer jsonb;
  own private.reservations;
  moved private.reservations;
  why text := nullif(private.clean_name(desk_move.reason), '');
  refusal text;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  answer := private.desk_answer(desk_move.command, 'moved', given);
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
  return private.keep_desk_answer(desk_move.command, given, 'moved', moved, jsonb_build_object(
    'day', own.day, 'hour', own.hour, 'court', own.court, 'attendance', own.attendance));
end $$;

-- The courts of its group that stand at its hour, by number: [{ id, sequence, court }], with itself while it stands.
create function private.courts_with(own private.reservations) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'sequence', sequence, 'court', court) order by court), '[]')
  from private.reservations
  where booked_with = own.booked_with and (day, hour) = (own.day, own.hour) and cancelled_at is null
$$;

-- What a command did to reservations: they by court, and the first of them for pages of earlier releases.
create function private.as_done(kind text, ids uuid[]) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('kind', kind, 'reservation', listed -> 0, 'reservations', listed)
  from (
    select jsonb_agg(private.as_desk(reservations) order by court) as listed from private.reservations where id = any(ids)
  ) made
$$;

-- Whether another of these courts is the same recipient's: then one mail tells of all.
create function private.is_told_together(own private.reservations, ids uuid[]) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from private.reservations other
    where id = any(ids) and id <> own.id
      and private.mail_address(other, 'booked') is not distinct from private.mail_address(own, 'booked'))
$$;

-- One mail to each recipient of several of these courts, which were cancelled or are booked again. One of the other kind that has not left
-- tells it by leaving no more, or by what it says when it leaves (private.renew_group_mails).
create function private.tell_courts(action text, ids uuid[], reason text) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  theirs uuid[];
  is_known boolean;
  mail record;
begin
  for theirs in
    select array_agg(id) from private.reservations where id = any(ids)
    group by private.mail_address(reservations, 'booked') having count(*) > 1
  loop
    is_known := false;
    for mail in
      select id, payload ->> 'action' as action, array(select (date ->> 'id')::uuid from jsonb_array_elements(payload -> 'dates') date) as told
      from private.outgoing_mail
      where kind = 'series' and series is null and attempts = 0 and sent_at is null and given_up_at is null
      for update skip locked
    loop
      continue when not mail.told && theirs;
      is_known := true;
      if mail.action <> tell_courts.action and mail.told <@ theirs then
        delete from private.outgoing_mail where id = mail.id;
      end if;
    end loop;
    if not is_known then perform private.queue_series_mail(null, tell_courts.action, theirs, reason); end if;
  end loop;
end $$;

/*
 * Cancels a game that is not over. `others` are further courts of its group at that hour, as they were read:
 * [{ id, sequence, court }]. Answers { kind: 'cancelled', reservation, reservations }, { kind: 'conflict', reservation } if
 * somebody has changed one of them since, or { kind: 'refused', reason: 'not-staff' | 'malformed' | 'gone' | 'past' | 'reused' }.
 */
create function public.desk_cancel(command uuid, id uuid, sequence int, reason text, others jsonb default '[]') returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- As releases without groups asked it.
  given jsonb := jsonb_build_array('desk_cancel', desk_cancel.id, desk_cancel.sequence, desk_cancel.reason)
    || case when desk_cancel.others <> '[]' then jsonb_build_array(desk_cancel.others) else '[]' end;
  answer jsonb;
  own private.reservations;
  ids uuid[];
  made jsonb;
  why text := nullif(private.clean_name(desk_cancel.reason), '');
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  answer := private.desk_answer(desk_cancel.command, 'cancelled', given);
  if answer is not null then return answer; end if;
  if char_length(why) > 200 or jsonb_typeof(desk_cancel.others) is distinct from 'array' then return private.refused('malformed'); end if;

  -- In one order, so that two that meet wait for each other on one court alone.
  perform from private.reservations where booked_with = (
    select booked_with from private.reservations where reservations.id = desk_cancel.id)
  order by reservations.id for update;
  own := private.reservation_at_desk(desk_cancel.id);
  if own.id is null then return private.refused('gone'); end if;
  if own.sequence is distinct from desk_cancel.sequence or not private.courts_with(own) @> desk_cancel.others then
    return jsonb_build_object('kind', 'conflict', 'reservation', private.as_desk(own));
  end if;
  if private.has_ended(own.centre, own.day, own.hour) then return private.refused('past'); end if;
  ids := own.id || array(
    select (court ->> 'id')::uuid from jsonb_array_elements(private.courts_with(own)) court
    where court ->> 'id' <> own.id::text and desk_cancel.others @> jsonb_build_array(jsonb_build_object('id', court -> 'id')));
  for own in select * from private.reservations where reservations.id = any(ids) order by court loop
    perform private.begin_desk_change(private.is_told_together(own, ids));
    update private.reservations set cancelled_at = private.clock(), change_reason = why where reservations.id = own.id;
  end loop;
  perform private.tell_courts('cancelled', ids, why);
  select jsonb_agg(jsonb_build_object('id', reservations.id, 'sequence', reservations.sequence) order by court) into made
  from private.reservations where reservations.id = any(ids);
  perform private.keep_answer(desk_cancel.command, given, jsonb_build_object('kind', 'cancelled', 'made', made));
  return private.as_done('cancelled', ids);
end $$;

/*
 * Undoes a command of the caller's own of the last two minutes; a repeat answers the same. Of several courts it takes back all or
 * none: a group that was cancelled comes back whole, or not at all. A booking that is undone is a cancelled one. It is 'too-late'
 * if a reservation has changed since or was forgotten. A booking is 'too-late' too once somebody else of the desk has edited it, or
 * its attendance is noted. Answers
 *   { kind: 'undone', reservation: null }              after a booking
 *   { kind: 'undone', reservation, reservations }      after a move or a cancellation
 *   { kind: 'taken', by }
 *   { kind: 'refused', reason }                        'not-staff' | 'too-late'
 */
create function public.desk_undo(command uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known private.desk_commands;
  ids uuid[];
  is_told boolean;
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
  ids := array(select (value ->> 'id')::uuid from jsonb_array_elements(private.made_by(known.answer)));
  perform from private.reservations where id = any(ids) order by id for update;
  select * into own from private.reservations where id = ids[1];
  if not known.answer ? 'undone' then
    if exists (
      select from jsonb_array_elements(private.made_by(known.answer)) made
        left join private.reservations on id = (made ->> 'id')::uuid
      -- Its visitor may have asked to be forgotten.
      where sequence is distinct from (made ->> 'sequence')::int or name is null
        -- The person is at the centre.
        or known.answer ->> 'kind' = 'booked' and attendance is not null
        -- What another person has written would go with the booking.
        or known.answer ->> 'kind' = 'booked' and exists (
          select from private.audit
          where entity = 'reservations' and entity_id = made ->> 'id' and action = 'update' and actor <> known.person))
    then return private.refused('too-late'); end if;
    if known.answer ->> 'kind' = 'booked' then
      -- The one mail about several courts goes if it has not left. Otherwise another one follows it.
      delete from private.outgoing_mail where id in (
        select id from private.outgoing_mail
        where kind = 'series' and series is null and sent_at is null and given_up_at is null
          and (claimed_until is null or claimed_until <= private.clock())
          and payload -> 'dates' @> jsonb_build_array(jsonb_build_object('id', own.id))
        for update skip locked);
      is_told := not found;
      perform private.begin_desk_change(cardinality(ids) > 1);
      update private.reservations set cancelled_at = private.clock() where id = any(ids);
      if is_told and cardinality(ids) > 1 then perform private.queue_series_mail(null, 'cancelled', ids, null); end if;
    else
      begin
        for own in select * from private.reservations where id = any(ids) order by court loop
          perform private.begin_desk_change(private.is_told_together(own, ids));
          before := coalesce(known.answer -> 'before', jsonb_build_object('day', own.day, 'hour', own.hour, 'court', own.court));
          other := private.put_at_desk(
            own, (before ->> 'day')::date, (before ->> 'hour')::int, (before ->> 'court')::int, null);
          -- Courts that are back already go again.
          if other.id <> own.id then raise sqlstate 'JK001'; end if;
          update private.reservations set attendance = coalesce(attendance, before ->> 'attendance') where id = own.id;
        end loop;
      exception when sqlstate 'JK001' then
        return private.taken_by(other);
      end;
      perform private.tell_courts('booked', ids, null);
    end if;
    update private.desk_commands set answer = answer || '{"undone": true}' where id = known.id;
  end if;
  if known.answer ->> 'kind' = 'booked' then return jsonb_build_object('kind', 'undone', 'reservation', null); end if;
  return private.as_done('undone', ids);
end $$;

create function private.desk_details(reservation private.reservations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'name', coalesce(reservation.name, ''), 'email', coalesce(reservation.email, ''), 'phone', coalesce(reservation.phone, ''),
    'players', reservation.players, 'note', coalesce(reservation.note, ''))
$$;

-- A guest's reservation has another address: the links that the first one got open nothing any more, nor do repeats of commands of their
-- device, and the new one gets its mail.
create function private.readdress_reservation(changed private.reservations, is_told boolean) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  delete from private.mail_links where reservation = changed.id and purpose = 'open';
  delete from private.commands where reservation = changed.id;
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
 * Changes { name, email, phone, players, note }; `known` is what the desk has read. A guest with a new address gets a mail there. A
 * court that is held for a person in the waiting list stays held until it is confirmed; its mail that has not left goes to the new
 * address. Answers { kind: 'edited', reservation }, { kind: 'conflict', reservation } or
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
  is_held boolean;
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
    is_held := own.waiting is not null and own.confirm_by is not null;
    is_confirming := is_readdressed and own.confirm_by is not null and not is_held;
    update private.reservations
    set name = cleaned ->> 'name', email = said_email, phone = said_phone, players = (wanted ->> 'players')::int,
      note = nullif(cleaned ->> 'note', ''), confirm_by = case when is_confirming then null else confirm_by end,
      is_confirmed = is_confirmed and lower(said_email) is not distinct from lower(email),
      -- The device of the first guest opens it no more.
      secret_hash = case when is_readdressed then uuid_send(gen_random_uuid()) else secret_hash end
    where reservations.id = own.id
    returning * into own;
    if is_readdressed and is_held then
      update private.outgoing_mail set recipient = said_email
      where reservation = own.id and attempts = 0 and sent_at is null and given_up_at is null and said_email is not null;
    end if;
    if is_readdressed then perform private.readdress_reservation(own, is_confirming or is_held); end if;
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
