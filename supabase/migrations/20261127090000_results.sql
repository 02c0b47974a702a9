-- The result of a match is a row of its own, which goes with its events. The record of a tournament holds its settings, teams,
-- schedule and decisions, and its organiser alone changes it: scorers add events.

drop policy "a scorer changes what he scores" on public.tournaments;
drop trigger sheets_kept on public.tournaments;
drop function
  private.keep_to_sheets(), private.why_no_sheets(jsonb, jsonb, jsonb), private.is_gone(jsonb, jsonb, jsonb, jsonb),
  private.is_drawn(jsonb, jsonb, jsonb, jsonb), private.is_league_over(jsonb, jsonb),
  private.going_on(text, jsonb, jsonb), private.winner_of(jsonb), private.is_by_its_sheet(jsonb, jsonb, jsonb),
  private.is_ruling(jsonb, jsonb), private.is_times(jsonb), private.is_result(jsonb), private.beside_its_sheet(jsonb);

create or replace function private.stamp_tournament() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.changed_at := private.clock();
  if tg_op = 'INSERT' then
    new.revision := 1;
    return new;
  end if;
  new.id := old.id;
  new.organiser := old.organiser;
  new.revision := old.revision + case when new.record = old.record then 0 else 1 end;
  return new;
end $$;

-- The log that the record names: events and results of other logs count for nothing until a record names theirs again.
alter table public.tournaments
  add column log text not null generated always as (coalesce(record ->> 'log', record ->> 'id')) stored;

-- `events` is how many there are, `counted` how many of them `score` and `sheet` tell: a row that counts fewer is behind, until a
-- scorer's page sends the result of all of them. `sheet` is { result, times }, of a match of the playoffs with its slot and
-- teams. `seq` is the tournament's count at the last change.
alter table public.live_matches
  drop constraint live_matches_pkey,
  add constraint live_matches_pkey primary key (tournament, log, fixture),
  alter column counted set default 0,
  alter column score drop not null,
  add column events int not null default 0,
  add column sheet jsonb check (pg_column_size(sheet) < 64 * 1024),
  add column seq bigint not null default 0;

-- Results that records hold become rows. Version 4 of a record has none that was made of events: earlier releases read it, and
-- leave it as it is.
do $$ begin
  insert into public.live_matches (tournament, log, fixture, counted, events, score, sheet, seq)
  select tournaments.id, tournaments.log, match ->> 'id', (match ->> 'published')::int,
    (select count(*) from public.match_events known
     where known.tournament = tournaments.id and known.log = tournaments.log and known.fixture = match ->> 'id'),
    jsonb_build_object('sets', '[]'::jsonb, 'status', match -> 'status'),
    jsonb_strip_nulls(jsonb_build_object(
      'times', match -> 'times', 'slot', match -> 'slot',
      'homeTeam', case when match ? 'slot' then match -> 'homeTeam' end,
      'awayTeam', case when match ? 'slot' then match -> 'awayTeam' end))
      || jsonb_build_object('result', match -> 'result'),
    head
  from public.tournaments
  join private.feeds on feeds.tournament = tournaments.id
  cross join jsonb_array_elements(coalesce(record -> 'fixtures', '[]')) planned (match)
  where jsonb_typeof(match -> 'published') = 'number'
  on conflict on constraint live_matches_pkey do update
  set counted = excluded.counted, events = excluded.events, sheet = excluded.sheet, seq = excluded.seq,
    score = live_matches.score || jsonb_build_object('status', excluded.score -> 'status');

  update public.tournaments set record = record || jsonb_build_object('version', 4, 'fixtures', (
    select coalesce(jsonb_agg(
      case
        when not fixture ? 'published' then fixture
        when fixture -> 'ruling' is null
          or fixture #> '{ruling,by}' = fixture #> '{result,details,forfeit}'
        then fixture - array['published', 'times', 'ruling'] || '{"result": null, "status": "pending"}'
        else fixture - array['published', 'times'] || '{"result": null}'
      end order by place), '[]')
    from jsonb_array_elements(coalesce(record -> 'fixtures', '[]')) with ordinality listed (fixture, place)
    -- The playoffs follow from the results, unless more was said of them.
    where not fixture ? 'phase' or fixture ->> 'liveUrl' is not null or fixture ? 'postponed'
      or not fixture ? 'published' and fixture ->> 'result' is not null));
end $$;

-- How far a tournament is, for lists, which ask for it as for a column. Of the playoffs it counts the matches that the results
-- of the league and of earlier playoff matches draw. The pages draw them, and say more exactly who plays.
alter table public.tournaments drop column fixtures;
drop function private.count_fixtures(jsonb);
create function public.fixtures(listed public.tournaments) returns jsonb
language sql stable set search_path = ''
as $$
  with said as (
    select match, live_matches.score ->> 'status' as played
    from jsonb_array_elements(coalesce(listed.record -> 'fixtures', '[]')) planned (match)
    left join public.live_matches
      on tournament = listed.id and live_matches.log = listed.log and live_matches.fixture = match ->> 'id'
  ), league as (
    select case when match ? 'ruling' then 'finished' else coalesce(played, match ->> 'status') end as status
    from said where not match ? 'phase' and match #>> '{ruling,kind}' is distinct from 'annulled'
  ), playoffs as (
    select distinct on (slot) slot, status from (
      select sheet ->> 'slot' as slot, score ->> 'status' as status, seq from public.live_matches
      where tournament = listed.id and log = listed.log and sheet ? 'slot'
      union all
      select match ->> 'slot', match ->> 'status', 0 from said where match ? 'phase'
    ) known
    where status <> 'pending' order by slot, seq desc
  ), drawn as (
    select case
      when listed.record #> '{format,playoffs}' = 'true' and jsonb_array_length(listed.teams) >= 8
        and (select bool_and(status = 'finished') from league)
      then 3 + count(*) filter (where slot like 'quarterfinal%' and status = 'finished')
        + count(*) filter (where slot like 'semifinal%' and status = 'finished') / 2
      else 0 end as count
    from playoffs
  ), counted as (
    select
      count(*) filter (where status = 'pending') as pending,
      count(*) filter (where status = 'inprogress') as inprogress,
      count(*) filter (where status = 'finished') as finished
    from (select status from league union all select status from playoffs) matches
  )
  select jsonb_build_object(
    'pending', pending + greatest(0, drawn.count - (select count(*) from playoffs)),
    'inprogress', inprogress, 'finished', finished)
  from counted, drawn
$$;

-- The count at which a result of the tournament changed last: a copy of that count has them all.
create function public.head(listed public.tournaments) returns bigint
language sql stable set search_path = ''
as $$ select coalesce(max(seq), 0) from public.live_matches where tournament = listed.id $$;

-- As before, with the result that goes with the score (`sheet`). A match is of the log and of the schedule that the record
-- names, or one of the playoffs, which are named after their slots. Answers:
--   { kind: 'added', head, added, events, counted, isScoreKept }
--   or { kind: 'refused', reason: 'not-a-scorer' | 'no-such-match' | 'too-many' | 'malformed' }
drop function public.add_events(text, text, text, jsonb, bigint, jsonb);
create function public.add_events(
  tournament text, log text, fixture text, events jsonb,
  since bigint default 0, score jsonb default null, sheet jsonb default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  shown public.tournaments;
  at_head bigint;
  count_added int;
  count_events int;
  is_score_kept boolean;
begin
  if not (private.is_organiser_of(add_events.tournament) or private.is_scorer_of(add_events.tournament)) then
    return private.refused('not-a-scorer');
  end if;
  if jsonb_typeof(events) is distinct from 'array' then return private.refused('malformed'); end if;
  if jsonb_array_length(events) > 500 then return private.refused('too-many'); end if;
  if coalesce(jsonb_typeof(sheet), 'object') <> 'object' or exists (
    select from jsonb_array_elements(events) event
    where jsonb_typeof(event -> 'sequence') is distinct from 'number'
      or coalesce(char_length(event ->> 'id'), 0) not between 8 and 64 or pg_column_size(event) >= 2048)
  then return private.refused('malformed'); end if;

  select * into shown from public.tournaments where id = add_events.tournament;
  if shown.log is distinct from add_events.log then return private.refused('no-such-match'); end if;
  if not shown.record -> 'fixtures' @> jsonb_build_array(jsonb_build_object('id', add_events.fixture)) then
    -- The pages draw the playoffs: quarterfinal-1-, semifinal-2-, final- … Invented names have an end.
    if add_events.fixture !~ '(final|relegation)-' then return private.refused('no-such-match'); end if;
    if (select count(*) from public.live_matches live where live.tournament = shown.id and live.log = shown.log)
      > jsonb_array_length(shown.record -> 'fixtures') + 500
    then return private.refused('too-many'); end if;
  end if;
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
  select count(*) into count_events from public.match_events known
  where known.tournament = add_events.tournament and known.log = add_events.log
    and known.fixture = add_events.fixture;
  is_score_kept := coalesce(
    jsonb_typeof(score -> 'counted') = 'number' and (score -> 'counted')::numeric = count_events, false);

  if count_added > 0 or is_score_kept then
    -- A result has a number of its own: who has read up to the events before it has not read it.
    at_head := at_head + count_added + case when is_score_kept then 1 else 0 end;
    update private.feeds set head = at_head where feeds.tournament = add_events.tournament;
    insert into public.live_matches as live (tournament, log, fixture, events, seq, changed_at)
    values (add_events.tournament, add_events.log, add_events.fixture, count_events, at_head, private.clock())
    on conflict on constraint live_matches_pkey do update set events = excluded.events, seq = excluded.seq;
  end if;
  if is_score_kept then
    update public.live_matches live
    set counted = count_events, score = add_events.score - 'counted', sheet = add_events.sheet, changed_at = private.clock()
    where live.tournament = add_events.tournament and live.log = add_events.log and live.fixture = add_events.fixture;
  end if;

  return jsonb_build_object(
    'kind', 'added', 'head', at_head, 'added', count_added, 'isScoreKept', is_score_kept,
    'counted', private.counted_of(add_events.tournament, add_events.log, add_events.fixture),
    'events', (
      select coalesce(jsonb_agg(known.event order by known.seq), '[]') from public.match_events known
      where known.tournament = add_events.tournament and known.log = add_events.log
        and known.fixture = add_events.fixture and known.seq > add_events.since));
end $$;

-- How many events of a match its result tells; 0 where it has none yet.
create function private.counted_of(tournament text, log text, fixture text) returns int
language sql stable set search_path = ''
as $$
  select coalesce(max(counted), 0) from public.live_matches live
  where live.tournament = counted_of.tournament and live.log = counted_of.log and live.fixture = counted_of.fixture
    and sheet is not null
$$;

-- The events of one match after `since`, for readers of its tournament: { head, counted, events }.
create or replace function public.events_of_match(tournament text, log text, fixture text, since bigint default 0) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'head', coalesce(max(known.seq), events_of_match.since),
    'counted', private.counted_of(events_of_match.tournament, events_of_match.log, events_of_match.fixture),
    'events', coalesce(jsonb_agg(known.event order by known.seq), '[]'))
  from public.match_events known
  where known.tournament = events_of_match.tournament and known.log = events_of_match.log
    and known.fixture = events_of_match.fixture and known.seq > events_of_match.since
$$;

-- A tournament for its readers, without the parts that the caller has. `record` is null if the caller has that revision. Of the
-- results of `log` come those after `since` (the head of the caller's last answer) and all of the playoffs, because a copy holds
-- only the playoffs that are drawn at present. { revision, head, record, results: [{ fixture,
-- counted, events, sheet }] }; null where there is none.
create function public.tournament_with_results(
  tournament text, revision bigint default 0, log text default null, since bigint default 0
) returns jsonb
language sql stable set search_path = ''
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
  from public.tournaments shown where shown.id = tournament_with_results.tournament
$$;

-- As before, of the log that the record names; and of which matches the result is behind the events: { fixture: events }.
create or replace function public.live(tournament text, apikey text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  shown record;
  scores text;
begin
  select tournaments.revision, tournaments.log, feeds.head into shown
  from public.tournaments join private.feeds on feeds.tournament = tournaments.id
  where tournaments.id = live.tournament and published;
  if not found then return null; end if;
  select string_agg(fixture || ':' || counted, ',' order by fixture) into scores
  from public.live_matches where live_matches.tournament = live.tournament;
  if private.is_known_version(shown.revision || '-' || shown.head || '-' || md5(coalesce(scores, '')), 1) then
    return null;
  end if;
  return (
    select jsonb_build_object('revision', shown.revision, 'head', shown.head,
      'matches', coalesce(jsonb_object_agg(fixture, score || jsonb_build_object('counted', counted, 'log', log))
        filter (where score is not null), '{}'),
      'behind', coalesce(jsonb_object_agg(fixture, events) filter (where counted < events or sheet is null), '{}'))
    from public.live_matches
    where live_matches.tournament = live.tournament and live_matches.log = shown.log);
end $$;

create or replace function public.live_now(apikey text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  board jsonb;
begin
  select coalesce(jsonb_object_agg(id, jsonb_build_object('revision', revision, 'head', head, 'matches', matches)), '{}')
  into board
  from (
    select tournaments.id, tournaments.revision, feeds.head, jsonb_object_agg(
      fixture, score || jsonb_build_object('counted', counted, 'log', live_matches.log)) as matches
    from public.live_matches
    join public.tournaments on tournaments.id = live_matches.tournament and tournaments.log = live_matches.log
    join private.feeds on feeds.tournament = tournaments.id
    where live_matches.changed_at > private.clock() - interval '6 hours' and published and score is not null
    group by tournaments.id, feeds.head
    order by max(live_matches.changed_at) desc
    limit 50
  ) moved;
  if private.is_known_version(md5(board::text), 1) then return null; end if;
  return board;
end $$;

revoke execute on function private.counted_of(text, text, text) from public;
grant execute on function private.counted_of(text, text, text) to anon, authenticated;
