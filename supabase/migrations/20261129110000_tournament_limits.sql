-- Tournaments under attack: limits, handover to another organiser, lists in pages, and answers that cost little at any size.

-- A tournament's feed outlives it. It keeps who organised it last, so that no other member takes its identifier; when it was taken from
-- the public (`hidden_at`: a tombstone); and what lists and boards would otherwise compute from all matches.
alter table private.feeds
  add column organiser uuid references auth.users on delete set null,
  add column hidden_at timestamptz,
  add column scored_at timestamptz,
  add column fixtures jsonb not null default '{"pending": 0, "inprogress": 0, "finished": 0}';
update private.feeds set organiser = coalesce(
  (select organiser from public.tournaments where id = tournament),
  (select actor from private.audit join auth.users on users.id = actor
   where entity = 'tournaments' and entity_id = tournament order by audit.id desc limit 1));
update private.feeds set hidden_at = private.clock() where not exists (select from public.tournaments where id = tournament);
update private.feeds set scored_at = (
  select max(changed_at) from public.live_matches where live_matches.tournament = feeds.tournament and score is not null);
create index feeds_by_score on private.feeds (scored_at desc);
create index feeds_by_end on private.feeds (hidden_at);
create index feeds_by_organiser on private.feeds (organiser);
drop index public.live_matches_by_change;
create index live_matches_by_change on public.live_matches (tournament, log, changed_at);
create index tournaments_by_day on public.tournaments (date desc, id desc);
create index match_events_by_tournament on public.match_events (tournament, author);

-- `removed` events were taken off by the organiser. They keep their place, without their content: devices add nothing twice, and
-- a result never counts fewer events than before.
alter table public.match_events add column removed boolean not null default false;
alter table public.live_matches
  add column removed int not null default 0,
  add constraint live_matches_score_size check (pg_column_size(score) < 640) not valid;

alter table private.centres add column tournaments_by_one int not null default 300;
alter table private.invitations add column is_handover boolean not null default false;

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
update private.feeds set fixtures = private.count_fixtures(tournaments) from public.tournaments where id = tournament;

create or replace function public.fixtures(listed public.tournaments) returns jsonb
language sql stable security definer set search_path = ''
as $$ select fixtures from private.feeds where tournament = listed.id $$;

-- The count of the last event or result: a copy of that count has them all.
create or replace function public.head(listed public.tournaments) returns bigint
language sql stable security definer set search_path = ''
as $$ select head from private.feeds where tournament = listed.id $$;

-- A change of the record waits for events that are being added, and counts the matches with them.
create function private.note_fixtures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from private.feeds where tournament = new.id for update;
  update private.feeds set fixtures = private.count_fixtures(new) where tournament = new.id;
  return null;
end $$;
create trigger fixtures_counted after insert or update of record on public.tournaments
for each row execute function private.note_fixtures();

-- Whether the caller may read a tournament: what the policies say, for functions that look past them.
create function private.may_read(wanted text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.tournaments where id = wanted and (published or organiser = auth.uid()))
    or exists (select from public.scorers where tournament = wanted and person = auth.uid())
$$;
create function private.scored_by_caller() returns setof text
language sql stable security definer set search_path = ''
as $$ select tournament from public.scorers where person = auth.uid() $$;
alter policy "a scorer reads what he scores" on public.tournaments using (id in (select private.scored_by_caller()));

-- Events, results and scorers are read and changed by functions alone. Without a policy a grant opens nothing either.
drop policy "events are read with their tournament" on public.match_events;
drop policy "scores are read with their tournament" on public.live_matches;
drop policy "a scorer knows his part" on public.scorers;
drop policy "an organiser knows his scorers" on public.scorers;
drop policy "an organiser dismisses his scorers" on public.scorers;
drop policy "a scorer resigns" on public.scorers;
revoke all on public.match_events, public.live_matches, public.scorers from anon, authenticated;

-- Why the caller creates or takes over no further tournament; null if nothing is against it. Deleted ones count as well, far later.
create function private.why_no_more() returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when (select count(*) from public.tournaments where organiser = auth.uid()) >= most
      or (select count(*) from private.feeds where organiser = auth.uid()) >= 10 * most
    then 'too-many-tournaments' end
  from (select max(tournaments_by_one) as most from private.centres) limits
$$;

-- What the database alone decides, whatever a request says. The operator, whom no token names, may change the organiser; a member
-- becomes it by `accept_tournament`. An identifier stays with its organiser after a deletion; a member who tries another
-- one's reads the same as without the right to create any, whether the tournament is public, a draft or gone.
create or replace function private.stamp_tournament() returns trigger
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

-- Rights end with the role. A former organiser writes nothing through a scorer's row either, and their links open nothing.
create function private.end_rights() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.scorers where person = new.id;
  delete from private.invitations where tournament in (select id from public.tournaments where organiser = new.id);
  return null;
end $$;
create trigger rights_ended after update of raw_app_meta_data on auth.users for each row
when (old.raw_app_meta_data ->> 'role' = 'organizer' and new.raw_app_meta_data ->> 'role' is distinct from 'organizer')
execute function private.end_rights();
delete from public.scorers using public.tournaments where id = tournament and organiser = person;

create or replace function private.end_invitations_of_the_dismissed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.invitations
  where tournament = old.tournament and not is_handover and auth.uid() is distinct from old.person;
  return null;
end $$;

create or replace function public.end_invitations(tournament text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_organiser_of(end_invitations.tournament) then return private.refused('not-the-organiser'); end if;
  delete from private.invitations where invitations.tournament = end_invitations.tournament and not is_handover;
  return jsonb_build_object('kind', 'ended');
end $$;

-- Answers { kind: 'open', tournament, name }, { kind: 'handover', … } of a link that hands the tournament over, { kind: 'own', … } to
-- the organiser, or { kind: 'refused', reason: 'expired' }; a guest may ask, too.
create or replace function public.read_invitation(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select jsonb_build_object(
      'kind', case when organiser = auth.uid() then 'own' when is_handover then 'handover' else 'open' end,
      'tournament', id, 'name', name)
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
  -- A link that hands a tournament over makes no scorers.
  if invitation ->> 'kind' = 'handover' then return private.refused('expired'); end if;
  insert into public.scorers select invitation ->> 'tournament', auth.uid() where invitation ->> 'kind' = 'open'
  on conflict do nothing;
  return jsonb_build_object('kind', 'accepted', 'tournament', invitation -> 'tournament');
end $$;

-- A secret that hands the tournament over to the organiser who accepts it first, within a day; the one before it ends. Answers
-- { kind: 'offered', token } or { kind: 'refused', reason: 'not-the-organiser' }.
create function public.offer_tournament(tournament text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if not private.is_organiser_of(offer_tournament.tournament) then return private.refused('not-the-organiser'); end if;
  perform public.withdraw_offer(offer_tournament.tournament);
  insert into private.invitations (token_hash, tournament, expires_at, is_handover)
  values (private.hash_of(token), offer_tournament.tournament, private.clock() + interval '1 day', true);
  return jsonb_build_object('kind', 'offered', 'token', token);
end $$;

-- Answers { kind: 'withdrawn' } or { kind: 'refused', reason: 'not-the-organiser' }.
create function public.withdraw_offer(tournament text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_organiser_of(withdraw_offer.tournament) then return private.refused('not-the-organiser'); end if;
  delete from private.invitations where invitations.tournament = withdraw_offer.tournament and is_handover;
  return jsonb_build_object('kind', 'withdrawn');
end $$;

-- Makes the caller, who is an organiser, the one of that tournament. The former one keeps no right to it. Answers
-- { kind: 'accepted', tournament } or
-- { kind: 'refused', reason: 'nobody' | 'expired' | 'not-an-organiser' | 'too-many-tournaments' }.
create function public.accept_tournament(token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  offered text;
begin
  if auth.uid() is null then return private.refused('nobody'); end if;
  select tournament into offered from private.invitations
  where token_hash = private.hash_of(accept_tournament.token) and is_handover and expires_at > private.clock()
  for update;
  if not found then return private.refused('expired'); end if;
  if private.caller_role() is distinct from 'organizer' then return private.refused('not-an-organiser'); end if;
  if private.is_organiser_of(offered) then return jsonb_build_object('kind', 'accepted', 'tournament', offered); end if;
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text, 0));
  if private.why_no_more() is not null then return private.refused(private.why_no_more()); end if;
  update public.tournaments set organiser = auth.uid() where id = offered;
  delete from public.scorers where scorers.tournament = offered and person = auth.uid();
  delete from private.invitations where invitations.tournament = offered;
  return jsonb_build_object('kind', 'accepted', 'tournament', offered);
end $$;

-- The tournaments that the caller scores: their identifiers.
create function public.scored_tournaments() returns jsonb
language sql stable security definer set search_path = ''
as $$ select coalesce(jsonb_agg(id order by id), '[]') from private.scored_by_caller() id $$;

-- The organiser dismisses a scorer, and a scorer resigns. Answers { kind: 'dismissed' } or
-- { kind: 'refused', reason: 'not-the-organiser' }.
create function public.dismiss_scorer(tournament text, person uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if dismiss_scorer.person is distinct from auth.uid() and not private.is_organiser_of(dismiss_scorer.tournament) then
    return private.refused('not-the-organiser');
  end if;
  delete from public.scorers
  where scorers.tournament = dismiss_scorer.tournament and scorers.person = dismiss_scorer.person;
  return jsonb_build_object('kind', 'dismissed');
end $$;

create function private.name_of(member uuid) returns text
language sql stable security definer set search_path = ''
as $$ select coalesce((select details ->> 'name' from private.profiles where person = member), '') $$;

-- The scorers by the names of their profiles, and with how many events each has on the sheets, for the organiser; `former` are
-- other members with events. A person without a name has ''. Answers
-- { kind: 'listed', scorers: [{ person, name, events }], former } or { kind: 'refused', reason: 'not-the-organiser' }.
create or replace function public.scorers_by_name(tournament text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when private.is_organiser_of(scorers_by_name.tournament) then (
    select jsonb_build_object('kind', 'listed',
      'scorers', coalesce(jsonb_agg(to_jsonb(listed) - 'scores' order by name, person) filter (where scores), '[]'),
      'former', coalesce(jsonb_agg(to_jsonb(listed) - 'scores' order by name, person) filter (where not scores), '[]'))
    from (
      select person, private.name_of(person) as name, sum(events) as events, bool_or(scores) as scores
      from (
        select person, 0 as events, true as scores from public.scorers
        where scorers.tournament = scorers_by_name.tournament
        union all
        select author, count(*), false from public.match_events
        where match_events.tournament = scorers_by_name.tournament and author <> auth.uid() group by author
      ) known group by person
    ) listed
  ) else private.refused('not-the-organiser') end
$$;

-- Takes all events of one person off the sheets of a tournament. A match without any other event has no result any more; of the
-- others the result is behind, until a page of the organiser or of a scorer makes it anew. Answers
-- { kind: 'removed', events, matches } or { kind: 'refused', reason: 'not-the-organiser' }.
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

-- How many events the results of a log count, by the fixtures, also of a log that no record names now: { fixture: counted }.
create function public.results_of_log(tournament text, log text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(fixture, counted), '{}') from public.live_matches live
  where (live.tournament, live.log) = (results_of_log.tournament, results_of_log.log) and sheet is not null
    and private.may_read(results_of_log.tournament)
$$;

-- The events of one match after `since`, for readers of its tournament, and how many of all its result counts:
-- { head, counted, events }.
create or replace function public.events_of_match(tournament text, log text, fixture text, since bigint default 0) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'head', coalesce(max(seq), events_of_match.since),
    'counted', (
      select coalesce(max(counted), 0) from public.live_matches live
      where (live.tournament, live.log, live.fixture)
        = (events_of_match.tournament, events_of_match.log, events_of_match.fixture) and sheet is not null
        and private.may_read(events_of_match.tournament)),
    'events', coalesce(jsonb_agg(event order by seq), '[]'))
  from public.match_events known
  where (known.tournament, known.log, known.fixture)
    = (events_of_match.tournament, events_of_match.log, events_of_match.fixture) and seq > events_of_match.since
    and private.may_read(events_of_match.tournament)
$$;

-- As before, for readers of the tournament.
create or replace function public.tournament_with_results(
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

-- A page of the list of tournaments, the latest day first, without their records: a hundred after the one that `before_date` and
-- `before_id` name. The first page also has those that the caller organises or scores, however old. A page says nothing of
-- the others: `removed_tournaments` says which are gone. { tournaments, after: { date, id } of the last one, or null }.
create function public.listed_tournaments(before_date text default null, before_id text default null) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with own as (
    select id from public.tournaments where organiser = auth.uid() union select private.scored_by_caller()
  ), page as (
    select id, date from public.tournaments
    where (date, id) < (coalesce(before_date, '9999'), coalesce(before_id, '')) and (published or id in (select id from own))
    order by date desc, id desc limit 100
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
      where (select count(*) from page) = 100 order by date, id limit 1))
$$;

-- The tournaments that were deleted or taken from the public after `since`, of which a list says nothing: { at, ids }. The next
-- question names `at`, which leaves a minute to deletions that were not yet committed.
create function public.removed_tournaments(since timestamptz default '-infinity') returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('at', private.clock() - interval '1 minute', 'ids', coalesce(jsonb_agg(tournament order by hidden_at), '[]'))
  from private.feeds where hidden_at > removed_tournaments.since and not private.may_read(tournament)
$$;

/*
 * Adds events to a match with the result that they make, and hands back what its caller has not seen of it (`since` is the
 * head of their last answer). Events that are there already are passed over, so that a lost answer may be asked for again.
 * `score` and `sheet` are what the caller reads from the `counted` events that they know after this: kept where those are
 * all; otherwise the caller reads again with what has come back, and sends them anew. A match of the playoffs is one of their
 * slots, if there are playoffs. Answers
 *   { kind: 'added', head, added, events, counted, isScoreKept }
 *   or { kind: 'refused', reason: 'not-a-scorer' | 'no-such-match' | 'too-many' | 'malformed' }
 */
create or replace function public.add_events(
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

-- Every spectator asks the two functions below: in plpgsql, a connection plans them once.

-- What a spectator's page shows, of the log that the record names, in one small answer that a cache may hand to all of them, with
-- the matches of which the result is behind the events:
-- { revision, head, matches: { fixture: score with `counted` and `log` }, behind: { fixture: events } }; null where nothing is
-- published, which a cache keeps just as long.
create or replace function public.live(tournament text, apikey text default null) returns jsonb
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

-- The same of the tournaments of which a score has changed in the last six hours, with those scores: { tournament: { revision,
-- head, matches } }; of very many those that have moved last.
create or replace function public.live_now(apikey text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.unless_known(coalesce((
    select jsonb_object_agg(
      moved.id, jsonb_build_object('revision', moved.revision, 'head', moved.head, 'matches', board))
    from (
      select id, log, tournaments.revision, head from private.feeds join public.tournaments on id = tournament
      where scored_at > private.clock() - interval '6 hours' and published
      order by scored_at desc
      limit 50
    ) moved
    cross join lateral (
      select jsonb_object_agg(fixture, score || jsonb_build_object('counted', counted, 'log', moved.log)) as board
      from public.live_matches live
      where (live.tournament, live.log) = (moved.id, moved.log) and score is not null
        and live.changed_at > private.clock() - interval '6 hours'
    ) scored
    where board is not null), '{}'), 1);
end $$;

revoke execute on function private.count_fixtures(public.tournaments), private.note_fixtures(), private.may_read(text),
  private.scored_by_caller(), private.name_of(uuid), private.why_no_more(), private.end_rights() from public, anon, authenticated;
grant execute on function private.scored_by_caller() to authenticated;
