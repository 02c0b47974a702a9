-- True for a guest whose address waits for that hour already, or for as many hours as one may: this place is never offered a court.
alter table private.waiting add column is_past_limit boolean not null default false;
drop index private.waiting_once;
create unique index waiting_once on private.waiting (centre, day, hour, person) where offered_at is null and not is_past_limit;

-- As before. Any visitor can type an address, and must not learn that it waits, or has as many games as one may. A guest gets a place in the
-- line as with a new address; its limits are asked when a court is offered (private.serve_line).
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
      and person = whose and offered_at is null and not is_past_limit);
  waits_for_all := (
    select count(*) from private.waiting
    where person = whose and waiting.day >= private.centre_day(join_waiting.centre) and offered_at is null and not is_past_limit
    ) >= place.waits_of_one;
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
  insert into private.waiting (id, secret_hash, centre, day, hour, players, name, email, owner, person, created_at, is_past_limit)
  values (
    join_waiting.id, own_hash, join_waiting.centre, join_waiting.day, join_waiting.hour, join_waiting.players,
    private.clean_name(join_waiting.name), address, caller, whose, private.clock(), is_repeated or waits_for_all)
  returning * into entry;
  return jsonb_build_object('kind', 'waiting', 'waiting', private.as_waiting(entry));
end $$;

-- As before, but not to a place past a limit of the line.
create or replace function private.serve_line(wanted_centre text, wanted_day date, wanted_hour int) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held_to private.centres;
  first_one private.waiting;
  free_court smallint;
  -- The desk takes a change back within that time, and the visitor then reads nothing of it.
  due timestamptz := private.clock() + case
    when coalesce(current_setting('desk.staff', true), '') = '' then interval '0' else interval '20 seconds' end;
  until timestamptz := due + interval '20 minutes';
  quiet text := coalesce(current_setting('desk.quiet', true), '');
begin
  perform pg_advisory_xact_lock(13, hashtext(concat_ws(' ', wanted_centre, wanted_day, wanted_hour)));
  if not exists (
    select from private.waiting
    where centre = wanted_centre and day = wanted_day and hour = wanted_hour and offered_at is null)
  then return; end if;
  -- A game that begins before it could be confirmed is free for all.
  if not private.confirms_guests(wanted_centre) or private.why_closed(wanted_centre, wanted_day, wanted_hour) is not null
    or private.beginning(wanted_centre, wanted_day, wanted_hour) <= until
  then return; end if;
  select * into held_to from private.centres where id = wanted_centre;
  -- A change of many reservations writes its own mails, but not this one.
  perform set_config('desk.quiet', '', true);
  loop
    select number into free_court from private.courts
    where courts.centre = wanted_centre and in_service and not exists (
      select from private.reservations
      where reservations.centre = wanted_centre and reservations.day = wanted_day and reservations.hour = wanted_hour
        and reservations.court = courts.number and cancelled_at is null)
    order by number limit 1;
    exit when not found;
    -- Without those whom the limits of bookings and mails refuse at the moment, which keep their place, and those past a limit of the line.
    select * into first_one from private.waiting
    where centre = wanted_centre and day = wanted_day and hour = wanted_hour and offered_at is null and not is_past_limit
      and (owner is not null or private.mailbox_waits_until(centre, waiting.email) is null)
      and (waiting.phone is not null or private.suspension_of(owner, waiting.email) is null
        and (select count(*) from private.reservations held
          where held.cancelled_at is null and held.entered_by is null and held.day >= private.centre_day(wanted_centre)
            and (held.owner = waiting.owner or waiting.owner is null and lower(held.email) = lower(waiting.email))
          ) < held_to.held_ahead)
    order by place limit 1 for update;
    exit when not found;
    begin
      -- The secret is in the link of the mail alone, so that the address is that of the person who waits.
      insert into private.reservations (
        id, centre, court, day, hour, players, plan, service, name, email, phone, owner, entered_by, secret_hash,
        created_at, confirm_by, waiting)
      values (
        gen_random_uuid(), wanted_centre, free_court, wanted_day, wanted_hour, first_one.players, 'Non spécifié', 'Non spécifié',
        first_one.name, first_one.email, first_one.phone, first_one.owner, first_one.entered_by, private.hash_of(gen_random_uuid()::text),
        private.clock(), until, first_one.id)
      returning id into first_one.offer;
      update private.waiting set offered_at = private.clock(), offer = first_one.offer where id = first_one.id;
    exception when unique_violation then
      -- Somebody has taken that court meanwhile.
      null;
    end;
  end loop;
  perform set_config('desk.quiet', quiet, true);
end $$;
