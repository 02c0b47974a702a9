-- Series: weekly reservations that the desk books for one person, and what visitors ask for.
set check_function_bodies = off;

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

-- The listed dates in their order. Null if one is no hour of a court, or if the list is too large or not a list of one to 53.
create function private.series_dates(dates jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if jsonb_typeof(dates) is distinct from 'array' or jsonb_array_length(dates) not between 1 and 53
    or pg_column_size(dates) > 16 * 1024
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

-- One mail about several dates of a series, or several courts of a group (without a series), which have one person. `known` has the
-- hour before the change by the id of the reservation. The limit of an address that never confirmed does not stop what the desk has
-- changed: that was announced before.
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
  if first_one.changed_by is null and first_one.owner is null and not first_one.is_confirmed then
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

/*
 * Books all of these dates for one person, or none. Answers
 *   { kind: 'created', series, count }                also to a command that is repeated
 *   { kind: 'taken', dates: [private.desk_hour] }     at least one is not free any more; nothing is written
 *   { kind: 'refused', reason }                       'not-staff' | 'malformed' | 'phone' | 'email' | 'unknown-centre'
 *                                                     | 'unknown-member' | 'too-far' | 'twice'
 *                                                     | 'reused': the command's id with other values
 *                                                     | 'answered': a colleague has answered the request
 * An account's address that its person has not confirmed is not written to.
 */
create function public.create_series(
  command uuid, centre text, name text, email text, phone text, member uuid, players int, plan text, service text, note text,
  dates jsonb, request uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  given jsonb := jsonb_build_array(
    'create_series', create_series.centre, create_series.name, create_series.email, create_series.phone, create_series.member,
    create_series.players, create_series.plan, create_series.service, create_series.note, create_series.dates, create_series.request);
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
  answer := private.known_answer(create_series.command, given);
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
    if private.has_proven_address(create_series.member) then address := coalesce(address, nullif(account.email, '')); end if;
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
  return private.keep_answer(create_series.command, given, jsonb_build_object(
    'kind', 'created', 'series', create_series.command, 'count', cardinality(written)));
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
 *   { kind: 'refused', reason }     'not-staff' | 'malformed' | 'unknown-series' | 'too-far' | 'twice' | 'reused'
 */
create function public.change_series(command uuid, series uuid, action text, dates jsonb, reason text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  given jsonb := jsonb_build_array('change_series', change_series.series, change_series.action, change_series.dates, change_series.reason);
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
  answer := private.known_answer(change_series.command, given);
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
  return private.keep_answer(
    change_series.command, given, jsonb_build_object('kind', 'changed', 'count', cardinality(ids)));
end $$;

-- The desk's first look at series: { kind: 'listed', requests, series } or { kind: 'refused', reason: 'not-staff' }. The audit says
-- who read it, once an hour.
--   requests: [{ id, name, email, phone, member, weekday, hour, players, firstDay, weeks, message, createdAt }], the oldest first
--   series: [{ id, name, email, phone, isMember, players, plan, service, next: { day, hour, court }, count, lastDay,
--     dates: [{ id, sequence, day, hour, court }] }], by their next date
-- `dates` are all to come: the desk reads where a series that was moved in part goes on, and names a date that it cancels.
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
        'next', jsonb_build_object('day', day, 'hour', hour, 'court', court), 'count', jsonb_array_length(dates), 'lastDay', last_day,
        'dates', dates)
        order by day, hour, court), '[]')
      from (
        select reservations.series, max(day) as last_day, (array_agg(id order by day, hour))[1] as next,
          jsonb_agg(jsonb_build_object('id', id, 'sequence', sequence, 'day', day, 'hour', hour, 'court', court)
            order by day, hour) as dates
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

-- Who asks to be forgotten leaves no address in a mail about the series either.
create function private.forget_series_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.outgoing_mail where series = new.series and sent_at is null;
  return null;
end $$;

/*
 * Asks the desk for a series. Answers
 *   { kind: 'requested' }              also to a repeat, which replaces what the request says until the desk answers
 *   { kind: 'refused', reason }        'malformed' | 'no-contact' | 'phone' | 'email' | 'unknown-centre' | 'closed' | 'past'
 *                                      | 'too-far' | 'taken-id' | 'nobody'
 *                                      | 'too-many': five an hour and twenty a day from one network (limit 'network'), three
 *                                      unanswered ones of one person (limit 'held')
 *                                      | 'suspended', with { sentence }: to a suspended account
 * Any visitor can type an address, so a guest does not learn that it is suspended: their request is taken, and the desk declines
 * it.
 */
create function public.request_series(
  id uuid, secret text, centre text, name text, email text, phone text, weekday int, hour int, players int,
  first_day date, weeks int, message text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  place private.centres;
  known private.series_requests;
  own_hash bytea := private.hash_of(request_series.secret);
  called text := private.clean_name(request_series.name);
  address text := nullif(trim(request_series.email), '');
  telephone text := private.clean_phone(request_series.phone);
  said text := coalesce(private.clean_lines(request_series.message), '');
  sentence text;
  networks bytea[];
  until timestamptz;
begin
  if request_series.id is null or own_hash is null or char_length(request_series.secret) < 20
    or coalesce(char_length(called), 0) not between 1 and 120 or char_length(said) > 500
    or coalesce(request_series.weekday, 0) not between 1 and 7 or coalesce(request_series.hour, -1) not between 0 and 23
    or coalesce(request_series.players, 0) not between 2 and 4 or coalesce(request_series.weeks, 0) not between 2 and 53
    or request_series.first_day is null
  then return private.refused('malformed'); end if;
  if address is null and telephone is null then return private.refused('no-contact'); end if;
  if not private.is_phone(telephone) then return private.refused('phone'); end if;
  if address is not null and (char_length(address) > 254 or not private.is_address(address)) then
    return private.refused('email');
  end if;
  if caller is not null then
    perform from auth.users where users.id = caller for key share;
    if not found then return private.refused('nobody'); end if;
  end if;

  -- After the same question, where it is on its way beside this one.
  perform pg_advisory_xact_lock(1, hashtext(request_series.id::text));
  select * into known from private.series_requests where series_requests.id = request_series.id;
  if found then
    if known.secret_hash <> own_hash then return private.refused('taken-id'); end if;
    if known.answered_at is not null then return jsonb_build_object('kind', 'requested'); end if;
    -- Its visitor, who had no answer, may have changed something before they sent it again. It stays whose it is.
    caller := known.owner;
  end if;

  select * into place from private.centres where centres.id = coalesce(known.centre, request_series.centre);
  if not found then return private.refused('unknown-centre'); end if;
  if not exists (
    select from private.opening_hours
    where opening_hours.centre = place.id and opening_hours.weekday = request_series.weekday
      and request_series.hour between first_hour and last_hour)
  then return private.refused('closed'); end if;
  if request_series.first_day < private.centre_day(place.id) then return private.refused('past'); end if;
  if request_series.first_day > private.centre_day(place.id) + 366 then return private.refused('too-far'); end if;

  sentence := case when caller is not null then private.suspension_of(caller, address) end;
  if sentence is not null then return private.refused('suspended') || jsonb_build_object('sentence', sentence); end if;
  networks := private.caller_networks(place.id);
  until := case when known.id is null then private.network_waits_until(place, networks, 'request') end;
  if until is not null then return private.too_many('network', until); end if;
  perform pg_advisory_xact_lock(3, hashtext(coalesce(caller::text, lower(address), telephone)));
  if (select count(*) from private.series_requests
      where answered_at is null and series_requests.centre = place.id and series_requests.id <> request_series.id
        and (owner = caller or caller is null and (lower(series_requests.email) = lower(address)
          or private.phone_key(series_requests.phone) = private.phone_key(telephone)))) >= 3
  then return private.too_many('held'); end if;

  insert into private.series_requests (
    id, centre, owner, secret_hash, name, email, phone, weekday, hour, players, first_day, weeks, message, created_at)
  values (
    request_series.id, place.id, caller, own_hash, called, address, telephone, request_series.weekday, request_series.hour,
    request_series.players, request_series.first_day, request_series.weeks, said, private.clock())
  on conflict on constraint series_requests_pkey do update set
    name = excluded.name, email = excluded.email, phone = excluded.phone, weekday = excluded.weekday, hour = excluded.hour,
    players = excluded.players, first_day = excluded.first_day, weeks = excluded.weeks, message = excluded.message
  where series_requests.answered_at is null;
  if known.id is null then insert into private.network_uses values (networks[1], 'request', private.clock()); end if;
  return jsonb_build_object('kind', 'requested');
end $$;

/*
 * The desk says no. With a sentence, the visitor reads it in a mail, if they left an address; without one the request is put away.
 *   { kind: 'declined', isMailed }     also to a repeat
 *   { kind: 'refused', reason: 'not-staff' | 'malformed' | 'unknown-request' | 'answered' }
 */
create function public.decline_series(request uuid, sentence text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked private.series_requests;
  words text := nullif(private.clean_name(decline_series.sentence), '');
  is_mailed boolean;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if char_length(words) > 300 then return private.refused('malformed'); end if;
  select * into asked from private.series_requests where id = decline_series.request for update;
  if not found then return private.refused('unknown-request'); end if;
  is_mailed := words is not null and asked.email is not null
    and (select sends_mail from private.centres where id = asked.centre);
  if asked.answered_at is not null then
    if asked.series is not null or asked.answered_by is distinct from auth.uid() then return private.refused('answered'); end if;
    return jsonb_build_object('kind', 'declined', 'isMailed', is_mailed);
  end if;
  update private.series_requests set answered_at = private.clock(), answered_by = auth.uid() where id = asked.id;
  insert into private.audit (at, actor, action, entity, entity_id)
  values (private.clock(), auth.uid(), 'update', 'series_requests', asked.id::text);
  -- To an address that nobody has confirmed, so within its limit and without what the visitor typed.
  if is_mailed and asked.owner is null then
    is_mailed := private.mailbox_waits_until(asked.centre, asked.email) is null;
    if is_mailed then insert into private.unconfirmed_mails values (private.mailbox_hash(asked.email), private.clock()); end if;
  end if;
  if is_mailed then
    insert into private.outgoing_mail (kind, recipient, payload, created_at, due_at, next_try_at, expires_at)
    values (
      'series-declined', asked.email,
      jsonb_build_object(
        'weekday', asked.weekday, 'hour', asked.hour, 'sentence', words, 'name', case when asked.owner is not null then asked.name end),
      private.clock(), private.clock(), private.clock(), private.clock() + interval '24 hours');
  end if;
  return jsonb_build_object('kind', 'declined', 'isMailed', is_mailed);
end $$;

-- A request goes thirty days after its answer, and three months after it was made.
create function private.forget_series_requests() returns void
language sql volatile set search_path = ''
as $$
  delete from private.series_requests
  where answered_at < private.clock() - interval '30 days' or created_at < private.clock() - interval '3 months'
$$;

create trigger series_links before update of claimed_until on private.outgoing_mail
for each row when (
  new.kind = 'series' and new.claimed_until is not null and (new.payload ->> 'hasLinks')::boolean and not new.payload ? 'key')
execute function private.add_series_links();

create trigger series_mails_forgotten after update of email on private.reservations
for each row when (new.series is not null and old.email is not null and new.email is null)
execute function private.forget_series_mails();
