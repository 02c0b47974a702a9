-- As before; the audit has no row of a save that changed nothing.
create or replace function public.save_centre(centre text, revision int, settings jsonb, accepted int default 0) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  place private.centres;
  faults jsonb;
  before jsonb;
  outside_before uuid[];
  outside uuid[];
  answer jsonb;
  changes jsonb;
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  perform private.refuse_larger(save_centre.settings, 64 * 1024);
  select * into place from private.centres where id = save_centre.centre for update;
  if not found then return private.refused('unknown-centre'); end if;
  before := private.managed_settings(place.id);
  if place.revision is distinct from save_centre.revision then
    return jsonb_build_object('kind', 'conflict', 'settings', before);
  end if;
  faults := private.settings_faults(save_centre.settings, private.centre_day(place.id));
  if faults <> '[]' then return jsonb_build_object('kind', 'invalid', 'faults', faults); end if;

  outside_before := array(select id from private.outside(place.id));
  begin
    perform private.write_settings(place.id, save_centre.settings);
    outside := array(select id from private.outside(place.id) where not id = any(outside_before));
    if cardinality(outside) > coalesce(save_centre.accepted, 0) then
      answer := jsonb_build_object(
        'kind', 'outside', 'count', cardinality(outside), 'reservations', private.listed_outside(outside));
      raise exception using errcode = 'JB001';
    end if;
  exception when sqlstate 'JB001' then
    return answer;
  end;
  changes := private.changed_fields(before, private.managed_settings(place.id));
  if changes <> '{}' then
    insert into private.audit (at, actor, action, entity, entity_id, details)
    values (private.clock(), auth.uid(), 'update', 'centres', place.id, changes);
  end if;
  return jsonb_build_object('kind', 'saved', 'settings', private.managed_settings(place.id));
end $$;

-- As before. Refuses a subscription without its first or last day: { kind: 'refused', reason: 'no-days' }.
create or replace function public.change_membership(person uuid, known jsonb, wanted jsonb) returns jsonb
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
