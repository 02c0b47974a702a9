-- Of the changes that wait in the queue, a visitor reads what they amount to, whoever made them.

-- As before, with the name that the manager gave to the court; null without one.
create or replace function private.mail_about(reservation private.reservations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'day', reservation.day, 'hour', reservation.hour, 'court', reservation.court, 'courtName', (
      select nullif(name, '') from private.courts where courts.centre = reservation.centre and number = reservation.court),
    'players', reservation.players,
    'startsAt', private.beginning(reservation.centre, reservation.day, reservation.hour),
    'plan', private.clean_name(reservation.plan), 'service', private.clean_name(reservation.service), 'name', reservation.name,
    'reference', reservation.reference, 'reason', private.clean_name(reservation.change_reason),
    'sequence', reservation.sequence, 'changedAt', private.clock(), 'isGuest', reservation.owner is null,
    'noticeMinutes', (
      select (extract(epoch from change_notice) / 60)::int from private.centres where id = reservation.centre))
$$;

-- As before. A mail that no worker has claimed and the change that replaces it become one, compared with what the visitor was last told:
-- a game that is back where it was has none.
create or replace function private.write_mails() returns trigger
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
      due := new.confirm_by - interval '20 minutes';
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
