-- Mails about reservations: what they say, when they are due, the worker that sends them, and reminders.
set check_function_bodies = off;

-- Whether a guest's booking waits for its confirmation. Not while no worker asks for mails: the guest would get none in time.
create function private.confirms_guests(centre text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return (select sends_mail and coalesce(mail_worker_seen_at > private.clock() - interval '5 minutes', false)
    from private.centres where id = confirms_guests.centre);
end $$;

-- Seconds since the year in which the site's calendar files begin to count (appointmentFile.ts), so that files and mails agree
-- which of them is later. Cancellations have the upper half of the integer.
create function private.next_sequence(known int) returns int
language sql stable set search_path = ''
as $$
  select greatest(
    known + 1, least(extract(epoch from private.clock() - timestamptz '2026-01-01 00:00:00Z')::bigint, 1073741823)::int)
$$;

-- Sets until when a booking waits for its confirmation, and raises the `sequence` with each change. A guest's booking waits
-- (private.confirms_guests); what the desk enters or a member books does not. A member confirms a court that was offered to them.
create function private.prepare_mails() returns trigger
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

-- What a mail says of the reservation. `courtName` is the name that the manager gave to the court, or null. `cents` is the price of
-- the game, which its visitor pays at the centre. `reason` is the desk's, and `noticeMinutes` the notice of a change. No text has
-- signs that break a line or change its direction.
create function private.mail_about(reservation private.reservations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'day', reservation.day, 'hour', reservation.hour, 'court', reservation.court, 'courtName', (
      select nullif(name, '') from private.courts where courts.centre = reservation.centre and number = reservation.court),
    'players', reservation.players,
    'startsAt', private.beginning(reservation.centre, reservation.day, reservation.hour),
    'plan', private.clean_name(reservation.plan), 'service', private.clean_name(reservation.service), 'name', reservation.name,
    'reference', reservation.reference, 'reason', private.clean_name(reservation.change_reason),
    'cents', reservation.cents, 'sequence', reservation.sequence, 'changedAt', private.clock(), 'isGuest', reservation.owner is null,
    'noticeMinutes', (
      select (extract(epoch from change_notice) / 60)::int from private.centres where id = reservation.centre))
$$;

-- Where a mail about the reservation goes, or null. A member may type any address, but has one: the account's, if it is confirmed.
-- Of an account whose address is not confirmed, only what the desk has typed is written to. Who confirmed a booking as a guest
-- reads at their own address that an account has taken the game over ('claimed').
create function private.mail_address(reservation private.reservations, wanted text) returns text
language sql stable set search_path = ''
as $$
  select case when reservation.owner is null or wanted = 'claimed' and reservation.is_confirmed then reservation.email
    when private.has_proven_address(reservation.owner) then (select nullif(email, '') from auth.users where id = reservation.owner)
    when reservation.entered_by is not null then reservation.email end
$$;

/*
 * Puts a mail into the queue, to private.mail_address; nothing without an address. Until a guest has confirmed their address, the
 * mail says nothing that they typed, and the limit of unconfirmed mails applies. A mail that asks a guest for a confirmation counts
 * for their network too, and an offer for the network that joined the line. The limit does not stop a mail about what the desk has moved or cancelled: its person would come at the
 * wrong hour. An address that the desk keeps from booking reads the desk's sentence instead of the confirmation, and gets no link.
 */
create function private.queue_mail(
  reservation private.reservations, wanted text, due timestamptz, expires timestamptz, more jsonb default '{}'
) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  address text := private.mail_address(reservation, wanted);
  about jsonb := private.mail_about(reservation);
  refusal jsonb;
  -- A change by the desk of what a mail has told, or a game that is moved before its first mail leaves: the first one is counted.
  replaces boolean;
begin
  if address is null then return; end if;
  if reservation.owner is null and not reservation.is_confirmed then
    replaces := wanted in ('moved', 'cancelled') and reservation.changed_by is not null
      or wanted in ('confirm', 'offered') and more ? 'before'
      or wanted = 'booked' and exists (
        select from private.outgoing_mail told
        where told.reservation = reservation.id and told.recipient = address and kind = 'cancelled' and sent_at is not null);
    if not replaces and private.mailbox_waits_until(reservation.centre, address) is not null then return; end if;
    -- A reservation has one reminder at most.
    if wanted <> 'reminder' and not replaces then
      insert into private.unconfirmed_mails values (
        private.mailbox_hash(address), private.clock(),
        case when wanted = 'confirm' and coalesce(current_setting('desk.staff', true), '') = ''
          then (private.caller_networks(reservation.centre))[1]
          when wanted = 'offered' then (select network from private.waiting where id = reservation.waiting) end);
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

-- Puts the reminder into the queue: the day before, at 18:00 on the centre's clock. None if that has passed, or if the address that
-- it goes to wants no reminders.
create function private.plan_reminder(reservation private.reservations) returns void
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

/*
 * Writes the mail that tells a change, whichever function makes it. A mail that no worker has claimed and the change that replaces
 * it become one, compared with what the visitor was last told: a game that is back where it was has none. A change by the desk
 * waits for twenty seconds, so that a change that is undone by then is told to no visitor. The mail of an offer is kept when an
 * account takes it over. A change of many reservations (`desk.quiet`) writes its own mail. The change that forgets a visitor
 * deletes the mails to them.
 */
create function private.write_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  wanted text;
  due timestamptz := private.clock();
  -- The hour and court that the visitor was last told.
  known jsonb;
  present jsonb := jsonb_build_object('day', new.day, 'hour', new.hour, 'court', new.court);
  -- As the mail names it.
  told private.reservations := new;
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
    if replaced.kind = 'moved' then
      known := replaced.payload -> 'before';
    elsif replaced.kind = 'cancelled' then
      known := jsonb_build_object(
        'day', replaced.payload -> 'day', 'hour', replaced.payload -> 'hour', 'court', replaced.payload -> 'court');
      if wanted = 'booked' then wanted := 'moved'; end if;
    elsif replaced.kind = 'booked' and wanted = 'moved' then
      wanted := 'booked';
    elsif replaced.kind = 'booked' and wanted = 'cancelled' and not exists (
      select from private.outgoing_mail
      where reservation = new.id and kind <> 'reminder' and (sent_at is not null or claimed_until > private.clock()))
    then
      wanted := null;
    end if;
    if wanted = 'moved' and known = present then wanted := null; end if;
  end loop;
  -- An address that was never confirmed gets one mail, and no second one that says that it was released.
  if wanted = 'cancelled' and old.confirm_by is not null then return null; end if;
  if wanted is not null and current_setting('desk.quiet', true) is distinct from 'on' then
    if wanted = 'offered' and tg_op = 'INSERT' then
      due := new.confirm_by - private.offer_duration();
    elsif tg_op = 'INSERT' and new.entered_by is not null or tg_op = 'UPDATE' and new.changed_by is not null then
      due := due + interval '20 seconds';
    end if;
    if wanted = 'cancelled' and known is not null then
      told.day := known ->> 'day';
      told.hour := known ->> 'hour';
      told.court := known ->> 'court';
    end if;
    perform private.queue_mail(
      told, wanted, due, coalesce(new.confirm_by, private.clock() + interval '24 hours'),
      jsonb_strip_nulls(jsonb_build_object('confirmBy', new.confirm_by, 'before', known)));
  end if;
  if new.cancelled_at is null and new.confirm_by is null then perform private.plan_reminder(new); end if;
  return null;
end $$;

-- Mails that wait, also those about series, follow their member to a new address. A reminder goes if the new address refuses it.
create function private.readdress_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.outgoing_mail set recipient = new.email
  where new.email <> '' and sent_at is null and given_up_at is null and lower(recipient) = lower(old.email)
    and (reservation in (select id from private.reservations where owner = new.id)
      or series in (select series from private.reservations where owner = new.id and series is not null));
  -- The new address may refuse reminders.
  delete from private.outgoing_mail
  where kind = 'reminder' and sent_at is null and given_up_at is null
    and reservation in (select id from private.reservations where owner = new.id)
    and exists (select from private.without_reminders where address_hash = private.address_hash(new.email));
  return null;
end $$;

-- The secrets that a mail needs for its links, made at its first attempt; a repeat has the same ones. An offer's mail has a link
-- for a member too: it confirms the offer, and opens nothing. Mails about series have theirs from private.add_series_links.
create function private.links_of(mail private.outgoing_mail) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  made jsonb := '{}';
  wanted record;
  secret text;
begin
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

-- Brings mails about several courts up to date before they leave, at their first attempt. The mail about a group tells how its
-- courts stand then: a change before that needs no mail of its own, and what is cancelled or another person's is not in it. The
-- mail about one cancelled court of a group names the courts at that hour that stay its recipient's (`standing`).
create function private.renew_group_mails() returns void
language plpgsql volatile set search_path = ''
as $$
begin
  with courts as (
    select mail.id as mail, mail.recipient, reservations.id, reservations.cancelled_at, reservations
    from private.outgoing_mail mail, jsonb_array_elements(payload -> 'dates') date, private.reservations
    where kind = 'series' and mail.series is null and payload ->> 'action' = 'booked' and attempts = 0 and sent_at is null
      and given_up_at is null and next_try_at <= private.clock() and reservations.id = (date ->> 'id')::uuid
      and private.mail_address(reservations, 'booked') = mail.recipient
  ), told as (
    delete from private.outgoing_mail using courts
    where outgoing_mail.reservation = courts.id and outgoing_mail.recipient = courts.recipient and kind <> 'reminder' and sent_at is null
  ), now as (
    select mail.id, jsonb_agg(
      private.mail_about(reservations) - array['name', 'reason', 'isGuest']
        || jsonb_build_object('id', courts.id, 'before', null) order by (reservations).day, (reservations).hour, (reservations).court
    ) filter (where cancelled_at is null) as dates
    from private.outgoing_mail mail left join courts on courts.mail = mail.id
    where kind = 'series' and mail.series is null and payload ->> 'action' = 'booked' and attempts = 0 and sent_at is null
      and given_up_at is null and next_try_at <= private.clock()
    group by mail.id
  ), renewed as (
    update private.outgoing_mail set payload = payload || jsonb_build_object('dates', dates)
    from now where outgoing_mail.id = now.id and dates is not null
  )
  delete from private.outgoing_mail using now where outgoing_mail.id = now.id and dates is null;

  with standing as (
    select mail.id, jsonb_agg(
      jsonb_build_object('court', other.court, 'courtName', private.mail_about(other) -> 'courtName') order by other.court) as courts
    from private.outgoing_mail mail
      join private.reservations own on own.id = mail.reservation
      join private.reservations other on other.booked_with = own.booked_with and (other.day, other.hour) = (own.day, own.hour)
    where mail.kind = 'cancelled' and attempts = 0 and sent_at is null and given_up_at is null and next_try_at <= private.clock()
      and other.cancelled_at is null and private.mail_address(other, 'booked') = mail.recipient
    group by mail.id
  )
  update private.outgoing_mail set payload = payload || jsonb_build_object('standing', courts)
  from standing where outgoing_mail.id = standing.id;
end $$;

/*
 * Gives a worker the mails that are due, with a lease of ten minutes: [{ id, kind, to, reservation, payload, attempts }]. The
 * worker reports each as sent or failed. Without a report, a worker gets the mail again when the lease ends. Who has several courts
 * at one hour is reminded of it once. Expired mails are given up.
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
  perform private.renew_group_mails();
  update private.outgoing_mail
  set given_up_at = private.clock(), claimed_until = null, payload = payload - array['key', 'stop'],
    last_error = coalesce(last_error, 'Aucun serveur d’e-mails n’a pris ce message à temps.')
  where sent_at is null and given_up_at is null and expires_at <= private.clock();
  delete from private.outgoing_mail where id in (
    select id from (
      select id, row_number() over (
        partition by lower(recipient), payload ->> 'startsAt' order by (payload ->> 'court')::int) as place
      from private.outgoing_mail
      where kind = 'reminder' and sent_at is null and given_up_at is null and next_try_at <= private.clock()
    ) due where place > 1);

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

-- For the centre's manager: { kind: 'state', sendsMail, workerSeenAt, waiting, waitingSince, givenUp:
-- [{ id, kind, to, reason, since }] }, the last hundred that were given up; or { kind: 'refused', reason: 'not-manager' }. The
-- audit says who read the addresses, once an hour.
create function public.mail_state() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  perform private.audit_reading('mails', 'list') where exists (select from private.outgoing_mail where given_up_at is not null);
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

/*
 * A manager sends a mail again that was given up: { kind: 'queued' }, or { kind: 'refused', reason: 'not-manager' | 'gone' }. It is
 * gone if it was sent meanwhile, or if its game has begun. A mail about no single reservation can be sent again too.
 */
create function public.send_mail_again(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  update private.outgoing_mail mail
  set given_up_at = null, next_try_at = private.clock(), due_at = private.clock(), attempts = 0,
    expires_at = private.clock() + interval '24 hours'
  where mail.id = send_mail_again.id and given_up_at is not null and recipient is not null
    and (reservation is null or exists (
      select from private.reservations
      where reservations.id = mail.reservation and private.beginning(centre, day, hour) > private.clock()
        -- An unconfirmed booking was released.
        and (mail.kind <> 'confirm' or confirm_by > private.clock())));
  if not found then return private.refused('gone'); end if;
  insert into private.audit (at, actor, action, entity, entity_id)
  values (private.clock(), auth.uid(), 'update', 'outgoing_mail', send_mail_again.id::text);
  return jsonb_build_object('kind', 'queued');
end $$;

-- Switches the reminders to an address off, or on again, by the link of a reminder: { kind: 'stopped' | 'resumed' | 'unknown' }. On
-- again plans the reminders of the reservations to come whose reminders go to this address.
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
    where cancelled_at is null and confirm_by is null and email is not null and day > private.centre_day(centre)
      and private.address_hash(private.mail_address(reservations, 'reminder')) = known;
  end if;
  return jsonb_build_object('kind', 'resumed');
end $$;

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

-- Deletes mails that were sent, given up or have expired unsent, and links, a month later. The count of unconfirmed mails goes
-- after a day, and who waited for an hour once its game is over.
create function private.forget_mails() returns void
language sql volatile set search_path = ''
as $$
  delete from private.outgoing_mail where sent_at < private.clock() - interval '30 days';
  delete from private.outgoing_mail where given_up_at < private.clock() - interval '30 days';
  -- Never asked for by a worker.
  delete from private.outgoing_mail
  where sent_at is null and given_up_at is null and expires_at < private.clock() - interval '30 days';
  delete from private.mail_links
  where (select day from private.reservations where id = reservation) < (private.clock() - interval '30 days')::date;
  delete from private.unconfirmed_mails where at < private.clock() - interval '1 day';
  delete from private.waiting where private.beginning(centre, day, hour) < private.clock() - interval '1 hour';
$$;

-- Supabase's own scheduler calls the worker, where it runs as an Edge Function (docs/how-to/mails.md). A centre whose worker is
-- `npm run mail` needs none of this.

-- Asks the function to send what is due. Its address and its secret lie in Supabase's Vault.
create function private.call_mail_worker() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text;
  secret text;
begin
  execute $query$
    select max(decrypted_secret) filter (where name = 'mail_worker_url'),
      max(decrypted_secret) filter (where name = 'mail_worker_secret')
    from vault.decrypted_secrets $query$ into address, secret;
  if address is null or secret is null then
    raise exception 'The Vault lacks mail_worker_url or mail_worker_secret.';
  end if;
  execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 60000)'
  using address || '/send', jsonb_build_object('Content-Type', 'application/json', 'x-worker-secret', secret);
end $$;

-- Has the database call the worker every twenty seconds. False, with a warning, where an extension or the Vault is missing, or not
-- set up: the operator mends it and calls this again, or runs `npm run mail`.
create function private.schedule_mails() returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  perform private.call_mail_worker();
  perform cron.schedule('send-mails', '20 seconds', 'select private.call_mail_worker()');
  return true;
exception when others then
  raise warning 'pg_cron does not call the worker of mails: %', sqlerrm;
  return false;
end $$;

create trigger mails_prepared
before insert or update of day, hour, court, cancelled_at, owner on private.reservations
for each row execute function private.prepare_mails();

create trigger mails_written
after insert or update of day, hour, court, cancelled_at, owner, email, confirm_by on private.reservations
for each row execute function private.write_mails();

create trigger mails_readdressed after update of email on auth.users
for each row when (old.email is distinct from new.email) execute function private.readdress_mails();
