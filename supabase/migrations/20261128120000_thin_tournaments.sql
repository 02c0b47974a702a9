-- The functions of tournaments say each thing once: what a constraint, a policy or one statement states needs no code.

-- The site writes the names of teams into the record. Both lists are arrays: otherwise one record would make the list of all
-- tournaments fail.
alter table public.tournaments
  drop column teams,
  add column teams jsonb not null generated always as (coalesce(record -> 'teams', '[]')) stored
    check (jsonb_typeof(teams) = 'array'),
  add constraint tournaments_fixtures_check check (jsonb_typeof(record -> 'fixtures') = 'array') not valid;
drop function private.names_of_teams(jsonb);

-- A tournament's count outlives it, with its last revision: made again under its identifier, it goes on from both.
alter table private.feeds
  drop constraint feeds_tournament_fkey,
  add column revision bigint not null default 0;
insert into private.feeds (tournament, head, revision)
select tournament, head, revision from private.ended on conflict do nothing;
drop trigger feed_begun on public.tournaments;
drop trigger end_noted on public.tournaments;
drop trigger stays_ahead on public.tournaments;
drop function private.begin_feed(), private.note_end(), private.stay_ahead();
drop table private.ended;

-- What the database alone decides, whatever a request says.
create or replace function private.stamp_tournament() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    update private.feeds set revision = old.revision where tournament = old.id;
    return old;
  end if;
  new.changed_at := private.clock();
  if tg_op = 'INSERT' then
    insert into private.feeds (tournament) values (new.id) on conflict do nothing;
    select revision + 1 into new.revision from private.feeds where tournament = new.id;
  else
    new.id := old.id;
    new.organiser := old.organiser;
    new.revision := old.revision + (new.record <> old.record)::int;
  end if;
  return new;
end $$;
create or replace trigger stamped before insert or update or delete on public.tournaments
for each row execute function private.stamp_tournament();

-- The organiser and the scorers write on the sheets.
create function private.may_score(wanted text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_organiser_of(wanted)
    or exists (select from public.scorers where tournament = wanted and person = auth.uid())
$$;
alter policy "a scorer reads what he scores" on public.tournaments
using (id in (select tournament from public.scorers where person = (select auth.uid())));
create index scorers_by_person on public.scorers (person);
drop function private.is_scorer_of(text);

-- A dismissed scorer needs a new link. A scorer who resigns, or whose account goes, ends only their own invitation.
create or replace function private.end_invitations_of_the_dismissed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.invitations where tournament = old.tournament and auth.uid() is distinct from old.person;
  return null;
end $$;

-- Answers { kind: 'open', tournament, name }, { kind: 'own', … } to the organiser, or { kind: 'refused', reason: 'expired' };
-- a guest may ask, too.
create or replace function public.read_invitation(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select jsonb_build_object(
      'kind', case when organiser = auth.uid() then 'own' else 'open' end, 'tournament', id, 'name', name)
    from private.invitations join public.tournaments on id = tournament
    where token_hash = private.hash_of(read_invitation.token) and expires_at > private.clock()
  ), private.refused('expired'))
$$;

-- Makes the caller a scorer, unless the tournament is their own. Answers { kind: 'accepted', tournament } or
-- { kind: 'refused', reason: 'nobody' | 'expired' }.
create or replace function public.accept_invitation(token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  invitation jsonb := public.read_invitation(accept_invitation.token);
begin
  if auth.uid() is null then return private.refused('nobody'); end if;
  if invitation ->> 'kind' = 'refused' then return invitation; end if;
  insert into public.scorers select invitation ->> 'tournament', auth.uid() where invitation ->> 'kind' = 'open'
  on conflict do nothing;
  return jsonb_build_object('kind', 'accepted', 'tournament', invitation -> 'tournament');
end $$;

-- The scorers by the names they registered with, for the organiser. Answers { kind: 'listed', scorers: [{ person, name }] } or
-- { kind: 'refused', reason: 'not-the-organiser' }.
create or replace function public.scorers_by_name(tournament text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when private.is_organiser_of(scorers_by_name.tournament) then (
    select jsonb_build_object('kind', 'listed', 'scorers', coalesce(jsonb_agg(to_jsonb(listed) order by name, person), '[]'))
    from (
      select person, coalesce(raw_user_meta_data ->> 'name', email) as name
      from public.scorers join auth.users on id = person
      where scorers.tournament = scorers_by_name.tournament
    ) listed
  ) else private.refused('not-the-organiser') end
$$;

-- The people who have written on the sheets, for the organiser and the scorers, who write on the same ones. Answers as above, or
-- { kind: 'refused', reason: 'not-a-scorer' }.
create or replace function public.writers_by_name(tournament text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when private.may_score(writers_by_name.tournament) then (
    select jsonb_build_object('kind', 'listed', 'scorers', coalesce(jsonb_agg(to_jsonb(listed) order by person), '[]'))
    from (
      select id as person, raw_user_meta_data ->> 'name' as name from auth.users
      where id in (select author from public.match_events where match_events.tournament = writers_by_name.tournament)
    ) listed
    where name is not null
  ) else private.refused('not-a-scorer') end
$$;

-- How far a tournament is, for lists, which ask for it as for a column. Of the playoffs it counts the matches that the results
-- of the league and of earlier playoff matches draw: the last one of each slot. The pages say more exactly who plays.
create or replace function public.fixtures(listed public.tournaments) returns jsonb
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
    where (tournament, log) = (listed.id, listed.log) and sheet ? 'slot'
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

-- The events of one match after `since`, for readers of its tournament, and how many of all its result counts:
-- { head, counted, events }.
create or replace function public.events_of_match(tournament text, log text, fixture text, since bigint default 0) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'head', coalesce(max(seq), events_of_match.since),
    'counted', (
      select coalesce(max(counted), 0) from public.live_matches live
      where (live.tournament, live.log, live.fixture)
        = (events_of_match.tournament, events_of_match.log, events_of_match.fixture) and sheet is not null),
    'events', coalesce(jsonb_agg(event order by seq), '[]'))
  from public.match_events known
  where (known.tournament, known.log, known.fixture)
    = (events_of_match.tournament, events_of_match.log, events_of_match.fixture) and seq > events_of_match.since
$$;

/*
 * Adds events to a match with the result that they make, and hands back what its caller has not seen of it (`since` is the
 * head of their last answer). Events that are there already are passed over, so that a lost answer may be asked for again.
 * `score` and `sheet` are what the caller reads from the `counted` events that they know after this: kept where those are
 * all; otherwise the caller reads again with what has come back, and sends them anew. Answers
 *   { kind: 'added', head, added, events, counted, isScoreKept }
 *   or { kind: 'refused', reason: 'not-a-scorer' | 'no-such-match' | 'too-many' | 'malformed' }
 */
alter table public.match_events add constraint match_events_sequence_check
  check (jsonb_typeof(event -> 'sequence') is not distinct from 'number') not valid;
create or replace function public.add_events(
  tournament text, log text, fixture text, events jsonb,
  since bigint default 0, score jsonb default null, sheet jsonb default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  shown public.tournaments;
  fixtures jsonb;
  at_head bigint;
  count_added int;
  count_events int;
  is_score_kept boolean;
begin
  if not private.may_score(add_events.tournament) then return private.refused('not-a-scorer'); end if;
  if jsonb_typeof(events) is distinct from 'array' or jsonb_typeof(sheet) <> 'object' then
    return private.refused('malformed');
  end if;
  -- Refused before the events are expanded, which costs time.
  if jsonb_array_length(events) > 500 or pg_column_size(events) > 1024 * 1024 then
    return private.refused('too-many');
  end if;

  select * into shown from public.tournaments where id = add_events.tournament;
  fixtures := coalesce(shown.record -> 'fixtures', '[]');
  if shown.log is distinct from add_events.log then return private.refused('no-such-match'); end if;
  if not fixtures @> jsonb_build_array(jsonb_build_object('id', add_events.fixture)) then
    -- The pages draw the playoffs: quarterfinal-1-, semifinal-2-, final- … Spectators poll them all: invented names have an end.
    if add_events.fixture !~ '(final|relegation)-' then return private.refused('no-such-match'); end if;
    if (select count(*) from public.live_matches live where (live.tournament, live.log) = (shown.id, shown.log)
        and live.fixture ~ '(final|relegation)-' and live.fixture <> add_events.fixture) >= 100
    then return private.refused('too-many'); end if;
  end if;
  select head into at_head from private.feeds where feeds.tournament = shown.id for update;

  insert into public.match_events (tournament, log, fixture, id, seq, event, received_at)
  select shown.id, shown.log, add_events.fixture, id,
    at_head + row_number() over (order by (event -> 'sequence')::numeric, id), event, private.clock()
  from (
    select distinct on (event ->> 'id') event ->> 'id' as id, event from jsonb_array_elements(events) event
    order by event ->> 'id'
  ) sent
  where not exists (
    select from public.match_events known
    where (known.tournament, known.log, known.fixture, known.id) = (shown.id, shown.log, add_events.fixture, sent.id));
  get diagnostics count_added = row_count;
  select count(*) into count_events from public.match_events known
  where (known.tournament, known.log, known.fixture) = (shown.id, shown.log, add_events.fixture);
  is_score_kept := coalesce(score -> 'counted' = to_jsonb(count_events), false);

  if count_added > 0 or is_score_kept then
    -- A result has a number of its own: who has read up to the events before it has not read it.
    at_head := at_head + count_added + is_score_kept::int;
    update private.feeds set head = at_head where feeds.tournament = shown.id;
    insert into public.live_matches as live (tournament, log, fixture, events, seq, changed_at)
    values (shown.id, shown.log, add_events.fixture, count_events, at_head, private.clock())
    on conflict on constraint live_matches_pkey do update set events = excluded.events, seq = excluded.seq;
  end if;
  -- A match has about 150 events.
  if count_added > 0 and (count_events > 2000 or 500 * (jsonb_array_length(fixtures) + 8) < (
    select sum(live.events) from public.live_matches live where (live.tournament, live.log) = (shown.id, shown.log)))
  then raise program_limit_exceeded; end if;
  if is_score_kept then
    update public.live_matches live
    set counted = count_events, score = add_events.score - 'counted', sheet = add_events.sheet, changed_at = private.clock()
    where (live.tournament, live.log, live.fixture) = (shown.id, shown.log, add_events.fixture);
  end if;
  return public.events_of_match(shown.id, shown.log, add_events.fixture, add_events.since)
    || jsonb_build_object('kind', 'added', 'head', at_head, 'added', count_added, 'isScoreKept', is_score_kept);
exception
  when program_limit_exceeded then return private.refused('too-many');
  -- The tables say what an event and a result are.
  when check_violation or not_null_violation or data_exception then return private.refused('malformed');
end $$;
drop function private.counted_of(text, text, text);

-- Lets a cache before the database answer for some seconds, and lets a browser ask whether anything is new: null with the status
-- 304 where the caller has this answer already. A proxy that compresses an answer calls its tag a weak one.
create function private.unless_known(answer jsonb, seconds int) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  tag text := '"' || md5(answer::text) || '"';
begin
  perform set_config('response.headers', json_build_array(
    json_build_object('ETag', tag),
    json_build_object('Cache-Control', format('public, max-age=%s, stale-while-revalidate=%s', seconds, 5 * seconds))
  )::text, true);
  if regexp_replace(nullif(current_setting('request.headers', true), '')::json ->> 'if-none-match', '^W/', '')
    is distinct from tag
  then return answer; end if;
  perform set_config('response.status', '304', true);
  return null;
end $$;

create or replace function public.taken_courts(centre text, first_day date, last_day date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.unless_known(private.taken(taken_courts.centre, first_day, least(last_day, first_day + 70)), 2)
$$;

-- What a spectator's page shows, of the log that the record names, in one small answer that a cache may hand to all of them, with
-- the matches of which the result is behind the events:
-- { revision, head, matches: { fixture: score with `counted` and `log` }, behind: { fixture: events } }; null where nothing is
-- published.
create or replace function public.live(tournament text, apikey text default null) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.unless_known(jsonb_build_object(
    'revision', shown.revision,
    'head', feeds.head,
    'matches', coalesce(jsonb_object_agg(fixture, score || jsonb_build_object('counted', counted, 'log', shown.log))
      filter (where score is not null), '{}'),
    'behind', coalesce(jsonb_object_agg(fixture, events)
      filter (where counted < events or fixture is not null and sheet is null), '{}')), 1)
  from public.tournaments shown
  join private.feeds on feeds.tournament = shown.id
  left join public.live_matches on live_matches.tournament = shown.id and live_matches.log = shown.log
  where shown.id = live.tournament and published
  group by shown.id, feeds.head
$$;

-- The same of all tournaments of which a score has changed in the last six hours, with those scores: { tournament: { revision,
-- head, matches } }; of very many those that have moved last.
create or replace function public.live_now(apikey text default null) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.unless_known(coalesce(jsonb_object_agg(id, board), '{}'), 1)
  from (
    select id, jsonb_build_object('revision', shown.revision, 'head', feeds.head, 'matches', jsonb_object_agg(
      fixture, score || jsonb_build_object('counted', counted, 'log', shown.log))) as board
    from public.live_matches
    join public.tournaments shown on shown.id = live_matches.tournament and shown.log = live_matches.log
    join private.feeds on feeds.tournament = shown.id
    where live_matches.changed_at > private.clock() - interval '6 hours' and published and score is not null
    group by shown.id, feeds.head
    order by max(live_matches.changed_at) desc
    limit 50
  ) moved
$$;
drop function private.is_known_version(text, int);

revoke execute on function private.may_score(text), private.unless_known(jsonb, int) from public, anon, authenticated;
