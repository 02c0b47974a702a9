-- The waiting list of a full hour (docs/how-to/waiting-list.md): who joins and leaves it, and whom a free court is offered to.
set check_function_bodies = off;

-- How long an offered court waits for its person. An hour that begins sooner is offered to none.
create function private.offer_duration() returns interval
language sql immutable
as $$ select interval '20 minutes' $$;

-- Serves an hour's line with the courts that are free. Of one hour it lets one transaction at a time pass, also before it finds the
-- line empty: a visitor who joins beside it waits, and then finds the court. It passes over those whom the limits of bookings and
-- mails or the suspension of an account keep out now; they keep their place. It passes over a caller for the limit of mails alone.
-- Any visitor can type an address: a place whose address is suspended, or whose person has an earlier one in this line, loses its turn
-- and reads what a person reads who does not confirm (private.as_waiting).
create function private.serve_line(wanted_centre text, wanted_day date, wanted_hour int) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held_to private.centres;
  first_one private.waiting;
  free_court smallint;
  -- The desk takes a change back within that time, and the visitor then reads nothing of it.
  due timestamptz := private.clock() + case
    when coalesce(current_setting('desk.staff', true), '') = '' then interval '0' else interval '20 seconds' end;
  until timestamptz := due + private.offer_duration();
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
    -- Without those whom the limits of bookings and mails refuse at the moment, which keep their place.
    select * into first_one from private.waiting
    where centre = wanted_centre and day = wanted_day and hour = wanted_hour and offered_at is null
      and (owner is not null or private.mailbox_waits_until(centre, waiting.email) is null)
      and (waiting.phone is not null or (owner is null or private.suspension_of(owner, waiting.email) is null)
        and (select count(*) from private.reservations held
          where held.cancelled_at is null and held.entered_by is null and held.day >= private.centre_day(wanted_centre)
            and (held.owner = waiting.owner or waiting.owner is null and lower(held.email) = lower(waiting.email))
          ) < held_to.held_ahead)
    order by place limit 1 for update;
    exit when not found;
    if first_one.phone is null and private.suspension_of(first_one.owner, first_one.email) is not null or exists (
      select from private.waiting earlier
      where (earlier.centre, earlier.day, earlier.hour, earlier.person) = (wanted_centre, wanted_day, wanted_hour, first_one.person)
        and earlier.place < first_one.place
        and (earlier.offered_at is null or earlier.offer is not null and earlier.offered_at >= first_one.created_at))
    then
      update private.waiting set offered_at = private.clock() where id = first_one.id;
      continue;
    end if;
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

create function private.note_freed_court() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'courts' then
    insert into private.freed_hours
    select distinct pg_current_xact_id(), centre, day, hour from private.waiting where centre = new.centre and offered_at is null
    on conflict do nothing;
  else
    insert into private.freed_hours values (pg_current_xact_id(), old.centre, old.day, old.hour) on conflict do nothing;
  end if;
  return null;
end $$;

create function private.serve_freed_hours() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  freed record;
begin
  for freed in
    with served as (
      delete from private.freed_hours where transaction = new.transaction returning centre, day, hour
    )
    select * from served order by centre, day, hour
  loop
    perform private.serve_line(freed.centre, freed.day, freed.hour);
  end loop;
  return null;
end $$;

-- Gives the person of an offer that the desk takes their place back.
create function private.give_place_back(lost_offer uuid) returns void
language sql volatile set search_path = ''
as $$ update private.waiting set offered_at = null, offer = null where offer = lost_offer $$;

-- Whose offered court the desk takes, as a closure does, waits again at their place.
create function private.wait_again() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(current_setting('desk.staff', true), '') <> '' and new.confirm_by > private.clock() then
    perform private.give_place_back(new.id);
  end if;
  return null;
end $$;

-- Whether the offer's person knows nothing of it, as its twenty minutes have not begun: the desk takes a change back for twenty
-- seconds, or frees a court to give it to the person on the phone. Such an offer, with a mail or without, gives way.
create function private.is_untold_offer(held private.reservations) returns boolean
language sql stable set search_path = ''
as $$
  select held.waiting is not null and held.cancelled_at is null
    and coalesce(held.confirm_by > private.clock() + private.offer_duration(), false)
$$;

-- An offer gives way to what the desk puts on its court, if its person knows nothing of it.
create function private.drop_untold_offer() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  untold uuid;
begin
  if new.entered_by is null and coalesce(current_setting('desk.staff', true), '') = '' then return new; end if;
  select id into untold from private.reservations held
  where held.centre = new.centre and held.day = new.day and held.hour = new.hour and held.court = new.court
    and held.cancelled_at is null and held.id <> new.id and private.is_untold_offer(held);
  if found then
    perform private.give_place_back(untold);
    delete from private.reservations where id = untold;
  end if;
  return new;
end $$;

-- An entry as its person reads it: { id, day, hour, players, state, ahead, confirmBy?, reservation? }. `state`:
--   'waiting'    `ahead` are before them
--   'offered'    a court is theirs if they open the link of the mail before `confirmBy`, or none is and no mail comes
--   'served'     they have confirmed it, or the desk has: `reservation`
--   'missed'     they did not confirm in time, or gave the court back
--   'over'       the hour begins too soon for an offer
create function private.as_waiting(entry private.waiting) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  held private.reservations;
  is_over boolean := private.beginning(entry.centre, entry.day, entry.hour) <= private.clock() + private.offer_duration();
begin
  if entry.offer is not null then select * into held from private.reservations where id = entry.offer; end if;
  return jsonb_build_object('id', entry.id, 'day', entry.day, 'hour', entry.hour, 'players', entry.players)
    || case
      when entry.offered_at is null then jsonb_build_object('state', case when is_over then 'over' else 'waiting' end, 'ahead', (
        select count(*) from private.waiting before
        where before.centre = entry.centre and before.day = entry.day and before.hour = entry.hour
          and before.offered_at is null and before.place < entry.place))
      when entry.offer is null and entry.offered_at + private.offer_duration() > private.clock() then
        jsonb_build_object('state', 'offered', 'ahead', 0, 'confirmBy', entry.offered_at + private.offer_duration())
      when held.id is null or held.cancelled_at is not null or held.confirm_by <= private.clock() then
        jsonb_build_object('state', 'missed', 'ahead', 0)
      when held.confirm_by is not null then
        jsonb_build_object('state', 'offered', 'ahead', 0, 'confirmBy', held.confirm_by)
      else jsonb_build_object('state', 'served', 'ahead', 0, 'reservation', held.id)
    end;
end $$;

/*
 * Puts the caller into the line of a full hour. The device makes `id` and `secret`, and repeats them until it has an answer. A
 * member's mail goes to the address of the account. Answers
 *   { kind: 'waiting', waiting }           private.as_waiting
 *   { kind: 'free' }                       a court of that hour is free: it is booked, and not waited for
 *   { kind: 'refused', reason }            'malformed' | 'no-mail' | 'unknown-centre' | 'closed' | 'past' | 'too-far' | 'too-late'
 *                                          | 'taken-id' | 'nobody' | 'line-full' | 'too-many' with limit 'network'; members also get
 *                                          'already-waiting', 'too-many' with 'waiting' or 'held', and 'suspended' with `sentence`
 * One network joins lines ten times an hour and thirty times a day, however many bookings the manager allows. With invented
 * addresses one device could take every place of a line, and each of its offers holds a court for twenty minutes. Any visitor can
 * type an address, and must not learn that it waits, is suspended, or has as many games as one may. So a guest gets a place as with
 * a new address. Its limits are asked when a court is offered (private.serve_line). Several places of one person take the room of
 * one in the line. For how many hours an address waits is not limited: who types it would shut its person out of other lines.
 */
create function public.join_waiting(
  id uuid, secret text, centre text, day date, hour int, players int, name text, email text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  place private.centres;
  entry private.waiting;
  own_hash bytea := private.hash_of(join_waiting.secret);
  address text := join_waiting.email;
  whose text;
  networks bytea[];
  until timestamptz;
  reason text;
  sentence text;
begin
  if caller is not null then
    -- An account that is just being deleted is waited for.
    select users.email into address from auth.users where users.id = caller for key share;
    if not found then return private.refused('nobody'); end if;
  end if;
  if join_waiting.id is null or join_waiting.day is null or own_hash is null or char_length(join_waiting.secret) < 20
    or coalesce(join_waiting.players, 0) not between 2 and 4
    or coalesce(char_length(private.clean_name(join_waiting.name)), 0) not between 1 and 120
    or coalesce(char_length(address), 255) > 254 or not private.is_address(address)
  then return private.refused('malformed'); end if;

  perform pg_advisory_xact_lock(1, hashtext(join_waiting.id::text));
  select * into entry from private.waiting where waiting.id = join_waiting.id;
  if found then
    if entry.secret_hash <> own_hash then return private.refused('taken-id'); end if;
    return jsonb_build_object('kind', 'waiting', 'waiting', private.as_waiting(entry));
  end if;

  sentence := case when caller is not null then private.suspension_of(caller, address) end;
  if sentence is not null then return private.refused('suspended') || jsonb_build_object('sentence', sentence); end if;
  reason := private.why_closed(join_waiting.centre, join_waiting.day, join_waiting.hour);
  if reason is not null then return private.refused(reason); end if;
  -- A closure gives no court back.
  if not exists (
    select from private.courts where courts.centre = join_waiting.centre and in_service and not exists (
      select from private.reservations
      where reservations.centre = join_waiting.centre and reservations.day = join_waiting.day and reservations.hour = join_waiting.hour
        and reservations.court = courts.number and cancelled_at is null and closure is not null))
  then return private.refused('closed'); end if;
  if not private.confirms_guests(join_waiting.centre) then return private.refused('no-mail'); end if;
  if private.beginning(join_waiting.centre, join_waiting.day, join_waiting.hour) <= private.clock() + private.offer_duration()
  then return private.refused('too-late'); end if;

  select * into place from private.centres where centres.id = join_waiting.centre;
  networks := private.caller_networks(join_waiting.centre);
  until := private.network_waits_until(place, networks, 'wait');
  if until is not null then return private.too_many('network', until); end if;
  whose := coalesce(caller::text, encode(private.mailbox_hash(address), 'hex'));
  -- One person at a time: of many requests at once each would find the limit not reached.
  perform pg_advisory_xact_lock(3, hashtext(whose));
  if caller is not null then
    if exists (
      select from private.waiting
      where waiting.centre = join_waiting.centre and waiting.day = join_waiting.day and waiting.hour = join_waiting.hour
        and person = whose and offered_at is null)
    then return private.refused('already-waiting'); end if;
    if (select count(*) from private.waiting
        where person = whose and waiting.day >= private.centre_day(join_waiting.centre) and offered_at is null
        ) >= place.waits_of_one
    then return private.too_many('waiting'); end if;
    if (select count(*) from private.reservations
        where cancelled_at is null and entered_by is null and reservations.day >= private.centre_day(join_waiting.centre) and owner = caller
        ) >= place.held_ahead
    then return private.too_many('held'); end if;
  end if;

  -- A court that becomes free beside this request is served before or after it, and not meanwhile (private.serve_line).
  perform pg_advisory_xact_lock(13, hashtext(concat_ws(' ', join_waiting.centre, join_waiting.day, join_waiting.hour)));
  if private.release_and_find_court(join_waiting.centre, join_waiting.day, join_waiting.hour) is not null then
    return jsonb_build_object('kind', 'free');
  end if;
  if (select count(distinct person) from private.waiting
      where waiting.centre = join_waiting.centre and waiting.day = join_waiting.day and waiting.hour = join_waiting.hour
        and offered_at is null) >= place.waits_of_hour
  then return private.refused('line-full'); end if;
  insert into private.network_uses values (networks[1], 'wait', private.clock());
  insert into private.waiting (id, secret_hash, centre, day, hour, players, name, email, owner, person, created_at, network)
  values (
    join_waiting.id, own_hash, join_waiting.centre, join_waiting.day, join_waiting.hour, join_waiting.players,
    private.clean_name(join_waiting.name), address, caller, whose, private.clock(), networks[1])
  returning * into entry;
  return jsonb_build_object('kind', 'waiting', 'waiting', private.as_waiting(entry));
end $$;

-- Takes an entry out of its line, and gives back the court that it holds unconfirmed, which the next in line gets.
create function private.end_waiting(entry private.waiting) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  delete from private.waiting where id = entry.id;
  update private.reservations set cancelled_at = private.clock()
  where id = entry.offer and cancelled_at is null and confirm_by is not null;
end $$;

-- The caller waits no longer: { kind: 'left' }, also where they did not wait. A reservation that they confirmed stays theirs.
create function public.leave_waiting(id uuid, secret text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.end_waiting(waiting) from private.waiting
  where waiting.id = leave_waiting.id and (owner = auth.uid() or secret_hash = private.hash_of(leave_waiting.secret))
  for update;
  return jsonb_build_object('kind', 'left');
end $$;

-- What the caller waits for, and what their device has the keys of, from today on: { now, waiting: [private.as_waiting] }.
create function public.own_waiting(keys jsonb default '[]') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return jsonb_build_object('now', private.clock(), 'waiting', (
    select coalesce(jsonb_agg(private.as_waiting(waiting) order by day, hour, place), '[]')
    from (
      select id from private.waiting where owner = auth.uid()
      union
      select id from private.keys_of(own_waiting.keys) known join private.waiting using (id, secret_hash)
    ) own join private.waiting using (id)
    where day >= private.centre_day(centre)));
end $$;

-- For the staff, in the order of hours and lines: { kind: 'listed', now, waiting:
-- [{ …private.as_waiting, name, email, phone, isMember, since, offer }] } or { kind: 'refused', reason: 'not-staff' }. `phone` is
-- the number that a caller left, or one that the centre knows, or empty; `email` is empty for a caller without one. `offer` is the
-- reservation that holds the court. The audit has one row for each hour in which a member of staff reads it.
create function public.waiting_list(centre text) returns jsonb
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
      -- The desk calls nobody about a place that was passed over.
      || case when offered_at is not null and waiting.offer is null then '{"state": "missed"}' else '{}' end::jsonb
      order by day, hour, place), '[]')
    from private.waiting left join auth.users on users.id = owner
    where waiting.centre = waiting_list.centre and private.beginning(waiting.centre, day, hour) > private.clock()));
end $$;

-- The desk takes somebody out of a line: { kind: 'removed' }, also where they have left, or
-- { kind: 'refused', reason: 'not-staff' }. The link of an offer that was held at that moment tells that the desk took it back.
create function public.remove_waiting(id uuid) returns jsonb
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

-- The places in lines that a guest's device has the keys of, or that led to its reservations, or that have an address whose mails it opened.
create function private.lines_of(keys jsonb, own uuid[], addresses text[]) returns setof private.waiting
language sql stable set search_path = ''
as $$
  select * from private.waiting
  where owner is null and (offer = any(own) or lower(email) = any(addresses)
    or (id, secret_hash) in (select id, secret_hash from private.keys_of(keys)))
$$;

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
  waiting_now int;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  answer := private.known_answer(desk_wait.command, given);
  if answer is not null then return answer; end if;
  if coalesce(desk_wait.players, 0) not between 2 and 4 or char_length(called) not between 1 and 120
    or exists (select from private.waiting where id = desk_wait.command)
  then return private.refused('malformed'); end if;
  if telephone is null or not private.is_phone(telephone) then return private.refused('phone'); end if;
  if address is not null and (char_length(address) > 254 or not private.is_address(address)) then
    return private.refused('email');
  end if;
  reason := private.why_closed(desk_wait.centre, desk_wait.day, desk_wait.hour);
  if reason is not null then return private.refused(reason); end if;

  -- A court that becomes free beside this request is served before or after it, and not meanwhile (private.serve_line).
  perform pg_advisory_xact_lock(13, hashtext(concat_ws(' ', desk_wait.centre, desk_wait.day, desk_wait.hour)));
  free_court := private.release_and_find_court(desk_wait.centre, desk_wait.day, desk_wait.hour);
  if free_court is not null then return jsonb_build_object('kind', 'free', 'court', free_court); end if;
  -- A closure gives no court back.
  if not exists (
    select from private.reservations join private.courts on courts.centre = reservations.centre and number = court and in_service
    where reservations.centre = desk_wait.centre and reservations.day = desk_wait.day and reservations.hour = desk_wait.hour
      and cancelled_at is null and closure is null)
  then return private.refused('closed'); end if;
  if not private.confirms_guests(desk_wait.centre) then return private.refused('no-mail'); end if;
  if private.beginning(desk_wait.centre, desk_wait.day, desk_wait.hour) <= private.clock() + private.offer_duration()
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
  select count(*), count(distinct person) into ahead, waiting_now from private.waiting
  where waiting.centre = desk_wait.centre and waiting.day = desk_wait.day and waiting.hour = desk_wait.hour and offered_at is null;
  if waiting_now >= (select waits_of_hour from private.centres where id = desk_wait.centre) then return private.refused('line-full'); end if;
  insert into private.waiting (id, secret_hash, centre, day, hour, players, name, email, phone, owner, person, created_at, entered_by)
  values (
    -- No device has its secret.
    desk_wait.command, uuid_send(gen_random_uuid()), desk_wait.centre, desk_wait.day, desk_wait.hour, desk_wait.players, called, address,
    telephone, account, whose, private.clock(), auth.uid());
  insert into private.audit (at, actor, action, entity, entity_id)
  values (private.clock(), auth.uid(), 'insert', 'waiting', desk_wait.command::text);
  return private.keep_answer(desk_wait.command, given, jsonb_build_object('kind', 'waiting', 'ahead', ahead));
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

create trigger offer_dropped before insert or update of day, hour, court, cancelled_at on private.reservations
for each row when (new.cancelled_at is null and new.waiting is null)
execute function private.drop_untold_offer();

create trigger hour_freed after update of day, hour, court, cancelled_at on private.reservations for each row
when (old.cancelled_at is null and (
  new.cancelled_at is not null or old.day <> new.day or old.hour <> new.hour or old.court <> new.court))
execute function private.note_freed_court();

create trigger hour_freed_by_deletion after delete on private.reservations for each row when (old.cancelled_at is null)
execute function private.note_freed_court();

create trigger hours_freed_by_court after update of in_service on private.courts for each row
when (new.in_service and not old.in_service)
execute function private.note_freed_court();

-- At the end of the transaction, when it is certain which courts are free: a closure takes those of the bookings that it cancels. The first
-- hour serves them all.
create constraint trigger line_served after insert on private.freed_hours
deferrable initially deferred for each row execute function private.serve_freed_hours();

create trigger offer_lost after update of cancelled_at on private.reservations
for each row when (old.cancelled_at is null and new.cancelled_at is not null and new.waiting is not null)
execute function private.wait_again();
