-- What the desk reads: reservations of its days with what is known of the person, members, and a search.

-- French numbers as people say them, with or without the prefix of the country: digits alone, without a leading zero.
create function private.phone_key(phone text) returns text
language sql immutable
as $$
  select nullif(regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^((00)?330?(?=[1-9][0-9]{8}$)|0+)', ''), '')
$$;

-- One person's reservations have one key: the account's, the guest's address, or their number.
create function private.person_key(owner uuid, email text, phone text) returns text
language sql immutable
as $$ select coalesce(owner::text, lower(email), private.phone_key(phone)) $$;

create index absences_by_person on private.reservations (private.person_key(owner, email, phone), day)
where attendance = 'absent' and cancelled_at is null;
create index reservations_by_word on private.reservations using gin (array_to_tsvector(private.words_in(name))) where name is not null;
create index reservations_by_phone on private.reservations (day) where phone is not null;

-- A query for names that have words which begin like each of these; null without a word.
create function private.beginnings(words text) returns tsquery
language sql immutable set search_path = ''
as $$
  select string_agg('''' || word || ''':*', ' & ')::tsquery from unnest(private.words_in(left(words, 200))) word
$$;

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

-- The name of an account of the staff; their address where they have none, and nothing where the visitor did it themselves.
create function private.staff_name(account uuid) returns text
language plpgsql stable set search_path = ''
as $$
begin
  if account is null then return ''; end if;
  return coalesce((select coalesce(nullif(name, ''), email) from private.people where person = account), '');
end $$;

/*
 * A reservation as the desk reads it: private.as_read, and { sequence, phone, note, attendance: null | 'arrived' | 'absent',
 * member: uuid | null, series: uuid | null, enteredBy, changedBy, absences, suspended }.
 */
create function private.as_desk(reservation private.reservations) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return private.as_read(reservation) || jsonb_build_object(
    'sequence', reservation.sequence, 'phone', coalesce(reservation.phone, ''), 'note', coalesce(reservation.note, ''),
    'attendance', reservation.attendance, 'member', reservation.owner, 'series', reservation.series,
    'enteredBy', private.staff_name(reservation.entered_by), 'changedBy', private.staff_name(reservation.changed_by),
    'absences', private.absences_of(
      private.person_key(reservation.owner, reservation.email, reservation.phone), reservation.centre),
    'suspended', private.suspension_of(reservation.owner, reservation.email) is not null);
end $$;

-- Once an hour for each person and subject, however often the page asks.
create function private.audit_reading(subject text, subject_id text) returns void
language sql volatile set search_path = ''
as $$
  insert into private.audit (at, actor, action, entity, entity_id)
  select private.clock(), auth.uid(), 'read', subject, subject_id where not exists (
    select from private.audit
    where entity = subject and entity_id = subject_id and actor = auth.uid() and at > private.clock() - interval '1 hour')
$$;

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
 * Accounts whose name or e-mail has words that begin so, eight at most; none without words. Answers
 * { kind: 'found', people: [{ id, name, email, absences, suspended }] } or { kind: 'refused', reason: 'not-staff' }.
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
      'suspended', private.suspension_of(person, null) is not null) order by name, person), '[]')
    from (select * from private.people where people.words @@ wanted order by name, person limit 8) first));
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

grant execute on function
  public.desk_days(text, date, date), public.desk_members(text), public.desk_search(text)
to anon, authenticated;
