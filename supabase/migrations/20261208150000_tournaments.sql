-- Tournaments: their tables, who may read and change them, and what lists, readers and spectators get.
set check_function_bodies = off;

-- A record holds settings, teams, schedule and decisions. It stays as its organiser wrote it.
create table public.tournaments (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  organiser uuid not null default auth.uid() references auth.users,
  published boolean not null default true,
  -- One more with each change of the record. Who changes it names the one that they have read.
  revision bigint not null default 1,
  record jsonb not null,
  changed_at timestamptz not null default now(),
  name text not null generated always as (record ->> 'name') stored check (char_length(name) between 1 and 200),
  date text not null generated always as (record ->> 'date') stored check (date ~ '^\d{4}-\d{2}-\d{2}$'),
  level text not null generated always as (record ->> 'level') stored,
  description text not null generated always as (coalesce(record ->> 'description', '')) stored,
  -- The log that the record names: events and results of other logs count for nothing until a record names theirs again.
  log text not null generated always as (coalesce(record ->> 'log', record ->> 'id')) stored,
  -- The organiser's page makes it with each change of the schedule, because pages know where the plans place a match.
  calendar text check (octet_length(calendar) < 2 * 1024 * 1024),
  teams jsonb not null generated always as (coalesce(record -> 'teams', '[]')) stored check (jsonb_typeof(teams) = 'array'),
  constraint tournaments_fixtures_check check (jsonb_typeof(record -> 'fixtures') = 'array'),
  -- As the forms of the site have cleaned it.
  constraint name_is_clean check (private.clean_name(name) = trim(name) and trim(name) <> ''),
  constraint tournaments_record_check check (private.prints_within(record, 512 * 1024)),
  -- One tournament would make the list of all too long for everybody. A hundred teams with names of 200 letters fit.
  constraint tournaments_line_check
    check (private.prints_within(jsonb_build_array(record -> 'teams', record -> 'description', record -> 'level'), 64 * 1024)),
  -- Also of a record without an id, which no page could read: `=` would be null there, and pass.
  constraint tournaments_form_check check (record ->> 'id' is not distinct from id)
);
create index tournaments_by_organiser on public.tournaments (organiser);
create index tournaments_by_day on public.tournaments (date desc, id desc);
-- Who may note its matches besides the organiser.
create table public.scorers (
  tournament text not null references public.tournaments on delete cascade,
  person uuid not null default auth.uid() references auth.users on delete cascade,
  primary key (tournament, person)
);
create index scorers_by_person on public.scorers (person);
create table private.invitations (
  token_hash bytea primary key,
  tournament text not null references public.tournaments on delete cascade,
  expires_at timestamptz not null,
  is_handover boolean not null default false
);
create index invitations_by_tournament on private.invitations (tournament);

-- The events of matches, which are only ever added, as the phones write them (id, sequence, at, kind, …). A match has its events
-- in the log that the tournament's record names (a calendar that is drawn anew begins another). The order of a sheet is the
-- phones' own: sequence, then id. `seq` is the count of the database: it says how far somebody has read.
create table public.match_events (
  tournament text not null references public.tournaments on delete cascade,
  log text not null check (char_length(log) between 1 and 64),
  fixture text not null check (char_length(fixture) between 1 and 500),
  id text not null check (char_length(id) between 8 and 64),
  seq bigint not null,
  event jsonb not null,
  author uuid default auth.uid() references auth.users on delete set null,
  received_at timestamptz not null default now(),
  -- Taken off by the organiser. Such an event keeps its place, without its content: devices add nothing twice, and a result never
  -- counts fewer events than before.
  removed boolean not null default false,
  primary key (tournament, log, fixture, id),
  unique (tournament, seq),
  constraint match_events_sequence_check check (jsonb_typeof(event -> 'sequence') is not distinct from 'number'),
  constraint match_events_event_check check (private.prints_within(event, 2048)),
  -- A sequence is one more than the highest that its writer has seen, and pages read none above two billion: one event with
  -- such a sequence would end its match. `seq` counts the events of all matches; ten thousand may be unsent.
  constraint match_events_sequence_end_check check ((event -> 'sequence')::numeric <= seq + 10000)
);
create index match_events_by_author on public.match_events (author) where author is not null;
create index match_events_by_tournament on public.match_events (tournament, author);
-- The result of a match goes with its events. `events` is how many there are, `counted` how many of them `score` and `sheet` tell: a
-- row that counts fewer is behind, until a scorer's page sends the result of all of them. `sheet` is { result, times }, of a match of
-- the playoffs with its slot and teams. `seq` is the tournament's count at the last change.
create table public.live_matches (
  tournament text not null references public.tournaments on delete cascade,
  fixture text not null check (char_length(fixture) between 1 and 500),
  log text not null,
  counted int not null default 0 check (counted >= 0),
  score jsonb,
  changed_at timestamptz not null default now(),
  events int not null default 0,
  sheet jsonb,
  seq bigint not null default 0,
  removed int not null default 0,
  primary key (tournament, log, fixture),
  -- All spectators read them every few seconds: nothing but what pages send, and no more than five sets.
  constraint live_matches_score_check check (
    score - array['sets', 'status'] = '{}' and score ->> 'status' in ('pending', 'inprogress', 'finished')
    and private.prints_within(score, 300)),
  constraint live_matches_sheet_check check (
    sheet - array['result', 'times', 'slot', 'homeTeam', 'awayTeam'] = '{}' and private.prints_within(sheet, 16 * 1024)),
  constraint live_matches_key_check check ((fixture || log) !~ '[\u0001-\u001f]'),
  -- Removed events leave their room to others, five times.
  constraint live_matches_removed_check check (removed <= 10000)
);
create index live_matches_by_change on public.live_matches (tournament, log, changed_at);
-- How far a tournament's count is. A row that is locked while events are added, and no sequence: a sequence hands its numbers
-- out before they are committed, so that a reader could see the eighth before the seventh and never ask for that again. It outlives
-- the tournament: made again under its identifier, it goes on from both counts, and only its last organiser may make it.
create table private.feeds (
  tournament text primary key,
  head bigint not null default 0,
  revision bigint not null default 0,
  organiser uuid references auth.users on delete set null,
  -- When it was taken from the public: a tombstone.
  hidden_at timestamptz,
  -- What lists and boards would otherwise compute from all matches.
  scored_at timestamptz,
  fixtures jsonb not null default '{"pending": 0, "inprogress": 0, "finished": 0}'
);
create index feeds_by_score on private.feeds (scored_at desc);
create index feeds_by_end on private.feeds (hidden_at);
create index feeds_by_organiser on private.feeds (organiser);

alter table public.tournaments enable row level security;
alter table public.scorers enable row level security;
alter table private.invitations enable row level security;
alter table public.match_events enable row level security;
alter table public.live_matches enable row level security;
alter table private.feeds enable row level security;

-- Whether the caller, who still has the role, organises it. The policies ask this and `scored_by_caller`, which therefore look past
-- them.
create function private.is_organiser_of(wanted text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.tournaments where id = wanted and organiser = auth.uid())
    and private.has_role('organizer')
$$;

create function private.scored_by_caller() returns setof text
language sql stable security definer set search_path = ''
as $$ select tournament from public.scorers where person = private.caller() $$;

-- Whether the caller may read a tournament: what the policies say, for functions that look past them.
create function private.may_read(wanted text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.tournaments where id = wanted and (published or organiser = private.caller()))
    or exists (select from public.scorers where tournament = wanted and person = private.caller())
$$;

-- What the database alone decides, whatever a request says. The operator, whom no token names, may change the organiser; a member
-- becomes it by `accept_tournament`. An identifier stays with its organiser after a deletion. A member who tries another one's reads
-- the same as without the right to create any, whether the tournament is public, a draft or gone. One more than a member may have is
-- refused with the reason of `private.why_no_more`.
create function private.stamp_tournament() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  reason text;
begin
  if tg_op = 'DELETE' then
    update private.feeds set revision = old.revision, scored_at = null,
      hidden_at = case when old.published then private.clock() else hidden_at end
    where tournament = old.id;
    return old;
  end if;
  new.changed_at := private.clock();
  if tg_op = 'INSERT' then
    if auth.uid() is not null then
      -- Two requests at once would both find room.
      perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text, 0));
      if exists (select from private.feeds where tournament = new.id and organiser is distinct from auth.uid()) then
        raise insufficient_privilege using message = 'new row violates row-level security policy for table "tournaments"';
      end if;
      reason := private.why_no_more();
      if reason is not null and not exists (select from public.tournaments where id = new.id) then
        raise exception '%', reason using errcode = 'PT422';
      end if;
    end if;
    insert into private.feeds (tournament) values (new.id) on conflict do nothing;
    update private.feeds set organiser = new.organiser, hidden_at = case when new.published then null else hidden_at end
    where tournament = new.id;
    select revision + 1 into new.revision from private.feeds where tournament = new.id;
  else
    new.id := old.id;
    if auth.uid() is not null and new.organiser is distinct from auth.uid() then new.organiser := old.organiser; end if;
    new.revision := old.revision + (new.record <> old.record)::int;
    if new.organiser <> old.organiser or new.published <> old.published then
      update private.feeds set organiser = new.organiser, hidden_at = case
        when new.published then null when old.published then private.clock() else hidden_at end
      where tournament = new.id;
    end if;
  end if;
  return new;
end $$;

-- Why the caller creates or takes over no further tournament; null if nothing is against it. Deleted ones count as well: all of them
-- far later, and a hundred of one day, because every device asks which are gone.
create function private.why_no_more() returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when (select count(*) from public.tournaments where organiser = auth.uid()) >= most
      or (select count(*) from private.feeds where organiser = auth.uid()) >= 10 * most
      or (select count(*) from private.feeds
        where organiser = auth.uid() and hidden_at > private.clock() - interval '1 day') >= 100
    then 'too-many-tournaments' end
  from (select max(tournaments_by_one) as most from private.centres) limits
$$;

-- What the matches of a tournament are, for lists. Of the playoffs it counts the matches that the results of the league and of
-- earlier playoff matches draw: the last one of each slot. The pages say more exactly who plays.
create function private.count_fixtures(listed public.tournaments) returns jsonb
language sql stable set search_path = ''
as $$
  with known as (
    select match ->> 'id' as id, coalesce(match ->> 'slot', match ->> 'phase') as slot, 0 as seq,
      case when match ? 'ruling' then 'finished' else coalesce(score ->> 'status', match ->> 'status') end as status
    from jsonb_array_elements(coalesce(listed.record -> 'fixtures', '[]')) match
    left join public.live_matches live
      on (live.tournament, live.log, live.fixture) = (listed.id, listed.log, match ->> 'id')
    where match ? 'phase' or match #>> '{ruling,kind}' is distinct from 'annulled'
    union all
    select fixture, sheet ->> 'slot', seq, score ->> 'status' from public.live_matches
    where (tournament, log) = (listed.id, listed.log) and sheet ? 'slot' and score is not null
  ), matches as (
    select distinct on (coalesce(slot, id)) slot, status from known
    where slot is null or status <> 'pending' order by coalesce(slot, id), seq desc
  )
  select jsonb_build_object(
    'pending', count(*) filter (where status = 'pending') + greatest(0, case
      when listed.record #> '{format,playoffs}' = 'true' and jsonb_array_length(listed.teams) >= 8
        and bool_and(status = 'finished') filter (where slot is null)
      then 3 + count(*) filter (where slot like 'quarterfinal%' and status = 'finished')
        + count(*) filter (where slot like 'semifinal%' and status = 'finished') / 2
      else 0 end - count(slot)),
    'inprogress', count(*) filter (where status = 'inprogress'),
    'finished', count(*) filter (where status = 'finished'))
  from matches
$$;

-- A change of the record waits for events that are being added, and counts the matches with them.
create function private.note_fixtures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from private.feeds where tournament = new.id for update;
  update private.feeds set fixtures = private.count_fixtures(new) where tournament = new.id;
  return null;
end $$;

-- What visitors read about courts that a tournament has: its name, if it is published.
create function private.sentence_on_courts(shown public.tournaments) returns text
language sql immutable set search_path = ''
as $$
  select left('Tournoi' || case when shown.published then chr(160) || ': ' || private.clean_name(shown.name) else '' end, 120)
$$;

-- A sentence of the staff stays.
create function private.rename_closures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.closures set sentence = private.sentence_on_courts(new)
  where tournament = new.id and sentence = private.sentence_on_courts(old);
  return null;
end $$;

-- How far a tournament is (private.count_fixtures), for lists, which ask for it as for a column. Anybody can write down a row of
-- a draft's identifier and send it.
create function public.fixtures(listed public.tournaments) returns jsonb
language sql stable security definer set search_path = ''
as $$ select fixtures from private.feeds where tournament = listed.id and private.may_read(listed.id) $$;

-- The count of the last event or result: a copy of that count has them all.
create function public.head(listed public.tournaments) returns bigint
language sql stable security definer set search_path = ''
as $$ select head from private.feeds where tournament = listed.id and private.may_read(listed.id) $$;

-- A page of the list of tournaments, the latest day first, without their records: a hundred after the one that `before_date` and
-- `before_id` name, or fewer with long texts, which fill half a megabyte. The first page also has those that the caller
-- organises or scores, however old. A page says nothing of the others: `removed_tournaments` says which are gone.
-- { tournaments, after: { date, id } of the last one, or null }.
create function public.listed_tournaments(before_date text default null, before_id text default null) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with own as (
    select id from public.tournaments where organiser = (select private.caller()) union select private.scored_by_caller()
  ), next as (
    select id, date, teams, description from public.tournaments
    where (date, id) < (coalesce(before_date, '9999'), coalesce(before_id, '')) and (published or id in (select id from own))
    order by date desc, id desc limit 100
  ), page as (
    select id, date from (
      select id, date, sum(octet_length(concat(teams, to_json(description)))) over (order by date desc, id desc) as bytes from next
    ) measured
    where bytes <= 512 * 1024
  ), listed as (
    select id from page union select id from own where before_date is null
  )
  select jsonb_build_object(
    'tournaments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', name, 'date', date, 'level', level, 'description', description, 'revision', shown.revision,
        'organiser', shown.organiser, 'teams', teams, 'head', feeds.head, 'fixtures', feeds.fixtures
      ) order by date desc, id desc), '[]')
      from listed join public.tournaments shown using (id) join private.feeds on tournament = id),
    'after', (
      select jsonb_build_object('date', date, 'id', id) from page
      where (select count(*) from next) = 100 or (select count(*) from page) < (select count(*) from next)
      order by date, id limit 1))
$$;

-- The tournaments that were deleted or taken from the public after `since`, of which a list says nothing: { at, ids }, without those
-- that the caller organises or scores. The next question names `at`, which leaves a minute to deletions that were not yet committed.
create function public.removed_tournaments(since timestamptz default '-infinity') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('at', private.clock() - interval '1 minute', 'ids', coalesce(jsonb_agg(tournament order by hidden_at), '[]'))
    from private.feeds
    where hidden_at > removed_tournaments.since
      and tournament not in (select id from public.tournaments where organiser = (select private.caller()))
      and tournament not in (select private.scored_by_caller()));
end $$;

-- A tournament for its readers, without the parts that the caller has. `record` is null if the caller has that revision. The results
-- come of the log that the record names: all of them if `log` is another one, else those after `since` (the head of the caller's last
-- answer) and all of the playoffs, because a copy holds only the playoffs that are drawn at present.
-- { revision, head, record, results: [{ fixture, counted, events, sheet }] }; null where the caller may read none.
create function public.tournament_with_results(
  tournament text, revision bigint default 0, log text default null, since bigint default 0
) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'revision', shown.revision,
    'head', public.head(shown),
    'record', case when shown.revision <> tournament_with_results.revision then shown.record end,
    'results', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'fixture', fixture, 'counted', counted, 'events', events, 'sheet', sheet) order by seq, fixture), '[]')
      from public.live_matches live
      where live.tournament = shown.id and live.log = shown.log
        and (live.seq > tournament_with_results.since or live.sheet ? 'slot'
          or shown.log is distinct from tournament_with_results.log)))
  from public.tournaments shown
  where shown.id = tournament_with_results.tournament and private.may_read(tournament_with_results.tournament)
$$;

-- An empty calendar of a tournament that is gone, is not published, or has no calendar yet: the policies of the table decide what
-- the caller reads. Calendar apps send no headers, so `apikey`, which is public, stands in the address.
create function public.calendar(tournament text, apikey text default null) returns public."text/calendar"
language sql stable set search_path = ''
as $$
  select coalesce(
    (select shown.calendar from public.tournaments shown where shown.id = calendar.tournament),
    E'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Jorkyball//FR\r\nEND:VCALENDAR\r\n')::public."text/calendar"
$$;

-- What a spectator's page shows, of the log that the record names. It is one small answer, which a cache may hand to all spectators,
-- and names the matches whose result is behind the events:
-- { revision, head, matches: { fixture: score with `counted` and `log` }, behind: { fixture: events } }; null where nothing is
-- published, which a cache keeps just as long. Every spectator asks this and `live_now`: in plpgsql, a connection plans them once.
create function public.live(tournament text, apikey text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.unless_known(coalesce((
    select jsonb_build_object(
      'revision', shown.revision,
      'head', feeds.head,
      'matches', coalesce(jsonb_object_agg(fixture, score || jsonb_build_object('counted', counted, 'log', shown.log))
        filter (where score is not null), '{}'),
      'behind', coalesce(jsonb_object_agg(fixture, events)
        filter (where counted < events or fixture is not null and sheet is null), '{}'))
    from public.tournaments shown
    join private.feeds on feeds.tournament = shown.id
    left join public.live_matches on live_matches.tournament = shown.id and live_matches.log = shown.log
    where shown.id = live.tournament and published
    group by shown.id, feeds.head), 'null'), 1);
end $$;

-- The board of all tournaments with a score of the last six hours, fifty at most: { id: { revision, head, matches } }, `matches` as
-- in `live`, of these hours alone. The longest ones have no room where all together have more than half a megabyte.
create function public.live_now(apikey text default null) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.unless_known(coalesce((
    select json_object_agg(id, json_build_object('revision', revision, 'head', head, 'matches', board))
    from (
      select moved.*, board, sum(octet_length(board::text)) over (order by octet_length(board::text), moved.id) as bytes
      from (
        select id, log, tournaments.revision, head from private.feeds join public.tournaments on id = tournament
        where scored_at > private.clock() - interval '6 hours' and published
        order by scored_at desc
        limit 50
      ) moved
      cross join lateral (
        select json_object_agg(fixture, score || jsonb_build_object('counted', counted, 'log', moved.log)) as board
        from (
          select fixture, score, counted from public.live_matches live
          where (live.tournament, live.log) = (moved.id, moved.log) and score is not null
            and live.changed_at > private.clock() - interval '6 hours'
          order by live.changed_at desc
          limit 200
        ) latest
      ) scored
      where board is not null
    ) sized
    where bytes <= 512 * 1024), '{}'), 1);
end $$;

-- The tournaments that the caller scores: their identifiers.
create function public.scored_tournaments() returns jsonb
language sql stable security definer set search_path = ''
as $$ select coalesce(jsonb_agg(id order by id), '[]') from private.scored_by_caller() id $$;

create trigger stamped before insert or update or delete on public.tournaments
for each row execute function private.stamp_tournament();

create trigger fixtures_counted after insert or update of record on public.tournaments
for each row execute function private.note_fixtures();

create trigger closures_renamed after update on public.tournaments
for each row when ((old.name, old.published) is distinct from (new.name, new.published))
execute function private.rename_closures();

create trigger audited after insert or update or delete on public.tournaments
for each row execute function private.write_audit();

create policy "everybody reads what is published" on public.tournaments
for select to anon, authenticated using (published);
create policy "an organiser reads their own" on public.tournaments
for select to authenticated using (organiser = (select private.caller()));
create policy "a scorer reads what they score" on public.tournaments
for select to authenticated using (id in (select private.scored_by_caller()));
create policy "organisers create their own" on public.tournaments
for insert to authenticated
with check (organiser = (select auth.uid()) and (select private.has_role('organizer')));
create policy "an organiser changes their own" on public.tournaments
for update to authenticated using (private.is_organiser_of(id)) with check (private.is_organiser_of(id));
create policy "an organiser deletes their own" on public.tournaments
for delete to authenticated using (private.is_organiser_of(id));
