-- The calendar of the desk, which a calendar program reads by an address with a secret.
set check_function_bodies = off;

-- Makes the caller's address, and ends their earlier one: { kind: 'renewed', secret }, which is answered once, or { kind: 'refused',
-- reason: 'not-staff' }.
create function public.renew_desk_feed() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  insert into private.desk_feeds values (auth.uid(), private.hash_of(secret), private.clock())
  on conflict (person) do update set secret_hash = excluded.secret_hash, renewed_at = excluded.renewed_at;
  insert into private.audit (at, actor, action, entity, entity_id)
  values (private.clock(), auth.uid(), 'update', 'desk_feeds', auth.uid()::text);
  return jsonb_build_object('kind', 'renewed', 'secret', secret);
end $$;

-- Ends the caller's address, which then answers an empty calendar: { kind: 'ended' }, also where there was none.
create function public.end_desk_feed() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.desk_feeds where person = auth.uid();
  if found then
    insert into private.audit (at, actor, action, entity, entity_id)
    values (private.clock(), auth.uid(), 'delete', 'desk_feeds', auth.uid()::text);
  end if;
  return jsonb_build_object('kind', 'ended');
end $$;

-- Whether the caller has an address, and since when: { kind: 'feed', since: instant | null } or a refusal.
create function public.desk_feed() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  return jsonb_build_object('kind', 'feed', 'since', (select renewed_at from private.desk_feeds where person = auth.uid()));
end $$;

-- Who loses the role loses the address: it answers nothing again if they get the role back.
create function private.end_feed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.roles_in(new.raw_app_meta_data) && array['staff', 'manager'] then
    delete from private.desk_feeds where person = new.id;
  end if;
  return null;
end $$;

-- A line of a calendar (RFC 5545, 3.1): longer ones go on in the next line behind a space. A character has at most four bytes.
create function private.calendar_line(name text, value text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  line text := name || ':' || value;
begin
  if octet_length(line) <= 75 then return line || E'\r\n'; end if;
  return (
    select string_agg(substr(line, 1 + place * 18, 18), E'\r\n ' order by place)
    from generate_series(0, (char_length(line) - 1) / 18) place) || E'\r\n';
end $$;

-- A text in a calendar (RFC 5545, 3.3.11), in one line.
create function private.calendar_text(words text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(regexp_replace(coalesce(words, ''), '[\u0001-\u001f\u007f]+', ' ', 'g'), '([\\;,])', '\\\1', 'g') $$;

create function private.calendar_event(
  uid text, sequence bigint, starts timestamptz, ends timestamptz, status text, summary text, description text
) returns text
language sql stable set search_path = ''
as $$
  select E'BEGIN:VEVENT\r\n'
    || private.calendar_line('UID', uid || '@jorkyball-accueil') || private.calendar_line('SEQUENCE', sequence::text)
    || private.calendar_line('DTSTAMP', to_char(private.clock() at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"'))
    || private.calendar_line('DTSTART', to_char(starts at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"'))
    || private.calendar_line('DTEND', to_char(ends at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"'))
    || private.calendar_line('SUMMARY', private.calendar_text(summary))
    || private.calendar_line('DESCRIPTION', private.calendar_text(description))
    || private.calendar_line('STATUS', status) || E'END:VEVENT\r\n'
$$;

/*
 * The reservations and closures of the last seven and the next thirty days. Names and references, and no address and no phone number:
 * a calendar program keeps what it reads. Empty for a secret that is unknown, and for a person who has lost the role, so that the program
 * removes what it has. Programs send no headers, so `apikey`, which is public, stands in the address.
 */
create function public.desk_calendar(key text, apikey text default null) returns public."text/calendar"
language plpgsql stable security definer set search_path = ''
as $$
declare
  reader uuid := (
    select person from private.desk_feeds join auth.users on users.id = person
    where secret_hash = private.hash_of(desk_calendar.key)
      and private.roles_in(raw_app_meta_data) && array['staff', 'manager']);
begin
  return E'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Jorkyball//Accueil//FR\r\nX-WR-CALNAME:Jorkyball\\, accueil\r\n'
    || E'REFRESH-INTERVAL;VALUE=DURATION:PT15M\r\n'
    || coalesce((
      select string_agg(private.calendar_event(
        reservations.id::text, sequence, private.beginning(centre, day, hour),
        private.beginning(centre, day, hour) + interval '1 hour',
        case when confirm_by is null then 'CONFIRMED' else 'TENTATIVE' end,
        concat('Terrain ', court, ' : ', coalesce(name, 'nom effacé')),
        concat_ws(', ', players || ' joueurs', nullif(plan, 'Non spécifié'), nullif(service, 'Non spécifié'),
          'référence ' || reference)), '' order by day, hour, court)
      from private.reservations
      where reader is not null and cancelled_at is null and closure is null and (confirm_by is null or confirm_by > private.clock())
        and day between private.centre_day(centre) - 7 and private.centre_day(centre) + 30), '')
    || coalesce((
      select string_agg(private.calendar_event(
        closures.id::text, 0, private.beginning(centre, first_day, first_hour),
        private.beginning(centre, last_day, last_hour) + interval '1 hour', 'CONFIRMED',
        concat(
          case when courts is null then 'Tous les terrains' when cardinality(courts) = 1 then 'Terrain ' || courts[1]
            else 'Terrains ' || array_to_string(courts, ', ') end,
          ' : ', coalesce(nullif(sentence, ''), 'fermé')),
        ''), '' order by first_day, first_hour, closures.id)
      from private.closures
      where reader is not null and last_day >= private.centre_day(centre) - 7 and first_day <= private.centre_day(centre) + 30), '')
    || E'END:VCALENDAR\r\n';
end $$;

create trigger feed_ended after update of raw_app_meta_data on auth.users
for each row execute function private.end_feed();
