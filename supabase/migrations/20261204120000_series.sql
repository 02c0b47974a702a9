-- Series: the same hour each week, which the desk enters, changes and cancels as a whole. What is in the way of a date is read before
-- anything is written, and a change is written for all of its dates or for none.

-- A mail about a series belongs to no single reservation: moving one date must not take it back.
alter table private.outgoing_mail add column series uuid references private.series on delete cascade;
create index mails_by_series on private.outgoing_mail (series) where series is not null;

-- « Le même créneau chaque semaine »: what visitors ask for and the desk answers.
create table private.series_requests (
  -- The visitor's device makes it before it asks, so that a question that is asked twice is one request.
  id uuid primary key,
  centre text not null references private.centres,
  -- A request goes with the account of its member.
  owner uuid references auth.users on delete cascade,
  secret_hash bytea not null,
  name text not null check (char_length(name) between 1 and 120),
  email text check (char_length(email) <= 254),
  phone text check (char_length(phone) <= 30),
  weekday smallint not null check (weekday between 1 and 7),
  hour smallint not null check (hour between 0 and 23),
  players smallint not null check (players between 2 and 4),
  first_day date not null,
  weeks smallint not null check (weeks between 2 and 53),
  message text not null check (char_length(message) <= 500),
  created_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid references auth.users on delete set null,
  -- The series that it led to; null where it was declined.
  series uuid references private.series,
  check (email is not null or phone is not null)
);
alter table private.series_requests enable row level security;
create index series_requests_to_answer on private.series_requests (centre, created_at) where answered_at is null;
create index series_requests_by_owner on private.series_requests (owner) where owner is not null;

-- The free courts of that day by hour, in the desk's eyes: an hour that has just begun can still be sold, and reservations of `ignored`
-- count as free.
create function private.free_hours(place private.centres, wanted_day date, ignored uuid[])
returns table (hour int, courts smallint[])
language sql stable set search_path = ''
as $$
  select opened.hour, array_agg(courts.number order by courts.number)
  from (
    select generate_series(lower(open), upper(open) - 1) as hour from private.hours_of(place.id, wanted_day) open
  ) opened
    join private.courts on courts.centre = place.id and in_service
  where private.beginning(place.id, wanted_day, opened.hour) > private.clock() - interval '1 hour' and not exists (
    select from private.reservations
    where reservations.centre = place.id and reservations.day = wanted_day and reservations.hour = opened.hour
      and reservations.court = courts.number and cancelled_at is null
      and (confirm_by is null or confirm_by > private.clock()) and reservations.id <> all (ignored))
  group by opened.hour
$$;

/*
 * What is in the way of a game:
 *   { day, hour, court, kind, sentence, free: [{ hour, courts }] }
 * `kind` is 'free', 'taken', 'closed' (by opening hours, an exception or a closure, whose sentence it has) or 'past'; `free` has all hours
 * of that day that the desk can still give. `court` is the wanted one. With `any_court` it is another free one if the wanted one is not.
 */
create function private.desk_hour(
  place private.centres, wanted_day date, wanted_hour int, wanted_court int, any_court boolean, ignored uuid[]
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  free jsonb;
  free_now jsonb;
  chosen int := wanted_court;
  state text;
  reason text;
begin
  select coalesce(jsonb_agg(jsonb_build_object('hour', hours.hour, 'courts', hours.courts) order by hours.hour), '[]') into free
  from private.free_hours(place, wanted_day, ignored) hours;
  select coalesce(jsonb_agg(number), '[]') into free_now
  from jsonb_array_elements(free) listed, jsonb_array_elements(listed -> 'courts') number
  where listed ->> 'hour' = wanted_hour::text;
  if any_court and not free_now @> to_jsonb(chosen) then chosen := coalesce((free_now ->> 0)::int, chosen); end if;

  if private.beginning(place.id, wanted_day, wanted_hour) <= private.clock() - interval '1 hour' then
    state := 'past';
  elsif not wanted_hour <@ private.hours_of(place.id, wanted_day) then
    state := 'closed';
    select note into reason from private.opening_exceptions where centre = place.id and day = wanted_day;
  elsif free_now @> to_jsonb(chosen) then
    state := 'free';
  elsif not exists (select from private.courts where centre = place.id and number = chosen and in_service) then
    state := 'closed';
  else
    select sentence into reason
    from private.reservations join private.closures on closures.id = reservations.closure
    where reservations.centre = place.id and reservations.day = wanted_day and reservations.hour = wanted_hour
      and reservations.court = chosen and cancelled_at is null;
    state := case when found then 'closed' else 'taken' end;
  end if;
  return jsonb_build_object(
    'day', wanted_day, 'hour', wanted_hour, 'court', chosen, 'kind', state, 'sentence', coalesce(reason, ''), 'free', free);
end $$;

/*
 * The dates of a weekly series and what is in the way of each, before anything is written. The hour is that of the centre's wall: it stays
 * when the clocks change. `last_day` or `times` ends the series. Without a court, one that is free on most of the dates is wanted.
 *   { kind: 'previewed', court, dates: [private.desk_hour] }
 *   { kind: 'refused', reason: 'not-staff' | 'malformed' | 'unknown-centre' | 'no-dates' | 'too-many' | 'too-far' }
 */
create function public.series_preview(
  centre text, weekday int, hour int, court int, first_day date, last_day date default null, times int default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  place private.centres;
  first_date date;
  last_date date;
  preferred int := series_preview.court;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if series_preview.weekday not between 1 and 7 or series_preview.hour not between 0 and 23
    or num_nulls(series_preview.weekday, series_preview.hour, series_preview.first_day) > 0
    or num_nonnulls(series_preview.last_day, series_preview.times) = 0 or series_preview.times < 1
    or not isfinite(series_preview.first_day) or not isfinite(series_preview.last_day)
  then return private.refused('malformed'); end if;
  select * into place from private.centres where id = series_preview.centre;
  if not found then return private.refused('unknown-centre'); end if;
  if series_preview.times > 53 then return private.refused('too-many'); end if;
  if series_preview.first_day not between private.centre_day(place.id) - 400 and private.centre_day(place.id) + 400
  then return private.refused('too-far'); end if;

  first_date := series_preview.first_day
    + (7 + series_preview.weekday - extract(isodow from series_preview.first_day)::int) % 7;
  last_date := least(series_preview.last_day, first_date + 7 * (series_preview.times - 1));
  if last_date < first_date then return private.refused('no-dates'); end if;
  if last_date > private.centre_day(place.id) + 400 then return private.refused('too-far'); end if;
  if (last_date - first_date) / 7 + 1 > 53 then return private.refused('too-many'); end if;

  if preferred is null then
    select number into preferred
    from generate_series(0, (last_date - first_date) / 7) week
      cross join lateral private.free_hours(place, first_date + 7 * week, '{}') hours
      cross join lateral unnest(hours.courts) number
    where hours.hour = series_preview.hour
    group by number order by count(*) desc, number limit 1;
    preferred := coalesce(preferred, (select min(number) from private.courts where courts.centre = place.id and in_service));
  end if;
  return jsonb_build_object('kind', 'previewed', 'court', preferred, 'dates', (
    select jsonb_agg(
      private.desk_hour(place, first_date + 7 * week, series_preview.hour, preferred, series_preview.court is null, '{}') order by week)
    from generate_series(0, (last_date - first_date) / 7) week));
end $$;

-- The listed dates in their order; null if one of them is no hour of a court, or the list is no list of one to 53.
create function private.series_dates(dates jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if jsonb_typeof(private.refuse_larger(dates, 16 * 1024)) is distinct from 'array' or jsonb_array_length(dates) not between 1 and 53
  then return null; end if;
  return (
    select case when bool_and(
        coalesce(listed.day between '2020-01-01' and '2999-12-31', true) and coalesce(listed.hour between 0 and 23, true)
        and coalesce(listed.court between 1 and 1000, true))
      then jsonb_agg(to_jsonb(listed) order by listed.day, listed.hour, listed.court) end
    from jsonb_to_recordset(dates) listed (id uuid, sequence int, day date, hour int, court int));
exception when data_exception then
  return null;
end $$;

-- The answer of the desk's command that was executed before, after any execution beside this one; null if there was none.
create function private.series_answer(command uuid) returns jsonb
language plpgsql volatile set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(8, hashtext(command::text));
  return (select answer from private.desk_commands where id = command and person = auth.uid());
end $$;

-- One mail about several dates of a series, which have one person. `known` has the hour before the change by the id of the reservation.
create function private.queue_series_mail(wanted_series uuid, action text, ids uuid[], reason text, known jsonb default '{}')
returns void
language plpgsql volatile set search_path = ''
as $$
declare
  first_one private.reservations;
  address text;
  due timestamptz := private.clock() + interval '20 seconds';
begin
  select * into first_one from private.reservations where id = any (ids) order by day, hour limit 1;
  if first_one.email is null and first_one.owner is null
    or not (select sends_mail from private.centres where id = first_one.centre) then return; end if;
  address := private.mail_address(first_one, 'booked');
  if address is null then return; end if;
  if first_one.owner is null and not first_one.is_confirmed then
    if private.mailbox_waits_until(first_one.centre, address) is not null then return; end if;
    insert into private.unconfirmed_mails values (private.mailbox_hash(address), private.clock());
  end if;
  insert into private.outgoing_mail (kind, series, recipient, payload, created_at, due_at, next_try_at, expires_at)
  select 'series', wanted_series, address,
    jsonb_build_object(
      'action', action, 'name', first_one.name, 'reason', private.clean_name(reason),
      'hasLinks', first_one.owner is null and action <> 'cancelled',
      'dates', jsonb_agg(
        private.mail_about(reservations) - array['name', 'reason', 'isGuest']
        || jsonb_build_object('id', id, 'before', known -> id::text) order by day, hour)),
    private.clock(), due, due, private.clock() + interval '24 hours'
  from private.reservations where id = any (ids);
end $$;

-- Of several dates the desk writes one mail; a change of one date has the mail of that reservation.
create function private.begin_desk_change(is_quiet boolean) returns void
language sql volatile set search_path = ''
as $$
  select set_config('desk.staff', auth.uid()::text, true),
    set_config('desk.quiet', case when is_quiet then 'on' else '' end, true)
$$;

/*
 * Books all of these dates for one person, or none. Answers
 *   { kind: 'created', series, count }      also to a command that is repeated
 *   { kind: 'taken', dates: [private.desk_hour] }     at least one is not free any more; nothing is written
 *   { kind: 'refused', reason }     'not-staff' | 'malformed' | 'phone' | 'email' | 'unknown-centre' | 'unknown-member' | 'too-far' | 'twice'
 *                                   | 'answered': a colleague has answered the request
 */
create function public.create_series(
  command uuid, centre text, name text, email text, phone text, member uuid, players int, plan text, service text, note text,
  dates jsonb, request uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  place private.centres;
  wanted jsonb := private.series_dates(create_series.dates);
  account private.people;
  asked private.series_requests;
  answer jsonb;
  called text := private.clean_name(create_series.name);
  address text := nullif(trim(create_series.email), '');
  telephone text := private.clean_phone(create_series.phone);
  remark text := nullif(private.clean_lines(create_series.note), '');
  written uuid[];
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if create_series.command is null or wanted is null
    or exists (select from jsonb_array_elements(wanted) listed
      where num_nulls(listed ->> 'day', listed ->> 'hour', listed ->> 'court') > 0)
    or coalesce(create_series.players, 0) not between 2 and 4
    or coalesce(char_length(create_series.plan), 81) > 80 or coalesce(char_length(create_series.service), 81) > 80
    or char_length(remark) > 500 or char_length(called) > 120
  then return private.refused('malformed'); end if;
  if not private.is_phone(telephone) then return private.refused('phone'); end if;
  if address is not null and (char_length(address) > 254 or not private.is_address(address)) then
    return private.refused('email');
  end if;
  answer := private.series_answer(create_series.command);
  if answer is not null then return answer; end if;
  if exists (select from private.series where id = create_series.command) then return private.refused('malformed'); end if;

  select * into place from private.centres where id = create_series.centre;
  if not found then return private.refused('unknown-centre'); end if;
  if create_series.member is not null then
    -- An account that is just being deleted is waited for.
    perform from auth.users where id = create_series.member for key share;
    if not found then return private.refused('unknown-member'); end if;
    select * into account from private.people where person = create_series.member;
    called := coalesce(nullif(called, ''), nullif(account.name, ''), account.email);
    address := coalesce(address, nullif(account.email, ''));
  end if;
  if coalesce(called, '') = '' then return private.refused('malformed'); end if;
  if (select max(listed ->> 'day') from jsonb_array_elements(wanted) listed) > (private.centre_day(place.id) + 400)::text
  then return private.refused('too-far'); end if;
  if exists (select from jsonb_array_elements(wanted) listed 
    group by listed ->> 'day', listed ->> 'hour', listed ->> 'court' having count(*) > 1)
  then return private.refused('twice'); end if;
  if create_series.request is not null then
    select * into asked from private.series_requests where id = create_series.request for update;
    if not found or asked.answered_at is not null then return private.refused('answered'); end if;
  end if;

  perform private.release_unconfirmed(place.id);
  perform private.begin_desk_change(true);
  begin
    if exists (select from jsonb_array_elements(wanted) listed
      where private.desk_hour(
        place, (listed ->> 'day')::date, (listed ->> 'hour')::int, (listed ->> 'court')::int, false, '{}') ->> 'kind' <> 'free')
    then raise unique_violation; end if;
    insert into private.series
    values (create_series.command, place.id, extract(isodow from (wanted -> 0 ->> 'day')::date), auth.uid(), private.clock());
    -- In one order, so that two that meet wait for each other on one date alone.
    with booked as (
      insert into private.reservations (
        id, centre, court, day, hour, players, plan, service, name, email, phone, note, owner, secret_hash, created_at, entered_by, series)
      select gen_random_uuid(), place.id, (listed ->> 'court')::int, (listed ->> 'day')::date, (listed ->> 'hour')::int,
        create_series.players, create_series.plan, create_series.service, called, address, telephone, remark, create_series.member,
        -- No device has its secret.
        uuid_send(gen_random_uuid()), private.clock(), auth.uid(), create_series.command
      from jsonb_array_elements(wanted) with ordinality ordered (listed, place_in_order) order by place_in_order
      returning id
    )
    select array_agg(id) into written from booked;
  exception when unique_violation then
    return jsonb_build_object('kind', 'taken', 'dates', (
      select jsonb_agg(private.desk_hour(
        place, (listed ->> 'day')::date, (listed ->> 'hour')::int, (listed ->> 'court')::int, false, '{}'))
      from jsonb_array_elements(wanted) listed));
  end;
  perform private.queue_series_mail(create_series.command, 'booked', written, null);
  if asked.id is not null then
    update private.series_requests
    set answered_at = private.clock(), answered_by = auth.uid(), series = create_series.command where id = asked.id;
  end if;
  answer := jsonb_build_object('kind', 'created', 'series', create_series.command, 'count', cardinality(written));
  insert into private.desk_commands values (create_series.command, auth.uid(), private.clock(), answer);
  return answer;
end $$;

-- The dates of a series that have not begun, in their order, and what would be in the way if they moved to another weekday, hour or
-- court; null leaves each as it is.
create function private.series_moved(
  wanted_series uuid, from_day date, weekday int, hour int, court int
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  place private.centres;
  ids uuid[];
begin
  select centres.* into place from private.series join private.centres on centres.id = series.centre where series.id = wanted_series;
  select array_agg(id) into ids from private.reservations
  where series = wanted_series and cancelled_at is null and day >= from_day
    and private.beginning(centre, day, reservations.hour) > private.clock();
  return (
    select coalesce(jsonb_agg(
      private.desk_hour(
        place, day + coalesce(series_moved.weekday - extract(isodow from day)::int, 0), coalesce(series_moved.hour, reservations.hour),
        coalesce(series_moved.court, reservations.court), series_moved.court is null, ids)
      || jsonb_build_object('id', id, 'sequence', sequence, 'before', jsonb_build_object(
        'day', day, 'hour', reservations.hour, 'court', reservations.court)) order by day, reservations.hour), '[]')
    from private.reservations where id = any (ids));
end $$;

/*
 * « Celle-ci et les suivantes »: the dates of a series from that day on, and what is in the way of another weekday, hour or court.
 *   { kind: 'previewed', dates: [private.desk_hour and { id, sequence, before: { day, hour, court } }] }
 *   { kind: 'refused', reason: 'not-staff' | 'malformed' | 'unknown-series' }
 */
create function public.series_change_preview(
  series uuid, from_day date, weekday int default null, hour int default null, court int default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if series_change_preview.weekday not between 1 and 7 or series_change_preview.hour not between 0 and 23
    or series_change_preview.from_day is null then return private.refused('malformed'); end if;
  if not exists (select from private.series known where known.id = series_change_preview.series)
  then return private.refused('unknown-series'); end if;
  return jsonb_build_object('kind', 'previewed', 'dates', private.series_moved(
    series_change_preview.series, series_change_preview.from_day, series_change_preview.weekday, series_change_preview.hour,
    series_change_preview.court));
end $$;

/*
 * Cancels or moves the listed dates of a series, all or none: [{ id, sequence }], for a move with { day, hour, court } too. Answers
 *   { kind: 'changed', count }      also to a command that is repeated
 *   { kind: 'conflict' }            somebody has changed one of them: read the dates again
 *   { kind: 'taken', dates: [private.desk_hour and { id }] }
 *   { kind: 'refused', reason: 'not-staff' | 'malformed' | 'unknown-series' | 'too-far' | 'twice' }
 */
create function public.change_series(command uuid, series uuid, action text, dates jsonb, reason text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  place private.centres;
  wanted jsonb := private.series_dates(change_series.dates);
  is_move boolean := change_series.action = 'move';
  words text := nullif(private.clean_name(change_series.reason), '');
  ids uuid[];
  known jsonb;
  answer jsonb;
  listed jsonb;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if change_series.command is null or wanted is null or (change_series.action in ('cancel', 'move')) is not true
    or char_length(words) > 200
    or exists (select from jsonb_array_elements(wanted) one
      where num_nulls(one ->> 'id', one ->> 'sequence') > 0
        or is_move and num_nulls(one ->> 'day', one ->> 'hour', one ->> 'court') > 0)
  then return private.refused('malformed'); end if;
  answer := private.series_answer(change_series.command);
  if answer is not null then return answer; end if;
  select centres.* into place
  from private.series known join private.centres on centres.id = known.centre where known.id = change_series.series;
  if not found then return private.refused('unknown-series'); end if;
  if is_move and (select max(one ->> 'day') from jsonb_array_elements(wanted) one) > (private.centre_day(place.id) + 400)::text
  then return private.refused('too-far'); end if;
  if exists (select from jsonb_array_elements(wanted) one group by one ->> 'id' having count(*) > 1)
    or is_move and exists (select from jsonb_array_elements(wanted) one
      group by one ->> 'day', one ->> 'hour', one ->> 'court' having count(*) > 1)
  then return private.refused('twice'); end if;

  perform private.release_unconfirmed(place.id);
  -- In one order, so that two changes of one series wait for each other on one row alone.
  select array_agg(id) into ids from (
    select known.id from private.reservations known
      join jsonb_array_elements(wanted) one on known.id = (one ->> 'id')::uuid and known.sequence = (one ->> 'sequence')::int
    where known.series = change_series.series and known.cancelled_at is null
      and private.beginning(known.centre, known.day, known.hour) > private.clock()
    order by known.id for update of known
  ) locked;
  if coalesce(cardinality(ids), 0) <> jsonb_array_length(wanted) then return jsonb_build_object('kind', 'conflict'); end if;

  -- A date that stays where it is has nothing to tell.
  select jsonb_agg(one), array_agg(reservations.id),
    jsonb_object_agg(reservations.id, jsonb_build_object('day', day, 'hour', hour, 'court', court))
  into wanted, ids, known
  from jsonb_array_elements(wanted) one join private.reservations on reservations.id = (one ->> 'id')::uuid
  where not is_move or (day::text, hour::text, court::text) is distinct from (one ->> 'day', one ->> 'hour', one ->> 'court');
  if wanted is null then return jsonb_build_object('kind', 'changed', 'count', 0); end if;

  perform private.begin_desk_change(cardinality(ids) > 1);
  if is_move then
    begin
      if exists (select from jsonb_array_elements(wanted) one
        where private.desk_hour(
          place, (one ->> 'day')::date, (one ->> 'hour')::int, (one ->> 'court')::int, false, ids) ->> 'kind' <> 'free')
      then raise unique_violation; end if;
      for listed in select one from jsonb_array_elements(wanted) one loop
        update private.reservations
        set day = (listed ->> 'day')::date, hour = (listed ->> 'hour')::int, court = (listed ->> 'court')::int, change_reason = words,
          attendance = null
        where id = (listed ->> 'id')::uuid;
      end loop;
    exception when unique_violation then
      return jsonb_build_object('kind', 'taken', 'dates', (
        select jsonb_agg(private.desk_hour(
          place, (one ->> 'day')::date, (one ->> 'hour')::int, (one ->> 'court')::int, false, ids)
          || jsonb_build_object('id', one ->> 'id'))
        from jsonb_array_elements(wanted) one));
    end;
  else
    update private.reservations set cancelled_at = private.clock(), change_reason = words where id = any (ids);
  end if;
  if cardinality(ids) > 1 then
    perform private.queue_series_mail(
      change_series.series, case when is_move then 'moved' else 'cancelled' end, ids, words,
      case when is_move then known else '{}' end);
  end if;
  answer := jsonb_build_object('kind', 'changed', 'count', cardinality(ids));
  insert into private.desk_commands values (change_series.command, auth.uid(), private.clock(), answer);
  return answer;
end $$;

-- The desk's first look at series: { kind: 'listed', requests, series } or a refusal. The audit says who read it, once an hour.
--   requests: [{ id, name, email, phone, member, weekday, hour, players, firstDay, weeks, message, createdAt }], the oldest first
--   series: [{ id, name, email, phone, isMember, players, plan, service, next: { day, hour, court }, count, lastDay }], by their next date
create function public.desk_series(centre text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if exists (select from private.centres where id = desk_series.centre) then
    perform private.audit_reading('series', desk_series.centre);
  end if;
  return jsonb_build_object(
    'kind', 'listed',
    'requests', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', name, 'email', coalesce(email, ''), 'phone', coalesce(phone, ''), 'member', owner, 'weekday', weekday,
        'hour', hour, 'players', players, 'firstDay', first_day, 'weeks', weeks, 'message', message, 'createdAt', created_at)
        order by created_at, id), '[]')
      from private.series_requests where series_requests.centre = desk_series.centre and answered_at is null),
    'series', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', running.series, 'name', coalesce(name, ''), 'email', coalesce(email, ''), 'phone', coalesce(phone, ''),
        'isMember', owner is not null, 'players', players, 'plan', plan, 'service', service,
        'next', jsonb_build_object('day', day, 'hour', hour, 'court', court), 'count', dates, 'lastDay', last_day)
        order by day, hour, court), '[]')
      from (
        select reservations.series, count(*) as dates, max(day) as last_day, (array_agg(id order by day, hour))[1] as next
        from private.reservations
        where reservations.centre = desk_series.centre and reservations.series is not null and cancelled_at is null
          and day >= private.centre_day(desk_series.centre) and private.beginning(reservations.centre, day, hour) > private.clock()
        group by reservations.series
      ) running join private.reservations on id = next));
end $$;

-- A guest opens each date by a secret of its own, made at the mail's first attempt as those of other mails (private.links_of).
create function private.add_series_links() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  keys jsonb := '{}';
  opened uuid;
  secret text;
begin
  for opened in
    select id from private.reservations
    where id in (select (date ->> 'id')::uuid from jsonb_array_elements(new.payload -> 'dates') date) and owner is null
  loop
    secret := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
    insert into private.mail_links values (private.hash_of(secret), opened, 'open', private.address_hash(new.recipient));
    keys := keys || jsonb_build_object(opened, secret);
  end loop;
  new.payload := new.payload || jsonb_build_object('key', keys);
  return new;
end $$;
create trigger series_links before update of claimed_until on private.outgoing_mail
for each row when (
  new.kind = 'series' and new.claimed_until is not null and (new.payload ->> 'hasLinks')::boolean and not new.payload ? 'key')
execute function private.add_series_links();

-- Who asks to be forgotten leaves no address in a mail about the series either.
create function private.forget_series_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.outgoing_mail where series = new.series and sent_at is null;
  return null;
end $$;
create trigger series_mails_forgotten after update of email on private.reservations
for each row when (new.series is not null and old.email is not null and new.email is null)
execute function private.forget_series_mails();

-- As before, and mails about series.
create or replace function private.readdress_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.outgoing_mail set recipient = new.email
  where new.email <> '' and sent_at is null and given_up_at is null and lower(recipient) = lower(old.email)
    and (reservation in (select id from private.reservations where owner = new.id)
      or series in (select series from private.reservations where owner = new.id and series is not null));
  -- The new address may refuse reminders.
  delete from private.outgoing_mail
  where kind = 'reminder' and sent_at is null and given_up_at is null
    and reservation in (select id from private.reservations where owner = new.id)
    and exists (select from private.without_reminders where address_hash = private.address_hash(new.email));
  return null;
end $$;

grant execute on function
  public.series_preview(text, int, int, int, date, date, int),
  public.create_series(uuid, text, text, text, text, uuid, int, text, text, text, jsonb, uuid),
  public.series_change_preview(uuid, date, int, int, int), public.change_series(uuid, uuid, text, jsonb, text),
  public.desk_series(text)
to anon, authenticated;
