-- Closed courts: the desk closes them and decides about bookings in the way; organisers take courts for their tournaments.
set check_function_bodies = off;

-- The hours of the closure that the settings offer and that have not begun.
create function private.closed_cells(wanted private.closures) returns table (day date, hour smallint, court smallint)
language plpgsql stable set search_path = ''
as $$
begin
  return query
  select days.day, hours.hour::smallint, courts.number
  from (
    select wanted.first_day + ahead as day, private.hours_of(wanted.centre, wanted.first_day + ahead) as open
    from generate_series(0, wanted.last_day - wanted.first_day) ahead
  ) days
    cross join lateral generate_series(lower(open), upper(open) - 1) hours (hour)
    join private.courts on courts.centre = wanted.centre and in_service
      and (wanted.courts is null or courts.number = any(wanted.courts))
  where (days.day, hours.hour) >= (wanted.first_day, wanted.first_hour::int)
    and (days.day, hours.hour) <= (wanted.last_day, wanted.last_hour::int)
    and private.beginning(wanted.centre, days.day, hours.hour) > private.clock();
end $$;

-- How many hours of a closure no other closure has. Without one, the desk reads which closure has them (private.closed_already). Of
-- others the closure takes the rest.
create function private.open_cells(wanted private.closures) returns int
language sql stable set search_path = ''
as $$
  select count(*)::int from private.closed_cells(wanted) cell
  where not exists (
    select from private.reservations
    where reservations.centre = wanted.centre and reservations.day = cell.day and reservations.hour = cell.hour
      and reservations.court = cell.court and cancelled_at is null and closure is not null and closure is distinct from wanted.id)
$$;

-- The bookings of these hours.
create function private.in_the_way(wanted private.closures) returns setof private.reservations
language plpgsql stable set search_path = ''
as $$
begin
  return query
  select reservations.* from private.closed_cells(wanted) cell
    join private.reservations on reservations.centre = wanted.centre
      and reservations.day = cell.day and reservations.hour = cell.hour and reservations.court = cell.court
  where cancelled_at is null and reservations.closure is null
  order by cell.day, cell.hour, cell.court;
end $$;

-- Takes those of these hours that are free, in one order for all, and answers how many.
create function private.lay(wanted private.closures) returns int
language plpgsql volatile set search_path = ''
as $$
declare
  laid int;
begin
  -- No secret has an empty hash: no key opens such a row.
  insert into private.reservations (id, centre, court, day, hour, players, plan, service, secret_hash, created_at, closure)
  select gen_random_uuid(), wanted.centre, cell.court, cell.day, cell.hour, 0, '', '', ''::bytea, private.clock(), wanted.id
  from private.closed_cells(wanted) cell order by cell.day, cell.hour, cell.court
  on conflict (centre, day, hour, court) where cancelled_at is null do nothing;
  get diagnostics laid = row_count;
  return laid;
end $$;

-- Lays what is missing of all closures that are not over, and takes away what the settings have no room for.
create function private.lay_closures(wanted_centre text) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  each private.closures;
begin
  delete from private.reservations using private.courts
  where courts.centre = reservations.centre and courts.number = reservations.court
    and reservations.closure is not null and reservations.centre = wanted_centre
    and reservations.day >= private.centre_day(wanted_centre)
    and private.beginning(wanted_centre, reservations.day, reservations.hour) > private.clock()
    and (not in_service or not reservations.hour::int <@ private.hours_of(wanted_centre, reservations.day));
  for each in
    select * from private.closures
    where closures.centre = wanted_centre and last_day >= private.centre_day(wanted_centre) order by created_at, id
  loop
    perform private.lay(each);
  end loop;
end $$;

-- Settings are written in several tables: the trigger waits until all are.
create function private.follow_settings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lay_closures(new.id);
  return null;
end $$;

-- Removes the coming hours of a closure. What has passed stays closed in the figures.
create function private.reopen(wanted private.closures) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  last private.reservations;
begin
  delete from private.reservations
  where reservations.closure = wanted.id
    and private.beginning(reservations.centre, reservations.day, reservations.hour) > private.clock();
  select * into last from private.reservations where reservations.closure = wanted.id
  order by reservations.day desc, reservations.hour desc limit 1;
  if found then
    update private.closures set last_day = last.day, last_hour = last.hour where id = wanted.id;
    perform private.lay_closures(wanted.centre);
  else
    delete from private.closures where id = wanted.id;
  end if;
end $$;

-- Others take what they shared with it, also when its tournament was removed.
create function private.follow_reopening() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lay_closures(old.centre);
  return null;
end $$;

/*
 * The bookings in the way: [{ …as_read, phone, sequence, series, suggestions: [{ day, hour, court }] }]. Up to three free hours are
 * suggested for each, at most 30 days before or after the closure, the nearest first. That is the same hour on another court if there
 * is one. No court is suggested twice, and each booking has its nearest hour before any has a second one. The free hours are read
 * once: a summer's closure of the whole centre, with up to 2,000 bookings in the way, has the time of one request.
 */
create function private.suggested(wanted private.closures) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  bookings private.reservations[];
  -- The free hours around the closure in their order: how far from the first day, and the courts that are left of each.
  hours_at int[];
  courts_left jsonb[];
  -- For each booking how far it is, and the first of these hours that is not before it.
  own_at int[];
  starts int[];
  after_it int;
  before_it int;
  chosen int;
  first_chosen int[];
  suggestions jsonb[];
  found_ones jsonb;
  most int;
begin
  bookings := array(select booking from private.in_the_way(wanted) booking order by booking.day, booking.hour, booking.court);
  if cardinality(bookings) = 0 then return '[]'; end if;
  select array_agg((free.day - wanted.first_day) * 24 + free.hour order by free.day, free.hour),
    array_agg(free.courts order by free.day, free.hour)
  into hours_at, courts_left
  from (
    select days.day, hours.hour, jsonb_agg(courts.number order by courts.number) as courts
    from (
      select ahead::date as day, private.hours_of(wanted.centre, ahead::date) as open
      from generate_series(greatest(wanted.first_day - 30, private.centre_day(wanted.centre)), wanted.last_day + 30, interval '1 day') ahead
    ) days cross join lateral generate_series(lower(open), upper(open) - 1) hours (hour)
      join private.courts on courts.centre = wanted.centre and in_service
    where private.beginning(wanted.centre, days.day, hours.hour) > private.clock()
      and not ((wanted.courts is null or courts.number = any(wanted.courts))
        and (days.day, hours.hour) >= (wanted.first_day, wanted.first_hour::int)
        and (days.day, hours.hour) <= (wanted.last_day, wanted.last_hour::int))
      and not exists (
        select from private.reservations
        where reservations.centre = wanted.centre and reservations.day = days.day and reservations.hour = hours.hour
          and reservations.court = courts.number and cancelled_at is null)
    group by days.day, hours.hour
  ) free;
  hours_at := coalesce(hours_at, '{}');
  after_it := 1;
  for place in 1 .. cardinality(bookings) loop
    own_at[place] := (bookings[place].day - wanted.first_day) * 24 + bookings[place].hour;
    while after_it <= cardinality(hours_at) and hours_at[after_it] < own_at[place] loop after_it := after_it + 1; end loop;
    starts[place] := after_it;
    suggestions[place] := '[]';
  end loop;

  foreach most in array array[1, 2] loop
    for place in 1 .. cardinality(bookings) loop
      after_it := starts[place];
      before_it := after_it - 1;
      found_ones := '[]';
      while jsonb_array_length(found_ones) < most loop
        -- One court of an hour is as good as another, so an hour is suggested once.
        while after_it <= cardinality(hours_at) and (courts_left[after_it] = '[]' or after_it = first_chosen[place]) loop
          after_it := after_it + 1;
        end loop;
        while before_it >= 1 and (courts_left[before_it] = '[]' or before_it = first_chosen[place]) loop
          before_it := before_it - 1;
        end loop;
        if after_it <= cardinality(hours_at)
          and (before_it < 1 or hours_at[after_it] - own_at[place] <= own_at[place] - hours_at[before_it]) then
          chosen := after_it;
          after_it := after_it + 1;
        elsif before_it >= 1 then
          chosen := before_it;
          before_it := before_it - 1;
        else
          exit;
        end if;
        found_ones := found_ones || jsonb_build_object(
          'day', wanted.first_day + floor(hours_at[chosen] / 24.0)::int, 'hour', mod(mod(hours_at[chosen], 24) + 24, 24),
          'court', courts_left[chosen] -> 0);
        courts_left[chosen] := courts_left[chosen] - 0;
        if most = 1 then first_chosen[place] := chosen; end if;
      end loop;
      suggestions[place] := suggestions[place] || found_ones;
    end loop;
  end loop;
  return (
    select jsonb_agg(private.as_read(bookings[place]) || jsonb_build_object(
      'phone', bookings[place].phone, 'sequence', bookings[place].sequence, 'series', bookings[place].series,
      'suggestions', suggestions[place]) order by place)
    from generate_series(1, cardinality(bookings)) place);
end $$;

create function private.with_suggestions(wanted private.closures) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  found_ones jsonb := private.suggested(wanted);
begin
  if found_ones <> '[]' then
    perform private.audit_reading(
      'reservations_of_day', concat_ws(' ', wanted.centre, wanted.first_day, nullif(wanted.last_day, wanted.first_day)));
  end if;
  return found_ones;
end $$;

/*
 * What is wrong with a closure, or null: 'unknown-centre' | 'malformed' (also a day without an end) | 'unknown-court' | 'backwards'
 * | 'too-long' (92 days are the most) | 'too-far' (a year ahead) | 'past' | 'no-hour' (the centre is closed anyway) | 'too-many' (more
 * than 2,000 bookings in the way).
 */
create function private.closure_fault(wanted private.closures) returns text
language plpgsql stable set search_path = ''
as $$
declare
  today date := private.centre_day(wanted.centre);
begin
  if today is null then return 'unknown-centre'; end if;
  if isfinite(wanted.first_day) is not true or isfinite(wanted.last_day) is not true
    or coalesce(wanted.first_hour, -1) not between 0 and 23 or coalesce(wanted.last_hour, -1) not between 0 and 23
    or coalesce(cardinality(wanted.courts), 1) not between 1 and 30 or array_position(wanted.courts, null) is not null
  then return 'malformed'; end if;
  if exists (
    select from unnest(wanted.courts) named (number)
    where not exists (select from private.courts where courts.centre = wanted.centre and courts.number = named.number))
  then return 'unknown-court'; end if;
  if (wanted.first_day, wanted.first_hour) > (wanted.last_day, wanted.last_hour) then return 'backwards'; end if;
  if wanted.last_day - wanted.first_day >= 92 then return 'too-long'; end if;
  if wanted.last_day > today + 366 then return 'too-far'; end if;
  if private.beginning(wanted.centre, wanted.last_day, wanted.last_hour) <= private.clock() then return 'past'; end if;
  if not exists (select from private.closed_cells(wanted)) then return 'no-hour'; end if;
  if (select count(*) from private.in_the_way(wanted)) > 2000 then return 'too-many'; end if;
  return null;
end $$;

-- What a closure would meet: { kind: 'preview', hours, bookings: [private.suggested] }. `hours` leaves out those that are closed
-- already.
create function private.previewed(wanted private.closures) returns jsonb
language plpgsql volatile set search_path = ''
as $$
begin
  return jsonb_build_object(
    'kind', 'preview', 'hours', private.open_cells(wanted), 'bookings', private.with_suggestions(wanted));
end $$;

/*
 * Moves or cancels the bookings in the way as decided, and takes the hours. Null, or why all has to be undone:
 *   'undecided': a booking has no decision or has changed since, or a decision is about one that is no longer in the way. Another
 *     person has moved or cancelled that one, and the desk would believe its own decision executed.
 *   'taken': a decision's court is not free, not in service or closed by this closure.
 */
create function private.clear_way(wanted private.closures, decisions jsonb) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  booking private.reservations;
  by_booking jsonb;
  decision jsonb;
begin
  perform private.release_unconfirmed(wanted.centre);
  -- A visitor who is changing one is waited for, before any hour is held.
  perform from private.reservations where id in (select id from private.in_the_way(wanted)) order by id for update;
  select jsonb_object_agg(value ->> 'id', value) into by_booking
  from jsonb_array_elements(private.elements_of(decisions, 2000)) where value ->> 'id' is not null;
  if exists (
    select from jsonb_object_keys(by_booking) decided
    where decided not in (select id::text from private.in_the_way(wanted)))
  then return 'undecided'; end if;
  for booking in select * from private.in_the_way(wanted) loop
    decision := by_booking -> booking.id::text;
    if decision -> 'sequence' is distinct from to_jsonb(booking.sequence) then return 'undecided'; end if;
    if decision ->> 'action' = 'cancel' then
      update private.reservations set cancelled_at = private.clock(), change_reason = wanted.sentence where id = booking.id;
    elsif decision ->> 'action' = 'move' then
      if not private.is_whole(decision -> 'hour', 0, 23) or not private.is_whole(decision -> 'court', 1, 99)
        or not private.can_be_target(
          wanted, private.day_in(decision -> 'day'), (decision ->> 'hour')::int, (decision ->> 'court')::int)
      then return 'taken'; end if;
      begin
        update private.reservations
        set day = private.day_in(decision -> 'day'), hour = (decision ->> 'hour')::int, court = (decision ->> 'court')::int,
          change_reason = wanted.sentence
        where id = booking.id;
      exception when unique_violation then
        return 'taken';
      end;
    else
      return 'undecided';
    end if;
  end loop;
  perform private.lay(wanted);
  -- A booking that came in between has its hour still.
  return case when exists (select from private.in_the_way(wanted)) then 'undecided' end;
end $$;

create function private.can_be_target(
  wanted private.closures, wanted_day date, wanted_hour int, wanted_court int
) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return wanted_hour <@ private.hours_of(wanted.centre, wanted_day)
    and private.beginning(wanted.centre, wanted_day, wanted_hour) > private.clock()
    and exists (select from private.courts where courts.centre = wanted.centre and number = wanted_court and in_service)
    -- An hour of the closure, without a list of all of them for each booking.
    and not ((wanted.courts is null or wanted_court = any(wanted.courts))
      and (wanted_day, wanted_hour) >= (wanted.first_day, wanted.first_hour::int)
      and (wanted_day, wanted_hour) <= (wanted.last_day, wanted.last_hour::int));
end $$;

-- One closure of a centre at a time, and none while its settings change.
create function private.lock_closures(wanted_centre text) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  perform from private.centres where id = wanted_centre for no key update;
end $$;

create function private.as_closure(wanted private.closures) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', wanted.id, 'courts', wanted.courts, 'sentence', wanted.sentence,
    'firstDay', wanted.first_day, 'firstHour', wanted.first_hour, 'lastDay', wanted.last_day, 'lastHour', wanted.last_hour,
    'tournament', (
      select jsonb_build_object('id', id, 'name', name) from public.tournaments where id = wanted.tournament),
    'author', coalesce((select name from private.people where person = wanted.created_by), ''),
    'inTheWay', (select count(*) from private.in_the_way(wanted)));
end $$;

-- The closures that are not over: { kind: 'listed', closures: [private.as_closure] } or { kind: 'refused', reason: 'not-staff' }.
create function public.desk_closures(centre text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  perform private.release_unconfirmed(desk_closures.centre);
  return jsonb_build_object('kind', 'listed', 'closures', (
    select coalesce(jsonb_agg(private.as_closure(closures) order by first_day, first_hour, created_at), '[]')
    from private.closures
    where closures.centre = desk_closures.centre and last_day >= private.centre_day(desk_closures.centre)
      and private.beginning(closures.centre, last_day, last_hour) + interval '1 hour' > private.clock()));
end $$;

/*
 * What a closure would meet, before anything is written: { kind: 'preview', hours, bookings: [private.suggested] } or
 * { kind: 'refused', reason: 'not-staff' | 'closed-already' | private.closure_fault }. 'closed-already' comes with `closure`, the one
 * that has these hours (private.closed_already). `courts` is null for all of them.
 */
create function public.closure_preview(
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

-- A closure that is not written yet, by the caller. An hour or a court out of range is null in it: private.closure_fault calls it
-- malformed.
create function private.a_closure(
  id uuid, centre text, courts int[], first_day date, first_hour int, last_day date, last_hour int
) returns private.closures
language plpgsql stable set search_path = ''
as $$
declare
  made private.closures;
begin
  made.id := a_closure.id;
  made.centre := a_closure.centre;
  made.courts := (
    select array_agg(distinct case when court between 1 and 99 then court::smallint end) from unnest(a_closure.courts) court);
  if a_closure.courts = '{}' then made.courts := '{}'; end if;
  made.first_day := a_closure.first_day;
  made.first_hour := case when a_closure.first_hour between 0 and 23 then a_closure.first_hour end;
  made.last_day := a_closure.last_day;
  made.last_hour := case when a_closure.last_hour between 0 and 23 then a_closure.last_hour end;
  made.created_by := auth.uid();
  made.created_at := private.clock();
  return made;
end $$;

create function private.closed_by(
  command uuid, asked jsonb, wanted private.closures, decisions jsonb, is_new boolean
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  problem text;
  counted jsonb;
begin
  perform set_config('desk.staff', auth.uid()::text, true);
  begin
    if is_new then insert into private.closures select wanted.*; end if;
    select jsonb_build_object(
      'moved', count(*) filter (where value ->> 'action' = 'move'),
      'cancelled', count(*) filter (where value ->> 'action' = 'cancel'))
    into counted
    from private.in_the_way(wanted) booking
      join jsonb_array_elements(private.elements_of(decisions, 2000)) on value ->> 'id' = booking.id::text;
    problem := private.clear_way(wanted, decisions);
    if problem is not null then raise exception using errcode = 'JB001'; end if;
  exception when sqlstate 'JB001' then
    return jsonb_build_object('kind', 'conflict', 'reason', problem, 'bookings', private.with_suggestions(wanted));
  end;
  counted := counted || jsonb_build_object(
    'kind', 'closed', 'id', wanted.id,
    'hours', (select count(*) from private.reservations where reservations.closure = wanted.id));
  return private.keep_answer(closed_by.command, asked, counted);
end $$;

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

/*
 * Closes courts. `decisions` says of each booking in the way what becomes of it: [{ id, sequence, action: 'move' | 'cancel', day,
 * hour, court }], with the sequence that the preview showed. Its visitor gets a mail with the sentence as the reason. A command that
 * is repeated with what it asked for gets its first answer again. All or nothing is done:
 *   { kind: 'closed', id, hours, moved, cancelled }
 *   { kind: 'conflict', reason: 'undecided' | 'taken', bookings }    nothing has changed; the present list of bookings in the way
 *   { kind: 'refused', reason: 'closed-already', closure }           private.closed_already
 *   { kind: 'refused', reason }                          'not-staff' | 'malformed' | 'reused' | 'sentence' | private.closure_fault
 */
create function public.close_courts(
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
  if exists (select from private.closures where id = close_courts.command) then return private.refused('malformed'); end if;
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

-- The bookings in the way of a closure that is there, as a tournament's: private.previewed, or
-- { kind: 'refused', reason: 'not-staff' | 'gone' }.
create function public.closure_bookings(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_one private.closures;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  select * into found_one from private.closures where closures.id = closure_bookings.id;
  if not found then return private.refused('gone'); end if;
  perform private.release_unconfirmed(found_one.centre);
  return private.previewed(found_one);
end $$;

-- Decides about the bookings in the way of a closure that is there, as `close_courts` does and with its answers for `decisions`. The
-- refusals are 'not-staff', 'malformed', 'reused' (the command has asked for something else) and 'gone'.
create function public.clear_closure(command uuid, id uuid, decisions jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  given jsonb := jsonb_build_array('clear_closure', clear_closure.id, clear_closure.decisions);
  found_one private.closures;
  earlier jsonb;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if clear_closure.command is null then return private.refused('malformed'); end if;
  perform private.refuse_larger(clear_closure.decisions, 512 * 1024);
  perform private.lock_closures(closures.centre) from private.closures where closures.id = clear_closure.id;
  earlier := private.known_answer(clear_closure.command, given);
  if earlier is not null then return earlier; end if;
  select * into found_one from private.closures where closures.id = clear_closure.id for update;
  if not found then return private.refused('gone'); end if;
  return private.closed_by(clear_closure.command, given, found_one, clear_closure.decisions, false);
end $$;

-- Opens the coming hours of a closure again. Answers { kind: 'reopened' }, also of one that is gone, or
-- { kind: 'refused', reason: 'not-staff' }.
create function public.reopen_courts(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_one private.closures;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  perform private.lock_closures(closures.centre) from private.closures where closures.id = reopen_courts.id;
  select * into found_one from private.closures where closures.id = reopen_courts.id for update;
  if found then perform private.reopen(found_one); end if;
  return jsonb_build_object('kind', 'reopened');
end $$;

-- Changes what visitors read: { kind: 'changed' } or { kind: 'refused', reason: 'not-staff' | 'sentence' | 'gone' }.
create function public.change_closure(id uuid, sentence text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  cleaned text := private.clean_name(change_closure.sentence);
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if coalesce(char_length(cleaned), 0) not between 1 and 120 then return private.refused('sentence'); end if;
  update private.closures set sentence = cleaned where closures.id = change_closure.id;
  if not found then return private.refused('gone'); end if;
  return jsonb_build_object('kind', 'changed');
end $$;

-- What the organiser reads of a day with courts: { day, firstHour, lastHour, courts, closed, inTheWay }. `closed` are the hours that
-- another closure or tournament has already, and `inTheWay` those of bookings: [{ hour, court }], without names.
create function private.as_taken(wanted private.closures) returns jsonb
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

-- The days of a tournament that have courts and are not over: { kind: 'listed', days: [private.as_taken] } or
-- { kind: 'refused', reason: 'not-organiser' }.
create function public.tournament_courts(tournament text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_organiser_of(tournament_courts.tournament) then return private.refused('not-organiser'); end if;
  return jsonb_build_object('kind', 'listed', 'days', (
    select coalesce(jsonb_agg(private.as_taken(closures) order by first_day), '[]')
    from private.closures
    where closures.tournament = tournament_courts.tournament and first_day >= private.centre_day(closures.centre)));
end $$;

/*
 * Takes the free hours of these courts, instead of those that the tournament had on that day. The days of all tournaments of an
 * organiser count together, so that several tournaments take no more courts than one. A tournament has courts from its own date on.
 * Answers
 *   { kind: 'taken', day: private.as_taken }    also when it is repeated
 *   { kind: 'refused', reason }                 'not-organiser' | 'too-many-days' (ten that are not over) | 'past' (also: before the
 *                                               tournament) | private.closure_fault
 */
create function public.take_courts(
  tournament text, centre text, day date, first_hour int, last_hour int, courts int[]
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
-- Its arguments have the names of columns.
#variable_conflict use_column
declare
  wanted private.closures;
  earlier private.closures;
  fault text;
begin
  if not private.is_organiser_of(take_courts.tournament) then return private.refused('not-organiser'); end if;
  perform private.lock_closures(take_courts.centre);
  wanted := private.a_closure(gen_random_uuid(), take_courts.centre, coalesce(take_courts.courts, '{}'),
    take_courts.day, take_courts.first_hour, take_courts.day, take_courts.last_hour);
  wanted.tournament := take_courts.tournament;
  select private.sentence_on_courts(tournaments) into wanted.sentence from public.tournaments where id = take_courts.tournament;
  perform private.release_unconfirmed(take_courts.centre);
  fault := private.closure_fault(wanted);
  if fault is not null then return private.refused(fault); end if;
  -- As texts: the date of a record has the form of a day, but « 2026-02-31 » is none.
  if to_char(take_courts.day, 'YYYY-MM-DD') < (select date from public.tournaments where id = take_courts.tournament)
  then return private.refused('past'); end if;
  if (select count(*) from private.closures join public.tournaments on tournaments.id = closures.tournament
      where organiser = auth.uid() and (closures.tournament, first_day) <> (take_courts.tournament, take_courts.day)
        and first_day >= private.centre_day(take_courts.centre)) >= 10
  then return private.refused('too-many-days'); end if;

  select * into earlier from private.closures
  where closures.tournament = take_courts.tournament and first_day = take_courts.day for update;
  if found then perform private.reopen(earlier); end if;
  insert into private.closures select wanted.*
  on conflict (tournament, first_day) where closures.tournament is not null do update set
    courts = excluded.courts, first_hour = excluded.first_hour, last_day = excluded.last_day, last_hour = excluded.last_hour,
    sentence = excluded.sentence
  returning * into wanted;
  perform private.lay(wanted);
  return jsonb_build_object('kind', 'taken', 'day', private.as_taken(wanted));
end $$;

-- Gives the courts of that day back: { kind: 'released' }, also if there were none, or { kind: 'refused', reason: 'not-organiser' }.
create function public.release_courts(tournament text, day date) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_one private.closures;
begin
  if not private.is_organiser_of(release_courts.tournament) then return private.refused('not-organiser'); end if;
  perform private.lock_closures(closures.centre) from private.closures
  where closures.tournament = release_courts.tournament and first_day = release_courts.day;
  select * into found_one from private.closures
  where closures.tournament = release_courts.tournament and first_day = release_courts.day for update;
  if found then perform private.reopen(found_one); end if;
  return jsonb_build_object('kind', 'released');
end $$;

create constraint trigger closures_laid after update of revision on private.centres
deferrable initially deferred for each row execute function private.follow_settings();

create trigger others_laid after delete on private.closures
for each row execute function private.follow_reopening();

create trigger audited after insert or update or delete on private.closures
for each row execute function private.write_audit();
