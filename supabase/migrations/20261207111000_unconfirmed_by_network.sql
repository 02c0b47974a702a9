-- What no link confirmed counts against the network that booked it: ten bookings in the name of a stranger's address kept that address from
-- booking for a day.

-- `mails_unconfirmed` is from now on how many mails a day one network causes that nobody confirms.
alter table private.centres
  -- So many mails of one address await their confirmation at once.
  add column mails_pending smallint not null default 3;

-- The hash of the network whose guest caused the mail (private.caller_networks); null for mails that ask for no confirmation.
alter table private.unconfirmed_mails add column network bytea;
create index unconfirmed_mails_by_network on private.unconfirmed_mails (network, at) where network is not null;

-- How often a network may do this in an hour and in a day. Each join of a line may hold a court for twenty minutes while others wait
-- behind it, and a person reads each request.
create function private.limits_of(place private.centres, use text) returns table (an_hour int, a_day int)
language sql immutable set search_path = ''
as $$
  select case use when 'wait' then 10 when 'request' then 5 else place.booked_an_hour end,
    case use when 'wait' then 30 when 'request' then 20 else place.booked_a_day end
$$;

-- As before, and of guests when the network has caused many mails that nobody answered.
create or replace function private.network_waits_until(place private.centres, networks bytea[], wanted text) returns timestamptz
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

-- As before, of the mails that await their confirmation now.
create or replace function private.mailbox_waits_until(wanted_centre text, address text) returns timestamptz
language sql stable set search_path = ''
as $$
  select (
    select at + confirmed_within from private.unconfirmed_mails
    where mailbox = private.mailbox_hash(address) and at > private.clock() - confirmed_within
    order by at desc offset mails_pending - 1 limit 1)
  from private.centres where id = wanted_centre and sends_mail
$$;

-- Whether a guest's booking of that hour asks for a confirmation (private.prepare_mails).
create function private.is_confirmed_by_mail(wanted_centre text, wanted_day date, wanted_hour int) returns boolean
language sql stable set search_path = ''
as $$
  select private.confirms_guests(id) and private.beginning(id, wanted_day, wanted_hour) > private.clock() + confirmed_within
  from private.centres where id = wanted_centre
$$;

-- As before, with the network of the guest who asks for a confirmation. An address that the desk keeps from booking reads the desk's
-- sentence, and gets no link.
create or replace function private.queue_mail(
  reservation private.reservations, wanted text, due timestamptz, expires timestamptz, more jsonb default '{}'
) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  address text := private.mail_address(reservation, wanted);
  about jsonb := private.mail_about(reservation);
  refusal jsonb;
  -- A game that is moved before its first mail leaves: that one is counted.
  replaces boolean;
begin
  if address is null then return; end if;
  if reservation.owner is null and not reservation.is_confirmed then
    replaces := wanted in ('confirm', 'offered') and more ? 'before';
    if not replaces and private.mailbox_waits_until(reservation.centre, address) is not null then return; end if;
    -- A reservation has one reminder at most.
    if wanted <> 'reminder' and not replaces then
      insert into private.unconfirmed_mails values (
        private.mailbox_hash(address), private.clock(),
        case when wanted = 'confirm' and coalesce(current_setting('desk.staff', true), '') = ''
          then (private.caller_networks(reservation.centre))[1] end);
    end if;
    if wanted = 'confirm' then
      select jsonb_build_object('sentence', sentence) into refusal from private.suspensions
      where mailbox = private.mailbox_hash(address) or person in (
        select people.person from private.people where private.mailbox_hash(people.email) = private.mailbox_hash(address))
      order by id limit 1;
      if found then wanted := 'suspended'; about := refusal; more := '{}'; end if;
    end if;
    about := about - array['plan', 'service', 'name'];
  end if;
  insert into private.outgoing_mail (kind, reservation, recipient, payload, created_at, due_at, next_try_at, expires_at)
  values (wanted, reservation.id, address, about || more, private.clock(), due, due, expires);
end $$;

-- As before. What was released without a confirmation counts no more for its address. A guest with a suspended address is answered as
-- anybody where a mail has to confirm the booking: any visitor can type an address, and its mail says why.
create or replace function public.book(
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

  sentence := private.suspension_of(caller, book.email);
  if sentence is not null and (caller is not null or not private.is_confirmed_by_mail(book.centre, book.day, book.hour))
  then return private.refused('suspended') || jsonb_build_object('sentence', sentence); end if;
  reason := private.why_closed(book.centre, book.day, book.hour);
  if reason is not null then return private.refused(reason); end if;

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
    free_court := private.lowest_free_court(book.centre, book.day, book.hour);
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

-- As before, by the limits of each use, and with 'confirm' for the mails of a network that nobody answered.
create or replace function public.blocks(centre text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  place private.centres;
  hour_ago timestamptz := private.clock() - interval '1 hour';
  day_ago timestamptz := private.clock() - interval '1 day';
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  select * into place from private.centres where id = blocks.centre;
  if not found then return private.refused('unknown-centre'); end if;
  return jsonb_build_object(
    'kind', 'listed',
    'networks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', encode(network, 'hex'), 'use', use, 'count', uses, 'until', until) order by until desc, network, use), '[]')
      from (
        select network, use, count(*) as uses, case
          when count(*) >= a_day then (private.centre_day(place.id) + 1)::timestamp at time zone place.time_zone
          when count(*) filter (where at > hour_ago) >= an_hour then (array_agg(at order by at desc))[an_hour] + interval '1 hour' end as until
        from private.network_uses cross join lateral private.limits_of(place, use)
        where at >= (private.centre_day(place.id)::timestamp at time zone place.time_zone) or at > hour_ago
        group by network, use, an_hour, a_day
        union all
        select network, 'confirm', count(*), (array_agg(at order by at desc))[place.mails_unconfirmed] + interval '1 day'
        from private.unconfirmed_mails where at > day_ago and network is not null and place.sends_mail
        group by network having count(*) >= place.mails_unconfirmed
      ) counted where until is not null),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', name, 'email', email, 'use', use, 'count', uses, 'until', until) order by until desc, id), '[]')
      from (
        select id, max(name) as name, max(email) as email, use, max(uses) as uses, max(until) as until
        from (
          select coalesce(owner::text, lower(email)) as id, max(name) as name, max(email) as email, 'book' as use, count(*) as uses,
            (array_agg(created_at order by created_at desc))[place.booked_an_hour_by_one] + interval '1 hour' as until
          from private.reservations
          where created_at > hour_ago and coalesce(owner::text, email) is not null and entered_by is null
            and (confirm_by is null or cancelled_at is null)
            and created_at > private.block_ended_at(coalesce(owner::text, lower(email)))
          group by coalesce(owner::text, lower(email)) having count(*) >= place.booked_an_hour_by_one
          union all
          select lower(email), name, email, 'book', uses, until
          from (
            select mailbox, count(*) as uses,
              (array_agg(at order by at desc))[place.mails_pending] + place.confirmed_within as until
            from private.unconfirmed_mails where at > private.clock() - place.confirmed_within and place.sends_mail
            group by mailbox having count(*) >= place.mails_pending
          ) full_mailboxes
            join private.reservations on private.mailbox_hash(email) = mailbox
          where created_at > day_ago and owner is null
          union all
          select wrong.person::text, max(name), max(email), 'password', count(*), (array_agg(at order by at desc))[5] + interval '1 hour'
          from private.wrong_passwords wrong join private.people on people.person = wrong.person
          where at > hour_ago group by wrong.person having count(*) >= 5
        ) reached
        group by id, use
      ) counted));
end $$;

-- As before, of each use that `blocks` lists.
create or replace function public.end_block(use text, id text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  is_network boolean := coalesce(end_block.id ~ '^[0-9a-f]{64}$', false);
  is_person boolean := coalesce(end_block.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false);
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  if end_block.use = 'confirm' and is_network then
    update private.unconfirmed_mails set network = null where network = decode(end_block.id, 'hex');
  elsif end_block.use in ('book', 'move', 'wait', 'request') and is_network then
    delete from private.network_uses
    where network = decode(end_block.id, 'hex') and network_uses.use = end_block.use;
  elsif end_block.use = 'password' and is_person then
    delete from private.wrong_passwords where person = end_block.id::uuid;
  elsif end_block.use = 'book' and (is_person or char_length(end_block.id) between 3 and 254) then
    delete from private.ended_blocks where at < private.clock() - interval '1 day';
    insert into private.ended_blocks values (sha256(convert_to(lower(end_block.id), 'UTF8')), private.clock())
    on conflict (person) do update set at = excluded.at;
    delete from private.unconfirmed_mails where mailbox = private.mailbox_hash(end_block.id);
  else
    return private.refused('malformed');
  end if;
  insert into private.audit (at, actor, action, entity, entity_id, details)
  values (private.clock(), auth.uid(), 'delete', 'blocks',
    -- No address of a guest in the audit.
    case when is_person then end_block.id when is_network then left(end_block.id, 12) else 'guest' end,
    jsonb_build_object('use', end_block.use));
  return jsonb_build_object('kind', 'ended');
end $$;

revoke execute on function
  private.limits_of(private.centres, text), private.is_confirmed_by_mail(text, date, int)
from public, anon, authenticated;
