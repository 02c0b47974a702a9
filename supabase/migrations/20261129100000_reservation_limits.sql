-- Limits that a visitor cannot reset: by network and day, by reservation, and by the size of a request. Guests may read and
-- erase their data; what the staff reads is audited; retention and accounts find their rows by index.

-- Requests are refused by their size before a function expands them. PostgREST answers this error with 413.
create function private.refuse_larger(document jsonb, most_bytes int) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  if pg_column_size(document) > most_bytes then
    raise program_limit_exceeded using message = format('The request has more than %s bytes.', most_bytes);
  end if;
  return document;
end $$;

-- Both are asked for each row, and have no search path of their own: so Postgres inlines them into the functions that have.
-- Null for a text that is no secret of the site: hashing twenty megabytes takes seconds.
create or replace function private.hash_of(secret text) returns bytea
language sql stable
as $$ select case when octet_length(secret) <= 200 then sha256(convert_to(secret, 'UTF8')) end $$;

-- A reservation as its owner may read it.
create or replace function private.as_read(reservation private.reservations) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'id', reservation.id, 'court', reservation.court, 'day', reservation.day, 'hour', reservation.hour,
    'players', reservation.players, 'plan', reservation.plan, 'service', reservation.service,
    'name', coalesce(reservation.name, ''), 'email', coalesce(reservation.email, ''))
$$;

-- The pairs of a reservation and its secret that a device has: [{ id, secret }], the last hundred of them.
create or replace function private.keys_of(device_keys jsonb) returns table (id uuid, secret_hash bytea)
language sql stable rows 20 set search_path = ''
as $$
  -- The test and the cast in one expression: a planner may do two in any order.
  select
    case when key ->> 'id' ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then (key ->> 'id')::uuid end,
    private.hash_of(key ->> 'secret')
  from (
    select case jsonb_typeof(device_keys) when 'array' then private.refuse_larger(device_keys, 64 * 1024) else '[]' end as keys
  ) sent, jsonb_array_elements(keys) with ordinality listed (key, place)
  where place > jsonb_array_length(keys) - 100
$$;

-- A network is an IPv4 address, or the /64 of an IPv6 address: a household or a phone has all addresses of its /64.
create function private.network_of(address text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  ip inet;
begin
  ip := address;
  -- An IPv4 address as servers for both versions write it.
  if ip <<= inet '::ffff:0:0/96' then ip := inet '0.0.0.0' + (ip - inet '::ffff:0:0'); end if;
  return network(set_masklen(ip, case family(ip) when 4 then 32 else 64 end));
exception when invalid_text_representation then
  -- All malformed addresses are one network: they have its limits.
  return 'unknown';
end $$;

-- What networks did, for their limits. A row has a hash of the network with the key of the centre's day, and names neither a
-- reservation nor a person: it outlives both, and the day by one night (private.forget_outdated).
create table private.network_uses (
  network bytea not null,
  use text not null check (use in ('book', 'move')),
  at timestamptz not null
);
alter table private.network_uses enable row level security;
create index network_uses_by_network on private.network_uses (network, use, at);
insert into private.network_uses
select network_hash, 'book', created_at from private.reservations where network_hash is not null;

drop index private.reservations_by_network;
alter table private.reservations
  drop column network_hash,
  add column moves smallint not null default 0,
  -- Its visitor has asked to be forgotten, when it could be cancelled no more: its name goes once it is played.
  add column is_to_forget boolean not null default false;
drop function private.caller_network_hash();

alter table private.centres
  -- One network makes as many bookings a day, and as many moves; the day is the centre's own.
  add column booked_a_day smallint not null default 150,
  add column moves_of_one smallint not null default 20;

-- The hashes of the caller's network, with the key of the centre's day and with that of the day before.
create function private.caller_networks(centre text) returns bytea[]
language plpgsql volatile set search_path = ''
as $$
declare
  today date := private.centre_day(caller_networks.centre);
begin
  -- Today's key is made when it is first asked for.
  insert into private.network_keys values (today, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
  on conflict do nothing;
  return (
    select array_agg(sha256(key || convert_to(private.network_of(private.caller_address()), 'UTF8')) order by day desc)
    from private.network_keys where day in (today, today - 1));
end $$;

-- When the caller's network may do this again: a moment to come, or null for now. Of one network it lets one request at a time
-- pass: of many at once each would find the limit not reached.
create function private.network_waits_until(place private.centres, networks bytea[], wanted text) returns timestamptz
language plpgsql volatile set search_path = ''
as $$
declare
  counted_from timestamptz;
begin
  perform pg_advisory_xact_lock(2, hashtext(encode(networks[1], 'hex')));
  if (select count(*) from private.network_uses where network = networks[1] and use = wanted) >= place.booked_a_day then
    return (private.centre_day(place.id) + 1)::timestamp at time zone place.time_zone;
  end if;
  -- The hour after midnight counts what the network did before, under the key of yesterday.
  select at into counted_from from private.network_uses
  where network = any(networks) and use = wanted and at > private.clock() - interval '1 hour'
  order by at desc offset place.booked_an_hour - 1 limit 1;
  return counted_from + interval '1 hour';
end $$;

-- What one person has booked, also what is cancelled.
drop index private.reservations_by_email;
create index reservations_by_email on private.reservations (lower(email), day) where email is not null;
drop index private.reservations_by_owner;
create index reservations_by_owner on private.reservations (owner, day) where owner is not null;

/*
 * Books a free court. Answers
 *   { kind: 'booked', reservation }               also to a question that is asked again
 *   { kind: 'full', nearest: [{ day, hour }] }
 *   { kind: 'refused', reason }                   'unknown-centre' | 'closed' | 'past' | 'too-far' | 'malformed'
 *                                                 | 'too-many' (private.too_many) | 'cancelled' | 'taken-id'
 *                                                 | 'nobody': the caller's account is gone, but their token is valid still
 */
create or replace function public.book(
  id uuid, secret text, centre text, day date, hour int, players int,
  name text, email text, plan text, service text
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
  free_court smallint;
begin
  if book.id is null or book.day is null or own_hash is null or char_length(book.secret) < 20
    or coalesce(book.players, 0) not between 2 and 4
    or coalesce(char_length(book.plan), 81) > 80 or coalesce(char_length(book.service), 81) > 80
    or coalesce(char_length(trim(book.name)), 0) not between 1 and 120
    or coalesce(char_length(book.email), 255) > 254 or book.email !~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$'
  then return private.refused('malformed'); end if;

  if caller is not null then
    -- An account that is just being deleted is waited for.
    perform from auth.users where users.id = caller for key share;
    if not found then return private.refused('nobody'); end if;
  end if;

  -- After the same question, where it is on its way beside this one.
  perform pg_advisory_xact_lock(1, hashtext(book.id::text));
  select * into reservation from private.reservations where reservations.id = book.id;
  if found then
    if reservation.secret_hash <> own_hash then return private.refused('taken-id'); end if;
    if reservation.cancelled_at is not null then return private.refused('cancelled'); end if;
    return jsonb_build_object('kind', 'booked', 'reservation', private.as_read(reservation));
  end if;

  reason := private.why_closed(book.centre, book.day, book.hour);
  if reason is not null then return private.refused(reason); end if;

  select * into place from private.centres where centres.id = book.centre;
  networks := private.caller_networks(book.centre);
  until := private.network_waits_until(place, networks, 'book');
  if until is not null then return private.too_many('network', until); end if;
  -- One person at a time, for the same reason as one network.
  perform pg_advisory_xact_lock(3, hashtext(coalesce(caller::text, lower(book.email))));
  select created_at + interval '1 hour' into until from private.reservations
  where created_at > private.clock() - interval '1 hour'
    and (owner = caller or caller is null and lower(reservations.email) = lower(book.email))
  order by created_at desc offset place.booked_an_hour_by_one - 1 limit 1;
  if found then return private.too_many('person', until); end if;
  if (select count(*) from private.reservations
      where cancelled_at is null and reservations.day >= private.centre_day(book.centre)
        and (owner = caller or caller is null and lower(reservations.email) = lower(book.email))
      ) >= place.held_ahead
  then return private.too_many('held'); end if;

  -- Who loses the court to somebody else between the question and the answer tries the next one: the index decides.
  loop
    free_court := private.lowest_free_court(book.centre, book.day, book.hour);
    if free_court is null then return private.full_hour(book.centre, book.day, book.hour); end if;
    begin
      insert into private.reservations (
        id, centre, court, day, hour, players, plan, service, name, email, owner, secret_hash, created_at)
      values (
        book.id, book.centre, free_court, book.day, book.hour, book.players, book.plan, book.service,
        trim(book.name), book.email, caller, own_hash, private.clock())
      returning * into reservation;
      insert into private.network_uses values (networks[1], 'book', private.clock());
      return jsonb_build_object('kind', 'booked', 'reservation', private.as_read(reservation));
    exception when unique_violation then
      null;
    end;
  end loop;
end $$;

/*
 * Takes a court of another hour instead, in one step. Answers { kind: 'moved', reservation }, { kind: 'full', nearest },
 * { kind: 'gone' | 'too-late' | 'already-begun' } or { kind: 'refused', reason: 'closed' | 'past' | 'too-far' | 'too-many' };
 * 'too-many' with the limit 'moves', of this reservation or of the caller's network.
 */
create or replace function public.move_reservation(id uuid, day date, hour int, secret text default null) returns jsonb
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
    free_court := private.lowest_free_court(own.centre, move_reservation.day, move_reservation.hour);
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

-- The caller's reservations, and those that their device has the secrets of, in the order of time. Each of both has its index.
create or replace function public.own_reservations(keys jsonb default '[]') returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.as_read(reservations) order by day, hour, created_at), '[]')
  from (
    select id from private.reservations where owner = auth.uid()
    union
    select id from private.keys_of(keys) known join private.reservations using (id, secret_hash)
  ) own join private.reservations using (id)
  where cancelled_at is null
$$;

-- A row of the audit says that something changed: an update that changes nothing but its own time has none.
create or replace function private.write_audit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - 'changed_at' = changed - 'changed_at' then return null; end if;
  insert into private.audit (at, actor, action, entity, entity_id)
  values (private.clock(), auth.uid(), lower(tg_op), tg_table_name, coalesce(changed ->> 'id', changed ->> 'tournament'));
  return null;
end $$;

-- The list at the counter, for the centre's staff: { kind: 'listed', reservations } or { kind: 'refused', reason: 'not-staff' }.
-- The audit says who read which day: one row for each hour, however often the page asks.
create or replace function public.reservations_of_day(centre text, day date) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  list text := reservations_of_day.centre || ' ' || reservations_of_day.day;
begin
  if private.caller_role() is distinct from 'staff' then return private.refused('not-staff'); end if;
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
      and cancelled_at is null));
end $$;

-- Takes the names from these reservations, and cancels those that still can be. A game that is too near for that keeps its
-- name until it is played, because the centre expects its players. Answers which do.
create function private.erase_reservations(ids uuid[]) returns uuid[]
language plpgsql volatile set search_path = ''
as $$
begin
  perform from private.reservations where id = any(ids) order by id for update;
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

-- The reservations of these keys, save those in the account of a member, who alone decides about them.
create function private.opened_by(device_keys jsonb) returns uuid[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(id), '{}') from private.keys_of(device_keys) known join private.reservations using (id, secret_hash)
  where owner is null or owner = auth.uid()
$$;

-- All that the centre knows of the reservations of a guest's device, also of cancelled ones:
-- { kind: 'known', at, reservations, changes }.
create function public.guest_data(keys jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own uuid[] := private.opened_by(guest_data.keys);
begin
  return jsonb_build_object(
    'kind', 'known',
    'at', private.clock(),
    'reservations', (
      select coalesce(jsonb_agg(private.as_read(reservations) || jsonb_build_object(
        'centre', centre, 'bookedAt', created_at, 'cancelledAt', cancelled_at) order by day, hour, created_at), '[]')
      from private.reservations where id = any(own)),
    'changes', (
      select coalesce(jsonb_agg(jsonb_build_object('at', at, 'action', action, 'id', entity_id) order by audit.id), '[]')
      from private.audit where entity = 'reservations' and entity_id = any(own::text[])));
end $$;

-- A guest asks to be forgotten, for the reservations that their device has the secrets of. Asked again, it changes nothing.
-- Answers { kind: 'forgotten', kept }: the ids of those that keep their name until they are played (private.erase_reservations).
create function public.forget_reservations(keys jsonb) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select jsonb_build_object(
    'kind', 'forgotten', 'kept', to_jsonb(private.erase_reservations(private.opened_by(forget_reservations.keys))))
$$;

-- A member is forgotten with their account alone (public.delete_account), and by no request.
drop function public.forget_me();
create index match_events_by_author on public.match_events (author) where author is not null;
create index audit_by_actor on private.audit (actor) where actor is not null;

create or replace function public.delete_account() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  organised jsonb;
begin
  -- A tournament that is made in their name meanwhile waits, and then finds no account.
  perform from auth.users where id = caller for update;
  if not found then return private.refused('nobody'); end if;
  select jsonb_agg(jsonb_build_object('id', id, 'name', name) order by date, id) into organised
  from public.tournaments where organiser = caller;
  if organised is not null then return jsonb_build_object('kind', 'organiser', 'tournaments', organised); end if;
  perform private.erase_reservations(array(select id from private.reservations where owner = caller));
  delete from auth.users where id = caller;
  insert into private.audit (at, actor, action, entity, entity_id)
  values (private.clock(), caller, 'delete', 'accounts', caller::text);
  return jsonb_build_object('kind', 'deleted');
end $$;

-- Those that still have something to forget, so that the nightly run reads no others.
create index reservations_to_forget on private.reservations (day)
where name is not null or email is not null or owner is not null;
create index reservations_asked_to_forget on private.reservations (day) where is_to_forget;
create index audit_by_time on private.audit (at);

-- The function reads what is outdated by index, for each centre by its own day.
create or replace function private.forget_outdated() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  place private.centres;
begin
  for place in select * from private.centres loop
    update private.reservations set name = null, email = null, owner = null
    where (name is not null or email is not null or owner is not null)
      and day < (private.centre_day(place.id) - make_interval(months => place.months_kept))::date
      and reservations.centre = place.id;
    update private.reservations set name = null, email = null, is_to_forget = false
    where is_to_forget and private.beginning(place.id, day, hour) <= private.clock() and reservations.centre = place.id;
  end loop;
  -- A key is needed for an hour of the next day, and a day may end later at another centre.
  delete from private.network_uses where at < private.clock() - interval '1 day';
  delete from private.network_keys where day < (private.clock() - interval '1 day')::date;
  delete from private.invitations where expires_at < private.clock();
  delete from private.commands where valid_until < private.clock() - interval '1 day';
  delete from private.audit where at < private.clock() - interval '12 months';
end $$;

-- Has the database forget by itself each night. False, with a warning, where pg_cron is missing or not preloaded: the operator
-- preloads it and calls this again, or runs private.forget_outdated() otherwise.
create function private.schedule_retention() returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  create extension if not exists pg_cron;
  perform cron.schedule('forget-outdated', '17 3 * * *', 'select private.forget_outdated()');
  return true;
exception when others then
  raise warning 'pg_cron does not run private.forget_outdated(): %', sqlerrm;
  return false;
end $$;
select private.schedule_retention();

revoke execute on function
  private.refuse_larger(jsonb, int), private.network_of(text), private.caller_networks(text),
  private.network_waits_until(private.centres, bytea[], text), private.erase_reservations(uuid[]),
  private.opened_by(jsonb), private.schedule_retention()
from public, anon, authenticated;
