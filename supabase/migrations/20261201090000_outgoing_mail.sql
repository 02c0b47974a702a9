-- Mails about reservations. A trigger writes a mail in the transaction of the change that it tells; a worker sends it
-- (tools/mail). At a centre that sends no mail nothing is written, and nothing else changes.

alter table private.centres
  -- The operator sets it once the worker runs (docs/how-to/mails.md).
  add column sends_mail boolean not null default false,
  add column mail_worker_seen_at timestamptz,
  -- How long a guest's booking waits for its confirmation.
  add column confirmed_within interval not null default '15 minutes';

alter table private.reservations
  -- A guest's booking is released then, unless they have opened the link of its mail. Null: confirmed, or not asked for.
  add column confirm_by timestamptz,
  -- Of the entry in a calendar: it grows with each change.
  add column sequence int not null default 0;

create table private.outgoing_mail (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('confirm', 'booked', 'moved', 'cancelled', 'claimed', 'reminder')),
  reservation uuid references private.reservations on delete cascade,
  -- Null once it is sent: nothing needs the address any more.
  recipient text,
  payload jsonb not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  -- After it the mail has no use: it is given up.
  expires_at timestamptz not null,
  attempts int not null default 0,
  next_try_at timestamptz not null,
  -- The lease of a worker. Another worker follows when it ends.
  claimed_until timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text
);
alter table private.outgoing_mail enable row level security;
create index mails_to_send on private.outgoing_mail (next_try_at) where sent_at is null and given_up_at is null;
create index mails_to_give_up on private.outgoing_mail (expires_at) where sent_at is null and given_up_at is null;
create index mails_given_up on private.outgoing_mail (given_up_at) where given_up_at is not null;
create index mails_sent on private.outgoing_mail (sent_at) where sent_at is not null;
create index mails_by_reservation on private.outgoing_mail (reservation);

-- The secrets of links in mails, each of one mail. The row of a mail has the secret itself from its first attempt until it is sent.
create table private.mail_links (
  secret_hash bytea primary key,
  reservation uuid not null references private.reservations on delete cascade,
  -- 'open' opens a guest's reservation; 'reminders' switches the reminders to this address off and on.
  purpose text not null check (purpose in ('open', 'reminders')),
  address_hash bytea not null
);
alter table private.mail_links enable row level security;
create index mail_links_by_reservation on private.mail_links (reservation);

-- Addresses that get no reminder, as hashes.
create table private.without_reminders (
  address_hash bytea primary key,
  since timestamptz not null
);
alter table private.without_reminders enable row level security;

create function private.address_hash(address text) returns bytea
language sql immutable set search_path = ''
as $$ select sha256(convert_to(lower(address), 'UTF8')) $$;

-- Seconds since the year in which the site's calendar files begin to count (appointmentFile.ts), so that files and mails agree
-- which of them is later. Cancellations have the upper half of the integer.
create function private.next_sequence(known int) returns int
language sql stable set search_path = ''
as $$
  select greatest(
    known + 1, least(extract(epoch from private.clock() - timestamptz '2026-01-01 00:00:00Z')::bigint, 1073741823)::int)
$$;

-- Whether a guest's booking waits for its confirmation. Not while no worker asks for mails: the guest would get none in time.
create function private.confirms_guests(centre text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return (select sends_mail and coalesce(mail_worker_seen_at > private.clock() - interval '5 minutes', false)
    from private.centres where id = confirms_guests.centre);
end $$;

create function private.prepare_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.sequence := private.next_sequence(0);
    -- A game that begins sooner is confirmed at once: releasing it would free no hour that others can book.
    if new.owner is null and new.email is not null and new.cancelled_at is null and private.confirms_guests(new.centre)
      and private.beginning(new.centre, new.day, new.hour) > private.clock() + (
        select confirmed_within from private.centres where id = new.centre)
    then
      new.confirm_by := private.clock() + (select confirmed_within from private.centres where id = new.centre);
    end if;
    return new;
  end if;
  -- A member's booking needs no confirmation.
  if new.owner is not null then new.confirm_by := null; end if;
  if (new.day, new.hour, new.court, new.cancelled_at) is distinct from (old.day, old.hour, old.court, old.cancelled_at) then
    new.sequence := private.next_sequence(old.sequence);
  end if;
  return new;
end $$;
create trigger mails_prepared
before insert or update of day, hour, court, cancelled_at, owner on private.reservations
for each row execute function private.prepare_mails();

-- What a mail says of the reservation.
create function private.mail_about(reservation private.reservations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'day', reservation.day, 'hour', reservation.hour, 'court', reservation.court, 'players', reservation.players,
    'startsAt', private.beginning(reservation.centre, reservation.day, reservation.hour),
    'plan', reservation.plan, 'service', reservation.service, 'name', reservation.name, 'sequence', reservation.sequence,
    'changedAt', private.clock(), 'isGuest', reservation.owner is null)
$$;

create function private.queue_mail(
  reservation private.reservations, wanted text, due timestamptz, expires timestamptz, more jsonb default '{}'
) returns void
language sql volatile set search_path = ''
as $$
  insert into private.outgoing_mail (kind, reservation, recipient, payload, created_at, due_at, next_try_at, expires_at)
  values (wanted, reservation.id, reservation.email, private.mail_about(reservation) || more, private.clock(), due, due, expires)
$$;

-- The reminder of a reservation: the day before, at 18:00 on the centre's clock. None if that has passed, or is not wanted.
create function private.plan_reminder(reservation private.reservations) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  due timestamptz := private.beginning(reservation.centre, reservation.day - 1, 18);
begin
  if due > private.clock()
    and not exists (select from private.without_reminders where address_hash = private.address_hash(reservation.email))
  then
    perform private.queue_mail(reservation, 'reminder', due, least(
      due + interval '24 hours', private.beginning(reservation.centre, reservation.day, reservation.hour)));
  end if;
end $$;

-- Writes the mail that tells a change, whichever function makes it. A mail that no worker has yet claimed is replaced by the later one.
create function private.write_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  wanted text;
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
    when tg_op = 'INSERT' then case when new.cancelled_at is null then case when new.confirm_by is null then 'booked' else 'confirm' end end
    when old.cancelled_at is null and new.cancelled_at is not null then 'cancelled'
    when new.cancelled_at is not null then null
    when old.owner is null and new.owner is not null then 'claimed'
    when old.confirm_by is not null and new.confirm_by is null then 'booked'
    -- The link of the first mail confirms whichever hour it is by then: an address that never confirmed gets no second one.
    when is_moved and new.confirm_by is not null then case when not exists (
      select from private.outgoing_mail
      where reservation = new.id and (sent_at is not null or claimed_until > private.clock())) then 'confirm' end
    when is_moved then 'moved'
  end;
  if wanted is null then return null; end if;

  -- A row that is being claimed at this moment is not waited for: its worker would wait for this reservation.
  delete from private.outgoing_mail where id in (
    select id from private.outgoing_mail
    where reservation = new.id and sent_at is null and given_up_at is null
      and (claimed_until is null or claimed_until <= private.clock())
    for update skip locked);
  -- An address that was never confirmed gets one mail, and no second one that says that it was released.
  if wanted = 'cancelled' and old.confirm_by is not null then return null; end if;
  perform private.queue_mail(
    new, wanted, private.clock(), coalesce(new.confirm_by, private.clock() + interval '24 hours'),
    jsonb_strip_nulls(jsonb_build_object(
      'confirmBy', new.confirm_by,
      'before', case when is_moved then jsonb_build_object('day', old.day, 'hour', old.hour) end)));
  if wanted in ('booked', 'moved', 'claimed') then perform private.plan_reminder(new); end if;
  return null;
end $$;
create trigger mails_written
after insert or update of day, hour, court, cancelled_at, owner, email, confirm_by on private.reservations
for each row execute function private.write_mails();

-- The secrets that a mail needs for its links, made at its first attempt; a repeat has the same ones.
create function private.links_of(mail private.outgoing_mail) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  made jsonb := '{}';
  wanted record;
  secret text;
begin
  for wanted in select * from (values
      ('key', 'open', (mail.payload -> 'isGuest')::boolean and mail.kind <> 'cancelled'),
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

/*
 * Gives a worker the mails that are due, with a lease of ten minutes: [{ id, kind, to, reservation, payload, attempts }]. The worker
 * reports each as sent or failed; a mail without a report is given to a worker again when the lease ends.
 */
create function public.claim_mails(most int default 10) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claimed jsonb;
begin
  update private.centres set mail_worker_seen_at = private.clock()
  where sends_mail and (mail_worker_seen_at between private.clock() - interval '1 minute' and private.clock()) is not true;
  perform private.release_unconfirmed(id) from private.centres;
  update private.outgoing_mail
  set given_up_at = private.clock(), claimed_until = null, payload = payload - array['key', 'stop'],
    last_error = coalesce(last_error, 'Aucun serveur d’e-mails n’a pris ce message à temps.')
  where sent_at is null and given_up_at is null and expires_at <= private.clock();

  with due as materialized (
    select id from private.outgoing_mail
    where sent_at is null and given_up_at is null and next_try_at <= private.clock()
    order by next_try_at limit least(greatest(most, 1), 100)
    for update skip locked
  ), taken as (
    update private.outgoing_mail mail
    set claimed_until = private.clock() + interval '10 minutes', next_try_at = private.clock() + interval '10 minutes',
      attempts = attempts + 1, payload = payload || private.links_of(mail)
    from due where mail.id = due.id
    returning mail.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'kind', kind, 'to', recipient, 'reservation', reservation, 'payload', payload, 'attempts', attempts
  ) order by due_at, created_at), '[]') into claimed from taken;
  return claimed;
end $$;

-- The mail server has taken it. Its address, its words and its secrets are dropped.
create function public.mail_sent(id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.outgoing_mail
  set sent_at = private.clock(), given_up_at = null, claimed_until = null, last_error = null, recipient = null, payload = '{}'
  where outgoing_mail.id = mail_sent.id and sent_at is null
$$;

-- The mail server has not taken it: the next attempt follows after 1, 2, 4 … and at most 60 minutes, until the mail expires.
-- `is_final`: no attempt would succeed.
create function public.mail_failed(id uuid, error text, is_final boolean default false) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.outgoing_mail
  set claimed_until = null, last_error = left(mail_failed.error, 500), next_try_at = next,
    given_up_at = case when is_over then private.clock() end,
    payload = case when is_over then payload - array['key', 'stop'] else payload end
  from (
    select known.id, next, mail_failed.is_final or next >= expires_at as is_over
    from private.outgoing_mail known
    cross join lateral (select private.clock() + make_interval(mins => least(power(2, least(attempts, 8) - 1), 60)::int) as next) delay
    where known.id = mail_failed.id
  ) tried
  where outgoing_mail.id = tried.id and sent_at is null and given_up_at is null
$$;

-- For the centre's manager: { kind: 'state', sendsMail, workerSeenAt, waiting, waitingSince, givenUp: [{ id, kind, to, reason,
-- since }] }, the last hundred that were given up; or { kind: 'refused', reason: 'not-manager' }.
create function public.mail_state() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (private.caller_role() in ('manager')) is not true then return private.refused('not-manager'); end if;
  return (
    select jsonb_build_object(
      'kind', 'state', 'sendsMail', coalesce(bool_or(sends_mail), false), 'workerSeenAt', max(mail_worker_seen_at))
    from private.centres
  ) || (
    select jsonb_build_object('waiting', count(*), 'waitingSince', min(due_at))
    from private.outgoing_mail where sent_at is null and given_up_at is null and due_at <= private.clock()
  ) || jsonb_build_object('givenUp', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'kind', kind, 'to', recipient, 'reason', last_error, 'since', given_up_at) order by given_up_at desc), '[]')
    from (select * from private.outgoing_mail where given_up_at is not null order by given_up_at desc limit 100) latest));
end $$;

-- A month later no mail and no link is known any more.
create function private.forget_mails() returns void
language sql volatile set search_path = ''
as $$
  delete from private.outgoing_mail where sent_at < private.clock() - interval '30 days';
  delete from private.outgoing_mail where given_up_at < private.clock() - interval '30 days';
  delete from private.mail_links using private.reservations
  where reservations.id = mail_links.reservation and day < (private.clock() - interval '30 days')::date;
$$;

-- As before, and mails.
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
  perform private.forget_mails();
end $$;

grant execute on function public.claim_mails(int), public.mail_sent(uuid), public.mail_failed(uuid, text, boolean) to service_role;
grant execute on function public.mail_state() to anon, authenticated;
