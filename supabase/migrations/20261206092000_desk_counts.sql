-- What waits for the desk, for its tabs: { kind: 'counted', requests, waiting } or { kind: 'refused', reason: 'not-staff' }. `requests` are
-- weekly ones without an answer, `waiting` the people in a line who may still be offered a court. It names no person, so the audit has
-- no row of it.
create function public.desk_counts(centre text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  return jsonb_build_object(
    'kind', 'counted',
    'requests', (
      select count(*) from private.series_requests
      where series_requests.centre = desk_counts.centre and answered_at is null),
    'waiting', (
      select count(*) from private.waiting
      where waiting.centre = desk_counts.centre and offered_at is null
        and private.beginning(waiting.centre, day, hour) > private.clock() + interval '20 minutes'));
end $$;

revoke execute on function public.desk_counts(text) from public, anon, authenticated;
grant execute on function public.desk_counts(text) to anon, authenticated;
