-- A closure of hours that are all closed would have none: the desk reads which closure has them. Of others it takes the rest.

-- The hours of a closure that no other closure has.
create function private.open_cells(wanted private.closures) returns int
language sql stable set search_path = ''
as $$
  select count(*)::int from private.closed_cells(wanted) cell
  where not exists (
    select from private.reservations
    where reservations.centre = wanted.centre and reservations.day = cell.day and reservations.hour = cell.hour
      and reservations.court = cell.court and cancelled_at is null and closure is not null and closure is distinct from wanted.id)
$$;

-- The refusal of a closure without an hour of its own, with the closure that has most of them; null for another one.
create function private.closed_already(wanted private.closures) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if private.open_cells(wanted) > 0 then return null; end if;
  return private.refused('closed-already') || jsonb_build_object('closure', (
    select private.as_closure(closures)
    from private.closures join private.reservations on reservations.closure = closures.id
      join private.closed_cells(wanted) cell using (day, hour, court)
    where closures.centre = wanted.centre and cancelled_at is null
    group by closures.id order by count(*) desc, closures.created_at limit 1));
end $$;

-- As before, without hours that are closed already.
create or replace function private.previewed(wanted private.closures) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'kind', 'preview', 'hours', private.open_cells(wanted), 'bookings', private.with_suggestions(wanted));
end $$;

-- As before, and { kind: 'refused', reason: 'closed-already', closure }.
create or replace function public.closure_preview(
  centre text, courts int[], first_day date, first_hour int, last_day date, last_hour int
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted private.closures;
  fault text;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  wanted := private.a_closure(null, closure_preview.centre, closure_preview.courts,
    closure_preview.first_day, closure_preview.first_hour, closure_preview.last_day, closure_preview.last_hour);
  perform private.release_unconfirmed(closure_preview.centre);
  fault := private.closure_fault(wanted);
  if fault is not null then return private.refused(fault); end if;
  return coalesce(private.closed_already(wanted), private.previewed(wanted));
end $$;

-- As before, and { kind: 'refused', reason: 'closed-already', closure }.
create or replace function public.close_courts(
  command uuid, centre text, courts int[], first_day date, first_hour int, last_day date, last_hour int,
  sentence text, decisions jsonb default '[]'
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  given jsonb := jsonb_build_array(
    'close_courts', close_courts.centre, close_courts.courts, close_courts.first_day, close_courts.first_hour, close_courts.last_day,
    close_courts.last_hour, close_courts.sentence, close_courts.decisions);
  wanted private.closures;
  fault text;
  earlier jsonb;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if close_courts.command is null then return private.refused('malformed'); end if;
  perform private.refuse_larger(close_courts.decisions, 512 * 1024);
  perform private.lock_closures(close_courts.centre);
  earlier := private.known_answer(close_courts.command, given);
  if earlier is not null then return earlier; end if;
  wanted := private.a_closure(close_courts.command, close_courts.centre, close_courts.courts,
    close_courts.first_day, close_courts.first_hour, close_courts.last_day, close_courts.last_hour);
  wanted.sentence := private.clean_name(close_courts.sentence);
  if coalesce(char_length(wanted.sentence), 0) not between 1 and 120 then return private.refused('sentence'); end if;
  perform private.release_unconfirmed(close_courts.centre);
  fault := private.closure_fault(wanted);
  if fault is not null then return private.refused(fault); end if;
  return coalesce(
    private.closed_already(wanted), private.closed_by(close_courts.command, given, wanted, close_courts.decisions, true));
end $$;

revoke execute on function private.open_cells(private.closures), private.closed_already(private.closures)
from public, anon, authenticated;
grant execute on function
  public.closure_preview(text, int[], date, int, date, int),
  public.close_courts(uuid, text, int[], date, int, date, int, text, jsonb)
to anon, authenticated;
