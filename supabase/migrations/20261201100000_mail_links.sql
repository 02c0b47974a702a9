-- Guests confirm their bookings, and change them on any device, by the links of their mails.

-- Releases the bookings that were not confirmed in time. It waits for no other transaction: what is being changed is decided there.
create function private.release_unconfirmed(centre text) returns void
language sql volatile set search_path = ''
as $$
  update private.reservations set cancelled_at = private.clock()
  where id in (
    select id from private.reservations
    where confirm_by <= private.clock() and cancelled_at is null and reservations.centre = release_unconfirmed.centre
    for update skip locked)
$$;
create index reservations_to_confirm on private.reservations (confirm_by) where confirm_by is not null and cancelled_at is null;

-- As before. A court that was not confirmed in time is free, whether or not anything has released it before.
create or replace function private.lowest_free_court(wanted_centre text, wanted_day date, wanted_hour int) returns smallint
language plpgsql volatile set search_path = ''
as $$
begin
  update private.reservations set cancelled_at = private.clock()
  where reservations.centre = wanted_centre and reservations.day = wanted_day and reservations.hour = wanted_hour
    and cancelled_at is null and confirm_by <= private.clock();
  return (
    select number from private.courts
    where courts.centre = wanted_centre and not exists (
      select from private.reservations
      where reservations.centre = wanted_centre and reservations.day = wanted_day and reservations.hour = wanted_hour
        and reservations.court = courts.number and cancelled_at is null)
    order by number limit 1);
end $$;

-- As before. Bookings that were not confirmed in time count for nobody, and are not answered again.
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
    or coalesce(char_length(private.clean_name(book.name)), 0) not between 1 and 120
    or coalesce(char_length(book.email), 255) > 254 or book.email !~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$'
  then return private.refused('malformed'); end if;

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
        private.clean_name(book.name), book.email, caller, own_hash, private.clock())
      returning * into reservation;
      insert into private.network_uses values (networks[1], 'book', private.clock());
      return jsonb_build_object('kind', 'booked', 'reservation', private.as_read(reservation));
    exception when unique_violation then
      null;
    end;
  end loop;
end $$;

-- As before, without courts that were not confirmed in time.
create or replace function private.taken(centre text, first_day date, last_day date) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(day, hours), '{}')
  from (
    select day, jsonb_object_agg(hour, courts) as hours
    from (
      select reservations.day, reservations.hour, count(*) as courts
      from private.reservations
      where reservations.centre = taken.centre and cancelled_at is null
        and (confirm_by is null or confirm_by > private.clock())
        and reservations.day between first_day and last_day
      group by reservations.day, reservations.hour
    ) by_hour
    group by day
  ) by_day
$$;

create or replace function private.nearest_free(wanted_centre text, wanted_day date, wanted_hour int) returns jsonb
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
    where cancelled_at is null and (confirm_by is null or confirm_by > place.now)
      and reservations.day between today and last_day
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

-- As before, with `confirmBy` while the booking waits for its confirmation.
create or replace function private.as_read(reservation private.reservations) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'id', reservation.id, 'court', reservation.court, 'day', reservation.day, 'hour', reservation.hour,
    'players', reservation.players, 'plan', reservation.plan, 'service', reservation.service,
    'name', coalesce(reservation.name, ''), 'email', coalesce(reservation.email, ''))
    || case when reservation.confirm_by is null then '{}'::jsonb
      else jsonb_build_object('confirmBy', reservation.confirm_by) end
$$;

-- As before, with `confirms`: whether a guest's booking has to be confirmed by mail.
create or replace function public.courts_now(centre text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('now', private.clock(), 'confirms', private.confirms_guests(id), 'taken', private.taken(
    id, private.centre_day(id), (private.centre_day(id) + make_interval(months => months_ahead))::date))
  from private.centres where id = courts_now.centre
$$;

-- Whether the secret is that of a link to this reservation.
create function private.is_link(wanted uuid, secret text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from private.mail_links
    where secret_hash = private.hash_of(secret) and reservation = wanted and purpose = 'open')
$$;

-- As before, and by the link of a guest's mail. A reservation that was not confirmed in time cannot be changed any more.
create or replace function private.reservation_to_change(wanted uuid, secret text) returns private.reservations
language sql volatile set search_path = ''
as $$
  select * from private.reservations
  where id = wanted and cancelled_at is null and (confirm_by is null or confirm_by > private.clock())
    and (owner = auth.uid() or secret_hash = private.hash_of(secret) or owner is null and private.is_link(wanted, secret))
  for update
$$;

-- As before. For the secret of a guest's link it answers the hash of their reservation, so that the link opens what the device that
-- booked opens.
drop function private.keys_of(jsonb);
create function private.keys_of(device_keys jsonb) returns table (id uuid, secret_hash bytea, is_link boolean)
language sql stable rows 20
as $$
  select sent.id, coalesce(linked.secret_hash, sent.hash), linked.secret_hash is not null
  from (
    -- The test and the cast in one expression: a planner may do two in any order.
    select
      case when key ->> 'id' ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then (key ->> 'id')::uuid end as id,
      private.hash_of(key ->> 'secret') as hash
    from (
      select case jsonb_typeof(device_keys) when 'array' then private.refuse_larger(device_keys, 64 * 1024) else '[]' end as keys
    ) document, jsonb_array_elements(keys) with ordinality listed (key, place)
    where place > jsonb_array_length(keys) - 100
  ) sent
  left join lateral (
    select reservations.secret_hash
    from private.mail_links join private.reservations on reservations.id = mail_links.reservation
    where mail_links.secret_hash = sent.hash and mail_links.reservation = sent.id and purpose = 'open' and owner is null
  ) linked on true
$$;

-- As before, without bookings that were not confirmed in time.
create or replace function public.own_reservations(keys jsonb default '[]') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(private.as_read(reservations) order by day, hour, created_at), '[]')
    from (
      select id from private.reservations where owner = auth.uid()
      union
      select id from private.keys_of(own_reservations.keys) known join private.reservations using (id, secret_hash)
    ) own join private.reservations using (id)
    where cancelled_at is null and (confirm_by is null or confirm_by > private.clock()));
end $$;

-- As before. A link hands a reservation over to the account with its address alone: a forwarded mail gives nothing away.
create or replace function public.claim_reservations(keys jsonb) returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claimed int;
begin
  update private.reservations set owner = account.id
  from private.keys_of(keys) known, auth.users account
  where account.id = auth.uid() and owner is null and cancelled_at is null
    and (confirm_by is null or confirm_by > private.clock())
    and (not known.is_link or lower(account.email) = lower(reservations.email))
    and reservations.id = known.id and reservations.secret_hash = known.secret_hash;
  get diagnostics claimed = row_count;
  return claimed;
end $$;

-- As before, without bookings that were not confirmed in time.
create or replace function public.reservations_of_day(centre text, day date) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  list text := reservations_of_day.centre || ' ' || reservations_of_day.day;
begin
  if private.caller_role() is distinct from 'staff' then return private.refused('not-staff'); end if;
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
      and cancelled_at is null));
end $$;

/*
 * A guest opens the link of a mail, which confirms their booking. Answers
 *   { kind: 'open', reservation, isConfirmedNow }
 *   { kind: 'released' }                not confirmed in time
 *   { kind: 'cancelled' }
 *   { kind: 'in-account' }              an account has it meanwhile, and its member alone opens it
 *   { kind: 'unknown' }
 */
create function public.open_reservation(id uuid, secret text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_one private.reservations;
  is_confirmed_now boolean := false;
begin
  if not private.is_link(open_reservation.id, open_reservation.secret) then return jsonb_build_object('kind', 'unknown'); end if;
  select * into found_one from private.reservations where reservations.id = open_reservation.id for update;
  if found_one.cancelled_at is not null then
    return jsonb_build_object('kind', case when found_one.confirm_by is null then 'cancelled' else 'released' end);
  end if;
  if found_one.owner is not null and found_one.owner is distinct from auth.uid() then
    return jsonb_build_object('kind', 'in-account');
  end if;
  if found_one.confirm_by <= private.clock() then
    update private.reservations set cancelled_at = private.clock() where reservations.id = found_one.id;
    return jsonb_build_object('kind', 'released');
  end if;
  if found_one.confirm_by is not null then
    update private.reservations set confirm_by = null where reservations.id = found_one.id returning * into found_one;
    is_confirmed_now := true;
  end if;
  return jsonb_build_object('kind', 'open', 'isConfirmedNow', is_confirmed_now, 'reservation', private.as_read(found_one));
end $$;

-- Switches the reminders to an address off, or on again, by the link of a reminder: { kind: 'stopped' | 'resumed' | 'unknown' }.
create function public.set_reminders(token text, is_on boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known bytea;
begin
  select address_hash into known from private.mail_links
  where secret_hash = private.hash_of(set_reminders.token) and purpose = 'reminders';
  if not found then return jsonb_build_object('kind', 'unknown'); end if;
  if not set_reminders.is_on then
    insert into private.without_reminders values (known, private.clock()) on conflict do nothing;
    delete from private.outgoing_mail
    where kind = 'reminder' and sent_at is null and given_up_at is null and private.address_hash(recipient) = known;
    return jsonb_build_object('kind', 'stopped');
  end if;
  delete from private.without_reminders where address_hash = known;
  if found then
    perform private.plan_reminder(reservations) from private.reservations
    where cancelled_at is null and confirm_by is null and email is not null and private.address_hash(email) = known
      and day > private.centre_day(centre);
  end if;
  return jsonb_build_object('kind', 'resumed');
end $$;

grant execute on function public.open_reservation(uuid, text), public.set_reminders(text, boolean) to anon, authenticated;
-- A mailbox refuses reminders by one request, which the worker's function takes.
grant execute on function public.set_reminders(text, boolean) to service_role;
