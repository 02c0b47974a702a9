-- Which networks and persons a limit refuses at the moment, and how a manager ends that.

-- From when on bookings of a person count again; the person is an account or an address, hashed. Older rows go with the next.
create table private.ended_blocks (
  person bytea primary key,
  at timestamptz not null
);
alter table private.ended_blocks enable row level security;

create function private.block_ended_at(person text) returns timestamptz
language sql stable set search_path = ''
as $$
  select coalesce((select at from private.ended_blocks where ended_blocks.person = sha256(convert_to($1, 'UTF8'))), '-infinity')
$$;

/*
 * What is refused at the moment, by the centre's limits. Answers { kind: 'listed', networks: [{ id, use, count, until }],
 * people: [{ id, name, email, use, count, until }] } or { kind: 'refused', reason: 'not-manager' | 'unknown-centre' }. A network has no
 * name: its id is a hash of the day. `use` is 'book', 'move' or 'password'.
 */
create function public.blocks(centre text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  place private.centres;
  hour_ago timestamptz := private.clock() - interval '1 hour';
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  select * into place from private.centres where id = blocks.centre;
  if not found then return private.refused('unknown-centre'); end if;
  return jsonb_build_object(
    'kind', 'listed',
    'networks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', encode(network, 'hex'), 'use', use, 'count', uses, 'until', until) order by until desc, network, use), '[]')
      from (
        select network, use, count(*) as uses, case
          when count(*) >= place.booked_a_day then (private.centre_day(place.id) + 1)::timestamp at time zone place.time_zone
          when count(*) filter (where at > hour_ago) >= place.booked_an_hour
          then (array_agg(at order by at desc))[place.booked_an_hour] + interval '1 hour' end as until
        from private.network_uses
        where at >= (private.centre_day(place.id)::timestamp at time zone place.time_zone) or at > hour_ago
        group by network, use
      ) counted where until is not null),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', name, 'email', email, 'use', use, 'count', uses, 'until', until) order by until desc, id), '[]')
      from (
        select coalesce(owner::text, lower(email)) as id, max(name) as name, max(email) as email, 'book' as use, count(*) as uses,
          (array_agg(created_at order by created_at desc))[place.booked_an_hour_by_one] + interval '1 hour' as until
        from private.reservations
        where created_at > hour_ago and coalesce(owner::text, email) is not null
          and created_at > private.block_ended_at(coalesce(owner::text, lower(email)))
        group by coalesce(owner::text, lower(email)) having count(*) >= place.booked_an_hour_by_one
        union all
        select wrong.person::text, max(name), max(email), 'password', count(*), (array_agg(at order by at desc))[5] + interval '1 hour'
        from private.wrong_passwords wrong join private.people on people.person = wrong.person
        where at > hour_ago group by wrong.person having count(*) >= 5
      ) counted));
end $$;
create index reservations_by_creation on private.reservations (created_at);

-- Ends a block that `blocks` lists: what counted is counted no more. Answers { kind: 'ended' }, also of one that has ended by itself, or
-- { kind: 'refused', reason: 'not-manager' | 'malformed' }.
create function public.end_block(use text, id text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  is_network boolean := coalesce(end_block.id ~ '^[0-9a-f]{64}$', false);
  is_person boolean := coalesce(end_block.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false);
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  if end_block.use in ('book', 'move') and is_network then
    delete from private.network_uses
    where network = decode(end_block.id, 'hex') and network_uses.use = end_block.use;
  elsif end_block.use = 'password' and is_person then
    delete from private.wrong_passwords where person = end_block.id::uuid;
  elsif end_block.use = 'book' and (is_person or char_length(end_block.id) between 3 and 254) then
    delete from private.ended_blocks where at < private.clock() - interval '1 day';
    insert into private.ended_blocks values (sha256(convert_to(lower(end_block.id), 'UTF8')), private.clock())
    on conflict (person) do update set at = excluded.at;
  else
    return private.refused('malformed');
  end if;
  insert into private.audit (at, actor, action, entity, entity_id, details)
  values (private.clock(), auth.uid(), 'delete', 'blocks',
    -- No address of a guest in the audit.
    case when is_person then end_block.id when is_network then left(end_block.id, 12) else 'guest' end,
    jsonb_build_object('use', end_block.use));
  return jsonb_build_object('kind', 'ended');
end $$;

grant execute on function public.blocks(text), public.end_block(text, text) to anon, authenticated;
