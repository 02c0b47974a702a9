-- A group takes several courts of one hour in one command, all or none. One court is the special case.

-- What a booking answers: its reservations by court, and the first of them for pages of earlier releases.
create function private.as_booked(ids uuid[]) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('kind', 'booked', 'reservation', listed -> 0, 'reservations', listed)
  from (
    select jsonb_agg(private.as_desk(reservations) order by court) as listed from private.reservations where id = any(ids)
  ) made
$$;

-- What a command of the desk changed: [{ id, sequence }]. An answer that was kept for one reservation is its own entry.
create function private.made_by(answer jsonb) returns jsonb
language sql immutable set search_path = ''
as $$ select coalesce(answer -> 'made', jsonb_build_array(answer)) $$;

-- As before, for bookings of several courts too.
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
  if wanted = 'booked' then return private.as_booked(ids); end if;
  return (
    select jsonb_build_object('kind', wanted, 'reservation', private.as_desk(reservations))
    from private.reservations where id = any(ids));
end $$;

/*
 * Books these courts of that hour for a member, or for a guest with a name; without courts the lowest free one. The limits of one person
 * do not apply. Who gets several courts gets one mail. Answers private.as_booked, { kind: 'taken', by: reservation | null, freeCourts } (of
 * the first court that is not free; null: closed, or no court is free) or { kind: 'refused', reason: 'malformed' | 'phone' | 'email' |
 * 'closed' | 'past' | 'too-far' | 'unknown-member' | 'reused' | 'gone' }.
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
          id, centre, court, day, hour, players, plan, service, name, email, phone, note, owner, entered_by, secret_hash, created_at)
        select
          gen_random_uuid(), book_at_desk.centre, number, book_at_desk.day, book_at_desk.hour, book_at_desk.players, book_at_desk.plan,
          book_at_desk.service, said_name, said_email, said_phone, said_note, book_at_desk.member, auth.uid(),
          -- No device has its secret.
          uuid_send(gen_random_uuid()), private.clock()
        -- In one order, so that two that meet wait for each other on one court alone.
        from unnest(wanted) number order by number
        returning reservations.id, reservations.sequence
      )
      select jsonb_agg(to_jsonb(booked)), array_agg(booked.id) into made, ids from booked;
      if cardinality(wanted) > 1 then perform private.queue_series_mail(null, 'booked', ids, null); end if;
      perform private.keep_answer(
        book_at_desk.command, book_at_desk.asked, jsonb_build_object('kind', 'booked', 'made', made));
      return private.as_booked(ids);
    exception when unique_violation then
      -- Somebody else had a court between the question and the answer: the index decides.
      null;
    end;
  end loop;
end $$;

-- As before, one court: answers { kind: 'booked', reservation }.
create or replace function public.desk_book(
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

-- Several courts: answers { kind: 'booked', reservations }. `takes` is the offer whose court the desk takes on purpose before its person
-- has read of it; they wait again at their place.
create function public.desk_book_courts(
  command uuid, centre text, day date, hour int, courts int[], players int, name text, email text, phone text, member uuid,
  plan text, service text, note text, takes uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
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

/*
 * As before; of several courts it takes back all or none. A booking that is undone is a cancelled one. Answers
 * { kind: 'undone', reservation: null after a booking }, { kind: 'taken', by } or { kind: 'refused', reason: 'not-staff' | 'too-late' }.
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
        or known.answer ->> 'kind' = 'booked' and attendance is not null)
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
      perform private.begin_desk_change(false);
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

-- The mail about several courts tells how they stand when it leaves: a change before that needs no mail of its own, and what is
-- cancelled or another person's is not in it.
create function private.renew_group_mails() returns void
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
end $$;

-- As before. Who has several courts at one hour is reminded of it once.
create or replace function public.claim_mails(most int default 10) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claimed jsonb;
begin
  update private.centres set mail_worker_seen_at = private.clock()
  where sends_mail and (mail_worker_seen_at between private.clock() - interval '1 minute' and private.clock()) is not true;
  perform private.release_unconfirmed(id) from private.centres;
  perform private.renew_group_mails();
  update private.outgoing_mail
  set given_up_at = private.clock(), claimed_until = null, payload = payload - array['key', 'stop'],
    last_error = coalesce(last_error, 'Aucun serveur d’e-mails n’a pris ce message à temps.')
  where sent_at is null and given_up_at is null and expires_at <= private.clock();
  delete from private.outgoing_mail where id in (
    select id from (
      select id, row_number() over (
        partition by lower(recipient), payload ->> 'startsAt' order by (payload ->> 'court')::int) as place
      from private.outgoing_mail
      where kind = 'reminder' and sent_at is null and given_up_at is null and next_try_at <= private.clock()
    ) due where place > 1);

  with due as materialized (
    select id from private.outgoing_mail
    where sent_at is null and given_up_at is null and next_try_at <= private.clock()
    order by next_try_at limit least(greatest(most, 1), 100)
    for update skip locked
  ), taken as (
    update private.outgoing_mail mail
    set claimed_until = private.clock() + interval '10 minutes', next_try_at = private.clock() + interval '10 minutes',
      attempts = attempts + 1, payload = payload || private.links_of(mail)
    from due where mail.id = due.id
    returning mail.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'kind', kind, 'to', recipient, 'reservation', reservation, 'payload', payload, 'attempts', attempts
  ) order by due_at, created_at), '[]') into claimed from taken;
  return claimed;
end $$;

revoke execute on function
  private.as_booked(uuid[]), private.made_by(jsonb), private.renew_group_mails(),
  private.book_at_desk(uuid, jsonb, text, date, int, int[], int, text, text, text, uuid, text, text, text)
from public, anon, authenticated;
grant execute on function
  public.desk_book(uuid, text, date, int, int, int, text, text, text, uuid, text, text, text),
  public.desk_book_courts(uuid, text, date, int, int[], int, text, text, text, uuid, text, text, text, uuid), public.desk_undo(uuid)
to anon, authenticated;
grant execute on function public.claim_mails(int) to service_role;
