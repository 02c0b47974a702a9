-- As before, but the limit of mails to an address that never confirmed does not stop the mail about what the desk has moved or cancelled:
-- its person would come at the wrong hour.
create or replace function private.queue_mail(
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

-- As before, with the same limit: what the desk has changed since was announced before.
create or replace function private.queue_series_mail(wanted_series uuid, action text, ids uuid[], reason text, known jsonb default '{}')
returns void
language plpgsql volatile set search_path = ''
as $$
declare
  first_one private.reservations;
  address text;
  due timestamptz := private.clock() + interval '20 seconds';
begin
  select * into first_one from private.reservations where id = any (ids) order by day, hour limit 1;
  if first_one.email is null and first_one.owner is null
    or not (select sends_mail from private.centres where id = first_one.centre) then return; end if;
  address := private.mail_address(first_one, 'booked');
  if address is null then return; end if;
  if first_one.changed_by is null and first_one.owner is null and not first_one.is_confirmed then
    if private.mailbox_waits_until(first_one.centre, address) is not null then return; end if;
    insert into private.unconfirmed_mails values (private.mailbox_hash(address), private.clock());
  end if;
  insert into private.outgoing_mail (kind, series, recipient, payload, created_at, due_at, next_try_at, expires_at)
  select 'series', wanted_series, address,
    jsonb_build_object(
      'action', action, 'name', first_one.name, 'reason', private.clean_name(reason),
      'hasLinks', first_one.owner is null and action <> 'cancelled',
      'dates', jsonb_agg(
        private.mail_about(reservations) - array['name', 'reason', 'isGuest']
        || jsonb_build_object('id', id, 'before', known -> id::text) order by day, hour)),
    private.clock(), due, due, private.clock() + interval '24 hours'
  from private.reservations where id = any (ids);
end $$;
