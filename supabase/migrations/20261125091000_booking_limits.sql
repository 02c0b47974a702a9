-- Who has booked too much is told by whose measure, and until when; a centre's own wifi is one network and many people.

-- What one network may book in an hour: a tournament's evening, all of it at the counter's wifi.
alter table private.centres alter column booked_an_hour set default 60;
update private.centres set booked_an_hour = 60 where booked_an_hour = 10;
-- What one person may, given back or not.
alter table private.centres add column booked_an_hour_by_one smallint not null default 10;

-- { kind: 'refused', reason: 'too-many', limit, until }: whose measure is full ('network', 'person', or 'held' for what somebody has
-- ahead), and the moment at which there is room again; null where that is not a matter of time alone.
create function private.too_many(whose text, until timestamptz default null) returns jsonb
language sql immutable set search_path = ''
as $$ select private.refused('too-many') || jsonb_build_object('limit', whose, 'until', until) $$;

/*
 * Books a free court. Answers
 *   { kind: 'booked', reservation }               also to a question that is asked again
 *   { kind: 'full', nearest: [{ day, hour }] }
 *   { kind: 'refused', reason }                   'unknown-centre' | 'closed' | 'past' | 'too-far' | 'malformed'
 *                                                 | 'too-many' (above) | 'cancelled' | 'taken-id'
 *                                                 | 'nobody': whose account is gone, though his token has not run out
 */
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
  network bytea;
  reason text;
  an_hour_ago timestamptz := private.clock() - interval '1 hour';
  -- When what counts first was booked.
  counted_from timestamptz;
  free_court smallint;
begin
  if book.id is null or book.day is null or coalesce(char_length(book.secret), 0) < 20
    or coalesce(book.players, 0) not between 2 and 4
    or coalesce(char_length(book.plan), 81) > 80 or coalesce(char_length(book.service), 81) > 80
    or coalesce(char_length(trim(book.name)), 0) not between 1 and 120
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

  -- One network and one person at a time: of many questions at once each would find its limit not reached.
  select * into place from private.centres where centres.id = book.centre;
  network := private.caller_network_hash();
  perform pg_advisory_xact_lock(2, hashtext(encode(network, 'hex')));
  perform pg_advisory_xact_lock(3, hashtext(coalesce(caller::text, lower(book.email))));
  select created_at into counted_from from private.reservations
  where network_hash = network and created_at > an_hour_ago
  order by created_at desc offset place.booked_an_hour - 1 limit 1;
  if found then return private.too_many('network', counted_from + interval '1 hour'); end if;
  select created_at into counted_from from private.reservations
  where created_at > an_hour_ago
    and case when caller is null then lower(reservations.email) = lower(book.email) else owner = caller end
  order by created_at desc offset place.booked_an_hour_by_one - 1 limit 1;
  if found then return private.too_many('person', counted_from + interval '1 hour'); end if;
  if (select count(*) from private.reservations
      where cancelled_at is null and reservations.day >= private.centre_day(book.centre)
        and case when caller is null then lower(reservations.email) = lower(book.email) else owner = caller end
      ) >= place.held_ahead
  then return private.too_many('held'); end if;

  -- Who loses the court to somebody else between the question and the answer tries the next one: the index decides.
  loop
    free_court := private.lowest_free_court(book.centre, book.day, book.hour);
    if free_court is null then return private.full_hour(book.centre, book.day, book.hour); end if;
    begin
      insert into private.reservations (
        id, centre, court, day, hour, players, plan, service, name, email, owner, secret_hash, network_hash, created_at)
      values (
        book.id, book.centre, free_court, book.day, book.hour, book.players, book.plan, book.service,
        trim(book.name), book.email, caller, own_hash, network, private.clock())
      returning * into reservation;
      return jsonb_build_object('kind', 'booked', 'reservation', private.as_read(reservation));
    exception when unique_violation then
      null;
    end;
  end loop;
end $$;

-- As before, and nothing for somebody whose account is gone.
create or replace function public.claim_reservations(keys jsonb) returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claimed int;
begin
  update private.reservations set owner = account.id
  from private.keys_of(keys) known, auth.users account
  where account.id = auth.uid() and owner is null and cancelled_at is null
    and reservations.id = known.id and reservations.secret_hash = known.secret_hash;
  get diagnostics claimed = row_count;
  return claimed;
end $$;

revoke execute on function private.too_many(text, timestamptz) from public, anon, authenticated;
