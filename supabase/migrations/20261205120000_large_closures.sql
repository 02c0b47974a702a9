-- A summer's closure of the whole centre: up to 2,000 bookings in the way, in the time that one request has.

/*
 * The bookings in the way: [{ …as_read, phone, sequence, series, suggestions: [{ day, hour, court }] }]. Up to three free hours are
 * suggested for each, the nearest first, which is the same hour on another court if there is one. No court is suggested twice, and each
 * booking has its nearest hour before any has a second one.
 */
create or replace function private.with_suggestions(wanted private.closures) returns jsonb
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

/*
 * What is wrong with a closure, or null: 'unknown-centre' | 'malformed' | 'unknown-court' | 'backwards' | 'too-long' (92 days are the
 * most) | 'too-far' (a year ahead) | 'past' | 'no-hour' (the centre is closed anyway) | 'too-many' (more than 2,000 bookings in the way).
 */
create or replace function private.closure_fault(wanted private.closures) returns text
language plpgsql stable set search_path = ''
as $$
declare
  today date := private.centre_day(wanted.centre);
begin
  if today is null then return 'unknown-centre'; end if;
  if wanted.first_day is null or wanted.last_day is null
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

/*
 * Moves or cancels the bookings in the way as decided, and takes the hours. Null, or why all has to be undone: 'undecided' (a booking
 * without a decision, or changed since) or 'taken' (a decision's court is not free, not in service or closed by this closure).
 */
create or replace function private.clear_way(wanted private.closures, decisions jsonb) returns text
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

create or replace function private.can_be_target(
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

/*
 * Closes courts. `decisions` says of each booking in the way what becomes of it: [{ id, sequence, action: 'move' | 'cancel', day, hour,
 * court }], with the sequence that the preview showed. Its visitor gets a mail with the sentence as the reason. All or nothing is done:
 *   { kind: 'closed', id, hours, moved, cancelled }      the first answer again to a repeated command
 *   { kind: 'conflict', reason: 'undecided' | 'taken', bookings }    nothing has changed; the present list of bookings in the way
 *   { kind: 'refused', reason }                          'not-staff' | 'sentence' | private.closure_fault
 */
create or replace function public.close_courts(
  command uuid, centre text, courts int[], first_day date, first_hour int, last_day date, last_hour int,
  sentence text, decisions jsonb default '[]'
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted private.closures;
  fault text;
  earlier jsonb;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if close_courts.command is null then return private.refused('malformed'); end if;
  perform private.refuse_larger(close_courts.decisions, 512 * 1024);
  perform private.lock_closures(close_courts.centre);
  earlier := private.closure_answer(close_courts.command);
  if earlier is not null then return earlier; end if;
  wanted := private.a_closure(close_courts.command, close_courts.centre, close_courts.courts,
    close_courts.first_day, close_courts.first_hour, close_courts.last_day, close_courts.last_hour);
  wanted.sentence := private.clean_name(close_courts.sentence);
  if coalesce(char_length(wanted.sentence), 0) not between 1 and 120 then return private.refused('sentence'); end if;
  perform private.release_unconfirmed(close_courts.centre);
  fault := private.closure_fault(wanted);
  if fault is not null then return private.refused(fault); end if;
  return private.closed_by(close_courts.command, wanted, close_courts.decisions, true);
end $$;

-- Decides about the bookings in the way of a closure that is there, with the answers of `close_courts`, or the reason 'gone'.
create or replace function public.clear_closure(command uuid, id uuid, decisions jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_one private.closures;
  earlier jsonb;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if clear_closure.command is null then return private.refused('malformed'); end if;
  perform private.refuse_larger(clear_closure.decisions, 512 * 1024);
  perform private.lock_closures(closures.centre) from private.closures where closures.id = clear_closure.id;
  earlier := private.closure_answer(clear_closure.command);
  if earlier is not null then return earlier; end if;
  select * into found_one from private.closures where closures.id = clear_closure.id for update;
  if not found then return private.refused('gone'); end if;
  return private.closed_by(clear_closure.command, found_one, clear_closure.decisions, false);
end $$;

-- The last step of both, in a transaction of its own within the request's: without all decisions nothing of it is kept.
create or replace function private.closed_by(command uuid, wanted private.closures, decisions jsonb, is_new boolean) returns jsonb
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
  insert into private.desk_commands values (closed_by.command, auth.uid(), private.clock(), counted);
  return counted;
end $$;

grant execute on function
  public.close_courts(uuid, text, int[], date, int, date, int, text, jsonb), public.clear_closure(uuid, uuid, jsonb)
to anon, authenticated;
