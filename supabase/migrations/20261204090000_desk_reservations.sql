-- What the desk knows of a reservation, and what mails say of a change that the desk made.

-- Courts that are closed, or that a tournament has. Each hour of each court is a row of private.reservations, so that the one index that
-- keeps two visitors from one court keeps visitors from a closed one.
create table private.closures (
  id uuid primary key,
  centre text not null references private.centres,
  -- Several, as a tournament has them; null for all.
  courts smallint[] check (cardinality(courts) between 1 and 30),
  first_day date not null,
  first_hour smallint not null check (first_hour between 0 and 23),
  last_day date not null,
  -- The last hour that is closed.
  last_hour smallint not null check (last_hour between 0 and 23),
  -- Visitors read it.
  sentence text not null check (char_length(sentence) <= 120),
  tournament text references public.tournaments on delete cascade,
  created_by uuid references auth.users on delete set null,
  created_at timestamptz not null,
  check ((first_day, first_hour) <= (last_day, last_hour))
);
alter table private.closures enable row level security;
create index closures_by_tournament on private.closures (tournament);

-- Reservations of one person at the same hour of several weeks.
create table private.series (
  id uuid primary key,
  centre text not null references private.centres,
  weekday smallint not null check (weekday between 1 and 7),
  created_by uuid references auth.users on delete set null,
  created_at timestamptz not null
);
alter table private.series enable row level security;

alter table private.reservations
  -- Six characters that are said on the phone; null for the hours of a closure.
  add column reference text,
  add column phone text check (char_length(phone) <= 30),
  -- Who of the staff entered it, and who changed it last; null where the visitor did it.
  add column entered_by uuid references auth.users on delete set null,
  add column changed_by uuid references auth.users on delete set null,
  -- Why the desk moved or cancelled it. Its visitor reads it in the mail.
  add column change_reason text check (char_length(change_reason) <= 200),
  -- For the desk alone.
  add column note text check (char_length(note) <= 500),
  add column attendance text check (attendance in ('arrived', 'absent')),
  add column series uuid references private.series,
  add column closure uuid references private.closures on delete cascade,
  drop constraint reservations_players_check,
  add constraint reservations_players_check check (players between 2 and 4 or closure is not null and players = 0);
create unique index reservations_by_reference on private.reservations (reference);
create index reservations_by_series on private.reservations (series, day) where series is not null;
create index reservations_by_closure on private.reservations (closure) where closure is not null;

-- Six of 31 signs, without those that are taken for another one (0 O, 1 I, L), that no reservation has.
create function private.new_reference() returns text
language plpgsql volatile set search_path = ''
as $$
declare
  made text;
begin
  loop
    select string_agg(substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + floor(random() * 31)::int, 1), '') into made
    from generate_series(1, 6);
    exit when not exists (select from private.reservations where reference = made);
  end loop;
  return made;
end $$;
update private.reservations set reference = private.new_reference();

-- Each reservation has a reference. Its personal data goes when its name is forgotten.
create function private.complete_reservation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if new.closure is null then new.reference := coalesce(new.reference, private.new_reference()); end if;
  elsif new.name is null then
    new.phone := null;
    new.note := null;
    new.change_reason := null;
  end if;
  return new;
end $$;
create trigger completed before insert or update of name on private.reservations
for each row execute function private.complete_reservation();

-- The price of that hour by the present settings, in cents.
create function private.price_of(wanted_centre text, wanted_day date, wanted_hour int) returns int
language sql stable set search_path = ''
as $$
  select coalesce(
    (select cents from private.price_bands
     where centre = wanted_centre and extract(isodow from wanted_day)::smallint = any(weekdays)
       and wanted_hour between first_hour and last_hour
     limit 1),
    (select hour_price from private.centres where id = wanted_centre))
$$;

-- A visitor pays the price of the day on which they booked, or moved the game to this hour.
alter table private.reservations add column cents int;
update private.reservations set cents = private.price_of(centre, day, hour);
create function private.price_reservation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.cents := private.price_of(new.centre, new.day, new.hour);
  return new;
end $$;
create trigger priced before insert on private.reservations for each row execute function private.price_reservation();
create trigger repriced before update of day, hour on private.reservations
for each row when ((new.day, new.hour) is distinct from (old.day, old.hour)) execute function private.price_reservation();

-- The hours of a closure have one line in the audit, that of the closure.
drop trigger audited on private.reservations;
create trigger audited after insert or update of day, hour, court, cancelled_at on private.reservations
for each row when (new.closure is null) execute function private.write_audit();
create trigger deletion_audited after delete on private.reservations
for each row when (old.closure is null) execute function private.write_audit();

-- A function of the desk sets `desk.staff`; the visitor's own change is not the desk's.
create function private.note_changer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.changed_by := nullif(current_setting('desk.staff', true), '')::uuid;
  if new.changed_by is null then new.change_reason := null; end if;
  return new;
end $$;
create trigger changer_noted before update of day, hour, court, cancelled_at on private.reservations
for each row execute function private.note_changer();

-- As before, with the reference and the price of the hour.
create or replace function private.as_read(reservation private.reservations) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'id', reservation.id, 'court', reservation.court, 'day', reservation.day, 'hour', reservation.hour,
    'players', reservation.players, 'plan', reservation.plan, 'service', reservation.service,
    'name', coalesce(reservation.name, ''), 'email', coalesce(reservation.email, ''),
    'reference', coalesce(reservation.reference, ''), 'cents', reservation.cents)
    || case when reservation.confirm_by is null then '{}'::jsonb
      else jsonb_build_object('confirmBy', reservation.confirm_by) end
$$;

alter table private.outgoing_mail drop constraint outgoing_mail_kind_check,
  add constraint outgoing_mail_kind_check check (kind in (
    'confirm', 'booked', 'moved', 'cancelled', 'claimed', 'reminder', 'offered', 'series', 'series-declined'));

-- As before, with the reference and the reason of the desk.
create or replace function private.mail_about(reservation private.reservations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'day', reservation.day, 'hour', reservation.hour, 'court', reservation.court, 'players', reservation.players,
    'startsAt', private.beginning(reservation.centre, reservation.day, reservation.hour),
    'plan', private.clean_name(reservation.plan), 'service', private.clean_name(reservation.service), 'name', reservation.name,
    'reference', reservation.reference, 'reason', private.clean_name(reservation.change_reason),
    'sequence', reservation.sequence, 'changedAt', private.clock(), 'isGuest', reservation.owner is null,
    'noticeMinutes', (
      select (extract(epoch from change_notice) / 60)::int from private.centres where id = reservation.centre))
$$;

-- As before. What the desk enters needs no confirmation.
create or replace function private.prepare_mails() returns trigger
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
  if new.owner is not null then new.confirm_by := null; end if;
  if (new.day, new.hour, new.court, new.cancelled_at) is distinct from (old.day, old.hour, old.court, old.cancelled_at) then
    new.sequence := private.next_sequence(old.sequence);
  end if;
  return new;
end $$;

/*
 * As before. A change by the desk waits for twenty seconds, so that one which is undone by then is told to no visitor: of a mail that no
 * worker has claimed and of the change that replaces it, the visitor reads what they amount to. A change of many reservations
 * (`desk.quiet`) writes its own mail.
 */
create or replace function private.write_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  wanted text;
  due timestamptz := private.clock();
  -- The hour that the visitor knows.
  known jsonb;
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
    when tg_op = 'INSERT' then case when new.cancelled_at is null then case when new.confirm_by is null then 'booked' else 'confirm' end end
    when old.cancelled_at is null and new.cancelled_at is not null then 'cancelled'
    when old.cancelled_at is not null and new.cancelled_at is null then 'booked'
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
  if is_moved then known := jsonb_build_object('day', old.day, 'hour', old.hour, 'court', old.court); end if;

  -- A row that is being claimed at this moment is not waited for: its worker would wait for this reservation.
  for replaced in
    select * from private.outgoing_mail
    where reservation = new.id and sent_at is null and given_up_at is null
      and (claimed_until is null or claimed_until <= private.clock())
    for update skip locked
  loop
    delete from private.outgoing_mail where id = replaced.id;
    if new.changed_by is null or replaced.kind = 'reminder' then continue; end if;
    if replaced.kind = 'moved' and wanted = 'moved' then
      known := replaced.payload -> 'before';
      if known = jsonb_build_object('day', new.day, 'hour', new.hour, 'court', new.court) then wanted := null; end if;
    elsif replaced.kind = 'cancelled' and wanted = 'booked' then
      wanted := null;
    elsif replaced.kind = 'booked' then
      -- The visitor knows of no booking yet.
      wanted := case wanted when 'cancelled' then null else 'booked' end;
    end if;
  end loop;
  -- An address that was never confirmed gets one mail, and no second one that says that it was released.
  if wanted = 'cancelled' and old.confirm_by is not null then return null; end if;
  if wanted is not null and current_setting('desk.quiet', true) is distinct from 'on' then
    if tg_op = 'INSERT' and new.entered_by is not null or tg_op = 'UPDATE' and new.changed_by is not null then
      due := due + interval '20 seconds';
    end if;
    perform private.queue_mail(
      new, wanted, due, coalesce(new.confirm_by, private.clock() + interval '24 hours'),
      jsonb_strip_nulls(jsonb_build_object('confirmBy', new.confirm_by, 'before', known)));
  end if;
  if new.cancelled_at is null and new.confirm_by is null then perform private.plan_reminder(new); end if;
  return null;
end $$;

-- Answers of the desk's commands: a repeat of one whose answer was lost is not executed again.
create table private.desk_commands (
  id uuid primary key,
  person uuid not null,
  at timestamptz not null,
  -- Without personal data beyond ids: the reservation is read anew.
  answer jsonb not null
);
alter table private.desk_commands enable row level security;
create index desk_commands_by_time on private.desk_commands (at);
