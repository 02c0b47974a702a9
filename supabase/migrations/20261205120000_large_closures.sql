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

grant execute on function
  public.close_courts(uuid, text, int[], date, int, date, int, text, jsonb), public.clear_closure(uuid, uuid, jsonb)
to anon, authenticated;
