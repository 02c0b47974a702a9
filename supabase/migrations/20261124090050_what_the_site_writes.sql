-- A record lists its teams by their names, and the match of a playoff is called after both of them.
create or replace function private.names_of_teams(record jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(coalesce(team -> 'name', team) order by place), '[]')
  from jsonb_array_elements(coalesce(record -> 'teams', '[]')) with ordinality listed (team, place)
$$;

alter table public.match_events
  drop constraint match_events_fixture_check,
  add constraint match_events_fixture_check check (char_length(fixture) between 1 and 500);
alter table public.live_matches
  drop constraint live_matches_fixture_check,
  add constraint live_matches_fixture_check check (char_length(fixture) between 1 and 500);
