-- A manager accepts the games that they have seen outside the new settings. Their number let another game in that was booked while
-- one of them was cancelled.

-- As before, with the ids of all games outside; `seen` has those that the manager accepts.
create function public.save_centre(centre text, revision int, settings jsonb, seen uuid[]) returns jsonb
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
    if not outside <@ coalesce(save_centre.seen, '{}') then
      answer := jsonb_build_object(
        'kind', 'outside', 'count', cardinality(outside), 'ids', to_jsonb(outside),
        'reservations', private.listed_outside(outside));
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

-- For pages of earlier releases, which accept a number of games.
create or replace function public.save_centre(centre text, revision int, settings jsonb, accepted int default 0) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  answer jsonb := public.save_centre(centre, revision, settings, '{}'::uuid[]);
begin
  if answer ->> 'kind' = 'outside' and (answer ->> 'count')::int <= accepted then
    return public.save_centre(centre, revision, settings, array(select jsonb_array_elements_text(answer -> 'ids')::uuid));
  end if;
  return answer;
end $$;

revoke execute on function public.save_centre(text, int, jsonb, uuid[]) from public;
grant execute on function public.save_centre(text, int, jsonb, uuid[]), public.save_centre(text, int, jsonb, int) to anon, authenticated;
