-- Postgres plans a function in SQL anew at each call, which takes longer than most of their answers. A function in plpgsql keeps its
-- plans for the connection, and one without a search path of its own becomes a part of the statements that call it.

create or replace function private.clock() returns timestamptz
language sql stable
as $$ select pg_catalog.now() $$;

create or replace function private.keys_of(device_keys jsonb) returns table (id uuid, secret_hash bytea)
language sql stable rows 20
as $$
  -- The test and the cast in one expression: a planner may do two in any order.
  select
    case when key ->> 'id' ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then (key ->> 'id')::uuid end,
    private.hash_of(key ->> 'secret')
  from (
    select case jsonb_typeof(device_keys) when 'array' then private.refuse_larger(device_keys, 64 * 1024) else '[]' end as keys
  ) sent, jsonb_array_elements(keys) with ordinality listed (key, place)
  where place > jsonb_array_length(keys) - 100
$$;

create or replace function public.own_reservations(keys jsonb default '[]') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(private.as_read(reservations) order by day, hour, created_at), '[]')
    from (
      select id from private.reservations where owner = auth.uid()
      union
      select id from private.keys_of(own_reservations.keys) known join private.reservations using (id, secret_hash)
    ) own join private.reservations using (id)
    where cancelled_at is null);
end $$;

create or replace function private.beginning(centre text, day date, hour int) returns timestamptz
language plpgsql stable set search_path = ''
as $$
begin
  return (select (beginning.day + make_time(beginning.hour, 0, 0)) at time zone time_zone
    from private.centres where id = beginning.centre);
end $$;

create or replace function private.centre_day(centre text) returns date
language plpgsql stable set search_path = ''
as $$
begin
  return (select (private.clock() at time zone time_zone)::date from private.centres where id = centre_day.centre);
end $$;

create or replace function private.lowest_free_court(wanted_centre text, wanted_day date, wanted_hour int) returns smallint
language plpgsql volatile set search_path = ''
as $$
begin
  return (
    select number from private.courts
    where courts.centre = wanted_centre and not exists (
      select from private.reservations
      where reservations.centre = wanted_centre and reservations.day = wanted_day and reservations.hour = wanted_hour
        and reservations.court = courts.number and cancelled_at is null)
    order by number limit 1);
end $$;

-- As before, of JSON of either type.
drop function private.unless_known(jsonb, int);
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
revoke execute on function private.unless_known(anyelement, int) from public;

-- As before; of one tournament the last two hundred matches, or it would make the board of all too long for everybody. `json`
-- is the text that is sent, where `jsonb` would sort the keys at each level and then print them.
drop function public.live_now(text);
create function public.live_now(apikey text default null) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.unless_known(coalesce((
    select json_object_agg(
      moved.id, json_build_object('revision', moved.revision, 'head', moved.head, 'matches', board))
    from (
      select id, log, tournaments.revision, head from private.feeds join public.tournaments on id = tournament
      where scored_at > private.clock() - interval '6 hours' and published
      order by scored_at desc
      limit 50
    ) moved
    cross join lateral (
      select json_object_agg(fixture, score || jsonb_build_object('counted', counted, 'log', moved.log)) as board
      from (
        select fixture, score, counted from public.live_matches live
        where (live.tournament, live.log) = (moved.id, moved.log) and score is not null
          and live.changed_at > private.clock() - interval '6 hours'
        order by live.changed_at desc
        limit 200
      ) latest
    ) scored
    where board is not null), '{}'), 1);
end $$;
revoke execute on function public.live_now(text) from public;
grant execute on function public.live_now(text) to anon, authenticated;

-- The nightly run names the centre. Without it, a booking read all days to come through this index to count one person's
-- reservations.
drop index private.reservations_to_forget;
create index reservations_to_forget on private.reservations (centre, day)
where name is not null or email is not null or owner is not null;
