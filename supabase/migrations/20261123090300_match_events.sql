-- The events of matches, which are only ever added, as the phones write them (id, sequence, at, kind, …). A match has its events
-- in the log that the tournament's record names (a calendar that is drawn anew begins another). The order of a sheet is the
-- phones' own: sequence, then id. `seq` is the count of the database: it says how far somebody has read.

create table public.match_events (
  tournament text not null references public.tournaments on delete cascade,
  log text not null check (char_length(log) between 1 and 64),
  fixture text not null check (char_length(fixture) between 1 and 64),
  id text not null check (char_length(id) between 8 and 64),
  seq bigint not null,
  event jsonb not null check (pg_column_size(event) < 2048),
  author uuid default auth.uid() references auth.users on delete set null,
  received_at timestamptz not null default now(),
  primary key (tournament, log, fixture, id),
  unique (tournament, seq)
);

-- How far a tournament's count is. A row that is locked while events are added, and no sequence: a sequence hands its numbers
-- out before they are committed, so that a reader can see the eighth before the seventh and never ask for that again.
create table private.feeds (
  tournament text primary key references public.tournaments on delete cascade,
  head bigint not null default 0
);

-- The score of a match, as the phone that wrote last has read it from `counted` events.
create table public.live_matches (
  tournament text not null references public.tournaments on delete cascade,
  fixture text not null check (char_length(fixture) between 1 and 64),
  log text not null,
  counted int not null check (counted >= 0),
  score jsonb not null check (pg_column_size(score) < 1024),
  changed_at timestamptz not null default now(),
  primary key (tournament, fixture)
);

alter table public.match_events enable row level security;
alter table public.live_matches enable row level security;
alter table private.feeds enable row level security;

-- Read by whoever may read the tournament; written by add_events alone.
create policy "events are read with their tournament" on public.match_events
for select to anon, authenticated using (exists (select from public.tournaments where id = tournament));
create policy "scores are read with their tournament" on public.live_matches
for select to anon, authenticated using (exists (select from public.tournaments where id = tournament));

create function private.begin_feed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.feeds values (new.id, 0);
  return null;
end $$;
create trigger feed_begun after insert on public.tournaments for each row execute function private.begin_feed();

/*
 * Adds events to a match, and hands back what its caller has not seen of it (`since` is the head of his last answer). Events
 * that are there already are passed over, so that it may be asked again. `score` is what the caller reads from all events
 * that he will know after this, `counted` of them: it is kept where that is all there are; otherwise he reads again with what
 * has come back, and sends it anew. Answers
 *   { kind: 'added', head, added, events, isScoreKept } or { kind: 'refused', reason: 'not-a-scorer' | 'too-many' | 'malformed' }
 */
create function public.add_events(
  tournament text, log text, fixture text, events jsonb, since bigint default 0, score jsonb default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  at_head bigint;
  count_added int;
  is_score_kept boolean := false;
begin
  if not (private.is_organiser_of(add_events.tournament) or private.is_scorer_of(add_events.tournament)) then
    return private.refused('not-a-scorer');
  end if;
  if jsonb_typeof(events) is distinct from 'array' then return private.refused('malformed'); end if;
  if jsonb_array_length(events) > 500 then return private.refused('too-many'); end if;
  if exists (
    select from jsonb_array_elements(events) event
    where jsonb_typeof(event -> 'sequence') is distinct from 'number'
      or coalesce(char_length(event ->> 'id'), 0) not between 8 and 64 or pg_column_size(event) >= 2048)
  then return private.refused('malformed'); end if;

  select head into at_head from private.feeds where feeds.tournament = add_events.tournament for update;

  with sent as (
    select distinct on (event ->> 'id') event ->> 'id' as id, event
    from jsonb_array_elements(events) event
    order by event ->> 'id'
  ), fresh as (
    select id, event, row_number() over (order by (event ->> 'sequence')::numeric, id) as place
    from sent
    where not exists (
      select from public.match_events known
      where known.tournament = add_events.tournament and known.log = add_events.log
        and known.fixture = add_events.fixture and known.id = sent.id)
  )
  insert into public.match_events (tournament, log, fixture, id, seq, event, received_at)
  select add_events.tournament, add_events.log, add_events.fixture, id, at_head + place, event, private.clock()
  from fresh;
  get diagnostics count_added = row_count;
  at_head := at_head + count_added;
  update private.feeds set head = at_head where feeds.tournament = add_events.tournament and count_added > 0;

  if jsonb_typeof(score -> 'counted') = 'number' and (score -> 'counted')::numeric = (
    select count(*) from public.match_events known
    where known.tournament = add_events.tournament and known.log = add_events.log
      and known.fixture = add_events.fixture)
  then
    insert into public.live_matches (tournament, fixture, log, counted, score, changed_at)
    values (add_events.tournament, add_events.fixture, add_events.log, (score -> 'counted')::int, score - 'counted', private.clock())
    on conflict on constraint live_matches_pkey do update
    set log = excluded.log, counted = excluded.counted, score = excluded.score, changed_at = excluded.changed_at;
    is_score_kept := true;
  end if;

  return jsonb_build_object(
    'kind', 'added', 'head', at_head, 'added', count_added, 'isScoreKept', is_score_kept,
    'events', (
      select coalesce(jsonb_agg(known.event order by known.seq), '[]') from public.match_events known
      where known.tournament = add_events.tournament and known.log = add_events.log
        and known.fixture = add_events.fixture and known.seq > add_events.since));
end $$;

-- The events of one match after `since`, for whoever may read its tournament: { head, events }.
create function public.events_of_match(tournament text, log text, fixture text, since bigint default 0) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'head', coalesce(max(known.seq), events_of_match.since),
    'events', coalesce(jsonb_agg(known.event order by known.seq), '[]'))
  from public.match_events known
  where known.tournament = events_of_match.tournament and known.log = events_of_match.log
    and known.fixture = events_of_match.fixture and known.seq > events_of_match.since
$$;
