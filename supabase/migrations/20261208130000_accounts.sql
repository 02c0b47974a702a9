-- Accounts: their roles, their profiles, what a member may read of their own data, and how they delete it.
set check_function_bodies = off;

-- Who changed what, and when; no name and no address of anybody.
create table private.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor uuid,
  action text not null,
  entity text not null,
  entity_id text not null,
  details jsonb
);
create index audit_by_entity on private.audit (entity, entity_id);
create index audit_by_actor on private.audit (actor) where actor is not null;
create index audit_by_time on private.audit (at);

-- Personal data of accounts, which no token carries.
create table private.profiles (
  -- A trigger writes it before the account's own row is there.
  person uuid primary key references auth.users on delete cascade deferrable initially deferred,
  details jsonb not null check (private.details_in(details) = details)
);
-- A copy of what the manager searches accounts by; triggers keep it, because the tables of the authentication take no index of ours.
create table private.people (
  person uuid primary key references auth.users on delete cascade,
  email text not null,
  name text not null,
  roles text[] not null,
  words tsvector not null generated always as (array_to_tsvector(private.words_in(name || ' ' || email))) stored
);
create index people_by_word on private.people using gin (words);
create index people_by_name on private.people (name, person);
create index people_with_roles on private.people (name, person) where roles <> '{}';
create index people_by_mailbox on private.people (private.mailbox_hash(email));
-- The wrong passwords of the last hour; older ones go with the next, or with the account.
create table private.wrong_passwords (
  person uuid not null references auth.users on delete cascade,
  at timestamptz not null
);
create index wrong_passwords_by_person on private.wrong_passwords (person, at);

alter table private.audit enable row level security;
alter table private.profiles enable row level security;
alter table private.people enable row level security;
alter table private.wrong_passwords enable row level security;

-- An account may hold several roles. The operator and the manager write them as `roles`, a list, in the account's metadata. `role`,
-- one text, is of older accounts and for pages of earlier releases, and counts as well. A manager may also do what the staff may.
create function private.roles_in(metadata jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(distinct role order by role), '{}')
  from (
    select metadata ->> 'role' as role
    union all
    select jsonb_array_elements_text(case jsonb_typeof(metadata -> 'roles') when 'array' then metadata -> 'roles' else '[]' end)
  ) written
  where role in ('organizer', 'staff', 'manager')
$$;

-- A token outlives its session: after a logout, or a new password, it is still valid for up to an hour. Its `session_id` is the row
-- that the authentication has removed (https://supabase.com/docs/guides/auth/sessions). A token without one has no session.
create function private.has_session() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.sessions where id = nullif(auth.jwt() ->> 'session_id', '')::uuid and user_id = auth.uid())
$$;

-- Who asks; null for a guest, and for a token whose session has ended. What a request may do asks this, and no trigger: the operator,
-- who has no token, is null to `auth.uid()` alone.
create function private.caller() returns uuid
language sql stable security definer set search_path = ''
as $$ select auth.uid() where private.has_session() $$;

-- Whether the caller has that role: of the table and not of the token, so that a dismissal and a logout take effect at once.
create function private.has_role(wanted text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select wanted = any(roles) or wanted = 'staff' and 'manager' = any(roles)
     from (select private.roles_in(raw_app_meta_data) as roles from auth.users where id = auth.uid()) account
     where private.has_session()),
    false)
$$;

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

-- The authentication keeps a second copy of a registration in its identities, which loses the details here.
create function private.drop_details() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.identity_data := new.identity_data - private.detail_names();
  return new;
end $$;

-- A profile gets its name cleaned, whether the site or the authentication writes it.
create function private.clean_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.details := new.details || jsonb_build_object('name', private.clean_name(new.details ->> 'name'));
  return new;
end $$;

-- The caller's profile: { kind: 'profile', details: { name, phone, birthDate, address, gender, club } }, without the empty ones,
-- or { kind: 'refused', reason: 'nobody' }.
create function public.my_profile() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select jsonb_build_object('kind', 'profile', 'details', coalesce(details, '{}'))
     from auth.users left join private.profiles on person = id where id = private.caller()),
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
  perform from auth.users where id = private.caller() for key share;
  if found then
    insert into private.profiles values (private.caller(), changed)
    on conflict (person) do update set details = profiles.details || excluded.details;
  end if;
  return public.my_profile();
end $$;

-- Whether this is the password of the hash that the authentication stores. `$2b$` and `$2y$` are other spellings of `$2a$`, the
-- one that pgcrypto knows. A hash of another kind has no password here.
create function private.is_password(given text, stored text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    (select extensions.crypt(given, hash) = hash
     from (select regexp_replace(stored, '^\$2[by]', '$2a') as hash) spelt
     where hash ~ '^\$2a\$\d\d\$.{53}$'),
    false)
$$;

/*
 * Deletes the caller's account, which its password confirms, and erases its reservations (private.erase_reservations). Answers
 *   { kind: 'deleted' }
 *   { kind: 'organiser', tournaments: [{ id, name }] }   these have to be deleted or handed over first
 *   { kind: 'last-manager' }                             another account has to become a manager first
 *   { kind: 'too-many-tries', until }                    after five wrong passwords within an hour
 *   { kind: 'wrong-password' }
 *   { kind: 'refused', reason: 'nobody' }
 */
create function public.delete_account(password text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.caller();
  stored text;
  organised jsonb;
  tried_at timestamptz;
begin
  -- Before the row of the account: a manager who takes a role locks in this order too.
  if private.has_role('manager') then perform private.lock_managers(); end if;
  -- A tournament that is made in their name meanwhile waits, and then finds no account. Of many tries at once each waits too.
  select encrypted_password into stored from auth.users where id = caller for update;
  if not found then return private.refused('nobody'); end if;
  select jsonb_agg(jsonb_build_object('id', id, 'name', name) order by date, id) into organised
  from public.tournaments where organiser = caller;
  if organised is not null then return jsonb_build_object('kind', 'organiser', 'tournaments', organised); end if;
  if private.has_role('manager') and private.is_last_manager(caller) then
    return jsonb_build_object('kind', 'last-manager');
  end if;

  delete from private.wrong_passwords where person = caller and at <= private.clock() - interval '1 hour';
  select at into tried_at from private.wrong_passwords where person = caller order by at desc offset 4 limit 1;
  if found then
    return jsonb_build_object('kind', 'too-many-tries', 'until', tried_at + interval '1 hour');
  end if;
  if not private.is_password(delete_account.password, stored) then
    insert into private.wrong_passwords values (caller, private.clock());
    return jsonb_build_object('kind', 'wrong-password');
  end if;

  perform private.erase_reservations(array(select id from private.reservations where owner = caller));
  delete from auth.users where id = caller;
  insert into private.audit (at, actor, action, entity, entity_id)
  values (private.clock(), caller, 'delete', 'accounts', caller::text);
  return jsonb_build_object('kind', 'deleted');
end $$;

-- All that is known of the caller, to be handed to them as a file. The reservations are those that are still theirs: what is
-- forgotten is nobody's. Details of their profile stand in `account.writtenByYou`; `suspension` and `calendarAddressSince` (of the
-- desk's calendar) are null without one. Answers
--   { kind: 'known', at, account, reservations, seriesRequests, waiting, suspension, tournaments, scorerOf, eventsWritten,
--     calendarAddressSince, changes }
-- or { kind: 'refused', reason: 'nobody' }.
create function public.my_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.caller();
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
      select coalesce(jsonb_agg(private.as_known(reservations) order by day, hour, created_at), '[]')
      from private.reservations where owner = caller),
    'seriesRequests', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'centre', centre, 'name', name, 'email', email, 'phone', phone, 'weekday', weekday, 'hour', hour, 'players', players,
        'firstDay', first_day, 'weeks', weeks, 'message', message, 'requestedAt', created_at, 'answeredAt', answered_at)
        order by created_at, id), '[]')
      from private.series_requests where owner = caller),
    'waiting', (
      select coalesce(jsonb_agg(private.as_known_waiting(waiting) order by day, hour, place), '[]')
      from private.waiting where owner = caller),
    'suspension', (
      select jsonb_build_object('sentence', sentence, 'since', created_at) from private.suspensions where person = caller),
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
    'calendarAddressSince', (select renewed_at from private.desk_feeds where person = caller),
    'changes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'at', at, 'action', action, 'entity', entity, 'id', entity_id) order by audit.id), '[]')
      from private.audit where actor = caller));
end $$;

create trigger profile_kept before insert or update of raw_user_meta_data on auth.users
for each row execute function private.keep_profile();

create trigger details_dropped before insert or update of identity_data on auth.identities
for each row execute function private.drop_details();

create trigger name_cleaned before insert or update of details on private.profiles
for each row when (new.details ? 'name') execute function private.clean_profile();
