-- What members write about themselves lies in `private`, and neither in their tokens nor in the tables of the authentication.

create function private.detail_names() returns text[]
language sql immutable set search_path = ''
as $$ select array['name', 'phone', 'birthDate', 'address', 'gender', 'club'] $$;

-- The details among these fields, each cut to the length of the form's longest.
create function private.details_in(fields jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(key, left(value, 200)), '{}')
  from jsonb_each_text(case jsonb_typeof(fields) when 'object' then fields else '{}' end)
  where key = any(private.detail_names()) and value is not null
$$;

create table private.profiles (
  -- A trigger writes it before the account's own row is there.
  person uuid primary key references auth.users on delete cascade deferrable initially deferred,
  details jsonb not null check (private.details_in(details) = details)
);
alter table private.profiles enable row level security;

-- The authentication gets the details with the registration, and hands them on.
create function private.keep_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  typed jsonb := private.details_in(new.raw_user_meta_data);
begin
  if typed <> '{}' then
    insert into private.profiles values (new.id, typed)
    on conflict (person) do update set details = profiles.details || excluded.details;
  end if;
  new.raw_user_meta_data := new.raw_user_meta_data - private.detail_names();
  return new;
end $$;
create trigger profile_kept before insert or update of raw_user_meta_data on auth.users
for each row execute function private.keep_profile();

-- It keeps a second copy of a registration.
create function private.drop_details() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.identity_data := new.identity_data - private.detail_names();
  return new;
end $$;
create trigger details_dropped before insert or update of identity_data on auth.identities
for each row execute function private.drop_details();

-- The triggers move what is there already.
update auth.users set raw_user_meta_data = raw_user_meta_data where raw_user_meta_data ?| private.detail_names();
update auth.identities set identity_data = identity_data where identity_data ?| private.detail_names();

-- The caller's profile: { kind: 'profile', details: { name, phone, birthDate, address, gender, club } }, without the empty ones,
-- or { kind: 'refused', reason: 'nobody' }.
create function public.my_profile() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select jsonb_build_object('kind', 'profile', 'details', coalesce(details, '{}'))
     from auth.users left join private.profiles on person = id where id = auth.uid()),
    private.refused('nobody'))
$$;

-- Changes these details of the caller's profile, and no others; an empty text empties one. Answers as `my_profile`, or
-- { kind: 'refused', reason: 'malformed' }.
create function public.change_profile(changed jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if private.details_in(private.refuse_larger(changed, 8 * 1024)) is distinct from changed then
    return private.refused('malformed');
  end if;
  -- An account that is just being deleted is waited for.
  perform from auth.users where id = auth.uid() for key share;
  if found then
    insert into private.profiles values (auth.uid(), changed)
    on conflict (person) do update set details = profiles.details || excluded.details;
  end if;
  return public.my_profile();
end $$;

-- Answers as before, with the details in `writtenByYou`.
create or replace function public.my_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  account jsonb;
begin
  select jsonb_build_object(
    'id', id, 'email', email, 'registeredAt', created_at, 'loggedInAt', last_sign_in_at,
    'writtenByYou', coalesce(raw_user_meta_data, '{}') || coalesce(details, '{}'),
    'writtenByTheCentre', coalesce(raw_app_meta_data, '{}'))
  into account from auth.users left join private.profiles on person = id where id = caller;
  if not found then return private.refused('nobody'); end if;
  return jsonb_build_object(
    'kind', 'known',
    'at', private.clock(),
    'account', account,
    'reservations', (
      select coalesce(jsonb_agg(private.as_read(reservations) || jsonb_build_object(
        'centre', centre, 'bookedAt', created_at, 'cancelledAt', cancelled_at) order by day, hour, created_at), '[]')
      from private.reservations where owner = caller),
    'tournaments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'published', published, 'changedAt', changed_at, 'record', record) order by date, id), '[]')
      from public.tournaments where organiser = caller),
    'scorerOf', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by date, id), '[]')
      from public.scorers join public.tournaments on id = tournament where person = caller),
    'eventsWritten', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'tournament', tournament, 'match', fixture, 'count', count, 'first', first, 'last', last)
        order by first, tournament, fixture), '[]')
      from (
        select tournament, fixture, count(*) as count, min(received_at) as first, max(received_at) as last
        from public.match_events where author = caller group by tournament, fixture
      ) by_match),
    'changes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'at', at, 'action', action, 'entity', entity, 'id', entity_id) order by audit.id), '[]')
      from private.audit where actor = caller));
end $$;

-- By the names of their profiles; a scorer without one has an empty name, and no e-mail address stands in for it.
create or replace function public.scorers_by_name(tournament text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when private.is_organiser_of(scorers_by_name.tournament) then (
    select jsonb_build_object('kind', 'listed', 'scorers', coalesce(jsonb_agg(to_jsonb(listed) order by name, person), '[]'))
    from (
      select scorers.person, coalesce(details ->> 'name', '') as name
      from public.scorers left join private.profiles on profiles.person = scorers.person
      where scorers.tournament = scorers_by_name.tournament
    ) listed
  ) else private.refused('not-the-organiser') end
$$;

create or replace function public.writers_by_name(tournament text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when private.may_score(writers_by_name.tournament) then (
    select jsonb_build_object('kind', 'listed', 'scorers', coalesce(jsonb_agg(to_jsonb(listed) order by person), '[]'))
    from (
      select person, details ->> 'name' as name from private.profiles
      where person in (select author from public.match_events where match_events.tournament = writers_by_name.tournament)
    ) listed
    where name <> ''
  ) else private.refused('not-a-scorer') end
$$;

revoke execute on function
  private.detail_names(), private.details_in(jsonb), private.keep_profile(), private.drop_details()
from public, anon, authenticated;
