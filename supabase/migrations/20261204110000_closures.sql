-- Closures: the desk closes courts for a time with a sentence that visitors read, and decides what becomes of the bookings in the way.

-- The closed hours of a day, for visitors and for figures.
create index closed_hours on private.reservations (centre, day, hour) where closure is not null;

create trigger audited after insert or update or delete on private.closures
for each row execute function private.write_audit();

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
create constraint trigger closures_laid after update of revision on private.centres
deferrable initially deferred for each row execute function private.follow_settings();

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
create trigger others_laid after delete on private.closures
for each row execute function private.follow_reopening();

/*
 * The bookings in the way: [{ …as_read, phone, sequence, series, suggestions: [{ day, hour, court }] }]. Up to three free hours are
 * suggested for each, the nearest first, which is the same hour on another court if there is one. No court is suggested twice, and each
 * booking has its nearest hour before any has a second one.
 */
create function private.with_suggestions(wanted private.closures) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  -- The free hours around the closure, in order, one court each; the court of a suggested one is 0.
  free_days date[];
  free_hours int[];
  free_courts int[];
  booking private.reservations;
  near int;
  most int;
  days_around int;
  found_places int[];
  -- By the booking's id.
  suggestions jsonb := '{}';
begin
  select array_agg(free.day order by free.day, free.hour, number), array_agg(free.hour order by free.day, free.hour, number),
    array_agg(number::int order by free.day, free.hour, number)
  into free_days, free_hours, free_courts
  from (
    select days.day, hour
    from (
      select day::date, private.hours_of(wanted.centre, day::date) as open
      from generate_series(greatest(wanted.first_day - 30, private.centre_day(wanted.centre)), wanted.last_day + 30, interval '1 day') day
    ) days cross join lateral generate_series(lower(open), upper(open) - 1) hour
    where private.beginning(wanted.centre, days.day, hour) > private.clock()
  ) free
    join private.courts on courts.centre = wanted.centre and in_service
  where not ((wanted.courts is null or courts.number = any(wanted.courts))
      and (free.day, free.hour) >= (wanted.first_day, wanted.first_hour::int)
      and (free.day, free.hour) <= (wanted.last_day, wanted.last_hour::int))
    and not exists (
      select from private.reservations
      where reservations.centre = wanted.centre and reservations.day = free.day and reservations.hour = free.hour
        and reservations.court = courts.number and cancelled_at is null);

  foreach most in array array[1, 2] loop
    for booking in select * from private.in_the_way(wanted) loop
      -- Far hours are compared for a booking that has no near ones.
      foreach days_around in array array[1, 8, 122] loop
        found_places := array(
          select min(place)::int
          from unnest(free_days, free_hours, free_courts) with ordinality free (day, hour, court, place)
          where free.court > 0 and free.day between booking.day - days_around and booking.day + days_around
            -- One court of an hour is as good as another.
            and not coalesce(suggestions -> booking.id::text, '[]')
              @> jsonb_build_array(jsonb_build_object('day', free.day, 'hour', free.hour))
          group by free.day, free.hour
          order by abs((free.day - booking.day) * 24 + free.hour - booking.hour), free.day desc, free.hour desc
          limit most);
        exit when cardinality(found_places) = most;
      end loop;
      suggestions := suggestions || jsonb_build_object(booking.id, coalesce(suggestions -> booking.id::text, '[]') || (
        select coalesce(jsonb_agg(jsonb_build_object(
          'day', free_days[place], 'hour', free_hours[place], 'court', free_courts[place]) order by nth), '[]')
        from unnest(found_places) with ordinality found (place, nth)));
      foreach near in array found_places loop
        free_courts[near] := 0;
      end loop;
    end loop;
  end loop;
  return (
    select coalesce(jsonb_agg(private.as_read(listed) || jsonb_build_object(
      'phone', listed.phone, 'sequence', listed.sequence, 'series', listed.series,
      'suggestions', suggestions -> listed.id::text) order by listed.day, listed.hour, listed.court), '[]')
    from private.in_the_way(wanted) listed);
end $$;

/*
 * What is wrong with a closure, or null: 'unknown-centre' | 'malformed' | 'unknown-court' | 'backwards' | 'too-long' (92 days are the
 * most) | 'too-far' (a year ahead) | 'past' | 'no-hour' (the centre is closed anyway) | 'too-many' (more than 200 bookings in the way).
 */
create function private.closure_fault(wanted private.closures) returns text
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
  if (select count(*) from private.in_the_way(wanted)) > 200 then return 'too-many'; end if;
  return null;
end $$;

create function private.previewed(wanted private.closures) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'kind', 'preview', 'hours', (select count(*) from private.closed_cells(wanted)),
    'bookings', private.with_suggestions(wanted));
end $$;

/*
 * Moves or cancels the bookings in the way as decided, and takes the hours. Null, or why all has to be undone: 'undecided' (a booking
 * without a decision, or changed since) or 'taken' (a decision's court is not free, not in service or closed by this closure).
 */
create function private.clear_way(wanted private.closures, decisions jsonb) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  booking private.reservations;
  decision jsonb;
begin
  perform private.release_unconfirmed(wanted.centre);
  -- A visitor who is changing one is waited for, before any hour is held.
  perform from private.reservations where id in (select id from private.in_the_way(wanted)) order by id for update;
  for booking in select * from private.in_the_way(wanted) loop
    select value into decision from jsonb_array_elements(private.elements_of(decisions, 500))
    where value ->> 'id' = booking.id::text and value -> 'sequence' = to_jsonb(booking.sequence);
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

create function private.can_be_target(wanted private.closures, wanted_day date, wanted_hour int, wanted_court int) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return wanted_hour <@ private.hours_of(wanted.centre, wanted_day)
    and private.beginning(wanted.centre, wanted_day, wanted_hour) > private.clock()
    and exists (select from private.courts where courts.centre = wanted.centre and number = wanted_court and in_service)
    and not exists (
      select from private.closed_cells(wanted) cell
      where cell.day = wanted_day and cell.hour = wanted_hour and cell.court = wanted_court);
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
 * What a closure would meet, before anything is written: { kind: 'preview', hours, bookings: [private.with_suggestions] } or
 * { kind: 'refused', reason: 'not-staff' | private.closure_fault }. `courts` is null for all of them.
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
  return private.previewed(wanted);
end $$;

-- Null hours of others than whole ones: private.closure_fault calls them malformed.
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

/*
 * Closes courts. `decisions` says of each booking in the way what becomes of it: [{ id, sequence, action: 'move' | 'cancel', day, hour,
 * court }], with the sequence that the preview showed. Its visitor gets a mail with the sentence as the reason. All or nothing is done:
 *   { kind: 'closed', id, hours, moved, cancelled }      the first answer again to a repeated command
 *   { kind: 'conflict', reason: 'undecided' | 'taken', bookings }    nothing has changed; the present list of bookings in the way
 *   { kind: 'refused', reason }                          'not-staff' | 'sentence' | private.closure_fault
 */
create function public.close_courts(
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
  perform private.refuse_larger(close_courts.decisions, 64 * 1024);
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

-- The bookings in the way of a closure that is there, as a tournament's: as `closure_preview`, or the reason 'gone'.
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

-- Decides about them, with the answers of `close_courts`, or the reason 'gone'.
create function public.clear_closure(command uuid, id uuid, decisions jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_one private.closures;
  earlier jsonb;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if clear_closure.command is null then return private.refused('malformed'); end if;
  perform private.refuse_larger(clear_closure.decisions, 64 * 1024);
  perform private.lock_closures(closures.centre) from private.closures where closures.id = clear_closure.id;
  earlier := private.closure_answer(clear_closure.command);
  if earlier is not null then return earlier; end if;
  select * into found_one from private.closures where closures.id = clear_closure.id for update;
  if not found then return private.refused('gone'); end if;
  return private.closed_by(clear_closure.command, found_one, clear_closure.decisions, false);
end $$;

create function private.closure_answer(command uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (select answer from private.desk_commands where id = closure_answer.command and person = auth.uid());
end $$;

-- The last step of both, in a transaction of its own within the request's: without all decisions nothing of it is kept.
create function private.closed_by(command uuid, wanted private.closures, decisions jsonb, is_new boolean) returns jsonb
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
      join jsonb_array_elements(private.elements_of(decisions, 500)) on value ->> 'id' = booking.id::text;
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

-- Opens the coming hours of a closure again. { kind: 'reopened' }, also of one that is gone, or { kind: 'refused', reason: 'not-staff' }.
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

grant execute on function
  public.desk_closures(text), public.closure_preview(text, int[], date, int, date, int),
  public.close_courts(uuid, text, int[], date, int, date, int, text, jsonb),
  public.closure_bookings(uuid), public.clear_closure(uuid, uuid, jsonb),
  public.reopen_courts(uuid), public.change_closure(uuid, text)
to anon, authenticated;
