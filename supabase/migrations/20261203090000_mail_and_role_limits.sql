-- Mails are of no use to a visitor who wants to write to a stranger: an address that nobody has confirmed gets few mails a day, without
-- a word that the visitor typed, and mails about a member's game go to the address of the account.

alter table private.centres
  -- So many mails a day to one address until somebody opens the link of one.
  add column mails_unconfirmed smallint not null default 10;

alter table private.reservations
  -- Its guest has opened the link of a mail: the address is theirs.
  add column is_confirmed boolean not null default false;

-- Mails about reservations that nobody has confirmed. Rows outlive the reservation, which its visitor may have forgotten at once, and
-- go by the night after a day.
create table private.unconfirmed_mails (
  mailbox bytea not null,
  at timestamptz not null
);
alter table private.unconfirmed_mails enable row level security;
create index unconfirmed_mails_by_mailbox on private.unconfirmed_mails (mailbox, at);
create index unconfirmed_mails_by_time on private.unconfirmed_mails (at);

-- Whether the worker sends mails to it (tools/mail/deliver.mjs): no sign that has a meaning in a header, and none that is invisible.
create function private.is_address(address text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    address ~ '^[^[:space:]@<>()",;:\\[\]]+@[^[:space:]@<>()",;:\\[\]]+\.[^[:space:]@<>()",;:\\[\]]+$'
    and address !~ '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]', false)
$$;

-- Most mail servers put ana+one@ and ana+two@ into the mailbox of ana@.
create function private.mailbox_hash(address text) returns bytea
language sql immutable set search_path = ''
as $$ select private.address_hash(regexp_replace(address, '\+[^@]*@', '@')) $$;

-- When an address that has confirmed nothing may get mails again: a moment to come, or null for now.
create function private.mailbox_waits_until(wanted_centre text, address text) returns timestamptz
language sql stable set search_path = ''
as $$
  select (
    select at + interval '1 day' from private.unconfirmed_mails
    where mailbox = private.mailbox_hash(address) and at > private.clock() - interval '1 day'
    order by at desc offset mails_unconfirmed - 1 limit 1)
  from private.centres where id = wanted_centre and sends_mail
$$;

-- A member may type any address, but has one. Who booked as a guest reads at their own address that an account has taken the game over.
create function private.mail_address(reservation private.reservations, wanted text) returns text
language sql stable set search_path = ''
as $$
  select case when reservation.owner is null or wanted = 'claimed' and reservation.is_confirmed then reservation.email
    else (select nullif(email, '') from auth.users where id = reservation.owner) end
$$;

-- As before, with the notice of a change in minutes, and without signs that break a line or change its direction.
create or replace function private.mail_about(reservation private.reservations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'day', reservation.day, 'hour', reservation.hour, 'court', reservation.court, 'players', reservation.players,
    'startsAt', private.beginning(reservation.centre, reservation.day, reservation.hour),
    'plan', private.clean_name(reservation.plan), 'service', private.clean_name(reservation.service), 'name', reservation.name,
    'sequence', reservation.sequence, 'changedAt', private.clock(), 'isGuest', reservation.owner is null,
    'noticeMinutes', (
      select (extract(epoch from change_notice) / 60)::int from private.centres where id = reservation.centre))
$$;

-- As before, to the address of the account if there is one. Without what a guest typed, and within the limit, until they have confirmed.
create or replace function private.queue_mail(
  reservation private.reservations, wanted text, due timestamptz, expires timestamptz, more jsonb default '{}'
) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  address text := private.mail_address(reservation, wanted);
  about jsonb := private.mail_about(reservation);
begin
  if address is null then return; end if;
  if reservation.owner is null and not reservation.is_confirmed then
    if private.mailbox_waits_until(reservation.centre, address) is not null then return; end if;
    -- A reservation has one reminder at most.
    if wanted <> 'reminder' then
      insert into private.unconfirmed_mails values (private.mailbox_hash(address), private.clock());
    end if;
    about := about - array['plan', 'service', 'name'];
  end if;
  insert into private.outgoing_mail (kind, reservation, recipient, payload, created_at, due_at, next_try_at, expires_at)
  values (wanted, reservation.id, address, about || more, private.clock(), due, due, expires);
end $$;

-- As before, for the address that the reminder goes to.
create or replace function private.plan_reminder(reservation private.reservations) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  due timestamptz := private.beginning(reservation.centre, reservation.day - 1, 18);
begin
  if due > private.clock() and not exists (
      select from private.without_reminders
      where address_hash = private.address_hash(private.mail_address(reservation, 'reminder')))
  then
    perform private.queue_mail(reservation, 'reminder', due, least(
      due + interval '24 hours', private.beginning(reservation.centre, reservation.day, reservation.hour)));
  end if;
end $$;

-- Mails that wait follow their member to a new address.
create function private.readdress_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.outgoing_mail set recipient = new.email
  where new.email <> '' and sent_at is null and given_up_at is null and lower(recipient) = lower(old.email)
    and reservation in (select id from private.reservations where owner = new.id);
  -- The new address may refuse reminders.
  delete from private.outgoing_mail
  where kind = 'reminder' and sent_at is null and given_up_at is null
    and reservation in (select id from private.reservations where owner = new.id)
    and exists (select from private.without_reminders where address_hash = private.address_hash(new.email));
  return null;
end $$;
create trigger mails_readdressed after update of email on auth.users
for each row when (old.email is distinct from new.email) execute function private.readdress_mails();

-- As before, for reservations whose reminders go to this address.
create or replace function public.set_reminders(token text, is_on boolean default false) returns jsonb
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
    where cancelled_at is null and confirm_by is null and email is not null and day > private.centre_day(centre)
      and private.address_hash(private.mail_address(reservations, 'reminder')) = known;
  end if;
  return jsonb_build_object('kind', 'resumed');
end $$;

-- As before. Who has the link reads the address' mails: the limit of unconfirmed ones begins anew, also if the booking is released.
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
  if found_one.owner is not null and found_one.owner is distinct from auth.uid() then
    return jsonb_build_object('kind', 'in-account');
  end if;
  if found_one.confirm_by <= private.clock() then
    update private.reservations set cancelled_at = private.clock() where reservations.id = found_one.id;
    return jsonb_build_object('kind', 'released');
  end if;
  if found_one.owner is null and not found_one.is_confirmed then
    is_confirmed_now := found_one.confirm_by is not null;
    update private.reservations set confirm_by = null, is_confirmed = true
    where reservations.id = found_one.id returning * into found_one;
  end if;
  return jsonb_build_object('kind', 'open', 'isConfirmedNow', is_confirmed_now, 'reservation', private.as_read(found_one));
end $$;

-- As before. A link from before a member had the reservation opens nothing again when their account is gone.
create or replace function private.erase_reservations(ids uuid[]) returns uuid[]
language plpgsql volatile set search_path = ''
as $$
begin
  perform from private.reservations where id = any(ids) order by id for update;
  delete from private.mail_links using private.reservations
  where reservations.id = mail_links.reservation and reservations.id = any(ids) and owner is not null and purpose = 'open';
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

-- As before. A guest books with an address that mails reach, and not while too many mails to it have not been confirmed; the hourly limit
-- of one person counts what they booked since a manager ended it.
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
    or coalesce(char_length(book.email), 255) > 254 or not private.is_address(book.email)
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

-- As before, with guests whose address has too many unconfirmed mails, as long as one of their reservations still names it.
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
          where created_at > hour_ago and coalesce(owner::text, email) is not null
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

-- As before, and of a guest's address also what was not confirmed.
create or replace function public.end_block(use text, id text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  is_network boolean := coalesce(end_block.id ~ '^[0-9a-f]{64}$', false);
  is_person boolean := coalesce(end_block.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false);
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  if end_block.use in ('book', 'move') and is_network then
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

-- As before, and the count of unconfirmed mails.
create or replace function private.forget_mails() returns void
language sql volatile set search_path = ''
as $$
  delete from private.outgoing_mail where sent_at < private.clock() - interval '30 days';
  delete from private.outgoing_mail where given_up_at < private.clock() - interval '30 days';
  delete from private.mail_links using private.reservations
  where reservations.id = mail_links.reservation and day < (private.clock() - interval '30 days')::date;
  delete from private.unconfirmed_mails where at < private.clock() - interval '1 day';
$$;

-- As before; null, and not a fault of the server, for a centre that does not exist.
create or replace function public.centre_settings(centre text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from private.centres where id = centre_settings.centre) then return null; end if;
  return private.unless_known(private.settings_of(centre_settings.centre), 60);
end $$;
