-- Visitors ask for the same hour each week, and the desk answers. A request books nothing.

alter table private.network_uses drop constraint network_uses_use_check,
  add constraint network_uses_use_check check (use ~ '^[a-z]+$');

/*
 * Asks the desk for a series. Answers
 *   { kind: 'requested' }              also to a repeat, which replaces what the request says until the desk answers
 *   { kind: 'refused', reason }        'malformed' | 'no-contact' | 'phone' | 'email' | 'unknown-centre' | 'closed' | 'past' | 'too-far' | 'taken-id'
 *                                      | 'nobody' | 'too-many': five an hour and twenty a day from one network (limit 'network'), three
 *                                      unanswered ones of one person (limit 'held')
 *                                      | 'suspended', with the desk's { sentence }
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

  sentence := private.suspension_of(caller, address);
  if sentence is not null then return private.refused('suspended') || jsonb_build_object('sentence', sentence); end if;
  -- Much fewer than bookings: a person reads each.
  place.booked_an_hour := 5;
  place.booked_a_day := 20;
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

grant execute on function
  public.request_series(uuid, text, text, text, text, text, int, int, int, date, int, text), public.decline_series(uuid, text)
to anon, authenticated;
