-- The waiting list of a full hour. When one of its courts becomes free, the first in line gets a reservation that they confirm within
-- twenty minutes by the link of a mail; then the next. Only a centre whose worker sends mails has the list.

create table private.waiting (
  id uuid primary key,
  -- The order of an hour's line.
  place bigint generated always as identity,
  -- Of a guest's device; a member finds theirs by the account.
  secret_hash bytea not null,
  centre text not null references private.centres,
  day date not null,
  hour smallint not null,
  players smallint not null check (players between 2 and 4),
  name text not null,
  email text not null,
  owner uuid references auth.users on delete cascade,
  -- The account, or a hash of the mailbox: each waits once for an hour.
  person text not null,
  created_at timestamptz not null,
  -- When a court was offered, and the reservation that holds it; null while they wait.
  offered_at timestamptz,
  offer uuid references private.reservations on delete set null
);
alter table private.waiting enable row level security;
create unique index waiting_once on private.waiting (centre, day, hour, person) where offered_at is null;
create index waiting_by_hour on private.waiting (centre, day, hour, place);
create index waiting_by_person on private.waiting (person, day);
create index waiting_by_owner on private.waiting (owner) where owner is not null;
create index waiting_by_offer on private.waiting (offer) where offer is not null;

alter table private.centres
  -- For so many hours one person waits at a time.
  add column waits_of_one smallint not null default 5,
  -- So many wait for one hour: a later one would hardly get a court, and invented addresses hold few of them.
  add column waits_of_hour smallint not null default 12;

-- The entry of the list that this court was offered to.
alter table private.reservations add column waiting uuid;

-- Serves an hour's line with the courts that are free. Of one hour it lets one transaction at a time pass, also before it finds the
-- line empty: a visitor who joins beside it waits, and then finds the court.
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
      and private.suspension_of(owner, waiting.email) is null
      and (select count(*) from private.reservations held
        where held.cancelled_at is null and held.entered_by is null and held.day >= private.centre_day(wanted_centre)
          and (held.owner = waiting.owner or waiting.owner is null and lower(held.email) = lower(waiting.email))
        ) < held_to.held_ahead
    order by place limit 1 for update;
    exit when not found;
    begin
      -- The secret is in the link of the mail alone, so that the address is that of the person who waits.
      insert into private.reservations (
        id, centre, court, day, hour, players, plan, service, name, email, owner, secret_hash, created_at, confirm_by, waiting)
      values (
        gen_random_uuid(), wanted_centre, free_court, wanted_day, wanted_hour, first_one.players, 'Non spécifié', 'Non spécifié',
        first_one.name, first_one.email, first_one.owner, private.hash_of(gen_random_uuid()::text), private.clock(), until, first_one.id)
      returning id into first_one.offer;
      update private.waiting set offered_at = private.clock(), offer = first_one.offer where id = first_one.id;
    exception when unique_violation then
      -- Somebody has taken that court meanwhile.
      null;
    end;
  end loop;
  perform set_config('desk.quiet', quiet, true);
end $$;

create function private.serve_freed_court() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'courts' then
    perform private.serve_line(centre, day, hour)
    from (
      select distinct centre, day, hour from private.waiting
      where centre = new.centre and offered_at is null order by day, hour
    ) hours;
  else
    perform private.serve_line(old.centre, old.day, old.hour);
  end if;
  return null;
end $$;

-- At the end of the transaction, when it is certain which courts are free: a closure takes those of the bookings that it cancels.
create constraint trigger line_served after update of day, hour, court, cancelled_at on private.reservations
deferrable initially deferred for each row
when (old.cancelled_at is null and (
  new.cancelled_at is not null or old.day <> new.day or old.hour <> new.hour or old.court <> new.court))
execute function private.serve_freed_court();
create constraint trigger line_served_after_deletion after delete on private.reservations
deferrable initially deferred for each row when (old.cancelled_at is null)
execute function private.serve_freed_court();
create constraint trigger line_served_by_court after update of in_service on private.courts
deferrable initially deferred for each row when (new.in_service and not old.in_service)
execute function private.serve_freed_court();

-- As before. A court that nobody confirmed is offered to the next in line before another visitor gets it.
create or replace function private.lowest_free_court(wanted_centre text, wanted_day date, wanted_hour int) returns smallint
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

-- As before. Members confirm a court that was offered to them.
create or replace function private.prepare_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.sequence := private.next_sequence(0);
    -- A game that begins sooner is confirmed at once: releasing it would free no hour that others can book.
    if new.owner is null and new.email is not null and new.cancelled_at is null and new.entered_by is null
      and private.confirms_guests(new.centre)
      and private.beginning(new.centre, new.day, new.hour) > private.clock() + (
        select confirmed_within from private.centres where id = new.centre)
    then
      new.confirm_by := coalesce(
        new.confirm_by, private.clock() + (select confirmed_within from private.centres where id = new.centre));
    end if;
    return new;
  end if;
  -- A member's booking needs no confirmation.
  if new.owner is not null and new.waiting is null then new.confirm_by := null; end if;
  if (new.day, new.hour, new.court, new.cancelled_at) is distinct from (old.day, old.hour, old.court, old.cancelled_at) then
    new.sequence := private.next_sequence(old.sequence);
  end if;
  return new;
end $$;

-- As before, with the mail of an offer, which no other mail of an account that takes it over replaces.
create or replace function private.write_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  wanted text;
  due timestamptz := private.clock();
  -- The hour that the visitor knows.
  known jsonb;
  replaced private.outgoing_mail;
  is_moved boolean := tg_op = 'UPDATE' and (new.day, new.hour, new.court) is distinct from (old.day, old.hour, old.court);
begin
  -- Its visitor is forgotten, and so are the mails to them.
  if new.email is null then
    if tg_op = 'UPDATE' and old.email is not null then
      delete from private.outgoing_mail where reservation = new.id and sent_at is null;
    end if;
    return null;
  end if;
  if not (select sends_mail from private.centres where id = new.centre) then return null; end if;

  wanted := case
    when tg_op = 'INSERT' then case when new.cancelled_at is null then
      case when new.confirm_by is null then 'booked' when new.waiting is not null then 'offered' else 'confirm' end end
    when old.cancelled_at is null and new.cancelled_at is not null then 'cancelled'
    when old.cancelled_at is not null and new.cancelled_at is null then 'booked'
    when new.cancelled_at is not null then null
    when old.owner is null and new.owner is not null then case when new.confirm_by is null then 'claimed' end
    when old.confirm_by is not null and new.confirm_by is null then 'booked'
    -- The link of the first mail confirms whichever hour it is by then: an address that never confirmed gets no second one.
    when is_moved and new.confirm_by is not null then case when not exists (
      select from private.outgoing_mail
      where reservation = new.id and (sent_at is not null or claimed_until > private.clock())) then
      case when new.waiting is null then 'confirm' else 'offered' end end
    when is_moved then 'moved'
  end;
  if wanted is null then return null; end if;
  if is_moved then known := jsonb_build_object('day', old.day, 'hour', old.hour, 'court', old.court); end if;

  -- A row that is being claimed at this moment is not waited for: its worker would wait for this reservation.
  for replaced in
    select * from private.outgoing_mail
    where reservation = new.id and sent_at is null and given_up_at is null
      and (claimed_until is null or claimed_until <= private.clock())
    for update skip locked
  loop
    delete from private.outgoing_mail where id = replaced.id;
    if new.changed_by is null or replaced.kind = 'reminder' then continue; end if;
    if replaced.kind = 'moved' and wanted = 'moved' then
      known := replaced.payload -> 'before';
      if known = jsonb_build_object('day', new.day, 'hour', new.hour, 'court', new.court) then wanted := null; end if;
    elsif replaced.kind = 'cancelled' and wanted = 'booked' then
      wanted := null;
    elsif replaced.kind = 'booked' then
      -- The visitor knows of no booking yet.
      wanted := case wanted when 'cancelled' then null else 'booked' end;
    end if;
  end loop;
  -- An address that was never confirmed gets one mail, and no second one that says that it was released.
  if wanted = 'cancelled' and old.confirm_by is not null then return null; end if;
  if wanted is not null and current_setting('desk.quiet', true) is distinct from 'on' then
    if wanted = 'offered' and tg_op = 'INSERT' then
      due := new.confirm_by - interval '20 minutes';
    elsif tg_op = 'INSERT' and new.entered_by is not null or tg_op = 'UPDATE' and new.changed_by is not null then
      due := due + interval '20 seconds';
    end if;
    perform private.queue_mail(
      new, wanted, due, coalesce(new.confirm_by, private.clock() + interval '24 hours'),
      jsonb_strip_nulls(jsonb_build_object('confirmBy', new.confirm_by, 'before', known)));
  end if;
  if new.cancelled_at is null and new.confirm_by is null then perform private.plan_reminder(new); end if;
  return null;
end $$;

-- As before. The mail of an offer has a link for a member too: it confirms the offer, and opens nothing.
create or replace function private.links_of(mail private.outgoing_mail) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  made jsonb := '{}';
  keys jsonb := '{}';
  wanted record;
  secret text;
begin
  if mail.kind = 'series' then
    if (mail.payload ->> 'isGuest')::boolean is not true or mail.payload ->> 'action' = 'cancelled' or mail.payload ? 'key'
    then return '{}'; end if;
    for wanted in
      select id from private.reservations
      where id in (select (date ->> 'id')::uuid from jsonb_array_elements(mail.payload -> 'dates') date) and owner is null
    loop
      secret := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
      insert into private.mail_links
      values (private.hash_of(secret), wanted.id, 'open', private.address_hash(mail.recipient));
      keys := keys || jsonb_build_object(wanted.id, secret);
    end loop;
    return jsonb_build_object('key', keys);
  end if;
  for wanted in select * from (values
      ('key', 'open', (mail.payload -> 'isGuest')::boolean and mail.kind <> 'cancelled' or mail.kind = 'offered'),
      ('stop', 'reminders', mail.kind = 'reminder')
    ) links (name, purpose, is_needed)
    where is_needed and not mail.payload ? name
  loop
    secret := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
    insert into private.mail_links
    values (private.hash_of(secret), mail.reservation, wanted.purpose, private.address_hash(mail.recipient));
    made := made || jsonb_build_object(wanted.name, secret);
  end loop;
  return made;
end $$;

-- As before. A member confirms an offer by its link as well, on any device; who is not logged in reads that the account has it:
-- { kind: 'in-account', isConfirmedNow: true }.
create or replace function public.open_reservation(id uuid, secret text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_one private.reservations;
  is_confirmed_now boolean := false;
begin
  if not private.is_link(open_reservation.id, open_reservation.secret) then return jsonb_build_object('kind', 'unknown'); end if;
  select * into found_one from private.reservations where reservations.id = open_reservation.id for update;
  if found_one.owner is null then
    delete from private.unconfirmed_mails where mailbox = private.mailbox_hash(found_one.email);
  end if;
  if found_one.cancelled_at is not null then
    return jsonb_build_object('kind', case when found_one.confirm_by is null then 'cancelled' else 'released' end);
  end if;
  if found_one.confirm_by <= private.clock() then
    update private.reservations set cancelled_at = private.clock() where reservations.id = found_one.id;
    return jsonb_build_object('kind', 'released');
  end if;
  if found_one.confirm_by is not null or found_one.owner is null and not found_one.is_confirmed then
    is_confirmed_now := found_one.confirm_by is not null;
    update private.reservations set confirm_by = null, is_confirmed = true
    where reservations.id = found_one.id returning * into found_one;
  end if;
  if found_one.owner is not null and found_one.owner is distinct from auth.uid() then
    return jsonb_build_object('kind', 'in-account')
      || case when is_confirmed_now then jsonb_build_object('isConfirmedNow', true) else '{}'::jsonb end;
  end if;
  return jsonb_build_object('kind', 'open', 'isConfirmedNow', is_confirmed_now, 'reservation', private.as_read(found_one));
end $$;

-- An entry as its person reads it: { id, day, hour, players, state, ahead, confirmBy?, reservation? }. `state`:
--   'waiting'    `ahead` are before them
--   'offered'    a court is theirs if they open the link of the mail before `confirmBy`
--   'served'     they have confirmed it, or the desk has: `reservation`
--   'missed'     they did not confirm in time, or gave the court back
--   'over'       the hour begins too soon for an offer
create function private.as_waiting(entry private.waiting) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  held private.reservations;
  is_over boolean := private.beginning(entry.centre, entry.day, entry.hour) <= private.clock() + interval '20 minutes';
begin
  if entry.offer is not null then select * into held from private.reservations where id = entry.offer; end if;
  return jsonb_build_object('id', entry.id, 'day', entry.day, 'hour', entry.hour, 'players', entry.players)
    || case
      when entry.offered_at is null then jsonb_build_object('state', case when is_over then 'over' else 'waiting' end, 'ahead', (
        select count(*) from private.waiting before
        where before.centre = entry.centre and before.day = entry.day and before.hour = entry.hour
          and before.offered_at is null and before.place < entry.place))
      when held.id is null or held.cancelled_at is not null or held.confirm_by <= private.clock() then
        jsonb_build_object('state', 'missed', 'ahead', 0)
      when held.confirm_by is not null then
        jsonb_build_object('state', 'offered', 'ahead', 0, 'confirmBy', held.confirm_by)
      else jsonb_build_object('state', 'served', 'ahead', 0, 'reservation', held.id)
    end;
end $$;

/*
 * Puts the caller into the line of a full hour. The device makes `id` and `secret`, and repeats them until it has an answer. A member's
 * mail goes to the address of the account. Answers
 *   { kind: 'waiting', waiting }           private.as_waiting
 *   { kind: 'free' }                       a court of that hour is free: it is booked, and not waited for
 *   { kind: 'refused', reason }            'malformed' | 'no-mail' | 'unknown-centre' | 'closed' | 'past' | 'too-far' | 'too-late'
 *                                          | 'taken-id' | 'already-waiting' | 'nobody'
 *                                          | 'too-many' with limit 'network', 'waiting', 'held' or 'unconfirmed'
 *                                          | 'suspended' with `sentence`, as for `book`
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

  sentence := private.suspension_of(caller, address);
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
  if private.beginning(join_waiting.centre, join_waiting.day, join_waiting.hour) <= private.clock() + interval '20 minutes'
  then return private.refused('too-late'); end if;

  select * into place from private.centres where centres.id = join_waiting.centre;
  networks := private.caller_networks(join_waiting.centre);
  until := private.network_waits_until(place, networks, 'book');
  if until is not null then return private.too_many('network', until); end if;
  whose := coalesce(caller::text, encode(private.mailbox_hash(address), 'hex'));
  -- One person at a time: of many requests at once each would find the limit not reached.
  perform pg_advisory_xact_lock(3, hashtext(whose));
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
      where cancelled_at is null and entered_by is null and reservations.day >= private.centre_day(join_waiting.centre)
        and (owner = caller or caller is null and lower(reservations.email) = lower(address))
      ) >= place.held_ahead
  then return private.too_many('held'); end if;
  if caller is null then
    until := private.mailbox_waits_until(join_waiting.centre, address);
    if until is not null then return private.too_many('unconfirmed', until); end if;
  end if;

  -- A court that becomes free beside this request is served before or after it, and not meanwhile (private.serve_line).
  perform pg_advisory_xact_lock(13, hashtext(concat_ws(' ', join_waiting.centre, join_waiting.day, join_waiting.hour)));
  if private.lowest_free_court(join_waiting.centre, join_waiting.day, join_waiting.hour) is not null then
    return jsonb_build_object('kind', 'free');
  end if;
  if (select count(*) from private.waiting
      where waiting.centre = join_waiting.centre and waiting.day = join_waiting.day and waiting.hour = join_waiting.hour
        and offered_at is null) >= place.waits_of_hour
  then return private.refused('line-full'); end if;
  insert into private.waiting (id, secret_hash, centre, day, hour, players, name, email, owner, person, created_at)
  values (
    join_waiting.id, own_hash, join_waiting.centre, join_waiting.day, join_waiting.hour, join_waiting.players,
    private.clean_name(join_waiting.name), address, caller, whose, private.clock())
  returning * into entry;
  insert into private.network_uses values (networks[1], 'book', private.clock());
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

-- For the staff, in the order of hours and lines: { kind: 'listed', now, waiting: [{ …private.as_waiting, name, email, isMember, since }] }
-- or { kind: 'refused', reason: 'not-staff' }. The audit has one row for each hour in which a member of staff reads it.
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
      'name', waiting.name, 'email', coalesce(users.email, waiting.email), 'isMember', owner is not null, 'since', waiting.created_at)
      order by day, hour, place), '[]')
    from private.waiting left join auth.users on users.id = owner
    where waiting.centre = waiting_list.centre and private.beginning(waiting.centre, day, hour) > private.clock()));
end $$;

-- The desk takes somebody out of a line: { kind: 'removed' }, also where they have left, or { kind: 'refused', reason: 'not-staff' }.
create function public.remove_waiting(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  entry private.waiting;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  select * into entry from private.waiting where waiting.id = remove_waiting.id for update;
  if found then
    perform private.end_waiting(entry);
    insert into private.audit (at, actor, action, entity, entity_id)
    values (private.clock(), auth.uid(), 'delete', 'waiting', entry.id::text);
  end if;
  return jsonb_build_object('kind', 'removed');
end $$;

-- As before, and who waited for an hour that has been.
create or replace function private.forget_mails() returns void
language sql volatile set search_path = ''
as $$
  delete from private.outgoing_mail where sent_at < private.clock() - interval '30 days';
  delete from private.outgoing_mail where given_up_at < private.clock() - interval '30 days';
  delete from private.mail_links using private.reservations
  where reservations.id = mail_links.reservation and day < (private.clock() - interval '30 days')::date;
  delete from private.unconfirmed_mails where at < private.clock() - interval '1 day';
  delete from private.waiting where private.beginning(centre, day, hour) < private.clock() - interval '1 hour';
$$;

revoke execute on function
  private.serve_line(text, date, int), private.serve_freed_court(), private.as_waiting(private.waiting),
  private.end_waiting(private.waiting), public.join_waiting(uuid, text, text, date, int, int, text, text),
  public.leave_waiting(uuid, text), public.own_waiting(jsonb), public.waiting_list(text), public.remove_waiting(uuid)
from public, anon, authenticated;
grant execute on function
  public.join_waiting(uuid, text, text, date, int, int, text, text), public.leave_waiting(uuid, text), public.own_waiting(jsonb),
  public.waiting_list(text), public.remove_waiting(uuid)
to anon, authenticated;
