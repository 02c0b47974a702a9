-- What a spectator shows, in one small answer that says everything: a cache may hand it to all of them, and who has missed one
-- misses nothing. { revision, head, matches: { fixture: score with `counted` and `log` } }; null where nothing is published.
create function public.live(tournament text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  shown record;
  scores text;
begin
  select tournaments.revision, feeds.head into shown
  from public.tournaments join private.feeds on feeds.tournament = tournaments.id
  where tournaments.id = live.tournament and published;
  if not found then return null; end if;
  -- A score may be kept without an event: by a phone that has read what another one added.
  select string_agg(fixture || ':' || counted, ',' order by fixture) into scores
  from public.live_matches where live_matches.tournament = live.tournament;
  if private.is_known_version(shown.revision || '-' || shown.head || '-' || md5(coalesce(scores, '')), 1) then
    return null;
  end if;
  return jsonb_build_object('revision', shown.revision, 'head', shown.head, 'matches', (
    select coalesce(jsonb_object_agg(fixture, score || jsonb_build_object('counted', counted, 'log', log)), '{}')
    from public.live_matches where live_matches.tournament = live.tournament));
end $$;
