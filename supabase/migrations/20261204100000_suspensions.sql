-- Whom the desk keeps from booking online, and the phone number that a visitor may leave.

-- A person has no online booking until the desk ends this. It keeps no address: a guest is known by the hash of theirs.
create table private.suspensions (
  id bigint generated always as identity primary key,
  person uuid unique references auth.users on delete cascade,
  mailbox bytea unique,
  -- The person reads it when they try to book.
  sentence text not null check (char_length(sentence) between 1 and 200),
  created_by uuid references auth.users on delete set null,
  created_at timestamptz not null,
  check ((person is null) <> (mailbox is null))
);
alter table private.suspensions enable row level security;

-- The sentence for this account, or for a guest with this address; null for a person who may book. An account and a guest with its
-- address are one person.
create function private.suspension_of(account uuid, address text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  own_mailbox bytea;
begin
  if not exists (select from private.suspensions) then return null; end if;
  own_mailbox := private.mailbox_hash(
    case when account is null then address else (select email from private.people where person = account) end);
  return (
    select sentence from private.suspensions
    where suspensions.person = account or mailbox = own_mailbox or suspensions.person in (
      select people.person from private.people where private.mailbox_hash(people.email) = own_mailbox)
    order by id limit 1);
end $$;
create index people_by_mailbox on private.people (private.mailbox_hash(email));

-- Without the invisible signs that come along from a list of contacts; null for an empty one.
create function private.clean_phone(phone text) returns text
language sql immutable set search_path = ''
as $$ select nullif(private.clean_name(translate(phone, chr(160) || chr(8239), '  ')), '') $$;

-- Six to fifteen digits, and what people write between them. None at all is right too.
create function private.is_phone(phone text) returns boolean
language sql immutable set search_path = ''
as $$
  select phone is null or char_length(phone) <= 30 and phone ~ '^\+?[0-9 ()./-]+$'
    and char_length(regexp_replace(phone, '[^0-9]', '', 'g')) between 6 and 15
$$;

-- As before, with a phone number, which may be null, and the reason 'phone' for one with letters. Who is suspended is answered
-- { kind: 'refused', reason: 'suspended', sentence }. What the desk entered counts for none of the person's limits.
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

  sentence := private.suspension_of(caller, book.email);
  if sentence is not null then return private.refused('suspended') || jsonb_build_object('sentence', sentence); end if;
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

-- Pages of earlier releases send no phone number.
create or replace function public.book(
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
  name text, email text, plan text, service text, phone text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.earlier_answer(command), private.first_answer(command, public.book(
    book.id, book.secret, book.centre, book.day, book.hour, book.players,
    book.name, book.email, book.plan, book.service, book.phone)));
end $$;

create or replace function public.book(
  command jsonb, id uuid, secret text, centre text, day date, hour int, players int,
  name text, email text, plan text, service text
) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select public.book(
    book.command, book.id, book.secret, book.centre, book.day, book.hour, book.players,
    book.name, book.email, book.plan, book.service, null::text)
$$;

-- As before, without what the desk entered.
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
          when count(*) >= place.booked_a_day then (private.centre_day(place.id) + 1)::timestamp at time zone place.time_zone
          when count(*) filter (where at > hour_ago) >= place.booked_an_hour
          then (array_agg(at order by at desc))[place.booked_an_hour] + interval '1 hour' end as until
        from private.network_uses
        where at >= (private.centre_day(place.id)::timestamp at time zone place.time_zone) or at > hour_ago
        group by network, use
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
            and created_at > private.block_ended_at(coalesce(owner::text, lower(email)))
          group by coalesce(owner::text, lower(email)) having count(*) >= place.booked_an_hour_by_one
          union all
          select lower(email), name, email, 'book', uses, until
          from (
            select mailbox, count(*) as uses, (array_agg(at order by at desc))[place.mails_unconfirmed] + interval '1 day' as until
            from private.unconfirmed_mails where at > day_ago and place.sends_mail
            group by mailbox having count(*) >= place.mails_unconfirmed
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

/*
 * Keeps an account, or a guest's address, from booking online; again, it changes the sentence. Games that are booked stay. Answers
 * { kind: 'suspended' } or { kind: 'refused', reason: 'not-staff' | 'malformed' | 'email' | 'unknown-member' }.
 */
create function public.suspend_person(person uuid, email text, sentence text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  said text := private.clean_name(suspend_person.sentence);
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if (suspend_person.person is null) = (suspend_person.email is null) or coalesce(char_length(said), 0) not between 1 and 200
  then return private.refused('malformed'); end if;
  if suspend_person.person is null then
    if char_length(suspend_person.email) > 254 or not private.is_address(suspend_person.email) then
      return private.refused('email');
    end if;
    insert into private.suspensions (mailbox, sentence, created_by, created_at)
    values (private.mailbox_hash(suspend_person.email), said, auth.uid(), private.clock())
    on conflict (mailbox) do update set sentence = excluded.sentence;
  else
    perform from auth.users where id = suspend_person.person for key share;
    if not found then return private.refused('unknown-member'); end if;
    insert into private.suspensions (person, sentence, created_by, created_at)
    values (suspend_person.person, said, auth.uid(), private.clock())
    on conflict on constraint suspensions_person_key do update set sentence = excluded.sentence;
  end if;
  insert into private.audit (at, actor, action, entity, entity_id)
  values (private.clock(), auth.uid(), 'insert', 'suspensions', coalesce(suspend_person.person::text, 'guest'));
  return jsonb_build_object('kind', 'suspended');
end $$;

-- Lets them book again, also where the other half of the person is suspended: the account of an address, or the address of an account.
-- Answers { kind: 'ended' } or { kind: 'refused', reason: 'not-staff' | 'malformed' }.
create function public.end_suspension(person uuid, email text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own_mailbox bytea;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if (end_suspension.person is null) = (end_suspension.email is null) or char_length(end_suspension.email) > 254 then
    return private.refused('malformed');
  end if;
  own_mailbox := private.mailbox_hash(coalesce(
    end_suspension.email, (select people.email from private.people where people.person = end_suspension.person)));
  delete from private.suspensions
  where suspensions.person = end_suspension.person or mailbox = own_mailbox or suspensions.person in (
    select people.person from private.people where private.mailbox_hash(people.email) = own_mailbox);
  if found then
    insert into private.audit (at, actor, action, entity, entity_id)
    values (private.clock(), auth.uid(), 'delete', 'suspensions', coalesce(end_suspension.person::text, 'guest'));
  end if;
  return jsonb_build_object('kind', 'ended');
end $$;

grant execute on function
  public.book(uuid, text, text, date, int, int, text, text, text, text, text),
  public.book(jsonb, uuid, text, text, date, int, int, text, text, text, text, text),
  public.suspend_person(uuid, text, text), public.end_suspension(uuid, text)
to anon, authenticated;
