-- What everybody follows is asked by GET, with the public key in the address, so that a browser asks at once, without a question
-- before the question. Some gateways take the key out of the address again and some hand it on: `apikey` is passed over here.

-- Who compresses an answer on its way calls its tag a weak one: it names the same version.
create or replace function private.is_known_version(version text, seconds int) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  tag text := '"' || version || '"';
begin
  perform set_config('response.headers', json_build_array(
    json_build_object('ETag', tag),
    json_build_object('Cache-Control', format('public, max-age=%s, stale-while-revalidate=%s', seconds, 5 * seconds))
  )::text, true);
  if regexp_replace(nullif(current_setting('request.headers', true), '')::json ->> 'if-none-match', '^W/', '')
    is distinct from tag
  then return false; end if;
  perform set_config('response.status', '304', true);
  return true;
end $$;

drop function public.live(text);
create function public.live(tournament text, apikey text default null) returns jsonb
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

create index live_matches_by_change on public.live_matches (changed_at);

-- The same of all tournaments of which a score has changed in the last six hours, with those scores: for pages that show more
-- than one. { tournament: { revision, head, matches } }; of very many those that have moved last.
create function public.live_now(apikey text default null) returns jsonb
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
    join public.tournaments on tournaments.id = live_matches.tournament
    join private.feeds on feeds.tournament = tournaments.id
    where live_matches.changed_at > private.clock() - interval '6 hours' and published
    group by tournaments.id, feeds.head
    order by max(live_matches.changed_at) desc
    limit 50
  ) moved;
  if private.is_known_version(md5(board::text), 1) then return null; end if;
  return board;
end $$;
