-- As before, with the hours that another closure or tournament has already (`closed`): who plans a day reads of them, as of bookings.
create or replace function private.as_taken(wanted private.closures) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'day', wanted.first_day, 'firstHour', wanted.first_hour, 'lastHour', wanted.last_hour,
    'courts', coalesce(to_jsonb(wanted.courts), (
      select jsonb_agg(number order by number) from private.courts where courts.centre = wanted.centre and in_service)),
    'closed', (
      select coalesce(jsonb_agg(jsonb_build_object('hour', cell.hour, 'court', cell.court) order by cell.hour, cell.court), '[]')
      from private.closed_cells(wanted) cell
        join private.reservations using (day, hour, court)
      where reservations.centre = wanted.centre and cancelled_at is null and closure <> wanted.id),
    'inTheWay', (
      select coalesce(jsonb_agg(jsonb_build_object('hour', hour, 'court', court) order by hour, court), '[]')
      from private.in_the_way(wanted)));
end $$;
