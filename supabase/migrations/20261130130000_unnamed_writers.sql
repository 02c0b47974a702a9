-- As before. A reader who neither scores nor organises the tournament sees that two events have different authors, and does not
-- see whose accounts they are.
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
