-- Whether the desk keeps an address from booking is answered to its account alone: any visitor can type an address. A guest with it waits
-- in a line, where they are passed over, and asks for a series, which the desk declines.

-- As before.
create or replace function public.join_waiting(
  id uuid, secret text, centre text, day date, hour int, players int, name text, email text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  place private.centres;
  entry private.waiting;
  own_hash bytea := private.hash_of(join_waiting.secret);
  address text := join_waiting.email;
  whose text;
  networks bytea[];
  until timestamptz;
  reason text;
  sentence text;
begin
  if caller is not null then
    -- An account that is just being deleted is waited for.
    select users.email into address from auth.users where users.id = caller for key share;
    if not found then return private.refused('nobody'); end if;
  end if;
  if join_waiting.id is null or join_waiting.day is null or own_hash is null or char_length(join_waiting.secret) < 20
    or coalesce(join_waiting.players, 0) not between 2 and 4
    or coalesce(char_length(private.clean_name(join_waiting.name)), 0) not between 1 and 120
    or coalesce(char_length(address), 255) > 254 or not private.is_address(address)
  then return private.refused('malformed'); end if;

  perform pg_advisory_xact_lock(1, hashtext(join_waiting.id::text));
  select * into entry from private.waiting where waiting.id = join_waiting.id;
  if found then
    if entry.secret_hash <> own_hash then return private.refused('taken-id'); end if;
    return jsonb_build_object('kind', 'waiting', 'waiting', private.as_waiting(entry));
  end if;

  sentence := case when caller is not null then private.suspension_of(caller, address) end;
  if sentence is not null then return private.refused('suspended') || jsonb_build_object('sentence', sentence); end if;
  reason := private.why_closed(join_waiting.centre, join_waiting.day, join_waiting.hour);
  if reason is not null then return private.refused(reason); end if;
  -- A closure gives no court back.
  if not exists (
    select from private.courts where courts.centre = join_waiting.centre and in_service and not exists (
      select from private.reservations
      where reservations.centre = join_waiting.centre and reservations.day = join_waiting.day and reservations.hour = join_waiting.hour
        and reservations.court = courts.number and cancelled_at is null and closure is not null))
  then return private.refused('closed'); end if;
  if not private.confirms_guests(join_waiting.centre) then return private.refused('no-mail'); end if;
  if private.beginning(join_waiting.centre, join_waiting.day, join_waiting.hour) <= private.clock() + interval '20 minutes'
  then return private.refused('too-late'); end if;

  select * into place from private.centres where centres.id = join_waiting.centre;
  networks := private.caller_networks(join_waiting.centre);
  until := private.network_waits_until(place, networks, 'wait');
  if until is not null then return private.too_many('network', until); end if;
  whose := coalesce(caller::text, encode(private.mailbox_hash(address), 'hex'));
  -- One person at a time: of many requests at once each would find the limit not reached.
  perform pg_advisory_xact_lock(3, hashtext(whose));
  if exists (
    select from private.waiting
    where waiting.centre = join_waiting.centre and waiting.day = join_waiting.day and waiting.hour = join_waiting.hour
      and person = whose and offered_at is null)
  then return private.refused('already-waiting'); end if;
  if (select count(*) from private.waiting
      where person = whose and waiting.day >= private.centre_day(join_waiting.centre) and offered_at is null
      ) >= place.waits_of_one
  then return private.too_many('waiting'); end if;
  if (select count(*) from private.reservations
      where cancelled_at is null and entered_by is null and reservations.day >= private.centre_day(join_waiting.centre)
        and (owner = caller or caller is null and lower(reservations.email) = lower(address))
      ) >= place.held_ahead
  then return private.too_many('held'); end if;
  if caller is null then
    until := private.mailbox_waits_until(join_waiting.centre, address);
    if until is not null then return private.too_many('unconfirmed', until); end if;
  end if;

  -- A court that becomes free beside this request is served before or after it, and not meanwhile (private.serve_line).
  perform pg_advisory_xact_lock(13, hashtext(concat_ws(' ', join_waiting.centre, join_waiting.day, join_waiting.hour)));
  if private.lowest_free_court(join_waiting.centre, join_waiting.day, join_waiting.hour) is not null then
    return jsonb_build_object('kind', 'free');
  end if;
  if (select count(*) from private.waiting
      where waiting.centre = join_waiting.centre and waiting.day = join_waiting.day and waiting.hour = join_waiting.hour
        and offered_at is null) >= place.waits_of_hour
  then return private.refused('line-full'); end if;
  insert into private.waiting (id, secret_hash, centre, day, hour, players, name, email, owner, person, created_at)
  values (
    join_waiting.id, own_hash, join_waiting.centre, join_waiting.day, join_waiting.hour, join_waiting.players,
    private.clean_name(join_waiting.name), address, caller, whose, private.clock())
  returning * into entry;
  insert into private.network_uses values (networks[1], 'wait', private.clock());
  return jsonb_build_object('kind', 'waiting', 'waiting', private.as_waiting(entry));
end $$;

-- As before.
create or replace function public.request_series(
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
    -- Its visitor, who had no answer, may have changed something before they sent it again.
    update private.series_requests
    set name = called, email = address, phone = telephone, weekday = request_series.weekday, hour = request_series.hour,
      players = request_series.players, first_day = request_series.first_day, weeks = request_series.weeks, message = said
    where series_requests.id = known.id and answered_at is null;
    return jsonb_build_object('kind', 'requested');
  end if;

  select * into place from private.centres where centres.id = request_series.centre;
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
  until := private.network_waits_until(place, networks, 'request');
  if until is not null then return private.too_many('network', until); end if;
  perform pg_advisory_xact_lock(3, hashtext(coalesce(caller::text, lower(address), telephone)));
  if (select count(*) from private.series_requests
      where answered_at is null and series_requests.centre = place.id
        and (owner = caller or caller is null and (lower(series_requests.email) = lower(address)
          or private.phone_key(series_requests.phone) = private.phone_key(telephone)))) >= 3
  then return private.too_many('held'); end if;

  insert into private.series_requests (
    id, centre, owner, secret_hash, name, email, phone, weekday, hour, players, first_day, weeks, message, created_at)
  values (
    request_series.id, place.id, caller, own_hash, called, address, telephone, request_series.weekday, request_series.hour,
    request_series.players, request_series.first_day, request_series.weeks, said, private.clock());
  insert into private.network_uses values (networks[1], 'request', private.clock());
  return jsonb_build_object('kind', 'requested');
end $$;

grant execute on function
  public.join_waiting(uuid, text, text, date, int, int, text, text),
  public.request_series(uuid, text, text, text, text, text, int, int, int, date, int, text)
to anon, authenticated;
