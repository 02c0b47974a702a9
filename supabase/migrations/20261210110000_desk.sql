-- The desk: what the staff reads of reservations, persons and counts.
set check_function_bodies = off;

-- In the ninety days before today.
create function private.absences_of(person text, wanted_centre text) returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select count(*) from private.reservations
    where attendance = 'absent' and cancelled_at is null and private.person_key(owner, email, phone) = person
      and day > private.centre_day(wanted_centre) - 90);
end $$;

/*
 * A reservation as the desk reads it: private.as_read, and { sequence, phone, note, attendance: null | 'arrived' | 'absent',
 * member: uuid | null, series: uuid | null, group: private.courts_with, waiting, enteredBy, changedBy, changeReason, absences,
 * suspended, suspension }. `waiting` is the entry of the list to which the court is offered, or null. `suspension` is the sentence;
 * it and `changeReason` are empty where there is none.
 */
create function private.as_desk(reservation private.reservations) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  suspension private.suspensions := private.suspension_row(reservation.owner, reservation.email);
begin
  return private.as_read(reservation) || jsonb_build_object(
    'sequence', reservation.sequence, 'phone', coalesce(reservation.phone, ''), 'note', coalesce(reservation.note, ''),
    'attendance', reservation.attendance, 'member', reservation.owner, 'series', reservation.series,
    'group', private.courts_with(reservation),
    'waiting', case when reservation.confirm_by is not null then reservation.waiting end,
    'enteredBy', private.staff_name(reservation.entered_by), 'changedBy', private.staff_name(reservation.changed_by),
    'changeReason', coalesce(reservation.change_reason, ''),
    'absences', private.absences_of(
      private.person_key(reservation.owner, reservation.email, reservation.phone), reservation.centre),
    'suspended', suspension.id is not null, 'suspension', coalesce(suspension.sentence, ''));
end $$;

/*
 * What the desk shows of these days, 31 at most. Answers { kind: 'listed', now, reservations, closures: [{ id, day, hour, court, sentence,
 * tournament: its name | null }] } or { kind: 'refused', reason: 'not-staff' | 'malformed' }.
 */
create function public.desk_days(centre text, first_day date, last_day date) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if coalesce(last_day - first_day not between 0 and 30, true)
    or not exists (select from private.centres where id = desk_days.centre)
  then return private.refused('malformed'); end if;
  perform private.release_unconfirmed(desk_days.centre);
  perform private.audit_reading(
    'reservations_of_day', concat_ws(' ', desk_days.centre, first_day, nullif(last_day, first_day)));
  return jsonb_build_object(
    'kind', 'listed', 'now', private.clock(),
    'reservations', (
      select coalesce(jsonb_agg(private.as_desk(reservations) order by day, hour, court), '[]')
      from private.reservations
      where reservations.centre = desk_days.centre and day between desk_days.first_day and desk_days.last_day
        and cancelled_at is null and closure is null),
    'closures', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', closure, 'day', day, 'hour', hour, 'court', reservations.court, 'sentence', sentence,
        'tournament', tournaments.name) order by day, hour, reservations.court), '[]')
      from private.reservations
        join private.closures on closures.id = closure
        left join public.tournaments on tournaments.id = tournament
      where reservations.centre = desk_days.centre and day between desk_days.first_day and desk_days.last_day
        and cancelled_at is null));
end $$;

/*
 * Accounts whose name or e-mail has words that begin so, eight at most; none without words. Answers { kind: 'found', people:
 * [{ id, name, email, isConfirmed, absences, suspended, suspension }] } or { kind: 'refused', reason: 'not-staff' }. `isConfirmed`
 * says whether the person has confirmed the account's address.
 */
create function public.desk_members(words text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted tsquery := private.beginnings(words);
  place text := (select id from private.centres order by id limit 1);
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  perform private.audit_reading('people', 'list');
  return jsonb_build_object('kind', 'found', 'people', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', person, 'name', name, 'email', email, 'absences', private.absences_of(person::text, place),
      'isConfirmed', private.has_proven_address(person),
      'suspended', (suspension).id is not null, 'suspension', coalesce((suspension).sentence, '')) order by name, person), '[]')
    from (
      select person, name, email, private.suspension_row(person, null) as suspension
      from private.people where people.words @@ wanted order by name, person limit 8
    ) first));
end $$;

/*
 * Reservations, cancelled ones too, by words that the name's begin with, by digits of the number (four or more) or by the reference: of the
 * last ninety days and to come, the nearest to today first. Answers { kind: 'found', reservations (with cancelledAt), more } or
 * { kind: 'refused', reason: 'not-staff' }.
 */
create function public.desk_search(words text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  said text := left(coalesce(desk_search.words, ''), 200);
  wanted tsquery := private.beginnings(said);
  code text := upper(regexp_replace(said, '[\s-]', '', 'g'));
  digits text := regexp_replace(said, '[^0-9]', '', 'g');
  is_beginning boolean;
  pattern text;
  first_day date := (select min(private.centre_day(id)) - 90 from private.centres);
  found_ones jsonb;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  perform private.audit_reading('desk_search', 'list');
  if char_length(digits) >= 4 and private.clean_phone(said) ~ '^\+?[0-9 ()./-]+$' then
    -- From its first digit on if a prefix says so, or else any digits of it, such as the last four.
    is_beginning := said ~ '^\s*(\+|0)';
    digits := regexp_replace(digits, case when said ~ '^\s*(\+|00)' then '^(00)?330?|^0+' else '^0+' end, '');
    if char_length(digits) >= 3 then pattern := case when is_beginning then '' else '%' end || digits || '%'; end if;
  end if;
  select coalesce(jsonb_agg(private.as_desk(hit) || jsonb_build_object('cancelledAt', (hit).cancelled_at) order by place), '[]')
  into found_ones
  from (
    select hit, row_number() over (
      order by abs((hit).day - private.centre_day((hit).centre)), (hit).day desc, (hit).hour, (hit).court, (hit).id) as place
    from (
      select reservations as hit from private.reservations
      where id in (
        select id from private.reservations
        where name is not null and array_to_tsvector(private.words_in(name)) @@ wanted
        union
        select id from private.reservations where phone is not null and day >= first_day and private.phone_key(phone) like pattern
        union
        select id from private.reservations where reference = code
      ) and day >= first_day and closure is null
    ) hits
    order by place limit 51
  ) nearest;
  return jsonb_build_object(
    'kind', 'found', 'more', jsonb_array_length(found_ones) > 50, 'reservations', found_ones - 50);
end $$;

-- What waits for the desk, for its tabs: { kind: 'counted', requests, waiting } or { kind: 'refused', reason: 'not-staff' }.
-- `requests` are weekly ones without an answer. `waiting` are the people in a line who may still be offered a court, and those whom
-- the desk has to call about their offer. It names no person, so the audit has no row of it.
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
      where waiting.centre = desk_counts.centre and (
        offered_at is null and private.beginning(waiting.centre, day, hour) > private.clock() + private.offer_duration()
        or email is null and exists (
          select from private.reservations where id = offer and cancelled_at is null and confirm_by > private.clock()))));
end $$;
