-- The id of a command with other values than the first time is refused: answering it as the first time would tell of another booking.

-- A hash of what the command asked for; null for one of before.
alter table private.desk_commands add column asked bytea;

create function private.hash_of_command(asked jsonb) returns bytea
language sql immutable set search_path = ''
as $$ select sha256(convert_to(asked::text, 'UTF8')) $$;

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

-- As before, with the reservation as it is now.
drop function private.desk_answer(uuid, text);
create function private.desk_answer(command uuid, wanted text, asked jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  known jsonb := private.known_answer(command, asked);
  reservation private.reservations;
begin
  if known is null or known ->> 'kind' = 'refused' then return known; end if;
  -- Of another function, before there was a hash.
  if known ->> 'kind' <> wanted then return private.refused('malformed'); end if;
  select * into reservation from private.reservations where id = (known ->> 'id')::uuid;
  if not found or known ? 'undone' then return private.refused('gone'); end if;
  return jsonb_build_object('kind', wanted, 'reservation', private.as_desk(reservation));
end $$;

drop function private.keep_desk_answer(uuid, text, private.reservations, jsonb);
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

-- As before, with a hash of what it asks for.
create or replace function public.desk_book(
  command uuid, centre text, day date, hour int, court int, players int, name text, email text, phone text, member uuid,
  plan text, service text, note text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  given jsonb := jsonb_build_array(
    'desk_book', desk_book.centre, desk_book.day, desk_book.hour, desk_book.court, desk_book.players, desk_book.name,
    desk_book.email, desk_book.phone, desk_book.member, desk_book.plan, desk_book.service, desk_book.note);
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
  answer := private.desk_answer(desk_book.command, 'booked', given);
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
      return private.keep_desk_answer(desk_book.command, given, 'booked', made);
    exception when unique_violation then
      -- Somebody else had the court between the question and the answer: the index decides.
      null;
    end;
  end loop;
end $$;

-- As before, with a hash of what it asks for.
create or replace function public.desk_move(command uuid, id uuid, sequence int, day date, hour int, court int, reason text) returns jsonb
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

-- As before, with a hash of what it asks for.
create or replace function public.desk_cancel(command uuid, id uuid, sequence int, reason text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  given jsonb := jsonb_build_array('desk_cancel', desk_cancel.id, desk_cancel.sequence, desk_cancel.reason);
  answer jsonb;
  own private.reservations;
  why text := nullif(private.clean_name(desk_cancel.reason), '');
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  answer := private.desk_answer(desk_cancel.command, 'cancelled', given);
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
  return private.keep_desk_answer(desk_cancel.command, given, 'cancelled', own);
end $$;

-- As before, with a hash of what it asks for.
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
    address := coalesce(address, nullif(account.email, ''));
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

-- As before, with a hash of what it asks for.
create or replace function public.change_series(command uuid, series uuid, action text, dates jsonb, reason text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  given jsonb := jsonb_build_array('change_series', change_series.series, change_series.action, change_series.dates, change_series.reason);
  place private.centres;
  wanted jsonb := private.series_dates(change_series.dates);
  is_move boolean := change_series.action = 'move';
  words text := nullif(private.clean_name(change_series.reason), '');
  ids uuid[];
  known jsonb;
  answer jsonb;
  listed jsonb;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if change_series.command is null or wanted is null or (change_series.action in ('cancel', 'move')) is not true
    or char_length(words) > 200
    or exists (select from jsonb_array_elements(wanted) one
      where num_nulls(one ->> 'id', one ->> 'sequence') > 0
        or is_move and num_nulls(one ->> 'day', one ->> 'hour', one ->> 'court') > 0)
  then return private.refused('malformed'); end if;
  answer := private.known_answer(change_series.command, given);
  if answer is not null then return answer; end if;
  select centres.* into place
  from private.series known join private.centres on centres.id = known.centre where known.id = change_series.series;
  if not found then return private.refused('unknown-series'); end if;
  if is_move and (select max(one ->> 'day') from jsonb_array_elements(wanted) one) > (private.centre_day(place.id) + 400)::text
  then return private.refused('too-far'); end if;
  if exists (select from jsonb_array_elements(wanted) one group by one ->> 'id' having count(*) > 1)
    or is_move and exists (select from jsonb_array_elements(wanted) one
      group by one ->> 'day', one ->> 'hour', one ->> 'court' having count(*) > 1)
  then return private.refused('twice'); end if;

  perform private.release_unconfirmed(place.id);
  -- In one order, so that two changes of one series wait for each other on one row alone.
  select array_agg(id) into ids from (
    select known.id from private.reservations known
      join jsonb_array_elements(wanted) one on known.id = (one ->> 'id')::uuid and known.sequence = (one ->> 'sequence')::int
    where known.series = change_series.series and known.cancelled_at is null
      and private.beginning(known.centre, known.day, known.hour) > private.clock()
    order by known.id for update of known
  ) locked;
  if coalesce(cardinality(ids), 0) <> jsonb_array_length(wanted) then return jsonb_build_object('kind', 'conflict'); end if;

  -- A date that stays where it is has nothing to tell.
  select jsonb_agg(one), array_agg(reservations.id),
    jsonb_object_agg(reservations.id, jsonb_build_object('day', day, 'hour', hour, 'court', court))
  into wanted, ids, known
  from jsonb_array_elements(wanted) one join private.reservations on reservations.id = (one ->> 'id')::uuid
  where not is_move or (day::text, hour::text, court::text) is distinct from (one ->> 'day', one ->> 'hour', one ->> 'court');
  if wanted is null then return jsonb_build_object('kind', 'changed', 'count', 0); end if;

  perform private.begin_desk_change(cardinality(ids) > 1);
  if is_move then
    begin
      if exists (select from jsonb_array_elements(wanted) one
        where private.desk_hour(
          place, (one ->> 'day')::date, (one ->> 'hour')::int, (one ->> 'court')::int, false, ids) ->> 'kind' <> 'free')
      then raise unique_violation; end if;
      for listed in select one from jsonb_array_elements(wanted) one loop
        update private.reservations
        set day = (listed ->> 'day')::date, hour = (listed ->> 'hour')::int, court = (listed ->> 'court')::int, change_reason = words,
          attendance = null
        where id = (listed ->> 'id')::uuid;
      end loop;
    exception when unique_violation then
      return jsonb_build_object('kind', 'taken', 'dates', (
        select jsonb_agg(private.desk_hour(
          place, (one ->> 'day')::date, (one ->> 'hour')::int, (one ->> 'court')::int, false, ids)
          || jsonb_build_object('id', one ->> 'id'))
        from jsonb_array_elements(wanted) one));
    end;
  else
    update private.reservations set cancelled_at = private.clock(), change_reason = words where id = any (ids);
  end if;
  if cardinality(ids) > 1 then
    perform private.queue_series_mail(
      change_series.series, case when is_move then 'moved' else 'cancelled' end, ids, words,
      case when is_move then known else '{}' end);
  end if;
  return private.keep_answer(
    change_series.command, given, jsonb_build_object('kind', 'changed', 'count', cardinality(ids)));
end $$;

-- As before, with a hash of what it asks for.
create or replace function public.close_courts(
  command uuid, centre text, courts int[], first_day date, first_hour int, last_day date, last_hour int,
  sentence text, decisions jsonb default '[]'
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  given jsonb := jsonb_build_array(
    'close_courts', close_courts.centre, close_courts.courts, close_courts.first_day, close_courts.first_hour, close_courts.last_day,
    close_courts.last_hour, close_courts.sentence, close_courts.decisions);
  wanted private.closures;
  fault text;
  earlier jsonb;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if close_courts.command is null then return private.refused('malformed'); end if;
  perform private.refuse_larger(close_courts.decisions, 512 * 1024);
  perform private.lock_closures(close_courts.centre);
  earlier := private.known_answer(close_courts.command, given);
  if earlier is not null then return earlier; end if;
  wanted := private.a_closure(close_courts.command, close_courts.centre, close_courts.courts,
    close_courts.first_day, close_courts.first_hour, close_courts.last_day, close_courts.last_hour);
  wanted.sentence := private.clean_name(close_courts.sentence);
  if coalesce(char_length(wanted.sentence), 0) not between 1 and 120 then return private.refused('sentence'); end if;
  perform private.release_unconfirmed(close_courts.centre);
  fault := private.closure_fault(wanted);
  if fault is not null then return private.refused(fault); end if;
  return private.closed_by(close_courts.command, given, wanted, close_courts.decisions, true);
end $$;

-- As before, with a hash of what it asks for.
create or replace function public.clear_closure(command uuid, id uuid, decisions jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  given jsonb := jsonb_build_array('clear_closure', clear_closure.id, clear_closure.decisions);
  found_one private.closures;
  earlier jsonb;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if clear_closure.command is null then return private.refused('malformed'); end if;
  perform private.refuse_larger(clear_closure.decisions, 512 * 1024);
  perform private.lock_closures(closures.centre) from private.closures where closures.id = clear_closure.id;
  earlier := private.known_answer(clear_closure.command, given);
  if earlier is not null then return earlier; end if;
  select * into found_one from private.closures where closures.id = clear_closure.id for update;
  if not found then return private.refused('gone'); end if;
  return private.closed_by(clear_closure.command, given, found_one, clear_closure.decisions, false);
end $$;

drop function private.series_answer(uuid), private.closure_answer(uuid),
  private.closed_by(uuid, private.closures, jsonb, boolean);
create function private.closed_by(
  command uuid, asked jsonb, wanted private.closures, decisions jsonb, is_new boolean
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  problem text;
  counted jsonb;
begin
  perform set_config('desk.staff', auth.uid()::text, true);
  begin
    if is_new then insert into private.closures select wanted.*; end if;
    select jsonb_build_object(
      'moved', count(*) filter (where value ->> 'action' = 'move'),
      'cancelled', count(*) filter (where value ->> 'action' = 'cancel'))
    into counted
    from private.in_the_way(wanted) booking
      join jsonb_array_elements(private.elements_of(decisions, 2000)) on value ->> 'id' = booking.id::text;
    problem := private.clear_way(wanted, decisions);
    if problem is not null then raise exception using errcode = 'JB001'; end if;
  exception when sqlstate 'JB001' then
    return jsonb_build_object('kind', 'conflict', 'reason', problem, 'bookings', private.with_suggestions(wanted));
  end;
  counted := counted || jsonb_build_object(
    'kind', 'closed', 'id', wanted.id,
    'hours', (select count(*) from private.reservations where reservations.closure = wanted.id));
  return private.keep_answer(closed_by.command, asked, counted);
end $$;

revoke execute on function
  private.hash_of_command(jsonb), private.known_answer(uuid, jsonb), private.keep_answer(uuid, jsonb, jsonb),
  private.desk_answer(uuid, text, jsonb), private.keep_desk_answer(uuid, jsonb, text, private.reservations, jsonb),
  private.closed_by(uuid, jsonb, private.closures, jsonb, boolean)
from public, anon, authenticated;
