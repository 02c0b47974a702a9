-- A scorer changes of a match what its sheet publishes (`publishSheets` of the site), and of the playoffs what follows from that
-- (`recomputeTournament`). Where standings decide who is drawn, which are reckoned on the pages alone, it may be any team entered.

-- All of a match that no sheet says. Events that travelled with a record are not sent again.
create function private.beside_its_sheet(fixture jsonb) returns jsonb
language sql immutable set search_path = ''
as $$ select fixture - array['status', 'result', 'published', 'times', 'ruling', 'events'] $$;

create function private.is_result(result jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(result = 'null' or (
    case when jsonb_typeof(result) = 'object' then result - array['homeScore', 'awayScore', 'details'] = '{}' end
    and result @@ 'strict $.homeScore >= 0 && $.homeScore <= 5 && $.homeScore % 1 == 0'
    and result @@ 'strict $.awayScore >= 0 && $.awayScore <= 5 && $.awayScore % 1 == 0'
    and case jsonb_typeof(result -> 'details')
      when 'null' then true
      when 'object' then (result -> 'details') - array['sets', 'globalCards', 'forfeit'] = '{}'
        and result @@ 'strict $.details.sets.size() == 5 && $.details.globalCards.type() == "object"'
        and coalesce(result #> '{details,forfeit}', '"teamA"') in ('"teamA"', '"teamB"')
    end
  ), false)
$$;

create function private.is_times(times jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(times) = 'object' and not exists (
    select from jsonb_each(times)
    where not coalesce(
      case
        when key in ('startedAt', 'lastGoalAt', 'endedAt')
          then value @@ '$ like_regex "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d([.]\\d+)?Z$"'
        when key = 'lastGoalBy' then value in ('"teamA"', '"teamB"')
      end, false))
$$;

-- A forfeit that the sheet says; or what is said of a match of a team that has withdrawn, or is entered no more.
create function private.is_ruling(fixture jsonb, record jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select fixture -> 'ruling' in (
      '{"kind": "annulled"}', '{"kind": "forfeit", "by": "teamA"}', '{"kind": "forfeit", "by": "teamB"}')
    and coalesce(fixture #> '{ruling,by}' = fixture #> '{result,details,forfeit}'
      or not private.names_of_teams(record) ?& array[fixture ->> 'homeTeam', fixture ->> 'awayTeam']
      or record -> 'withdrawals' @> jsonb_build_array(jsonb_build_object('team', fixture -> 'homeTeam'))
      or record -> 'withdrawals' @> jsonb_build_array(jsonb_build_object('team', fixture -> 'awayTeam')), false)
$$;

-- Whether a match that was `before` may be `fixture` by its sheet.
create function private.is_by_its_sheet(fixture jsonb, before jsonb, record jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(fixture ->> 'status' in ('pending', 'inprogress', 'finished'), false)
    and (fixture -> 'result' is not distinct from before -> 'result' or private.is_result(fixture -> 'result'))
    and (not fixture ? 'published' or fixture -> 'published' is not distinct from before -> 'published'
      or coalesce(fixture @@ 'strict $.published >= 0 && $.published % 1 == 0', false))
    and (not fixture ? 'times' or fixture -> 'times' is not distinct from before -> 'times'
      or private.is_times(fixture -> 'times'))
    and (not fixture ? 'ruling' or fixture -> 'ruling' is not distinct from before -> 'ruling'
      or private.is_ruling(fixture, record))
    and (not fixture ? 'events' or fixture -> 'events' is not distinct from before -> 'events')
$$;

create function private.winner_of(fixture jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case
    when fixture ->> 'status' is distinct from 'finished' or fixture #>> '{ruling,kind}' = 'annulled' then null
    when fixture #>> '{ruling,by}' = 'teamA' then fixture ->> 'awayTeam'
    when fixture #>> '{ruling,by}' = 'teamB' then fixture ->> 'homeTeam'
    when fixture #> '{result,homeScore}' > fixture #> '{result,awayScore}' then fixture ->> 'homeTeam'
    when fixture #> '{result,homeScore}' is not null then fixture ->> 'awayTeam'
  end
$$;

-- Who may go on from that match of the playoffs: its winner; both teams while it is reopened and the match that it was before.
create function private.going_on(slot text, fixtures jsonb, before jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce((
    select case
      when private.winner_of(fixture) is not null then array[private.winner_of(fixture)]
      when before @> jsonb_build_array(jsonb_build_object('id', fixture -> 'id'))
        then array[fixture ->> 'homeTeam', fixture ->> 'awayTeam']
    end
    from jsonb_array_elements(fixtures) fixture where fixture ->> 'slot' = going_on.slot limit 1), '{}')
$$;

create function private.is_league_over(fixtures jsonb, record jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(bool_and(fixture ->> 'status' = 'finished'), false)
  from jsonb_array_elements(fixtures) fixture
  where not fixture ? 'phase'
    and private.names_of_teams(record) ?& array[fixture ->> 'homeTeam', fixture ->> 'awayTeam']
$$;

-- Whether a match of the playoffs that was not there is one that the results draw.
create function private.is_drawn(fixture jsonb, fixtures jsonb, before jsonb, record jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    fixture - 'id' - 'ruling' = jsonb_build_object(
      'homeTeam', home, 'awayTeam', away, 'result', null, 'liveUrl', null, 'phase', 'playoffs', 'slot', slot,
      'status', case when fixture ? 'ruling' then 'finished' else 'pending' end)
    and char_length(fixture ->> 'id') <= 1000 and fixture ->> 'id' ~ '^[^/\\%]+$' and position(slot || '-' in fixture ->> 'id') > 0
    and (select count(*) = 1 from jsonb_array_elements(fixtures) other where other -> 'id' = fixture -> 'id')
    and home <> away and private.names_of_teams(record) ?& array[home, away]
    and record #> '{format,playoffs}' = 'true' and jsonb_array_length(record -> 'teams') >= 8
    and case slot
      when 'final' then private.going_on('semifinal-1', fixtures, '[]') = array[home]
        and private.going_on('semifinal-2', fixtures, '[]') = array[away]
      when 'semifinal-1' then private.going_on('quarterfinal-1', fixtures, '[]') = array[away]
      when 'semifinal-2' then private.going_on('quarterfinal-2', fixtures, '[]') = array[away]
      else true
    end
    and (slot = 'final' or private.is_league_over(fixtures, record)), false)
  from (select fixture ->> 'homeTeam' as home, fixture ->> 'awayTeam' as away, fixture ->> 'slot' as slot) named
$$;

-- Whether a match of the playoffs may be gone, with no other one in its place: who played it does not go on to it any more.
create function private.is_gone(fixture jsonb, fixtures jsonb, before jsonb, record jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case fixture ->> 'slot'
    when 'final' then not (
      home = any (private.going_on('semifinal-1', fixtures, before)) and away = any (private.going_on('semifinal-2', fixtures, before))
      or away = any (private.going_on('semifinal-1', fixtures, before)) and home = any (private.going_on('semifinal-2', fixtures, before)))
    when 'semifinal-1' then not private.going_on('quarterfinal-1', fixtures, before) && array[home, away]
      or private.is_league_over(fixtures, record) and cardinality(private.going_on('quarterfinal-1', fixtures, before)) = 2
    when 'semifinal-2' then not private.going_on('quarterfinal-2', fixtures, before) && array[home, away]
      or private.is_league_over(fixtures, record) and cardinality(private.going_on('quarterfinal-2', fixtures, before)) = 2
    else false
  end
  from (select fixture ->> 'homeTeam' as home, fixture ->> 'awayTeam' as away) named
$$;

-- Why these matches are nothing that a scorer writes in the place of those before; null where they are.
create function private.why_no_sheets(fixtures jsonb, before jsonb, record jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  tree constant text[] := array[
    'quarterfinal-1', 'quarterfinal-2', 'semifinal-1', 'semifinal-2', 'final', 'relegation'];
  not_of_a_sheet constant text := 'A scorer changes of a match what its sheet says.';
  not_following constant text := 'A scorer changes no playoffs but by results.';
begin
  if jsonb_typeof(fixtures) is distinct from 'array' or fixtures @? '$[*] ? (@.type() != "object")' then
    return not_of_a_sheet;
  end if;
  if (select jsonb_agg(private.beside_its_sheet(fixture) order by place)
      from jsonb_array_elements(fixtures) with ordinality listed (fixture, place) where not fixture ? 'phase')
    is distinct from
    (select jsonb_agg(private.beside_its_sheet(fixture) order by place)
      from jsonb_array_elements(before) with ordinality listed (fixture, place) where not fixture ? 'phase')
  then return not_of_a_sheet; end if;
  if (select jsonb_agg(private.beside_its_sheet(fixture) order by place)
      from jsonb_array_elements(fixtures) with ordinality listed (fixture, place))
    is distinct from
    (select jsonb_agg(private.beside_its_sheet(fixture) order by place)
      from jsonb_array_elements(before) with ordinality listed (fixture, place))
  then
    -- The playoffs are others: all of them after the league, in the order of their tree, each place once.
    if exists (
      select from (
        select coalesce(case when fixture ? 'phase' then array_position(tree, fixture ->> 'slot') else 0 end, -1) as rank,
          lag(case when fixture ? 'phase' then array_position(tree, fixture ->> 'slot') else 0 end, 1, 0)
            over (order by place) as last
        from jsonb_array_elements(fixtures) with ordinality listed (fixture, place)) ranked
      where rank < last or rank = last and rank > 0)
    then return not_following; end if;
    if exists (
      select from jsonb_array_elements(fixtures) fixture
      where fixture ? 'phase' and not private.is_drawn(fixture, fixtures, before, record) and not exists (
        select from jsonb_array_elements(before) known
        where private.beside_its_sheet(known) = private.beside_its_sheet(fixture)))
    then return not_following; end if;
    if exists (
      select from jsonb_array_elements(before) fixture
      where fixture ->> 'slot' = any (tree) and not private.is_gone(fixture, fixtures, before, record) and not exists (
        select from jsonb_array_elements(fixtures) other where other -> 'slot' = fixture -> 'slot'))
    then return not_following; end if;
  end if;
  if exists (
    select from jsonb_array_elements(fixtures) fixture
    left join jsonb_array_elements(before) known
      on private.beside_its_sheet(known) = private.beside_its_sheet(fixture)
    group by fixture
    having not bool_or(private.is_by_its_sheet(fixture, known, record)))
  then return not_of_a_sheet; end if;
  return null;
end $$;

-- Its owner's, because no request runs what it asks.
create function private.keep_to_sheets() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  reason text;
begin
  if auth.uid() is null or auth.uid() = old.organiser
    or new.record -> 'fixtures' is not distinct from old.record -> 'fixtures'
  then return new; end if;
  reason := private.why_no_sheets(new.record -> 'fixtures', coalesce(old.record -> 'fixtures', '[]'), old.record);
  if reason is not null then raise exception '%', reason using errcode = 'PT403'; end if;
  return new;
end $$;
create trigger sheets_kept before update on public.tournaments
for each row execute function private.keep_to_sheets();

revoke execute on function
  private.beside_its_sheet(jsonb), private.is_result(jsonb), private.is_times(jsonb), private.is_ruling(jsonb, jsonb),
  private.is_by_its_sheet(jsonb, jsonb, jsonb), private.winner_of(jsonb), private.going_on(text, jsonb, jsonb),
  private.is_league_over(jsonb, jsonb), private.is_drawn(jsonb, jsonb, jsonb, jsonb),
  private.is_gone(jsonb, jsonb, jsonb, jsonb), private.why_no_sheets(jsonb, jsonb, jsonb), private.keep_to_sheets()
from public, anon, authenticated;
