-- The audit says what happened to a booking, and which courts were closed when and why. It names no person.

create function private.place_in_audit(reservation jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'place', jsonb_build_object('day', reservation -> 'day', 'hour', reservation -> 'hour', 'court', reservation -> 'court'),
    'cancelled', reservation ->> 'cancelled_at' is not null)
$$;

-- As before, with details: { place, cancelled } of a booking that changed, each with both values, and { closure } of closed courts.
create or replace function private.write_audit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  details jsonb;
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - 'changed_at' = changed - 'changed_at' then return null; end if;
  if tg_table_name = 'reservations' and tg_op = 'UPDATE' then
    details := nullif(private.changed_fields(private.place_in_audit(to_jsonb(old)), private.place_in_audit(changed)), '{}');
  elsif tg_table_name = 'closures' then
    details := jsonb_build_object('closure', (
      select jsonb_object_agg(key, value) from jsonb_each(changed)
      where key in ('courts', 'first_day', 'first_hour', 'last_day', 'last_hour', 'sentence')));
  end if;
  insert into private.audit (at, actor, action, entity, entity_id, details)
  values (
    private.clock(), auth.uid(), lower(tg_op), tg_table_name, coalesce(changed ->> 'id', changed ->> 'tournament'), details);
  return null;
end $$;

-- As before, and the booking of a guest whose block it is.
create or replace function private.audit_subject(entity text, subject_id text) returns jsonb
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

revoke execute on function private.place_in_audit(jsonb) from public, anon, authenticated;
