-- As before. Any visitor can type an address, and must not learn that it waits, or has as many games as one may. A guest is answered as with
-- a new address. Where theirs waits for that hour, or for as many as one may, no row is written, and no mail leaves; other limits of the
-- address are asked when a court is offered (private.serve_line).
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
  ahead int;
  is_repeated boolean;
  waits_for_all boolean;
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
  is_repeated := exists (
    select from private.waiting
    where waiting.centre = join_waiting.centre and waiting.day = join_waiting.day and waiting.hour = join_waiting.hour
      and person = whose and offered_at is null);
  waits_for_all := (
    select count(*) from private.waiting
    where person = whose and waiting.day >= private.centre_day(join_waiting.centre) and offered_at is null) >= place.waits_of_one;
  if caller is not null then
    if is_repeated then return private.refused('already-waiting'); end if;
    if waits_for_all then return private.too_many('waiting'); end if;
    if (select count(*) from private.reservations
        where cancelled_at is null and entered_by is null and reservations.day >= private.centre_day(join_waiting.centre) and owner = caller
        ) >= place.held_ahead
    then return private.too_many('held'); end if;
  end if;

  -- A court that becomes free beside this request is served before or after it, and not meanwhile (private.serve_line).
  perform pg_advisory_xact_lock(13, hashtext(concat_ws(' ', join_waiting.centre, join_waiting.day, join_waiting.hour)));
  if private.lowest_free_court(join_waiting.centre, join_waiting.day, join_waiting.hour) is not null then
    return jsonb_build_object('kind', 'free');
  end if;
  select count(*) into ahead from private.waiting
  where waiting.centre = join_waiting.centre and waiting.day = join_waiting.day and waiting.hour = join_waiting.hour and offered_at is null;
  if ahead >= place.waits_of_hour then return private.refused('line-full'); end if;
  insert into private.network_uses values (networks[1], 'wait', private.clock());
  if is_repeated or waits_for_all then
    return jsonb_build_object('kind', 'waiting', 'waiting', jsonb_build_object(
      'id', join_waiting.id, 'day', join_waiting.day, 'hour', join_waiting.hour, 'players', join_waiting.players,
      'state', 'waiting', 'ahead', ahead));
  end if;
  insert into private.waiting (id, secret_hash, centre, day, hour, players, name, email, owner, person, created_at)
  values (
    join_waiting.id, own_hash, join_waiting.centre, join_waiting.day, join_waiting.hour, join_waiting.players,
    private.clean_name(join_waiting.name), address, caller, whose, private.clock())
  returning * into entry;
  return jsonb_build_object('kind', 'waiting', 'waiting', private.as_waiting(entry));
end $$;
