-- The events of matches: who writes and reads them, and what a result counts.
set check_function_bodies = off;

-- The organiser and the scorers write on the sheets.
create function private.may_score(wanted text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_organiser_of(wanted)
    or exists (select from public.scorers where tournament = wanted and person = private.caller())
$$;

create function private.unless_known(answer anyelement, seconds int) returns anyelement
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

-- The events of one match after `since`, for readers of its tournament, and how many of all its result counts:
-- { head, counted, events }. A reader who neither scores nor organises the tournament sees that two events have different authors, and
-- does not see whose accounts they are.
create function public.events_of_match(tournament text, log text, fixture text, since bigint default 0) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'head', coalesce(max(seq), events_of_match.since),
    'counted', (
      select coalesce(max(counted), 0) from public.live_matches live
      where (live.tournament, live.log, live.fixture)
        = (events_of_match.tournament, events_of_match.log, events_of_match.fixture) and sheet is not null
        and private.may_read(events_of_match.tournament)),
    'events', coalesce(jsonb_agg(
      case when not event ? 'author' or (
        select private.is_organiser_of(events_of_match.tournament)
          or events_of_match.tournament in (select private.scored_by_caller())) then event
      else event || jsonb_build_object('author', md5(events_of_match.tournament || (event ->> 'author'))) end
      order by seq), '[]'))
  from public.match_events known
  where (known.tournament, known.log, known.fixture)
    = (events_of_match.tournament, events_of_match.log, events_of_match.fixture) and seq > events_of_match.since
    and private.may_read(events_of_match.tournament)
$$;

/*
 * Adds events to a match with the result that they make, and hands back what its caller has not seen of it (`since` is the
 * head of their last answer). Events that are there already are passed over, so that a lost answer may be asked for again. An
 * event that names its author gets the caller as its author, whomever it names.
 * `score` and `sheet` are what the caller reads from the `counted` events that they know after this: kept where those are
 * all; otherwise the caller reads again with what has come back, and sends them anew. A match of the playoffs is one of their
 * slots, if there are playoffs. Answers
 *   { kind: 'added', head, added, events, counted, isScoreKept }
 *   or { kind: 'refused', reason: 'not-a-scorer' | 'no-such-match' | 'too-many' | 'malformed' }
 */
create function public.add_events(
  tournament text, log text, fixture text, events jsonb,
  since bigint default 0, score jsonb default null, sheet jsonb default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  playoff constant text := '(?:^|-)(quarterfinal-[12]|semifinal-[12]|final|relegation)-';
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

  select head into at_head from private.feeds where feeds.tournament = add_events.tournament for update;
  select * into shown from public.tournaments where id = add_events.tournament;
  fixtures := coalesce(shown.record -> 'fixtures', '[]');
  if shown.log is distinct from add_events.log then return private.refused('no-such-match'); end if;
  if not fixtures @> jsonb_build_array(jsonb_build_object('id', add_events.fixture)) then
    if add_events.fixture !~ playoff or shown.record #> '{format,playoffs}' is distinct from 'true'
      or jsonb_array_length(shown.teams) < 8
    then return private.refused('no-such-match'); end if;
    -- Corrected results draw a slot again. Spectators poll all of them: invented names have an end.
    if (select count(*) from public.live_matches live where (live.tournament, live.log) = (shown.id, shown.log)
        and substring(live.fixture from playoff) = substring(add_events.fixture from playoff)
        and live.fixture <> add_events.fixture and live.events > live.removed) >= 8
    then return private.refused('too-many'); end if;
  end if;

  insert into public.match_events (tournament, log, fixture, id, seq, event, received_at)
  select shown.id, shown.log, add_events.fixture, id,
    at_head + row_number() over (order by (event -> 'sequence')::numeric, id),
    event || case when event ? 'author' then jsonb_build_object('author', private.caller()) else '{}' end, private.clock()
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
  -- A result is one of events, and the same one again is no news.
  is_score_kept := coalesce(score -> 'counted' = to_jsonb(count_events), false) and count_events > 0;

  if count_added > 0 then
    at_head := at_head + count_added;
    update private.feeds set head = at_head where feeds.tournament = shown.id;
    insert into public.live_matches as live (tournament, log, fixture, events, seq, changed_at)
    values (shown.id, shown.log, add_events.fixture, count_events, at_head, private.clock())
    on conflict on constraint live_matches_pkey do update set events = excluded.events, seq = excluded.seq;
    -- A match has about 150 events. Those that the organiser removed leave their room to others.
    if 2000 < (select live.events - live.removed from public.live_matches live
        where (live.tournament, live.log, live.fixture) = (shown.id, shown.log, add_events.fixture))
      or 500 * (jsonb_array_length(fixtures) + 8) < (select sum(live.events - live.removed)
        from public.live_matches live where (live.tournament, live.log) = (shown.id, shown.log))
    then raise program_limit_exceeded; end if;
  end if;
  if is_score_kept then
    -- A result has a number of its own: a reader up to the events before it has not read it.
    update public.live_matches live
    set counted = count_events, score = add_events.score - 'counted', sheet = add_events.sheet, seq = at_head + 1,
      changed_at = private.clock()
    where (live.tournament, live.log, live.fixture) = (shown.id, shown.log, add_events.fixture)
      and (live.counted, live.score, live.sheet) is distinct from
        (count_events, add_events.score - 'counted', add_events.sheet);
    if found then
      at_head := at_head + 1;
      update private.feeds set head = at_head, scored_at = private.clock(), fixtures = private.count_fixtures(shown)
      where feeds.tournament = shown.id;
    end if;
  end if;
  return public.events_of_match(shown.id, shown.log, add_events.fixture, add_events.since)
    || jsonb_build_object('kind', 'added', 'head', at_head, 'added', count_added, 'isScoreKept', is_score_kept);
exception
  when program_limit_exceeded then return private.refused('too-many');
  -- The tables say what an event and a result are.
  when check_violation or not_null_violation or data_exception then return private.refused('malformed');
end $$;

-- How many events the results of a log count, by the fixtures, also of a log that no record names now: { fixture: counted }.
create function public.results_of_log(tournament text, log text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(fixture, counted), '{}') from public.live_matches live
  where (live.tournament, live.log) = (results_of_log.tournament, results_of_log.log) and sheet is not null
    and private.may_read(results_of_log.tournament)
$$;

-- Takes all events of one person off the sheets of a tournament. A match without any other event has no result any more; of the
-- others the result is behind, until a page of the organiser or of a scorer makes it anew. A person without events leaves everything
-- as it is. Answers { kind: 'removed', events, matches } (how many) or { kind: 'refused', reason: 'not-the-organiser' }.
create function public.remove_events(tournament text, person uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  shown public.tournaments;
  at_head bigint;
  matches jsonb;
  count_removed int;
begin
  if not private.is_organiser_of(remove_events.tournament) then return private.refused('not-the-organiser'); end if;
  select head into at_head from private.feeds where feeds.tournament = remove_events.tournament for update;
  select * into shown from public.tournaments where id = remove_events.tournament;
  select coalesce(jsonb_agg(distinct jsonb_build_object('log', log, 'fixture', fixture)), '[]'), count(*)
  into matches, count_removed from public.match_events known
  where known.author = remove_events.person and known.tournament = shown.id;
  if count_removed = 0 then return jsonb_build_object('kind', 'removed', 'events', 0, 'matches', 0); end if;

  -- An event that takes itself back says nothing, to every release of the site.
  update public.match_events known
  set removed = true, author = null, seq = at_head + place, event = jsonb_build_object(
    'id', known.id, 'sequence', event -> 'sequence', 'at', event -> 'at', 'kind', 'take-back', 'target', known.id)
  from (
    select log, fixture, id, row_number() over (order by seq) as place from public.match_events mine
    where mine.author = remove_events.person and mine.tournament = shown.id
  ) mine
  where known.tournament = shown.id and (known.log, known.fixture, known.id) = (mine.log, mine.fixture, mine.id);
  at_head := at_head + count_removed;

  -- One more event, so that the next result of the match counts more than the last.
  insert into public.match_events (tournament, log, fixture, id, seq, author, removed, event)
  select shown.id, log, fixture, name, at_head + place, null, true, jsonb_build_object(
    'id', name, 'sequence', last + 1, 'at', to_char(private.clock() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'kind', 'take-back', 'target', name)
  from (
    select log, fixture, gen_random_uuid()::text as name, row_number() over () as place,
      (select max((event -> 'sequence')::numeric) from public.match_events known
       where (known.tournament, known.log, known.fixture) = (shown.id, listed.log, listed.fixture)) as last
    from jsonb_to_recordset(matches) listed (log text, fixture text)
  ) marked;
  at_head := at_head + jsonb_array_length(matches);

  update public.live_matches live
  set events = written.events, removed = written.removed, seq = at_head, changed_at = private.clock(),
    counted = case when written.events = written.removed then written.events else live.counted end,
    score = case when written.events > written.removed then live.score end,
    sheet = case when written.events > written.removed then live.sheet else '{"result": null}' end
  from (
    select log, fixture, count(*) as events, count(*) filter (where removed) as removed
    from public.match_events known join jsonb_to_recordset(matches) listed (log text, fixture text) using (log, fixture)
    where known.tournament = shown.id group by log, fixture
  ) written
  where live.tournament = shown.id and (live.log, live.fixture) = (written.log, written.fixture);
  update private.feeds set head = at_head, scored_at = private.clock(), fixtures = private.count_fixtures(shown)
  where feeds.tournament = shown.id;
  insert into private.audit (at, actor, action, entity, entity_id)
  values (private.clock(), auth.uid(), 'delete', 'match_events', shown.id);
  return jsonb_build_object('kind', 'removed', 'events', count_removed, 'matches', jsonb_array_length(matches));
end $$;
