-- Names that a person can read: what steers the direction of the text around it is taken out, and a name of invisible characters
-- alone is none. The forms of the site follow the same rule (shared-kernel/src/platform/formats/names.ts).

-- The name without controls, zero-width spaces and surrounding blanks; empty without a visible character.
create function private.clean_name(name text) returns text
language sql immutable set search_path = ''
as $$
  select case when cleaned ~ '[^\s\u0001-\u0020\u007f-\u00a0\u00ad\u0300-\u036f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]'
    then cleaned else '' end
  from (
    select trim(regexp_replace(
      regexp_replace(name, '[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]', '', 'g'),
      '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')) as cleaned
  ) said
$$;

-- As before, with the cleaned name.
create or replace function public.book(
  id uuid, secret text, centre text, day date, hour int, players int,
  name text, email text, plan text, service text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  place private.centres;
  reservation private.reservations;
  own_hash bytea := private.hash_of(book.secret);
  networks bytea[];
  until timestamptz;
  reason text;
  free_court smallint;
begin
  if book.id is null or book.day is null or own_hash is null or char_length(book.secret) < 20
    or coalesce(book.players, 0) not between 2 and 4
    or coalesce(char_length(book.plan), 81) > 80 or coalesce(char_length(book.service), 81) > 80
    or coalesce(char_length(private.clean_name(book.name)), 0) not between 1 and 120
    or coalesce(char_length(book.email), 255) > 254 or book.email !~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$'
  then return private.refused('malformed'); end if;

  if caller is not null then
    -- An account that is just being deleted is waited for.
    perform from auth.users where users.id = caller for key share;
    if not found then return private.refused('nobody'); end if;
  end if;

  -- After the same question, where it is on its way beside this one.
  perform pg_advisory_xact_lock(1, hashtext(book.id::text));
  select * into reservation from private.reservations where reservations.id = book.id;
  if found then
    if reservation.secret_hash <> own_hash then return private.refused('taken-id'); end if;
    if reservation.cancelled_at is not null then return private.refused('cancelled'); end if;
    return jsonb_build_object('kind', 'booked', 'reservation', private.as_read(reservation));
  end if;

  reason := private.why_closed(book.centre, book.day, book.hour);
  if reason is not null then return private.refused(reason); end if;

  select * into place from private.centres where centres.id = book.centre;
  networks := private.caller_networks(book.centre);
  until := private.network_waits_until(place, networks, 'book');
  if until is not null then return private.too_many('network', until); end if;
  -- One person at a time, for the same reason as one network.
  perform pg_advisory_xact_lock(3, hashtext(coalesce(caller::text, lower(book.email))));
  select created_at + interval '1 hour' into until from private.reservations
  where created_at > private.clock() - interval '1 hour'
    and (owner = caller or caller is null and lower(reservations.email) = lower(book.email))
  order by created_at desc offset place.booked_an_hour_by_one - 1 limit 1;
  if found then return private.too_many('person', until); end if;
  if (select count(*) from private.reservations
      where cancelled_at is null and reservations.day >= private.centre_day(book.centre)
        and (owner = caller or caller is null and lower(reservations.email) = lower(book.email))
      ) >= place.held_ahead
  then return private.too_many('held'); end if;

  -- Who loses the court to somebody else between the question and the answer tries the next one: the index decides.
  loop
    free_court := private.lowest_free_court(book.centre, book.day, book.hour);
    if free_court is null then return private.full_hour(book.centre, book.day, book.hour); end if;
    begin
      insert into private.reservations (
        id, centre, court, day, hour, players, plan, service, name, email, owner, secret_hash, created_at)
      values (
        book.id, book.centre, free_court, book.day, book.hour, book.players, book.plan, book.service,
        private.clean_name(book.name), book.email, caller, own_hash, private.clock())
      returning * into reservation;
      insert into private.network_uses values (networks[1], 'book', private.clock());
      return jsonb_build_object('kind', 'booked', 'reservation', private.as_read(reservation));
    exception when unique_violation then
      null;
    end;
  end loop;
end $$;

-- A profile gets its name cleaned, whether the site or the authentication writes it.
create function private.clean_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.details := new.details || jsonb_build_object('name', private.clean_name(new.details ->> 'name'));
  return new;
end $$;
create trigger name_cleaned before insert or update of details on private.profiles
for each row when (new.details ? 'name') execute function private.clean_profile();

-- A record stays as its organiser wrote it. Tournaments from before are not checked until they change.
alter table public.tournaments add constraint name_is_visible check (private.clean_name(record ->> 'name') <> '') not valid;

revoke execute on function private.clean_name(text), private.clean_profile() from public, anon, authenticated;
-- The check of a tournament runs in the name of its organiser.
grant execute on function private.clean_name(text) to authenticated;
