-- The courts, and who has them when. All of it lies in `private`: a name or an address leaves through the functions below
-- alone, each of which answers to its owner. Days and hours are the centre's own, whatever the server's clock is set to.

create table private.centres (
  id text primary key,
  time_zone text not null,
  -- The first and the last hour at which a game may begin.
  first_hour smallint not null default 10,
  last_hour smallint not null default 23,
  months_ahead smallint not null default 2,
  -- How long before its beginning a reservation can still be changed.
  change_notice interval not null default '2 hours',
  -- Against abuse: what one network may book in an hour, and what one person may hold.
  booked_an_hour smallint not null default 10,
  held_ahead smallint not null default 8,
  months_kept smallint not null default 3
);

create table private.courts (
  centre text not null references private.centres,
  number smallint not null check (number > 0),
  primary key (centre, number)
);

create table private.reservations (
  -- The visitor's device makes it before it asks, so that a question that is asked twice books once.
  id uuid primary key,
  centre text not null,
  court smallint not null,
  day date not null,
  hour smallint not null check (hour between 0 and 23),
  players smallint not null check (players between 2 and 4),
  plan text not null check (char_length(plan) <= 80),
  service text not null check (char_length(service) <= 80),
  -- Null once they are forgotten (private.forget_outdated).
  name text check (char_length(name) between 1 and 120),
  email text check (char_length(email) <= 254),
  owner uuid references auth.users on delete set null,
  -- Opens a guest's reservation: of a secret that his device alone has.
  secret_hash bytea not null,
  -- Of the network that booked, with a key that lives for a day.
  network_hash bytea,
  created_at timestamptz not null default now(),
  cancelled_at timestamptz,
  foreign key (centre, court) references private.courts
);

-- No court is given twice, whoever writes and by whatever way.
create unique index one_reservation_of_a_court on private.reservations (centre, day, hour, court)
where cancelled_at is null;
create index reservations_by_owner on private.reservations (owner) where cancelled_at is null;
create index reservations_by_email on private.reservations (lower(email), day) where cancelled_at is null;
create index reservations_by_network on private.reservations (network_hash, created_at);

create table private.network_keys (day date primary key, key bytea not null);

alter table private.centres enable row level security;
alter table private.courts enable row level security;
alter table private.reservations enable row level security;
alter table private.network_keys enable row level security;

create trigger audited
after insert or update of day, hour, court, cancelled_at or delete on private.reservations
for each row execute function private.write_audit();

-- When a game of that hour begins.
create function private.beginning(centre text, day date, hour int) returns timestamptz
language sql stable set search_path = ''
as $$ select (day + make_time(hour, 0, 0)) at time zone time_zone from private.centres where id = centre $$;

create function private.centre_day(centre text) returns date
language sql stable set search_path = ''
as $$ select (private.clock() at time zone time_zone)::date from private.centres where id = centre $$;

create function private.hash_of(secret text) returns bytea
language sql immutable set search_path = ''
as $$ select sha256(convert_to(secret, 'UTF8')) $$;

-- Today's key is made when it is first asked for.
create function private.caller_network_hash() returns bytea
language plpgsql volatile set search_path = ''
as $$
declare
  today date := (private.clock() at time zone 'UTC')::date;
  today_key bytea;
begin
  insert into private.network_keys values (today, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
  on conflict do nothing;
  select key into today_key from private.network_keys where day = today;
  return sha256(today_key || convert_to(private.caller_address(), 'UTF8'));
end $$;

-- Why nobody can have that hour, or null: 'unknown-centre', 'closed', 'past' or 'too-far'.
create function private.why_closed(wanted_centre text, wanted_day date, wanted_hour int) returns text
language plpgsql stable set search_path = ''
as $$
declare
  place private.centres;
begin
  select * into place from private.centres where id = wanted_centre;
  if not found then return 'unknown-centre'; end if;
  if wanted_hour is null or wanted_hour not between place.first_hour and place.last_hour then return 'closed'; end if;
  if private.beginning(wanted_centre, wanted_day, wanted_hour) <= private.clock() then return 'past'; end if;
  if wanted_day > (private.centre_day(wanted_centre) + make_interval(months => place.months_ahead))::date then
    return 'too-far';
  end if;
  return null;
end $$;

-- Up to three free hours nearest to the wanted one, in the order of time. Hours are counted on the centre's wall, where each
-- day has 24; of two that are as near, the later is nearer: who wanted to play at six is rarely there at five.
create function private.nearest_free(wanted_centre text, wanted_day date, wanted_hour int) returns jsonb
language sql stable set search_path = ''
as $$
  with place as materialized (
    select id, time_zone, first_hour, last_hour, private.clock() as now,
      (private.clock() at time zone time_zone)::date as today,
      ((private.clock() at time zone time_zone)::date + make_interval(months => months_ahead))::date as last_day,
      (select count(*) from private.courts where courts.centre = centres.id) as courts
    from private.centres where id = wanted_centre
  ), taken as materialized (
    select reservations.day, reservations.hour, count(*) as courts
    from place join private.reservations on reservations.centre = place.id
    where cancelled_at is null and reservations.day between today and last_day
    group by reservations.day, reservations.hour
  ), nearest as (
    select hours.day, hours.hour
    from place
      cross join lateral (
        select today + ahead as day, hour
        from generate_series(0, last_day - today) ahead, generate_series(first_hour::int, last_hour::int) hour
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

create function private.lowest_free_court(wanted_centre text, wanted_day date, wanted_hour int) returns smallint
language sql volatile set search_path = ''
as $$
  select number from private.courts
  where courts.centre = wanted_centre and not exists (
    select from private.reservations
    where reservations.centre = wanted_centre and reservations.day = wanted_day and reservations.hour = wanted_hour
      and reservations.court = courts.number and cancelled_at is null)
  order by number limit 1
$$;

-- A reservation as its owner may read it.
create function private.as_read(reservation private.reservations) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'id', reservation.id, 'court', reservation.court, 'day', reservation.day, 'hour', reservation.hour,
    'players', reservation.players, 'plan', reservation.plan, 'service', reservation.service,
    'name', coalesce(reservation.name, ''), 'email', coalesce(reservation.email, ''))
$$;

/*
 * Books a free court. Answers
 *   { kind: 'booked', reservation }               also to a question that is asked again
 *   { kind: 'full', nearest: [{ day, hour }] }
 *   { kind: 'refused', reason }                   'unknown-centre' | 'closed' | 'past' | 'too-far' | 'malformed'
 *                                                 | 'too-many' | 'cancelled' | 'taken-id'
 */
create function public.book(
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
  network bytea;
  reason text;
  free_court smallint;
begin
  if book.id is null or book.day is null or coalesce(char_length(book.secret), 0) < 20
    or coalesce(book.players, 0) not between 2 and 4
    or coalesce(char_length(book.plan), 81) > 80 or coalesce(char_length(book.service), 81) > 80
    or coalesce(char_length(trim(book.name)), 0) not between 1 and 120
    or coalesce(char_length(book.email), 255) > 254 or book.email !~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$'
  then return private.refused('malformed'); end if;

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

  -- One network and one person at a time: of many questions at once each would find its limit not reached.
  select * into place from private.centres where centres.id = book.centre;
  network := private.caller_network_hash();
  perform pg_advisory_xact_lock(2, hashtext(encode(network, 'hex')));
  perform pg_advisory_xact_lock(3, hashtext(coalesce(caller::text, lower(book.email))));
  if (select count(*) from private.reservations
      where network_hash = network and created_at > private.clock() - interval '1 hour') >= place.booked_an_hour
    or (select count(*) from private.reservations
      where cancelled_at is null and reservations.day >= private.centre_day(book.centre)
        and case when caller is null then lower(reservations.email) = lower(book.email) else owner = caller end
      ) >= place.held_ahead
  then return private.refused('too-many'); end if;

  -- Who loses the court to somebody else between the question and the answer tries the next one: the index decides.
  loop
    free_court := private.lowest_free_court(book.centre, book.day, book.hour);
    if free_court is null then return private.full_hour(book.centre, book.day, book.hour); end if;
    begin
      insert into private.reservations (
        id, centre, court, day, hour, players, plan, service, name, email, owner, secret_hash, network_hash, created_at)
      values (
        book.id, book.centre, free_court, book.day, book.hour, book.players, book.plan, book.service,
        trim(book.name), book.email, caller, own_hash, network, private.clock())
      returning * into reservation;
      return jsonb_build_object('kind', 'booked', 'reservation', private.as_read(reservation));
    exception when unique_violation then
      null;
    end;
  end loop;
end $$;

-- The reservation of that id, locked, where the caller may change it: his own, or one that his device has the secret of.
create function private.reservation_to_change(wanted uuid, secret text) returns private.reservations
language sql volatile set search_path = ''
as $$
  select * from private.reservations
  where id = wanted and cancelled_at is null
    and (owner = auth.uid() or secret_hash = private.hash_of(secret))
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
 * { kind: 'gone' | 'too-late' | 'already-begun' } or { kind: 'refused', reason: 'closed' | 'past' | 'too-far' }.
 */
create function public.move_reservation(id uuid, day date, hour int, secret text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own private.reservations := private.reservation_to_change(move_reservation.id, move_reservation.secret);
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
  loop
    free_court := private.lowest_free_court(own.centre, move_reservation.day, move_reservation.hour);
    if free_court is null then return private.full_hour(own.centre, move_reservation.day, move_reservation.hour); end if;
    begin
      update private.reservations
      set day = move_reservation.day, hour = move_reservation.hour, court = free_court
      where reservations.id = own.id
      returning * into own;
      return jsonb_build_object('kind', 'moved', 'reservation', private.as_read(own));
    exception when unique_violation then
      null;
    end;
  end loop;
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

-- The pairs of a reservation and its secret that a device has: [{ id, secret }], a hundred at most; others are passed over.
create function private.keys_of(device_keys jsonb) returns table (id uuid, secret_hash bytea)
language sql immutable set search_path = ''
as $$
  -- The test and the cast in one expression: a planner may do two in any order.
  select
    case when key ->> 'id' ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then (key ->> 'id')::uuid end,
    private.hash_of(key ->> 'secret')
  from jsonb_array_elements(case jsonb_typeof(device_keys) when 'array' then device_keys else '[]' end)
    with ordinality listed (key, place)
  where place <= 100
$$;

-- The caller's reservations, and those that his device has the secrets of, in the order of time.
create function public.own_reservations(keys jsonb default '[]') returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.as_read(reservations) order by day, hour, created_at), '[]')
  from private.reservations
  where cancelled_at is null and (
    owner = auth.uid()
    or exists (
      select from private.keys_of(keys) known
      where known.id = reservations.id and known.secret_hash = reservations.secret_hash))
$$;

-- What a guest has booked on this device becomes the caller's. Answers how many; none where nobody is logged in.
create function public.claim_reservations(keys jsonb) returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claimed int;
begin
  update private.reservations set owner = auth.uid()
  from private.keys_of(keys) known
  where auth.uid() is not null and owner is null and cancelled_at is null
    and reservations.id = known.id and reservations.secret_hash = known.secret_hash;
  get diagnostics claimed = row_count;
  return claimed;
end $$;

-- How many courts are taken, for each hour of these days in which any is: { 'yyyy-MM-dd': { hour: count } }, at most
-- seventy days. Numbers alone: who plays is nobody's business.
create function public.taken_courts(centre text, first_day date, last_day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  select coalesce(jsonb_object_agg(day, hours), '{}') into answer
  from (
    select day, jsonb_object_agg(hour, courts) as hours
    from (
      select reservations.day, reservations.hour, count(*) as courts
      from private.reservations
      where reservations.centre = taken_courts.centre and cancelled_at is null
        and reservations.day between first_day and least(last_day, first_day + 70)
      group by reservations.day, reservations.hour
    ) by_hour
    group by day
  ) by_day;
  if private.is_known_version(md5(answer::text), 2) then return null; end if;
  return answer;
end $$;

-- The list at the counter, for the centre's staff: { kind: 'listed', reservations } or { kind: 'refused', reason: 'not-staff' }.
create function public.reservations_of_day(centre text, day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.caller_role() is distinct from 'staff' then return private.refused('not-staff'); end if;
  return jsonb_build_object('kind', 'listed', 'reservations', (
    select coalesce(jsonb_agg(private.as_read(reservations) order by hour, court), '[]')
    from private.reservations
    where reservations.centre = reservations_of_day.centre and reservations.day = reservations_of_day.day
      and cancelled_at is null));
end $$;
