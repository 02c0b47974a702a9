-- Reservations, in this order: which hours and courts are free; what each row gets; limits; commands; how visitors book, move and
-- cancel; what pages read.
set check_function_bodies = off;

-- When a game of that hour begins. Null for an unknown centre.
create function private.beginning(centre text, day date, hour int) returns timestamptz
language plpgsql stable set search_path = ''
as $$
begin
  return (select (beginning.day + make_time(beginning.hour, 0, 0)) at time zone time_zone
    from private.centres where id = beginning.centre);
end $$;

create function private.centre_day(centre text) returns date
language plpgsql stable set search_path = ''
as $$
begin
  return (select (private.clock() at time zone time_zone)::date from private.centres where id = centre_day.centre);
end $$;

-- Why nobody can have that hour, or null: 'unknown-centre', 'closed', 'past' or 'too-far'. A day or an hour that is not named is
-- 'closed'. A day of a far year is 'too-far' instead of an error of the database.
create function private.why_closed(wanted_centre text, wanted_day date, wanted_hour int) returns text
language plpgsql stable set search_path = ''
as $$
declare
  place private.centres;
begin
  select * into place from private.centres where id = wanted_centre;
  if not found then return 'unknown-centre'; end if;
  if wanted_day is null or wanted_hour is null or not wanted_hour <@ private.hours_of(wanted_centre, wanted_day)
  then return 'closed'; end if;
  -- First: the clock reaches no year of six digits.
  if wanted_day > (private.centre_day(wanted_centre) + make_interval(months => place.months_ahead))::date then
    return 'too-far';
  end if;
  if private.beginning(wanted_centre, wanted_day, wanted_hour) <= private.clock() then return 'past'; end if;
  return null;
end $$;

-- Up to three free hours nearest to the wanted one, in the order of time. It goes by the hours of each day and the courts in
-- service. Hours are counted on the centre's wall, where each day has 24. Of two that are as near, the later is nearer: who wanted
-- to play at six is rarely there at five.
create function private.nearest_free(wanted_centre text, wanted_day date, wanted_hour int) returns jsonb
language sql stable set search_path = ''
as $$
  with place as materialized (
    select id, time_zone, private.clock() as now,
      (private.clock() at time zone time_zone)::date as today,
      ((private.clock() at time zone time_zone)::date + make_interval(months => months_ahead))::date as last_day,
      (select count(*) from private.courts where courts.centre = centres.id and in_service) as courts
    from private.centres where id = wanted_centre
  ), taken as materialized (
    select reservations.day, reservations.hour, count(*) as courts
    from place join private.reservations on reservations.centre = place.id
      join private.courts on courts.centre = place.id and courts.number = reservations.court and in_service
    where cancelled_at is null and (confirm_by is null or confirm_by > place.now)
      and reservations.day between today and last_day
    group by reservations.day, reservations.hour
  ), nearest as (
    select hours.day, hours.hour
    from place
      cross join lateral (
        select days.day, hour
        from (
          select today + ahead as day, private.hours_of(id, today + ahead) as open
          from generate_series(0, last_day - today) ahead
        ) days, generate_series(lower(open), upper(open) - 1) hour
      ) hours
      left join taken on taken.day = hours.day and taken.hour = hours.hour
    where (hours.day > today or (hours.day + make_time(hours.hour, 0, 0)) at time zone time_zone > now)
      and coalesce(taken.courts, 0) < place.courts
    order by abs((hours.day - wanted_day) * 24 + hours.hour - wanted_hour), hours.day desc, hours.hour desc
    limit 3
  )
  select coalesce(jsonb_agg(jsonb_build_object('day', day, 'hour', hour) order by day, hour), '[]') from nearest
$$;

create function private.full_hour(wanted_centre text, wanted_day date, wanted_hour int) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('kind', 'full', 'nearest', private.nearest_free(wanted_centre, wanted_day, wanted_hour))
$$;

-- The free courts of that day by hour, in the desk's eyes: an hour that has just begun can still be sold, and reservations of `ignored`
-- count as free.
create function private.free_hours(place private.centres, wanted_day date, ignored uuid[])
returns table (hour int, courts smallint[])
language sql stable set search_path = ''
as $$
  select opened.hour, array_agg(courts.number order by courts.number)
  from (
    select generate_series(lower(open), upper(open) - 1) as hour from private.hours_of(place.id, wanted_day) open
  ) opened
    join private.courts on courts.centre = place.id and in_service
  where private.beginning(place.id, wanted_day, opened.hour) > private.clock() - interval '1 hour' and not exists (
    select from private.reservations
    where reservations.centre = place.id and reservations.day = wanted_day and reservations.hour = opened.hour
      and reservations.court = courts.number and cancelled_at is null
      and (confirm_by is null or confirm_by > private.clock()) and reservations.id <> all (ignored))
  group by opened.hour
$$;

-- Cancels the bookings of that hour that were not confirmed in time, offers their courts to the next in line, and answers the lowest
-- court in service that is still free, or null.
create function private.release_and_find_court(wanted_centre text, wanted_day date, wanted_hour int) returns smallint
language plpgsql volatile set search_path = ''
as $$
begin
  update private.reservations set cancelled_at = private.clock()
  where reservations.centre = wanted_centre and reservations.day = wanted_day and reservations.hour = wanted_hour
    and cancelled_at is null and confirm_by <= private.clock();
  set constraints private.line_served immediate;
  return (
    select number from private.courts
    where courts.centre = wanted_centre and in_service and not exists (
      select from private.reservations
      where reservations.centre = wanted_centre and reservations.day = wanted_day and reservations.hour = wanted_hour
        and reservations.court = courts.number and cancelled_at is null)
    order by number limit 1);
end $$;

-- Six of 31 signs, without those that are taken for another one (0 O, 1 I, L), that no reservation has.
create function private.new_reference() returns text
language plpgsql volatile set search_path = ''
as $$
declare
  made text;
begin
  loop
    select string_agg(substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + floor(random() * 31)::int, 1), '') into made
    from generate_series(1, 6);
    exit when not exists (select from private.reservations where reference = made);
  end loop;
  return made;
end $$;

-- Each reservation has a reference. Its personal data goes when its name is forgotten.
create function private.complete_reservation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if new.closure is null then new.reference := coalesce(new.reference, private.new_reference()); end if;
  elsif new.name is null then
    new.phone := null;
    new.note := null;
    new.change_reason := null;
  end if;
  return new;
end $$;

create trigger completed before insert or update of name on private.reservations
for each row execute function private.complete_reservation();

create function private.price_reservation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.cents := private.price_of(new.centre, new.day, new.hour);
  return new;
end $$;

create trigger priced before insert on private.reservations for each row execute function private.price_reservation();

create trigger repriced before update of day, hour on private.reservations
for each row when ((new.day, new.hour) is distinct from (old.day, old.hour)) execute function private.price_reservation();

-- A function of the desk sets `desk.staff`; the visitor's own change is not the desk's.
create function private.note_changer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.changed_by := nullif(current_setting('desk.staff', true), '')::uuid;
  if new.changed_by is null then new.change_reason := null; end if;
  return new;
end $$;

create trigger changer_noted before update of day, hour, court, cancelled_at on private.reservations
for each row execute function private.note_changer();

-- The name as the site offers it (shared-kernel/src/reservations/plans). Of another one, which a section of another release may hand over,
-- the booking stands and the name goes: it is shown to the staff and in mails, and a caller may write anything. A closure has none.
create function private.offered(said text, offers text[]) returns text
language sql immutable set search_path = ''
as $$
  select case when said = '' then '' when private.clean_name(said) = any(offers) then private.clean_name(said) else 'Non spécifié' end
$$;

create function private.name_offers() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.plan := private.offered(new.plan, array['Découverte', 'Passionné', 'Champion']);
  new.service := private.offered(new.service, array[
    'Jeu libre', 'Abonnements', 'Cours et entraînements', 'Tournois', 'Événements privés', 'Football indoor']);
  return new;
end $$;

create trigger offers_named before insert on private.reservations
for each row execute function private.name_offers();

-- A reservation as its owner may read it, with its reference and its price in cents. `confirmBy` is there while the booking waits
-- for its confirmation.
create function private.as_read(reservation private.reservations) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'id', reservation.id, 'court', reservation.court, 'day', reservation.day, 'hour', reservation.hour,
    'players', reservation.players, 'plan', reservation.plan, 'service', reservation.service,
    'name', coalesce(reservation.name, ''), 'email', coalesce(reservation.email, ''),
    'reference', coalesce(reservation.reference, ''), 'cents', reservation.cents)
    || case when reservation.confirm_by is null then '{}'::jsonb
      else jsonb_build_object('confirmBy', reservation.confirm_by) end
$$;

-- How often a network may do this in an hour and in a day. Each join of a line may hold a court for twenty minutes while others wait
-- behind it, and a person reads each request.
create function private.limits_of(place private.centres, use text) returns table (an_hour int, a_day int)
language sql immutable set search_path = ''
as $$
  select case use when 'wait' then 10 when 'request' then 5 else place.booked_an_hour end,
    case use when 'wait' then 30 when 'request' then 20 else place.booked_a_day end
$$;

-- { kind: 'refused', reason: 'too-many', limit, until }: whose measure is full ('network', 'person', or 'held' for what somebody has
-- ahead), and the moment at which there is room again; null where that is not a matter of time alone.
create function private.too_many(whose text, until timestamptz default null) returns jsonb
language sql immutable set search_path = ''
as $$ select private.refused('too-many') || jsonb_build_object('limit', whose, 'until', until) $$;

-- When the caller's network may do this again: a moment to come, or null for now. A guest's booking or place in a line also waits
-- while the network has caused many mails that nobody answered. Of one network it lets one request at a time pass: of many at once
-- each would find the limit not reached.
create function private.network_waits_until(place private.centres, networks bytea[], wanted text) returns timestamptz
language plpgsql volatile set search_path = ''
as $$
declare
  counted_from timestamptz;
  most record;
begin
  perform pg_advisory_xact_lock(2, hashtext(encode(networks[1], 'hex')));
  if auth.uid() is null and wanted in ('book', 'wait') and place.sends_mail then
    select at into counted_from from private.unconfirmed_mails
    where network = any(networks) and at > private.clock() - interval '1 day'
    order by at desc offset place.mails_unconfirmed - 1 limit 1;
    if found then return counted_from + interval '1 day'; end if;
  end if;
  select * into most from private.limits_of(place, wanted);
  if (select count(*) from private.network_uses where network = networks[1] and use = wanted) >= most.a_day then
    return (private.centre_day(place.id) + 1)::timestamp at time zone place.time_zone;
  end if;
  -- The hour after midnight counts what the network did before, under the key of yesterday.
  select at into counted_from from private.network_uses
  where network = any(networks) and use = wanted and at > private.clock() - interval '1 hour'
  order by at desc offset most.an_hour - 1 limit 1;
  return counted_from + interval '1 hour';
end $$;

-- When an address that has confirmed nothing may get mails again: a moment to come, or null for now. It counts the mails that await
-- their confirmation now. Those that the desk caused count only when the desk asks.
create function private.mailbox_waits_until(wanted_centre text, address text) returns timestamptz
language sql stable set search_path = ''
as $$
  select (
    select at + confirmed_within from private.unconfirmed_mails
    where mailbox = private.mailbox_hash(address) and at > private.clock() - confirmed_within
      and (not by_desk or coalesce(current_setting('desk.staff', true), '') <> '')
    order by at desc offset mails_pending - 1 limit 1)
  from private.centres where id = wanted_centre and sends_mail
$$;

-- The sentence for this account, empty unless the account itself is suspended; null for a person who may book. An account and a
-- guest with its address are one person, but a guest never reads the sentence here.
create function private.suspension_of(account uuid, address text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  own private.suspensions := private.suspension_row(account, address);
begin
  return case when own.person = account then own.sentence when own.id is not null then '' end;
end $$;

/*
 * Null if the command is to be executed now. Otherwise its first answer, or
 *   { kind: 'expired', now }               its end has passed, or is farther away than any device of right time would set it
 *   { kind: 'refused', reason }            'malformed' | 'taken-id'
 */
create function private.earlier_answer(command jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  known private.commands;
  reservation private.reservations;
  valid_until timestamptz;
begin
  if coalesce(command ->> 'id' !~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$', true)
    or coalesce(octet_length(command ->> 'secret'), 0) not between 20 and 200
    or coalesce(command ->> 'validUntil' !~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$', true)
  then return private.refused('malformed'); end if;

  -- After the same command, where it is on its way beside this one.
  perform pg_advisory_xact_lock(4, hashtext(command ->> 'id'));
  select * into known from private.commands where id = (command ->> 'id')::uuid;
  if found then
    if known.secret_hash is distinct from private.hash_of(command ->> 'secret') then return private.refused('taken-id'); end if;
    select * into reservation from private.reservations where id = known.reservation;
    return jsonb_set(known.answer, '{reservation}', known.answer -> 'reservation' || jsonb_build_object(
      'name', coalesce(reservation.name, ''), 'email', coalesce(reservation.email, '')));
  end if;

  begin
    valid_until := command ->> 'validUntil';
  exception when datetime_field_overflow then
    return private.refused('malformed');
  end;
  if valid_until not between private.clock() and private.clock() + interval '10 minutes' then
    return jsonb_build_object('kind', 'expired', 'now', private.clock());
  end if;
  return null;
end $$;

-- Stores the answer of an executed command, and returns it. A refusal is not stored: nothing was executed. Of one reservation fifty
-- commands are remembered; a repeat of a later one finds its change made.
create function private.first_answer(command jsonb, answer jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  changed uuid := answer #>> '{reservation,id}';
begin
  if changed is not null and (select count(*) from private.commands where reservation = changed) < 50 then
    insert into private.commands
    values (
      (command ->> 'id')::uuid, private.hash_of(command ->> 'secret'), (command ->> 'validUntil')::timestamptz, changed,
      answer #- '{reservation,name}' #- '{reservation,email}');
  end if;
  return answer;
end $$;

/*
 * Books a free court. The phone number may be null. Answers
 *   { kind: 'booked', reservation }               also to a question that is asked again
 *   { kind: 'full', nearest: [{ day, hour }] }
 *   { kind: 'refused', reason }                   'unknown-centre' | 'closed' | 'past' | 'too-far' | 'malformed'
 *                                                 | 'phone': a number with letters | 'cancelled' | 'taken-id'
 *                                                 | 'too-many' (private.too_many), also with the limit 'unconfirmed'
 *                                                 | 'nobody': the caller's account is gone, but their token is valid still
 *                                                 | 'suspended', with { sentence }, which is empty for a guest
 * A guest books with an address that mails reach, and not while too many mails to it have not been confirmed. What the desk entered
 * counts for none of a person's limits, and what was released without a confirmation counts no more. The hourly limit of a person
 * counts what they booked since a manager ended their block. A guest with a suspended address is answered as anybody where a mail
 * has to confirm the booking: any visitor can type an address, and its mail says why.
 */
create function public.book(
  id uuid, secret text, centre text, day date, hour int, players int,
  name text, email text, plan text, service text, phone text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  place private.centres;
  reservation private.reservations;
  own_hash bytea := private.hash_of(book.secret);
  networks bytea[];
  until timestamptz;
  reason text;
  said_phone text := private.clean_phone(book.phone);
  sentence text;
  free_court smallint;
begin
  if book.id is null or book.day is null or own_hash is null or char_length(book.secret) < 20
    or coalesce(book.players, 0) not between 2 and 4
    or coalesce(char_length(book.plan), 81) > 80 or coalesce(char_length(book.service), 81) > 80
    or coalesce(char_length(private.clean_name(book.name)), 0) not between 1 and 120
    or coalesce(char_length(book.email), 255) > 254 or not private.is_address(book.email)
  then return private.refused('malformed'); end if;
  if not private.is_phone(said_phone) then return private.refused('phone'); end if;

  if caller is not null then
    -- An account that is just being deleted is waited for.
    perform from auth.users where users.id = caller for key share;
    if not found then return private.refused('nobody'); end if;
  end if;

  -- After the same question, where it is on its way beside this one.
  perform pg_advisory_xact_lock(1, hashtext(book.id::text));
  perform private.release_unconfirmed(book.centre);
  select * into reservation from private.reservations where reservations.id = book.id;
  if found then
    if reservation.secret_hash <> own_hash then return private.refused('taken-id'); end if;
    if reservation.cancelled_at is not null then return private.refused('cancelled'); end if;
    return jsonb_build_object('kind', 'booked', 'reservation', private.as_read(reservation));
  end if;

  -- First: of an hour that nobody can have, a guest would read whether the typed address is suspended.
  reason := private.why_closed(book.centre, book.day, book.hour);
  if reason is not null then return private.refused(reason); end if;
  sentence := private.suspension_of(caller, book.email);
  if sentence is not null and (caller is not null or not private.is_confirmed_by_mail(book.centre, book.day, book.hour))
  then return private.refused('suspended') || jsonb_build_object('sentence', sentence); end if;

  select * into place from private.centres where centres.id = book.centre;
  networks := private.caller_networks(book.centre);
  until := private.network_waits_until(place, networks, 'book');
  if until is not null then return private.too_many('network', until); end if;
  -- One person at a time, for the same reason as one network.
  perform pg_advisory_xact_lock(3, hashtext(coalesce(caller::text, lower(book.email))));
  select created_at + interval '1 hour' into until from private.reservations
  where created_at > private.clock() - interval '1 hour' and entered_by is null
    and (confirm_by is null or cancelled_at is null)
    and created_at > private.block_ended_at(coalesce(caller::text, lower(book.email)))
    and (owner = caller or caller is null and lower(reservations.email) = lower(book.email))
  order by created_at desc offset place.booked_an_hour_by_one - 1 limit 1;
  if found then return private.too_many('person', until); end if;
  if caller is null then
    -- Other spellings of one mailbox wait here.
    perform pg_advisory_xact_lock(6, hashtext(encode(private.mailbox_hash(book.email), 'hex')));
    until := private.mailbox_waits_until(book.centre, book.email);
    if until is not null then return private.too_many('unconfirmed', until); end if;
  end if;
  if (select count(*) from private.reservations
      where cancelled_at is null and entered_by is null and reservations.day >= private.centre_day(book.centre)
        and (owner = caller or caller is null and lower(reservations.email) = lower(book.email))
      ) >= place.held_ahead
  then return private.too_many('held'); end if;

  -- Who loses the court to somebody else between the question and the answer tries the next one: the index decides.
  loop
    free_court := private.release_and_find_court(book.centre, book.day, book.hour);
    if free_court is null then return private.full_hour(book.centre, book.day, book.hour); end if;
    begin
      insert into private.reservations (
        id, centre, court, day, hour, players, plan, service, name, email, phone, owner, secret_hash, created_at)
      values (
        book.id, book.centre, free_court, book.day, book.hour, book.players, book.plan, book.service,
        private.clean_name(book.name), book.email, said_phone, caller, own_hash, private.clock())
      returning * into reservation;
      insert into private.network_uses values (networks[1], 'book', private.clock());
      return jsonb_build_object('kind', 'booked', 'reservation', private.as_read(reservation));
    exception when unique_violation then
      null;
    end;
  end loop;
end $$;

create function public.book(
  command jsonb, id uuid, secret text, centre text, day date, hour int, players int,
  name text, email text, plan text, service text, phone text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.earlier_answer(command), private.first_answer(command, public.book(
    book.id, book.secret, book.centre, book.day, book.hour, book.players,
    book.name, book.email, book.plan, book.service, book.phone)));
end $$;

-- For pages of earlier releases, which send no phone number.
create function public.book(
  id uuid, secret text, centre text, day date, hour int, players int,
  name text, email text, plan text, service text
) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select public.book(
    book.id, book.secret, book.centre, book.day, book.hour, book.players,
    book.name, book.email, book.plan, book.service, null::text)
$$;

create function public.book(
  command jsonb, id uuid, secret text, centre text, day date, hour int, players int,
  name text, email text, plan text, service text
) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select public.book(
    book.command, book.id, book.secret, book.centre, book.day, book.hour, book.players,
    book.name, book.email, book.plan, book.service, null::text)
$$;

-- The reservation of that id, locked, where the caller may change it: their own, one that their device has the secret of, or a
-- guest's by the link of its mail. A reservation that was not confirmed in time cannot be changed.
create function private.reservation_to_change(wanted uuid, secret text) returns private.reservations
language sql volatile set search_path = ''
as $$
  select * from private.reservations
  where id = wanted and cancelled_at is null and (confirm_by is null or confirm_by > private.clock())
    and (owner = auth.uid() or secret_hash = private.hash_of(secret) or owner is null and private.is_link(wanted, secret))
  for update
$$;

-- Why it can be changed no more, or null: 'already-begun' or 'too-late'.
create function private.why_fixed(reservation private.reservations) returns text
language sql stable set search_path = ''
as $$
  select case
    when beginning <= private.clock() then 'already-begun'
    when beginning - private.clock() < change_notice then 'too-late'
  end
  from private.centres, private.beginning(id, reservation.day, reservation.hour) beginning
  where id = reservation.centre
$$;

/*
 * Takes a court of another hour instead, in one step. Answers { kind: 'moved', reservation }, { kind: 'full', nearest },
 * { kind: 'gone' | 'too-late' | 'already-begun' } or { kind: 'refused', reason: 'closed' | 'past' | 'too-far' | 'too-many' };
 * 'too-many' with the limit 'moves', of this reservation or of the caller's network.
 */
create function public.move_reservation(id uuid, day date, hour int, secret text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own private.reservations := private.reservation_to_change(move_reservation.id, move_reservation.secret);
  place private.centres;
  networks bytea[];
  until timestamptz;
  reason text;
  free_court smallint;
begin
  if own.id is null then return jsonb_build_object('kind', 'gone'); end if;
  -- The answer to an earlier question may have been lost.
  if own.day = move_reservation.day and own.hour = move_reservation.hour then
    return jsonb_build_object('kind', 'moved', 'reservation', private.as_read(own));
  end if;
  reason := private.why_fixed(own);
  if reason is not null then return jsonb_build_object('kind', reason); end if;
  reason := private.why_closed(own.centre, move_reservation.day, move_reservation.hour);
  if reason is not null then return private.refused(reason); end if;

  select * into place from private.centres where centres.id = own.centre;
  if own.moves >= place.moves_of_one then return private.too_many('moves'); end if;
  networks := private.caller_networks(own.centre);
  until := private.network_waits_until(place, networks, 'move');
  if until is not null then return private.too_many('moves', until); end if;
  loop
    free_court := private.release_and_find_court(own.centre, move_reservation.day, move_reservation.hour);
    if free_court is null then return private.full_hour(own.centre, move_reservation.day, move_reservation.hour); end if;
    begin
      update private.reservations
      set day = move_reservation.day, hour = move_reservation.hour, court = free_court, moves = moves + 1
      where reservations.id = own.id
      returning * into own;
      insert into private.network_uses values (networks[1], 'move', private.clock());
      return jsonb_build_object('kind', 'moved', 'reservation', private.as_read(own));
    exception when unique_violation then
      null;
    end;
  end loop;
end $$;

create function public.move_reservation(command jsonb, id uuid, day date, hour int, secret text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.earlier_answer(command), private.first_answer(command, public.move_reservation(
    move_reservation.id, move_reservation.day, move_reservation.hour, move_reservation.secret)));
end $$;

-- Gives the court back. Answers { kind: 'cancelled', reservation } or { kind: 'gone' | 'too-late' | 'already-begun' }.
create function public.cancel_reservation(id uuid, secret text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own private.reservations := private.reservation_to_change(cancel_reservation.id, cancel_reservation.secret);
  reason text;
begin
  if own.id is null then return jsonb_build_object('kind', 'gone'); end if;
  reason := private.why_fixed(own);
  if reason is not null then return jsonb_build_object('kind', reason); end if;
  update private.reservations set cancelled_at = private.clock() where reservations.id = own.id;
  return jsonb_build_object('kind', 'cancelled', 'reservation', private.as_read(own));
end $$;

create function public.cancel_reservation(command jsonb, id uuid, secret text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.earlier_answer(command), private.first_answer(command, public.cancel_reservation(
    cancel_reservation.id, cancel_reservation.secret)));
end $$;

-- How many courts in service are taken, for each hour of these days in which any is: { 'yyyy-MM-dd': { hour: count } }. A game on
-- another court leaves these free, and so does a booking that was not confirmed in time.
create function private.taken(centre text, first_day date, last_day date) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(day, hours), '{}')
  from (
    select day, jsonb_object_agg(hour, courts) as hours
    from (
      select reservations.day, reservations.hour, count(*) as courts
      from private.reservations
        join private.courts on courts.centre = reservations.centre and courts.number = reservations.court and in_service
      where reservations.centre = taken.centre and cancelled_at is null
        and (confirm_by is null or confirm_by > private.clock())
        and reservations.day between first_day and last_day
      group by reservations.day, reservations.hour
    ) by_hour
    group by day
  ) by_day
$$;

-- For pages of earlier releases, which name the days themselves: private.taken of the first day to come and at most the seventy after
-- it. Numbers alone: who plays is nobody's business.
create function public.taken_courts(centre text, first_day date, last_day date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.unless_known(private.taken(taken_courts.centre, first_coming, least(last_day, first_coming + 70)), 2)
  from greatest(first_day, private.centre_day(taken_courts.centre)) first_coming
$$;

-- The hours at which all courts in service are closed: [[day, first hour, last hour, sentence]].
create function private.closed_hours(wanted_centre text, first_day date, last_day date) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_array(day, first_hour, last_hour, sentence) order by day, first_hour), '[]')
    from (
      select day, sentence, min(hour) as first_hour, max(hour) as last_hour
      from (
        select *, hour - row_number() over (partition by day, sentence order by hour) as block
        from (
          select reservations.day, reservations.hour, string_agg(distinct sentence, chr(160) || '; ') as sentence
          from private.reservations
            join private.closures on closures.id = reservations.closure
            join private.courts on courts.centre = reservations.centre and number = court and in_service
          where reservations.centre = wanted_centre and reservations.day between closed_hours.first_day and closed_hours.last_day
            and reservations.closure is not null
          group by reservations.day, reservations.hour
          having count(*) = (select count(*) from private.courts where courts.centre = wanted_centre and in_service)
        ) closed
      ) blocks
      group by day, sentence, block
    ) hours);
end $$;

-- The courts that are taken on the days that can be booked: { now, confirms, taken, settings, closures? }.
--   now        what time it is at the centre: pages reckon with it, as a device's clock may be set to anything
--   confirms   whether a guest's booking has to be confirmed by mail
--   taken      private.taken
--   settings   private.settings_of: the free hours follow from them
--   closures   private.closed_hours, if there are any
create function public.courts_now(centre text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'now', private.clock(), 'confirms', private.confirms_guests(id), 'settings', private.settings_of(id),
    'taken', private.taken(id, today, last_day)
  ) || case when closed = '[]' then '{}' else jsonb_build_object('closures', closed) end
  from (
    select id, private.centre_day(id) as today, (private.centre_day(id) + make_interval(months => months_ahead))::date as last_day
    from private.centres where id = courts_now.centre
  ) place, private.closed_hours(id, today, last_day) closed
$$;

-- As `own_reservations`: { now, reservations }.
create function public.reservations_now(keys jsonb default '[]') returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('now', private.clock(), 'reservations', public.own_reservations(reservations_now.keys))
$$;

-- The list at the counter, for the staff and the managers: { kind: 'listed', reservations } or
-- { kind: 'refused', reason: 'not-staff' }. It has neither bookings that were not confirmed in time nor the hours of closures. The
-- audit says who read which day: one row for each hour, however often the page asks.
create function public.reservations_of_day(centre text, day date) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  list text := reservations_of_day.centre || ' ' || reservations_of_day.day;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  perform private.release_unconfirmed(reservations_of_day.centre);
  insert into private.audit (at, actor, action, entity, entity_id)
  select private.clock(), auth.uid(), 'read', 'reservations_of_day', list from private.centres
  where id = reservations_of_day.centre and reservations_of_day.day is not null and not exists (
    select from private.audit
    where entity = 'reservations_of_day' and entity_id = list and actor = auth.uid()
      and at > private.clock() - interval '1 hour');
  return jsonb_build_object('kind', 'listed', 'reservations', (
    select coalesce(jsonb_agg(private.as_read(reservations) order by hour, court), '[]')
    from private.reservations
    where reservations.centre = reservations_of_day.centre and reservations.day = reservations_of_day.day
      and cancelled_at is null and closure is null));
end $$;
