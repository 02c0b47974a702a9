-- Blocks: what the centre's limits refuse at the moment, and persons whom the desk keeps from booking online.
set check_function_bodies = off;

create function private.block_ended_at(person text) returns timestamptz
language sql stable set search_path = ''
as $$
  select coalesce((select at from private.ended_blocks where ended_blocks.person = sha256(convert_to($1, 'UTF8'))), '-infinity')
$$;

/*
 * What is refused at the moment, by the centre's limits. Answers { kind: 'listed', networks: [{ id, use, count, until }], people:
 * [{ id, name, email, use, count, until }] } or { kind: 'refused', reason: 'not-manager' | 'unknown-centre' }.
 *   networks   `use` is 'book', 'move', 'wait' or 'request', or 'confirm' for mails that nobody answered. A network has no name: its
 *              id is a hash of the day.
 *   people     `use` is 'book' or 'password'. A guest whose address has too many unconfirmed mails is listed while one of their
 *              reservations of the last day names it. What the desk entered does not count.
 */
create function public.blocks(centre text) returns jsonb
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

-- Ends a block that `blocks` or `suspensions` lists (`use` 'suspension'): what counted is counted no more, of a guest's address
-- also the unconfirmed mails. Answers { kind: 'ended' }, also of one that has ended by itself, or
-- { kind: 'refused', reason: 'not-manager' | 'malformed' }.
create function public.end_block(use text, id text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  is_network boolean := coalesce(end_block.id ~ '^[0-9a-f]{64}$', false);
  is_person boolean := coalesce(end_block.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false);
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  if end_block.use = 'suspension' then
    perform private.lift_suspension(person, coalesce(mailbox, private.mailbox_of(person, null)))
    from private.suspensions where suspensions.id::text = end_block.id;
    return jsonb_build_object('kind', 'ended');
  elsif end_block.use = 'confirm' and is_network then
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
    case when is_person then end_block.id when is_network then left(end_block.id, 12)
      else concat_ws(' ', 'guest', private.latest_of_guest(end_block.id)) end,
    jsonb_build_object('use', end_block.use));
  return jsonb_build_object('kind', 'ended');
end $$;

-- The mailbox of the account, or of that address where there is none.
create function private.mailbox_of(account uuid, address text) returns bytea
language plpgsql stable set search_path = ''
as $$
begin
  return private.mailbox_hash(
    case when account is null then address else (select email from private.people where person = account) end);
end $$;

-- Whether the account, or the one with this mailbox, is of the team: a manager alone keeps such a person from booking, or lets them again.
create function private.is_of_team(account uuid, own_mailbox bytea) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select from private.people
    where (person = account or private.mailbox_hash(email) = own_mailbox) and roles && array['staff', 'manager']);
end $$;

-- Theirs first, by the index of addresses: in the order of time Postgres would read all reservations of other people.
create function private.latest_of_guest(address text) returns uuid
language sql stable set search_path = ''
as $$
  with theirs as materialized (
    select id, created_at from private.reservations where owner is null and lower(email) = lower(address)
  )
  select id from theirs order by created_at desc limit 1
$$;

-- What keeps this account from booking, or a guest with this address: its own suspension before one of the same mailbox. Without an id for
-- a person who may book.
create function private.suspension_row(account uuid, address text) returns private.suspensions
language plpgsql stable set search_path = ''
as $$
declare
  own_mailbox bytea;
  found_one private.suspensions;
begin
  if not exists (select from private.suspensions) then return null; end if;
  own_mailbox := private.mailbox_of(account, address);
  select * into found_one from private.suspensions
  where suspensions.person = account or mailbox = own_mailbox or suspensions.person in (
    select people.person from private.people where private.mailbox_hash(people.email) = own_mailbox)
  order by suspensions.person is not distinct from account desc, id limit 1;
  return found_one;
end $$;

/*
 * Keeps an account, or a guest's address, from booking online; again, it changes the sentence. The same sentence again changes
 * nothing. Games that are booked stay. Answers { kind: 'suspended', isMailed: whether a mail tells the sentence } or
 * { kind: 'refused', reason: 'not-staff' | 'malformed' | 'email' | 'unknown-member' | 'team' }; a manager alone may suspend one of
 * the team. The mail goes to an address that an account, a booking or a place in a line has: any other is blocked without a mail. A
 * member of staff causes twenty mails a day, without those that were taken back; beyond them the block is made without one. A mail
 * that has not left says the new sentence, and is no further mail.
 */
create function public.suspend_person(person uuid, email text, sentence text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  said text := private.clean_name(suspend_person.sentence);
  address text := suspend_person.email;
  own_mailbox bytea;
  present private.suspensions;
  due timestamptz := private.clock() + interval '20 seconds';
  is_told boolean;
  booking uuid;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if (suspend_person.person is null) = (suspend_person.email is null) or coalesce(char_length(said), 0) not between 1 and 200
  then return private.refused('malformed'); end if;
  if suspend_person.person is null then
    if char_length(address) > 254 or not private.is_address(address) then return private.refused('email'); end if;
    booking := private.latest_of_guest(address);
  else
    select users.email into address from auth.users where id = suspend_person.person for key share;
    if not found then return private.refused('unknown-member'); end if;
  end if;
  own_mailbox := private.mailbox_of(suspend_person.person, suspend_person.email);
  if private.is_of_team(suspend_person.person, own_mailbox) and not private.has_role('manager') then
    return private.refused('team');
  end if;
  -- One block at a time: of many at once each would find the limit not reached.
  perform pg_advisory_xact_lock(16, 0);
  select * into present from private.suspensions
  where suspensions.person = suspend_person.person or suspend_person.person is null and mailbox = own_mailbox;
  if present.sentence = said then return jsonb_build_object('kind', 'suspended', 'isMailed', present.is_mailed); end if;

  -- With another id: a worker whose lease has ended may still report the earlier sentence as sent.
  update private.outgoing_mail set id = gen_random_uuid(), payload = jsonb_build_object('sentence', said), due_at = due,
    next_try_at = due, expires_at = due + interval '24 hours', attempts = 0, claimed_until = null, given_up_at = null, last_error = null
  where id in (
    select id from private.outgoing_mail
    where kind = 'suspended' and sent_at is null and (claimed_until is null or claimed_until <= private.clock())
      and private.mailbox_hash(recipient) = own_mailbox
    for update skip locked);
  is_told := found;
  if not is_told and coalesce(address, '') <> '' and exists (select from private.centres where sends_mail)
    and (suspend_person.person is not null
      or exists (select from private.people where private.mailbox_hash(people.email) = own_mailbox and lower(people.email) = lower(address))
      or exists (select from private.reservations where lower(reservations.email) = lower(address))
      or exists (select from private.waiting where lower(waiting.email) = lower(address)))
    and (select count(*) from private.outgoing_mail
      where blocked_by = auth.uid() and created_at > private.clock() - interval '1 day') < 20
  then
    insert into private.outgoing_mail (kind, recipient, payload, blocked_by, created_at, due_at, next_try_at, expires_at)
    values (
      'suspended', address, jsonb_build_object('sentence', said), auth.uid(), private.clock(), due, due, due + interval '24 hours');
    is_told := true;
  end if;
  if present.id is null then
    insert into private.suspensions (person, mailbox, sentence, is_mailed, created_by, created_at, reservation)
    values (
      suspend_person.person, case when suspend_person.person is null then own_mailbox end, said, is_told, auth.uid(), private.clock(),
      booking);
  else
    update private.suspensions set sentence = said, is_mailed = is_told, reservation = coalesce(booking, reservation)
    where id = present.id;
  end if;
  insert into private.audit (at, actor, action, entity, entity_id)
  values (
    private.clock(), auth.uid(), 'insert', 'suspensions', coalesce(suspend_person.person::text, concat_ws(' ', 'guest', booking)));
  return jsonb_build_object('kind', 'suspended', 'isMailed', is_told);
end $$;

-- Takes back the mail about a suspension that has not left.
create function private.untell_suspension(own_mailbox bytea) returns void
language sql volatile set search_path = ''
as $$
  delete from private.outgoing_mail where id in (
    select id from private.outgoing_mail
    where kind = 'suspended' and sent_at is null and (claimed_until is null or claimed_until <= private.clock())
      and private.mailbox_hash(recipient) = own_mailbox
    for update skip locked)
$$;

-- Lets the account and its address book again. The audit has a booking of a guest in place of a name.
create function private.lift_suspension(account uuid, own_mailbox bytea) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  guest text;
begin
  with ended as (
    delete from private.suspensions
    where suspensions.person = account or mailbox = own_mailbox or suspensions.person in (
      select people.person from private.people where private.mailbox_hash(people.email) = own_mailbox)
    returning reservation)
  select concat_ws(' ', 'guest', max(reservation::text)) into guest from ended having count(*) > 0;
  if found then
    perform private.untell_suspension(own_mailbox);
    insert into private.audit (at, actor, action, entity, entity_id)
    values (private.clock(), auth.uid(), 'delete', 'suspensions', coalesce(account::text, guest));
  end if;
end $$;

-- Lets them book again, also where the other half of the person is suspended: the account of an address, or the address of an
-- account. A mail about the suspension that has not left is taken back; no mail says that it has ended. Answers { kind: 'ended' }
-- or { kind: 'refused', reason: 'not-staff' | 'malformed' | 'team' }.
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
  own_mailbox := private.mailbox_of(end_suspension.person, end_suspension.email);
  if private.is_of_team(end_suspension.person, own_mailbox) and not private.has_role('manager') then
    return private.refused('team');
  end if;
  perform private.lift_suspension(end_suspension.person, own_mailbox);
  return jsonb_build_object('kind', 'ended');
end $$;

/*
 * Whom the desk keeps from booking online, the latest first. A guest's block is forgotten after a year, that of an account never. Answers
 * { kind: 'listed', people: [{ id, use: 'suspension', name, email, sentence, since, until, by }] } or
 * { kind: 'refused', reason: 'not-manager' }.
 */
create function public.suspensions() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  perform private.audit_reading('people', 'list') where exists (select from private.suspensions);
  return jsonb_build_object('kind', 'listed', 'people', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', suspensions.id::text, 'use', 'suspension', 'sentence', sentence, 'since', suspensions.created_at,
      'until', case when mailbox is not null then suspensions.created_at + interval '12 months' end,
      'name', coalesce(people.name, reservations.name, ''), 'email', coalesce(people.email, reservations.email, ''),
      'by', coalesce(nullif(author.name, ''), author.email, '')) order by suspensions.id desc), '[]')
    from private.suspensions
      left join private.people on people.person = suspensions.person
      left join private.people author on author.person = created_by
      left join private.reservations on reservations.id = reservation));
end $$;
