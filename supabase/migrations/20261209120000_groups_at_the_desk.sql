-- Courts that the desk booked in one command stay known as a group: they are cancelled, and brought back, in one command too.

-- `booked_with` is the command that booked several courts of one hour.
alter table private.reservations add column booked_with uuid;
create index reservations_booked_with on private.reservations (booked_with) where booked_with is not null;
-- Of before this column: what the desk booked at one instant, apart from series.
update private.reservations set booked_with = groups.id
from (
  select gen_random_uuid() as id, array_agg(reservations.id) as ids from private.reservations
  where entered_by is not null and series is null and waiting is null and closure is null
  group by centre, entered_by, created_at having count(*) > 1
) groups
where reservations.id = any(ids);

-- The courts of its group that stand at its hour, by number: [{ id, sequence, court }], with itself while it stands.
create function private.courts_with(own private.reservations) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'sequence', sequence, 'court', court) order by court), '[]')
  from private.reservations
  where booked_with = own.booked_with and (day, hour) = (own.day, own.hour) and cancelled_at is null
$$;

-- As before, with the group.

create or replace function private.as_desk(reservation private.reservations) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  suspension private.suspensions := private.suspension_row(reservation.owner, reservation.email);
begin
  return private.as_read(reservation) || jsonb_build_object(
    'sequence', reservation.sequence, 'phone', coalesce(reservation.phone, ''), 'note', coalesce(reservation.note, ''),
    'attendance', reservation.attendance, 'member', reservation.owner, 'series', reservation.series,
    'group', private.courts_with(reservation),
    'waiting', case when reservation.confirm_by is not null then reservation.waiting end,
    'enteredBy', private.staff_name(reservation.entered_by), 'changedBy', private.staff_name(reservation.changed_by),
    'changeReason', coalesce(reservation.change_reason, ''),
    'absences', private.absences_of(
      private.person_key(reservation.owner, reservation.email, reservation.phone), reservation.centre),
    'suspended', suspension.id is not null, 'suspension', coalesce(suspension.sentence, ''));
end $$;


-- What a command did to reservations: they by court, and the first of them for pages of earlier releases.
create function private.as_done(kind text, ids uuid[]) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('kind', kind, 'reservation', listed -> 0, 'reservations', listed)
  from (
    select jsonb_agg(private.as_desk(reservations) order by court) as listed from private.reservations where id = any(ids)
  ) made
$$;

-- As before, for cancellations of several courts too.

create or replace function private.desk_answer(command uuid, wanted text, asked jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  known jsonb := private.known_answer(command, asked);
  ids uuid[];
begin
  if known is null or known ->> 'kind' = 'refused' then return known; end if;
  -- Of another function, before there was a hash.
  if known ->> 'kind' <> wanted then return private.refused('malformed'); end if;
  ids := array(select (value ->> 'id')::uuid from jsonb_array_elements(private.made_by(known)));
  if known ? 'undone' or not exists (select from private.reservations where id = any(ids)) then
    return private.refused('gone');
  end if;
  if wanted <> 'moved' then return private.as_done(wanted, ids); end if;
  return (
    select jsonb_build_object('kind', wanted, 'reservation', private.as_desk(reservations))
    from private.reservations where id = any(ids));
end $$;


-- As before. A group is known as one, and the address of an account is written to only once its person has confirmed it: any visitor
-- can register another person's.

create or replace function private.book_at_desk(
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
      private.lowest_free_court(book_at_desk.centre, book_at_desk.day, book_at_desk.hour)::int]);
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

drop function private.as_booked(uuid[]);


create function private.has_proven_address(account uuid) returns boolean
language sql stable set search_path = ''
as $$ select exists (select from auth.users where id = account and email_confirmed_at is not null) $$;

-- As before; of an account whose address is not confirmed, only what the desk has typed.

create or replace function private.mail_address(reservation private.reservations, wanted text) returns text
language sql stable set search_path = ''
as $$
  select case when reservation.owner is null or wanted = 'claimed' and reservation.is_confirmed then reservation.email
    when private.has_proven_address(reservation.owner) then (select nullif(email, '') from auth.users where id = reservation.owner)
    when reservation.entered_by is not null then reservation.email end
$$;


-- As before, and whether its person has confirmed the address of an account (`isConfirmed`).

create or replace function public.desk_members(words text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted tsquery := private.beginnings(words);
  place text := (select id from private.centres order by id limit 1);
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  perform private.audit_reading('people', 'list');
  return jsonb_build_object('kind', 'found', 'people', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', person, 'name', name, 'email', email, 'absences', private.absences_of(person::text, place),
      'isConfirmed', private.has_proven_address(person),
      'suspended', (suspension).id is not null, 'suspension', coalesce((suspension).sentence, '')) order by name, person), '[]')
    from (
      select person, name, email, private.suspension_row(person, null) as suspension
      from private.people where people.words @@ wanted order by name, person limit 8
    ) first));
end $$;


-- As before; an account's address that is not confirmed is not written to.

create or replace function public.create_series(
  command uuid, centre text, name text, email text, phone text, member uuid, players int, plan text, service text, note text,
  dates jsonb, request uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  given jsonb := jsonb_build_array(
    'create_series', create_series.centre, create_series.name, create_series.email, create_series.phone, create_series.member,
    create_series.players, create_series.plan, create_series.service, create_series.note, create_series.dates, create_series.request);
  place private.centres;
  wanted jsonb := private.series_dates(create_series.dates);
  account private.people;
  asked private.series_requests;
  answer jsonb;
  called text := private.clean_name(create_series.name);
  address text := nullif(trim(create_series.email), '');
  telephone text := private.clean_phone(create_series.phone);
  remark text := nullif(private.clean_lines(create_series.note), '');
  written uuid[];
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if create_series.command is null or wanted is null
    or exists (select from jsonb_array_elements(wanted) listed
      where num_nulls(listed ->> 'day', listed ->> 'hour', listed ->> 'court') > 0)
    or coalesce(create_series.players, 0) not between 2 and 4
    or coalesce(char_length(create_series.plan), 81) > 80 or coalesce(char_length(create_series.service), 81) > 80
    or char_length(remark) > 500 or char_length(called) > 120
  then return private.refused('malformed'); end if;
  if not private.is_phone(telephone) then return private.refused('phone'); end if;
  if address is not null and (char_length(address) > 254 or not private.is_address(address)) then
    return private.refused('email');
  end if;
  answer := private.known_answer(create_series.command, given);
  if answer is not null then return answer; end if;
  if exists (select from private.series where id = create_series.command) then return private.refused('malformed'); end if;

  select * into place from private.centres where id = create_series.centre;
  if not found then return private.refused('unknown-centre'); end if;
  if create_series.member is not null then
    -- An account that is just being deleted is waited for.
    perform from auth.users where id = create_series.member for key share;
    if not found then return private.refused('unknown-member'); end if;
    select * into account from private.people where person = create_series.member;
    called := coalesce(nullif(called, ''), nullif(account.name, ''), account.email);
    if private.has_proven_address(create_series.member) then address := coalesce(address, nullif(account.email, '')); end if;
  end if;
  if coalesce(called, '') = '' then return private.refused('malformed'); end if;
  if (select max(listed ->> 'day') from jsonb_array_elements(wanted) listed) > (private.centre_day(place.id) + 400)::text
  then return private.refused('too-far'); end if;
  if exists (select from jsonb_array_elements(wanted) listed 
    group by listed ->> 'day', listed ->> 'hour', listed ->> 'court' having count(*) > 1)
  then return private.refused('twice'); end if;
  if create_series.request is not null then
    select * into asked from private.series_requests where id = create_series.request for update;
    if not found or asked.answered_at is not null then return private.refused('answered'); end if;
  end if;

  perform private.release_unconfirmed(place.id);
  perform private.begin_desk_change(true);
  begin
    if exists (select from jsonb_array_elements(wanted) listed
      where private.desk_hour(
        place, (listed ->> 'day')::date, (listed ->> 'hour')::int, (listed ->> 'court')::int, false, '{}') ->> 'kind' <> 'free')
    then raise unique_violation; end if;
    insert into private.series
    values (create_series.command, place.id, extract(isodow from (wanted -> 0 ->> 'day')::date), auth.uid(), private.clock());
    -- In one order, so that two that meet wait for each other on one date alone.
    with booked as (
      insert into private.reservations (
        id, centre, court, day, hour, players, plan, service, name, email, phone, note, owner, secret_hash, created_at, entered_by, series)
      select gen_random_uuid(), place.id, (listed ->> 'court')::int, (listed ->> 'day')::date, (listed ->> 'hour')::int,
        create_series.players, create_series.plan, create_series.service, called, address, telephone, remark, create_series.member,
        -- No device has its secret.
        uuid_send(gen_random_uuid()), private.clock(), auth.uid(), create_series.command
      from jsonb_array_elements(wanted) with ordinality ordered (listed, place_in_order) order by place_in_order
      returning id
    )
    select array_agg(id) into written from booked;
  exception when unique_violation then
    return jsonb_build_object('kind', 'taken', 'dates', (
      select jsonb_agg(private.desk_hour(
        place, (listed ->> 'day')::date, (listed ->> 'hour')::int, (listed ->> 'court')::int, false, '{}'))
      from jsonb_array_elements(wanted) listed));
  end;
  perform private.queue_series_mail(create_series.command, 'booked', written, null);
  if asked.id is not null then
    update private.series_requests
    set answered_at = private.clock(), answered_by = auth.uid(), series = create_series.command where id = asked.id;
  end if;
  return private.keep_answer(create_series.command, given, jsonb_build_object(
    'kind', 'created', 'series', create_series.command, 'count', cardinality(written)));
end $$;


-- As before, for a list of courts: empty, nested or absent it is no list.

create or replace function public.desk_book_courts(
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
 * As before, one reservation; with `others`, [{ id, sequence }], all courts of its group that stand at its hour, or none. Answers
 * { kind: 'cancelled', reservation, reservations }, { kind: 'conflict', reservation } where the first or the group has changed, or
 * { kind: 'refused', reason: 'not-staff' | 'malformed' | 'gone' | 'past' | 'reused' }.
 */
drop function public.desk_cancel(uuid, uuid, int, text);
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
 * As before; a group that was cancelled comes back whole, or not at all. Answers { kind: 'undone', reservation: null after a booking,
 * reservations: those of a group that is back }, { kind: 'taken', by } or { kind: 'refused', reason: 'not-staff' | 'too-late' }.
 */

create or replace function public.desk_undo(command uuid) returns jsonb
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


-- As before. The mail about one cancelled court of a group names the courts at that hour that stay its recipient's.

create or replace function private.renew_group_mails() returns void
language plpgsql volatile set search_path = ''
as $$
begin
  with courts as (
    select mail.id as mail, mail.recipient, reservations.id, reservations.cancelled_at, reservations
    from private.outgoing_mail mail, jsonb_array_elements(payload -> 'dates') date, private.reservations
    where kind = 'series' and mail.series is null and payload ->> 'action' = 'booked' and attempts = 0 and sent_at is null
      and given_up_at is null and next_try_at <= private.clock() and reservations.id = (date ->> 'id')::uuid
      and private.mail_address(reservations, 'booked') = mail.recipient
  ), told as (
    delete from private.outgoing_mail using courts
    where outgoing_mail.reservation = courts.id and outgoing_mail.recipient = courts.recipient and kind <> 'reminder' and sent_at is null
  ), now as (
    select mail.id, jsonb_agg(
      private.mail_about(reservations) - array['name', 'reason', 'isGuest']
        || jsonb_build_object('id', courts.id, 'before', null) order by (reservations).day, (reservations).hour, (reservations).court
    ) filter (where cancelled_at is null) as dates
    from private.outgoing_mail mail left join courts on courts.mail = mail.id
    where kind = 'series' and mail.series is null and payload ->> 'action' = 'booked' and attempts = 0 and sent_at is null
      and given_up_at is null and next_try_at <= private.clock()
    group by mail.id
  ), renewed as (
    update private.outgoing_mail set payload = payload || jsonb_build_object('dates', dates)
    from now where outgoing_mail.id = now.id and dates is not null
  )
  delete from private.outgoing_mail using now where outgoing_mail.id = now.id and dates is null;

  with standing as (
    select mail.id, jsonb_agg(
      jsonb_build_object('court', other.court, 'courtName', private.mail_about(other) -> 'courtName') order by other.court) as courts
    from private.outgoing_mail mail
      join private.reservations own on own.id = mail.reservation
      join private.reservations other on other.booked_with = own.booked_with and (other.day, other.hour) = (own.day, own.hour)
    where mail.kind = 'cancelled' and attempts = 0 and sent_at is null and given_up_at is null and next_try_at <= private.clock()
      and other.cancelled_at is null and private.mail_address(other, 'booked') = mail.recipient
    group by mail.id
  )
  update private.outgoing_mail set payload = payload || jsonb_build_object('standing', courts)
  from standing where outgoing_mail.id = standing.id;
end $$;


-- As before, but a court that is held for a person in the waiting list stays held until the desk or that person confirms it. Its mail that
-- has not left goes to the new address.

create or replace function public.desk_edit(id uuid, known jsonb, wanted jsonb) returns jsonb
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
      is_confirmed = is_confirmed and not is_readdressed
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


revoke execute on function
  private.courts_with(private.reservations), private.as_done(text, uuid[]), private.has_proven_address(uuid),
  private.is_told_together(private.reservations, uuid[]), private.tell_courts(text, uuid[], text)
from public, anon, authenticated;
grant execute on function public.desk_cancel(uuid, uuid, int, text, jsonb) to anon, authenticated;
