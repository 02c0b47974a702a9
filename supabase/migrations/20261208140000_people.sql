-- What a manager does with accounts: finds them, gives roles and subscriptions, and reads the audit. At least one manager stays.
set check_function_bodies = off;

-- Of two managers who remove each other at once, the second finds the other removed.
create function private.lock_managers() returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(5, 0) $$;

create function private.is_last_manager(wanted uuid) returns boolean
language sql volatile set search_path = ''
as $$
  select not exists (
    select from private.people join auth.users on id = person
    where roles <> '{}' and person <> wanted and 'manager' = any(private.roles_in(raw_app_meta_data)))
$$;

create function private.keep_a_manager() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if 'manager' = any(private.roles_in(old.raw_app_meta_data))
    and (tg_op = 'DELETE' or not 'manager' = any(private.roles_in(new.raw_app_meta_data)))
  then
    perform private.lock_managers();
    if private.is_last_manager(old.id) then
      raise exception 'The last manager stays: make another account a manager first.' using errcode = 'PT409';
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

-- The audit has each change of roles, also the operator's.
create function private.keep_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  earlier text[] := case tg_op when 'UPDATE' then private.roles_in(old.raw_app_meta_data) else '{}' end;
  present text[] := private.roles_in(new.raw_app_meta_data);
begin
  insert into private.people (person, email, name, roles)
  values (new.id, coalesce(new.email, ''),
    coalesce((select details ->> 'name' from private.profiles where person = new.id), ''), present)
  on conflict (person) do update set email = excluded.email, roles = excluded.roles
  where (people.email, people.roles) is distinct from (excluded.email, excluded.roles);
  if present <> earlier then
    insert into private.audit (at, actor, action, entity, entity_id, details)
    values (private.clock(), auth.uid(), 'update', 'roles', new.id::text,
      jsonb_build_object('before', earlier, 'after', present));
  end if;
  return null;
end $$;

create function private.keep_person_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.people set name = coalesce(new.details ->> 'name', '')
  where person = new.person and name is distinct from coalesce(new.details ->> 'name', '');
  return null;
end $$;

-- The subscription in the account's metadata: { plan, from, until }, each a text that may be empty.
create function private.subscription_in(metadata jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'plan', coalesce(metadata #>> '{subscription,plan}', ''), 'from', coalesce(metadata #>> '{subscription,from}', ''),
    'until', coalesce(metadata #>> '{subscription,until}', ''))
$$;

-- An account as the manager reads it.
create function private.person_as_read(wanted uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', id, 'name', name, 'email', people.email, 'roles', to_jsonb(private.roles_in(raw_app_meta_data)),
    'licenseNumber', coalesce(raw_app_meta_data ->> 'licenseNumber', ''),
    'subscription', private.subscription_in(raw_app_meta_data), 'registeredAt', created_at)
  from auth.users join private.people on person = id where id = wanted
$$;

/*
 * Accounts whose name or e-mail has words that begin so, 25 at a time in the order of names; without words those that have a role.
 * `after` is the last of the page before, { name, id }. Answers { kind: 'found', people, more } or
 * { kind: 'refused', reason: 'not-manager' | 'malformed' }. The audit says who looked for accounts: one row for each hour.
 */
create function public.find_people(words text, after jsonb default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted tsquery := private.beginnings(find_people.words);
  ids uuid[];
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  if after is not null and (
    after ->> 'name' is null or coalesce(after ->> 'id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
  then return private.refused('malformed'); end if;
  insert into private.audit (at, actor, action, entity, entity_id)
  select private.clock(), auth.uid(), 'read', 'people', 'list' where not exists (
    select from private.audit where entity = 'people' and entity_id = 'list' and actor = auth.uid()
      and at > private.clock() - interval '1 hour');
  if wanted is null then
    ids := array(
      select person from private.people
      where roles <> '{}' and (after is null or (name, person) > (after ->> 'name', (after ->> 'id')::uuid))
      order by name, person limit 26);
  else
    ids := array(
      select person from private.people
      where people.words @@ wanted and (after is null or (name, person) > (after ->> 'name', (after ->> 'id')::uuid))
      order by name, person limit 26);
  end if;
  return jsonb_build_object(
    'kind', 'found', 'more', cardinality(ids) > 25,
    'people', (
      select coalesce(jsonb_agg(private.person_as_read(id) order by place), '[]')
      from unnest(ids[:25]) with ordinality listed (id, place)));
end $$;

/*
 * Gives or takes a role. A repeat changes nothing. A role goes only to an account whose address is confirmed: else a stranger's, or a
 * mistyped one, would get the rights. Answers { kind: 'changed', person } or
 * { kind: 'refused', reason: 'not-manager' | 'unknown-role' | 'nobody' | 'unconfirmed' | 'last-manager' }.
 */
create function public.change_role(person uuid, role text, given boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  metadata jsonb;
  is_confirmed boolean;
  present text[];
begin
  -- Visitors hold up no manager.
  if private.has_role('manager') then perform private.lock_managers(); end if;
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  if role is null or role not in ('organizer', 'staff', 'manager') or given is null then
    return private.refused('unknown-role');
  end if;
  select raw_app_meta_data, email_confirmed_at is not null into metadata, is_confirmed from auth.users where id = change_role.person for update;
  if not found then return private.refused('nobody'); end if;
  present := private.roles_in(metadata);
  if given = (change_role.role = any(present)) then
    return jsonb_build_object('kind', 'changed', 'person', private.person_as_read(change_role.person));
  end if;
  if given and not is_confirmed then return private.refused('unconfirmed'); end if;
  if not given and change_role.role = 'manager' and private.is_last_manager(change_role.person) then
    return private.refused('last-manager');
  end if;
  present := case when given then present || change_role.role else array_remove(present, change_role.role) end;
  -- Pages of earlier releases read `role`.
  update auth.users set raw_app_meta_data = (coalesce(metadata, '{}') - 'role') || jsonb_build_object('roles', present)
    || case when 'organizer' = any(present) then '{"role": "organizer"}'::jsonb
         when 'staff' = any(present) then '{"role": "staff"}' else '{}' end
  where id = change_role.person;
  return jsonb_build_object('kind', 'changed', 'person', private.person_as_read(change_role.person));
end $$;

/*
 * Changes licence and subscription: { licenseNumber, subscription: { plan, from, until } }, each text empty for none. A licence
 * number has capital letters, digits and hyphens, as « FJF-59121-0003 ». A subscription has its first and its last day. `known` is
 * what the manager has read. Answers { kind: 'changed', person }, { kind: 'conflict', person } if it has changed since, or
 * { kind: 'refused', reason: 'not-manager' | 'licence' | 'malformed' | 'no-plan' | 'no-days' | 'ends-before-it-begins' | 'nobody' }.
 */
create function public.change_membership(person uuid, known jsonb, wanted jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  metadata jsonb;
  before jsonb;
  term jsonb := private.subscription_in(wanted);
  licence text := upper(private.clean_name(coalesce(wanted ->> 'licenseNumber', '')));
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  if char_length(licence) > 20 or licence !~ '^([A-Z0-9]+(-[A-Z0-9]+)*)?$' then return private.refused('licence'); end if;
  if char_length(term ->> 'plan') > 80
    or term ->> 'from' <> '' and private.day_in(term -> 'from') is null
    or term ->> 'until' <> '' and private.day_in(term -> 'until') is null
  then return private.refused('malformed'); end if;
  term := term || jsonb_build_object('plan', private.clean_name(term ->> 'plan'));
  if term ->> 'plan' = '' and (term ->> 'from' <> '' or term ->> 'until' <> '') then return private.refused('no-plan'); end if;
  if term ->> 'plan' <> '' and (term ->> 'from' = '' or term ->> 'until' = '') then return private.refused('no-days'); end if;
  if term ->> 'from' <> '' and term ->> 'until' <> '' and term ->> 'until' < term ->> 'from' then
    return private.refused('ends-before-it-begins');
  end if;
  select raw_app_meta_data into metadata from auth.users where id = change_membership.person for update;
  if not found then return private.refused('nobody'); end if;
  before := jsonb_build_object(
    'licenseNumber', coalesce(metadata ->> 'licenseNumber', ''), 'subscription', private.subscription_in(metadata));
  if before is distinct from change_membership.known then
    return jsonb_build_object('kind', 'conflict', 'person', private.person_as_read(change_membership.person));
  end if;
  if before <> jsonb_build_object('licenseNumber', licence, 'subscription', term) then
    update auth.users set raw_app_meta_data = (coalesce(metadata, '{}') - 'licenseNumber' - 'subscription')
      || case when licence <> '' then jsonb_build_object('licenseNumber', licence) else '{}' end
      || case when term ->> 'plan' <> '' then jsonb_build_object('subscription', (
           select jsonb_object_agg(key, value) from jsonb_each(term) where value <> '""')) else '{}' end
    where id = change_membership.person;
    insert into private.audit (at, actor, action, entity, entity_id, details)
    values (private.clock(), auth.uid(), 'update', 'memberships', change_membership.person::text, private.changed_fields(
      before, jsonb_build_object('licenseNumber', licence, 'subscription', term)));
  end if;
  return jsonb_build_object('kind', 'changed', 'person', private.person_as_read(change_membership.person));
end $$;

create function private.name_of(member uuid) returns text
language sql stable security definer set search_path = ''
as $$ select coalesce((select details ->> 'name' from private.profiles where person = member), '') $$;

-- The name of an account of the staff; their address where they have none, and nothing where the visitor did it themselves.
create function private.staff_name(account uuid) returns text
language plpgsql stable set search_path = ''
as $$
begin
  if account is null then return ''; end if;
  return coalesce((select coalesce(nullif(name, ''), email) from private.people where person = account), '');
end $$;

-- Whom or what a row of the audit is about, as it is today: { name, email } of an account, { name, reference, day, hour } of a
-- reservation (also of the booking of a guest whose block it is), { name, day } of a closure, { name } of others. It is null where
-- that is gone, and where a row is about no single thing.
create function private.audit_subject(entity text, subject_id text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if entity in ('tournaments', 'scorers', 'match_events') then
    return (select jsonb_build_object('name', tournaments.name) from public.tournaments where tournaments.id = subject_id);
  end if;
  if subject_id like 'guest %' then return private.audit_subject('reservations', substr(subject_id, 7)); end if;
  -- A guest without a booking has no id, and that of a network is a hash.
  if subject_id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return null; end if;
  if entity in ('roles', 'memberships', 'accounts', 'blocks', 'suspensions') then
    return (
      select jsonb_build_object('name', people.name, 'email', people.email) from private.people
      where person = subject_id::uuid);
  elsif entity in ('reservations', 'outgoing_mail') then
    return (
      select jsonb_build_object('name', coalesce(name, ''), 'reference', coalesce(reference, ''), 'day', day, 'hour', hour)
      from private.reservations where id = case entity
        when 'reservations' then subject_id::uuid
        else (select reservation from private.outgoing_mail mail where mail.id = subject_id::uuid) end);
  elsif entity = 'closures' then
    return (select jsonb_build_object('name', sentence, 'day', first_day) from private.closures where id = subject_id::uuid);
  elsif entity = 'series_requests' then
    return (select jsonb_build_object('name', name) from private.series_requests where id = subject_id::uuid);
  end if;
  return null;
end $$;

-- What the audit says of a booking: its place, and whether it is cancelled. It names no person.
create function private.place_in_audit(reservation jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'place', jsonb_build_object('day', reservation -> 'day', 'hour', reservation -> 'hour', 'court', reservation -> 'court'),
    'cancelled', reservation ->> 'cancelled_at' is not null)
$$;

-- Once an hour for each person and subject, however often the page asks.
create function private.audit_reading(subject text, subject_id text) returns void
language sql volatile set search_path = ''
as $$
  insert into private.audit (at, actor, action, entity, entity_id)
  select private.clock(), auth.uid(), 'read', subject, subject_id where not exists (
    select from private.audit
    where entity = subject and entity_id = subject_id and actor = auth.uid() and at > private.clock() - interval '1 hour')
$$;

create function public.read_audit(
  before bigint default null, everything boolean default false, entities text[] default null, at_most int default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  listed jsonb;
  size int := least(greatest(at_most, 1), 1000);
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', shown.id, 'at', at, 'action', action, 'entity', entity, 'entityId', entity_id, 'details', details,
    'actor', case when actor is not null then jsonb_build_object('id', actor, 'name', coalesce(acting.name, ''), 'email', coalesce(acting.email, '')) end,
    -- Pages of before this migration read an address of each.
    'subject', '{"email": ""}'::jsonb || private.audit_subject(entity, entity_id))
    order by shown.id desc), '[]')
  into listed
  from (
    select * from private.audit
    where (read_audit.before is null or id < read_audit.before)
      and (entity = any(read_audit.entities) or read_audit.entities is null
        and (everything or action <> 'read' and entity not in ('reservations', 'tournaments', 'scorers', 'match_events')))
    order by id desc limit size + 1
  ) shown
    left join private.people acting on acting.person = actor;
  return jsonb_build_object('kind', 'listed', 'more', jsonb_array_length(listed) > size, 'rows', listed - size);
end $$;

create trigger manager_kept before update of raw_app_meta_data or delete on auth.users
for each row execute function private.keep_a_manager();

create trigger person_kept after insert or update of email, raw_app_meta_data on auth.users
for each row execute function private.keep_person();

create trigger person_name_kept after insert or update of details on private.profiles
for each row execute function private.keep_person_name();
