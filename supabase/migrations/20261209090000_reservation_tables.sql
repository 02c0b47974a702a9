-- The centre, its courts and who has them when. Functions alone read and write these tables. Days and hours are those of the centre's
-- time zone.

create table private.centres (
  id text primary key,
  time_zone text not null,
  -- The first and the last hour at which a game may begin, for a centre that is created (private.opening_hours).
  first_hour smallint not null default 10,
  last_hour smallint not null default 23,
  months_ahead smallint not null default 2,
  -- How long before its beginning a reservation can still be changed.
  change_notice interval not null default '2 hours',
  -- What one network may book in an hour, as at a tournament's evening with one wifi for all.
  booked_an_hour smallint not null default 60,
  -- What one person may hold.
  held_ahead smallint not null default 8,
  months_kept smallint not null default 3,
  -- What one person may book in an hour, also what is cancelled.
  booked_an_hour_by_one smallint not null default 10,
  -- One network makes as many bookings a day, and as many moves; the day is the centre's own.
  booked_a_day smallint not null default 150,
  moves_of_one smallint not null default 20,
  tournaments_by_one int not null default 300,
  -- The operator sets it once the worker of mails runs (docs/how-to/mails.md).
  sends_mail boolean not null default false,
  mail_worker_seen_at timestamptz,
  -- How long a guest's booking waits for its confirmation.
  confirmed_within interval not null default '15 minutes',
  -- Counts saved changes, so that the second of two managers who save at once is told.
  revision int not null default 1,
  -- When the door opens and closes on a day with games.
  door_opens smallint not null default 8,
  door_closes smallint not null default 23,
  -- The price of an hour on a court, in cents, where no price of an hour or a weekday says otherwise.
  hour_price int not null default 2500,
  -- So many mails a day that one network causes and that no link confirms.
  mails_unconfirmed smallint not null default 10,
  -- For so many hours one account waits at a time.
  waits_of_one smallint not null default 5,
  -- So many wait for one hour: a later one would hardly get a court, and invented addresses hold few of them.
  waits_of_hour smallint not null default 12,
  -- So many mails of one address await their confirmation at once.
  mails_pending smallint not null default 3
);
-- A court that is out of service keeps its row, because earlier reservations name it.
create table private.courts (
  centre text not null references private.centres,
  number smallint not null check (number > 0),
  name text not null default '' check (char_length(name) <= 40),
  in_service boolean not null default true,
  primary key (centre, number)
);
-- The first and the last hour at which a game may begin; a weekday (ISO, Monday is 1) without a row is closed.
create table private.opening_hours (
  centre text not null references private.centres,
  weekday smallint not null check (weekday between 1 and 7),
  first_hour smallint not null check (first_hour between 0 and 23),
  last_hour smallint not null check (last_hour between first_hour and 23),
  primary key (centre, weekday)
);
-- Days with other hours than their weekday; null is closed.
create table private.opening_exceptions (
  centre text not null references private.centres,
  day date not null,
  first_hour smallint check (first_hour between 0 and 23),
  last_hour smallint check (last_hour between first_hour and 23),
  note text not null default '' check (char_length(note) <= 80),
  primary key (centre, day),
  check ((first_hour is null) = (last_hour is null))
);
create table private.price_bands (
  centre text not null references private.centres,
  place smallint not null,
  weekdays smallint[] not null,
  first_hour smallint not null check (first_hour between 0 and 23),
  last_hour smallint not null check (last_hour between first_hour and 23),
  cents int not null check (cents > 0),
  primary key (centre, place)
);

-- Reservations of one person at the same hour of several weeks.
create table private.series (
  id uuid primary key,
  centre text not null references private.centres,
  weekday smallint not null check (weekday between 1 and 7),
  created_by uuid references auth.users on delete set null,
  created_at timestamptz not null
);
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
-- One closure for each day of a tournament.
create unique index closures_by_tournament on private.closures (tournament, first_day) where tournament is not null;

create table private.reservations (
  -- The visitor's device makes it before it asks, so that a repeated request books once.
  id uuid primary key,
  centre text not null,
  court smallint not null,
  day date not null,
  hour smallint not null check (hour between 0 and 23),
  players smallint not null,
  plan text not null check (char_length(plan) <= 80),
  service text not null check (char_length(service) <= 80),
  -- Null once they are forgotten (private.forget_outdated).
  name text check (char_length(name) between 1 and 120),
  email text check (char_length(email) <= 254),
  owner uuid references auth.users on delete set null,
  -- Opens a guest's reservation: of a secret that the guest's device alone has.
  secret_hash bytea not null,
  created_at timestamptz not null default now(),
  cancelled_at timestamptz,
  moves smallint not null default 0,
  -- Its visitor has asked to be forgotten, when it could be cancelled no more: its name goes once it is played.
  is_to_forget boolean not null default false,
  -- A guest's booking is released then, unless they have opened the link of its mail. Null: confirmed, or not asked for.
  confirm_by timestamptz,
  -- Of the entry in a calendar: it grows with each change.
  sequence int not null default 0,
  -- Its guest has opened the link of a mail: the address is theirs.
  is_confirmed boolean not null default false,
  -- Six characters that are said on the phone; null for the hours of a closure.
  reference text,
  phone text check (char_length(phone) <= 30),
  -- Who of the staff entered it, and who changed it last; null where the visitor did it.
  entered_by uuid references auth.users on delete set null,
  changed_by uuid references auth.users on delete set null,
  -- Why the desk moved or cancelled it. Its visitor reads it in the mail.
  change_reason text check (char_length(change_reason) <= 200),
  -- For the desk alone.
  note text check (char_length(note) <= 500),
  attendance text check (attendance in ('arrived', 'absent')),
  series uuid references private.series,
  closure uuid references private.closures on delete cascade,
  -- A visitor pays the price of the day on which they booked, or moved the game to this hour.
  cents int,
  -- The entry of the list that this court was offered to.
  waiting uuid,
  -- The command of the desk that booked several courts of one hour.
  booked_with uuid,
  foreign key (centre, court) references private.courts,
  constraint reservations_players_check check (players between 2 and 4 or closure is not null and players = 0)
);
-- Two reservations never have one court: each way of writing meets this index.
create unique index one_reservation_of_a_court on private.reservations (centre, day, hour, court) where cancelled_at is null;
-- What one person has booked, also what is cancelled.
create index reservations_by_email on private.reservations (lower(email), day) where email is not null;
create index reservations_by_owner on private.reservations (owner, day) where owner is not null;
-- Those that still have something to forget, so that the nightly run reads no others. It names the centre: without it, a booking would
-- count one person's reservations through this index, over all days to come.
create index reservations_to_forget on private.reservations (centre, day)
where name is not null or email is not null or owner is not null;
create index reservations_asked_to_forget on private.reservations (day) where is_to_forget;
create index reservations_to_confirm on private.reservations (confirm_by) where confirm_by is not null and cancelled_at is null;
create index reservations_by_creation on private.reservations (created_at);
create index cancelled_by_day on private.reservations (centre, day) where cancelled_at is not null;
create unique index reservations_by_reference on private.reservations (reference);
create index reservations_by_series on private.reservations (series, day) where series is not null;
create index reservations_by_closure on private.reservations (closure) where closure is not null;
create index absences_by_person on private.reservations (private.person_key(owner, email, phone), day)
where attendance = 'absent' and cancelled_at is null;
create index reservations_by_word on private.reservations using gin (array_to_tsvector(private.words_in(name))) where name is not null;
create index reservations_by_phone on private.reservations (day) where phone is not null;
-- The closed hours of a day, for visitors and for figures.
create index closed_hours on private.reservations (centre, day, hour) where closure is not null;
create index reservations_booked_with on private.reservations (booked_with) where booked_with is not null;
-- The deletion of an account looks for what it entered or changed.
create index reservations_by_entry on private.reservations (entered_by) where entered_by is not null;
create index reservations_by_change on private.reservations (changed_by) where changed_by is not null;

-- What a visitor's command has been answered (private.first_answer).
create table private.commands (
  id uuid primary key,
  -- The answer opens with a secret that the device alone has.
  secret_hash bytea not null,
  valid_until timestamptz not null,
  reservation uuid not null references private.reservations on delete cascade,
  -- Without name and address: these are read from the reservation, which forgets them in time.
  answer jsonb not null
);
create index commands_by_reservation on private.commands (reservation);
create index commands_by_end on private.commands (valid_until);
-- Answers of the desk's commands: a repeat of one whose answer was lost is not executed again.
create table private.desk_commands (
  id uuid primary key,
  person uuid not null,
  at timestamptz not null,
  -- Without personal data beyond ids: the reservation is read anew.
  answer jsonb not null,
  -- A hash of what the command asked for: the id of a command with other values is refused.
  asked bytea not null
);
create index desk_commands_by_time on private.desk_commands (at);

-- « Le même créneau chaque semaine »: what visitors ask for and the desk answers.
create table private.series_requests (
  -- The visitor's device makes it before it asks, so that a repeated request is one request.
  id uuid primary key,
  centre text not null references private.centres,
  -- A request goes with the account of its member.
  owner uuid references auth.users on delete cascade,
  secret_hash bytea not null,
  name text not null check (char_length(name) between 1 and 120),
  email text check (char_length(email) <= 254),
  phone text check (char_length(phone) <= 30),
  weekday smallint not null check (weekday between 1 and 7),
  hour smallint not null check (hour between 0 and 23),
  players smallint not null check (players between 2 and 4),
  first_day date not null,
  weeks smallint not null check (weeks between 2 and 53),
  message text not null check (char_length(message) <= 500),
  created_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid references auth.users on delete set null,
  -- The series that it led to; null where it was declined.
  series uuid references private.series,
  check (email is not null or phone is not null)
);
create index series_requests_to_answer on private.series_requests (centre, created_at) where answered_at is null;
create index series_requests_by_owner on private.series_requests (owner) where owner is not null;

-- The waiting list of a full hour (docs/how-to/waiting-list.md).
create table private.waiting (
  id uuid primary key,
  -- The order of an hour's line.
  place bigint generated always as identity,
  -- Of a guest's device; a member finds theirs by the account.
  secret_hash bytea not null,
  centre text not null references private.centres,
  day date not null,
  hour smallint not null,
  players smallint not null check (players between 2 and 4),
  name text not null,
  email text,
  owner uuid references auth.users on delete cascade,
  -- The account, a hash of the mailbox, or of a caller without one 'phone …': each waits once for an hour (private.serve_line).
  person text not null,
  created_at timestamptz not null,
  -- When a court was offered, and the reservation that holds it; null while they wait. Of a place that was passed over for good, the
  -- offer alone is null.
  offered_at timestamptz,
  offer uuid references private.reservations on delete set null,
  -- Of a caller; null for a person who joined by themselves.
  phone text check (char_length(phone) <= 30),
  -- Who of the staff put them into the line.
  entered_by uuid references auth.users on delete set null,
  -- The hash of the network that joined, for which the mail of an offer counts (private.queue_mail); null for a caller.
  network bytea
);
create index waiting_by_hour on private.waiting (centre, day, hour, place);
create index waiting_by_person on private.waiting (person, day);
create index waiting_by_owner on private.waiting (owner) where owner is not null;
create index waiting_by_offer on private.waiting (offer) where offer is not null;
-- The hours whose courts a transaction has freed, until its end: no other one sees its rows.
create table private.freed_hours (
  transaction xid8 not null,
  centre text not null,
  day date not null,
  hour smallint not null,
  primary key (transaction, centre, day, hour)
);

-- What networks did, for their limits. A row has a hash of the network with the key of the centre's day, and names neither a
-- reservation nor a person: it outlives both, and the day by one night (private.forget_outdated).
create table private.network_uses (
  network bytea not null,
  use text not null check (use ~ '^[a-z]+$'),
  at timestamptz not null
);
create index network_uses_by_network on private.network_uses (network, use, at);
create table private.network_keys (day date primary key, key bytea not null);
-- From when on bookings of a person count again; the person is an account or an address, hashed. Older rows go with the next.
create table private.ended_blocks (
  person bytea primary key,
  at timestamptz not null
);
-- A person has no online booking until the desk ends this. It keeps no address: a guest is known by the hash of theirs.
create table private.suspensions (
  id bigint generated always as identity primary key,
  person uuid unique references auth.users on delete cascade,
  mailbox bytea unique,
  -- The person reads it when they try to book.
  sentence text not null check (char_length(sentence) between 1 and 200),
  created_by uuid references auth.users on delete set null,
  created_at timestamptz not null,
  -- Whether a mail tells the present sentence.
  is_mailed boolean not null default true,
  -- A booking of the guest: it has their name until it forgets it.
  reservation uuid references private.reservations on delete set null,
  check ((person is null) <> (mailbox is null))
);
-- The calendar of the desk, for programs that log in nowhere: each person has one address with a secret, renews it, and loses it with the
-- role.
create table private.desk_feeds (
  person uuid primary key references auth.users on delete cascade,
  secret_hash bytea not null unique,
  renewed_at timestamptz not null
);

-- Mails about reservations, until a worker has sent them.
create table private.outgoing_mail (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in (
    'confirm', 'booked', 'moved', 'cancelled', 'claimed', 'reminder', 'offered', 'series', 'series-declined', 'suspended')),
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
  last_error text,
  -- A mail about a series belongs to no single reservation: moving one date must not take it back.
  series uuid references private.series on delete cascade,
  -- Who of the staff caused the mail about a block.
  blocked_by uuid references auth.users on delete set null
);
create index mails_to_send on private.outgoing_mail (next_try_at) where sent_at is null and given_up_at is null;
create index mails_to_give_up on private.outgoing_mail (expires_at) where sent_at is null and given_up_at is null;
create index mails_given_up on private.outgoing_mail (given_up_at) where given_up_at is not null;
create index mails_sent on private.outgoing_mail (sent_at) where sent_at is not null;
create index mails_by_reservation on private.outgoing_mail (reservation);
create index mails_by_series on private.outgoing_mail (series) where series is not null;
create index outgoing_mail_by_block on private.outgoing_mail (blocked_by) where blocked_by is not null;
-- The secrets of links in mails, each of one mail. The row of a mail has the secret itself from its first attempt until it is sent.
create table private.mail_links (
  secret_hash bytea primary key,
  reservation uuid not null references private.reservations on delete cascade,
  -- 'open' opens a guest's reservation; 'reminders' switches the reminders to this address off and on.
  purpose text not null check (purpose in ('open', 'reminders')),
  address_hash bytea not null
);
create index mail_links_by_reservation on private.mail_links (reservation);
-- Addresses that get no reminder, as hashes.
create table private.without_reminders (
  address_hash bytea primary key,
  since timestamptz not null
);
-- Mails about reservations that no link has confirmed. Rows outlive the reservation, which its visitor may have forgotten at once, and
-- go by the night after a day.
create table private.unconfirmed_mails (
  mailbox bytea not null,
  at timestamptz not null,
  -- The hash of the network whose guest caused the mail (private.caller_networks); null for mails that ask for no confirmation.
  network bytea,
  -- What the desk does for a person is none of their bookings without a confirmation: only the desk counts it.
  by_desk boolean not null default coalesce(current_setting('desk.staff', true), '') <> ''
);
create index unconfirmed_mails_by_mailbox on private.unconfirmed_mails (mailbox, at);
create index unconfirmed_mails_by_time on private.unconfirmed_mails (at);
create index unconfirmed_mails_by_network on private.unconfirmed_mails (network, at) where network is not null;

alter table private.centres enable row level security;
alter table private.courts enable row level security;
alter table private.opening_hours enable row level security;
alter table private.opening_exceptions enable row level security;
alter table private.price_bands enable row level security;
alter table private.series enable row level security;
alter table private.closures enable row level security;
alter table private.reservations enable row level security;
alter table private.commands enable row level security;
alter table private.desk_commands enable row level security;
alter table private.series_requests enable row level security;
alter table private.waiting enable row level security;
alter table private.freed_hours enable row level security;
alter table private.network_uses enable row level security;
alter table private.network_keys enable row level security;
alter table private.ended_blocks enable row level security;
alter table private.suspensions enable row level security;
alter table private.desk_feeds enable row level security;
alter table private.outgoing_mail enable row level security;
alter table private.mail_links enable row level security;
alter table private.without_reminders enable row level security;
alter table private.unconfirmed_mails enable row level security;

create trigger audited after insert or update of day, hour, court, cancelled_at on private.reservations
for each row when (new.closure is null) execute function private.write_audit();

create trigger deletion_audited after delete on private.reservations
for each row when (old.closure is null) execute function private.write_audit();
