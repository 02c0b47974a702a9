-- The manager's list of accounts, their roles, and the audit that the manager reads. At least one manager stays, by whatever way the
-- others go.

create function private.words_in(text) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(distinct word), '{}')
  from regexp_split_to_table(
    translate(lower($1), 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿÀÂÄÁÃÅÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝ',
      'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'),
    '[][\s@.,;:!?''"’()/\\+&|*<>_-]+') word
  where word <> ''
$$;

-- A copy of what the manager searches accounts by; triggers keep it, because the tables of the authentication take no index of ours.
create table private.people (
  person uuid primary key references auth.users on delete cascade,
  email text not null,
  name text not null,
  roles text[] not null,
  words tsvector not null generated always as (array_to_tsvector(private.words_in(name || ' ' || email))) stored
);
alter table private.people enable row level security;
create index people_by_word on private.people using gin (words);
create index people_by_name on private.people (name, person);
create index people_with_roles on private.people (name, person) where roles <> '{}';

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
create trigger manager_kept before update of raw_app_meta_data or delete on auth.users
for each row execute function private.keep_a_manager();

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
create trigger person_kept after insert or update of email, raw_app_meta_data on auth.users
for each row execute function private.keep_person();

create function private.keep_person_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.people set name = coalesce(new.details ->> 'name', '')
  where person = new.person and name is distinct from coalesce(new.details ->> 'name', '');
  return null;
end $$;
create trigger person_name_kept after insert or update of details on private.profiles
for each row execute function private.keep_person_name();

insert into private.people (person, email, name, roles)
select id, coalesce(email, ''), coalesce(details ->> 'name', ''), private.roles_in(raw_app_meta_data)
from auth.users left join private.profiles on person = id;

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
 * { kind: 'refused', reason: 'not-manager' }. The audit says who looked for accounts: one row for each hour.
 */
create function public.find_people(words text, after jsonb default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted tsquery;
  ids uuid[];
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  insert into private.audit (at, actor, action, entity, entity_id)
  select private.clock(), auth.uid(), 'read', 'people', 'list' where not exists (
    select from private.audit where entity = 'people' and entity_id = 'list' and actor = auth.uid()
      and at > private.clock() - interval '1 hour');
  select string_agg('''' || word || ''':*', ' & ')::tsquery into wanted
  from unnest(private.words_in(left(find_people.words, 200))) word;
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
 * Gives or takes a role. A repeat changes nothing. Answers { kind: 'changed', person } or
 * { kind: 'refused', reason: 'not-manager' | 'unknown-role' | 'nobody' | 'last-manager' }.
 */
create function public.change_role(person uuid, role text, given boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  metadata jsonb;
  present text[];
begin
  perform private.lock_managers();
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  if role is null or role not in ('organizer', 'staff', 'manager') or given is null then
    return private.refused('unknown-role');
  end if;
  select raw_app_meta_data into metadata from auth.users where id = change_role.person for update;
  if not found then return private.refused('nobody'); end if;
  present := private.roles_in(metadata);
  if given = (change_role.role = any(present)) then
    return jsonb_build_object('kind', 'changed', 'person', private.person_as_read(change_role.person));
  end if;
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
 * Changes licence and subscription: { licenseNumber, subscription: { plan, from, until } }, each text empty for none. `known` is what the
 * manager has read. Answers { kind: 'changed', person }, { kind: 'conflict', person } if it has changed since, or
 * { kind: 'refused', reason: 'not-manager' | 'nobody' | 'malformed' | 'no-plan' | 'ends-before-it-begins' }.
 */
create function public.change_membership(person uuid, known jsonb, wanted jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  metadata jsonb;
  before jsonb;
  term jsonb := private.subscription_in(wanted);
  licence text := private.clean_name(coalesce(wanted ->> 'licenseNumber', ''));
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  if char_length(licence) > 40 or char_length(term ->> 'plan') > 80
    or term ->> 'from' <> '' and private.day_in(term -> 'from') is null
    or term ->> 'until' <> '' and private.day_in(term -> 'until') is null
  then return private.refused('malformed'); end if;
  term := term || jsonb_build_object('plan', private.clean_name(term ->> 'plan'));
  if term ->> 'plan' = '' and (term ->> 'from' <> '' or term ->> 'until' <> '') then return private.refused('no-plan'); end if;
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
    update auth.users set raw_app_meta_data = (metadata - 'licenseNumber' - 'subscription')
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

/*
 * The audit, newest first, fifty rows before the row `before`; `everything` also has what visitors did to reservations and organisers to
 * tournaments. Answers { kind: 'listed', rows, more } or { kind: 'refused', reason: 'not-manager' }. Names are those of the accounts
 * today: a deleted account has none.
 */
create function public.read_audit(before bigint default null, everything boolean default false) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  listed jsonb;
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', shown.id, 'at', at, 'action', action, 'entity', entity, 'entityId', entity_id, 'details', details,
    'actor', case when actor is not null then jsonb_build_object('id', actor, 'name', coalesce(acting.name, ''), 'email', coalesce(acting.email, '')) end,
    'subject', case when subject.person is not null then jsonb_build_object('name', subject.name, 'email', subject.email) end)
    order by shown.id desc), '[]')
  into listed
  from (
    select * from private.audit
    where (read_audit.before is null or id < read_audit.before)
      and (everything or entity in ('centres', 'roles', 'memberships', 'blocks', 'accounts', 'people', 'reservations_of_day'))
    order by id desc limit 51
  ) shown
    left join private.people acting on acting.person = actor
    left join private.people subject
      on entity in ('roles', 'memberships', 'accounts', 'blocks') and subject.person::text = entity_id;
  return jsonb_build_object('kind', 'listed', 'more', jsonb_array_length(listed) > 50, 'rows', listed - 50);
end $$;

-- As before. Answers { kind: 'last-manager' } besides: another account has to become a manager first.
create or replace function public.delete_account(password text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
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

grant execute on function
  public.find_people(text, jsonb), public.change_role(uuid, text, boolean), public.change_membership(uuid, jsonb, jsonb),
  public.read_audit(bigint, boolean)
to anon, authenticated;
