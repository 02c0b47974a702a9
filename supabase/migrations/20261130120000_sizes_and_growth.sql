-- Limits for everything that one caller can make grow: the digits of numbers, the lines of lists and boards, the count of links and
-- removals.

-- A number takes ten bytes in the database and prints up to 131,072 digits, such as 1e131071: limits of stored bytes say nothing
-- of the bytes that all spectators read.
create function private.has_short_numbers(document jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(bool_and(abs(number::numeric) < 1e20 and scale(number::numeric) <= 40), true)
  from jsonb_path_query(document, 'strict $.** ? (@.type() == "number")') number
$$;
revoke execute on function private.has_short_numbers(jsonb) from public;
-- An organiser's insert checks its own row.
grant execute on function private.has_short_numbers(jsonb) to authenticated;

alter table public.tournaments
  add constraint tournaments_numbers_check check (private.has_short_numbers(record)) not valid,
  -- One tournament would make the list of all too long for everybody. A hundred teams with names of 200 letters fit.
  add constraint tournaments_line_check
    check (pg_column_size(teams) + octet_length(description) + octet_length(level) < 64 * 1024) not valid;
alter table public.match_events
  add constraint match_events_numbers_check check (private.has_short_numbers(event)) not valid,
  -- A sequence is one more than the highest that its writer has seen, and pages read none above two billion: one event with
  -- such a sequence would end its match. `seq` counts the events of all matches; ten thousand may be unsent.
  add constraint match_events_sequence_end_check check ((event -> 'sequence')::numeric <= seq + 10000) not valid;
alter table public.live_matches
  add constraint live_matches_numbers_check
    check (private.has_short_numbers(score) and private.has_short_numbers(sheet)) not valid,
  -- Removed events leave their room to others, five times.
  add constraint live_matches_removed_check check (removed <= 10000) not valid;

-- As before; of one tournament the last hundred links count.
create index invitations_by_tournament on private.invitations (tournament);
create or replace function public.invite_scorers(tournament text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if not private.is_organiser_of(invite_scorers.tournament) then return private.refused('not-the-organiser'); end if;
  delete from private.invitations where token_hash in (
    select token_hash from private.invitations
    where invitations.tournament = invite_scorers.tournament and not is_handover order by expires_at desc offset 99);
  insert into private.invitations
  values (private.hash_of(token), invite_scorers.tournament, private.clock() + interval '1 day');
  return jsonb_build_object('kind', 'invited', 'token', token);
end $$;

-- As before; a person without events leaves everything as it is.
create or replace function public.remove_events(tournament text, person uuid) returns jsonb
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
    sheet = case when written.events > written.removed then live.sheet else coalesce(
      live.sheet - array['result', 'times'], '{}') || '{"result": null}' end
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

-- As before. Tombstones are of drafts and of deleted tournaments alone, and a reader looks once for their own ones.
create or replace function public.removed_tournaments(since timestamptz default '-infinity') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('at', private.clock() - interval '1 minute', 'ids', coalesce(jsonb_agg(tournament order by hidden_at), '[]'))
    from private.feeds
    where hidden_at > removed_tournaments.since
      and tournament not in (select id from public.tournaments where organiser = auth.uid())
      and tournament not in (select private.scored_by_caller()));
end $$;
