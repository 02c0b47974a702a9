-- What a manager's changes answer to a malformed argument, and to an account without metadata.

/*
 * Accounts whose name or e-mail has words that begin so, 25 at a time in the order of names; without words those that have a role.
 * `after` is the last of the page before, { name, id }. Answers { kind: 'found', people, more } or
 * { kind: 'refused', reason: 'not-manager' | 'malformed' }. The audit says who looked for accounts: one row for each hour.
 */
create or replace function public.find_people(words text, after jsonb default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted tsquery;
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
 * Changes licence and subscription: { licenseNumber, subscription: { plan, from, until } }, each text empty for none. A licence
 * number has capital letters, digits and hyphens, as « FJF-59121-0003 ». A subscription has its first and its last day. `known` is
 * what the manager has read. Answers { kind: 'changed', person }, { kind: 'conflict', person } if it has changed since, or
 * { kind: 'refused', reason: 'not-manager' | 'licence' | 'malformed' | 'no-plan' | 'no-days' | 'ends-before-it-begins' | 'nobody' }.
 */
create or replace function public.change_membership(person uuid, known jsonb, wanted jsonb) returns jsonb
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
