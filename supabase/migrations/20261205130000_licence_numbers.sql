-- As before. A licence number is of capital letters, digits and hyphens, as « FJF-59121-0003 »: { kind: 'refused', reason: 'licence' }.
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
