-- Commands of a device's outbox: a booking, a move or a cancellation that is executed once, however often it arrives. Each is the
-- function of that name with one more argument, { id, secret, validUntil }. The device repeats it until it has an answer:
-- an executed command gets its first answer again, and after `validUntil` no command is executed any more.

create table private.commands (
  id uuid primary key,
  -- The answer opens with a secret that the device alone has.
  secret_hash bytea not null,
  valid_until timestamptz not null,
  reservation uuid not null references private.reservations on delete cascade,
  -- Without name and address: these are read from the reservation, which forgets them in time.
  answer jsonb not null
);

create index commands_by_reservation on private.commands (reservation);
create index commands_by_end on private.commands (valid_until);

alter table private.commands enable row level security;

/*
 * Null if the command is to be executed now. Otherwise its first answer, or
 *   { kind: 'expired', now }               its end has passed, or is farther away than any device of right time would set it
 *   { kind: 'refused', reason }            'malformed' | 'taken-id'
 */
create function private.earlier_answer(command jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  known private.commands;
  reservation private.reservations;
  valid_until timestamptz;
begin
  if coalesce(command ->> 'id' !~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$', true)
    or coalesce(char_length(command ->> 'secret'), 0) not between 20 and 200
    or coalesce(command ->> 'validUntil' !~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$', true)
  then return private.refused('malformed'); end if;

  -- After the same command, where it is on its way beside this one.
  perform pg_advisory_xact_lock(4, hashtext(command ->> 'id'));
  select * into known from private.commands where id = (command ->> 'id')::uuid;
  if found then
    if known.secret_hash <> private.hash_of(command ->> 'secret') then return private.refused('taken-id'); end if;
    select * into reservation from private.reservations where id = known.reservation;
    return jsonb_set(known.answer, '{reservation}', known.answer -> 'reservation' || jsonb_build_object(
      'name', coalesce(reservation.name, ''), 'email', coalesce(reservation.email, '')));
  end if;

  begin
    valid_until := command ->> 'validUntil';
  exception when datetime_field_overflow then
    return private.refused('malformed');
  end;
  if valid_until not between private.clock() and private.clock() + interval '10 minutes' then
    return jsonb_build_object('kind', 'expired', 'now', private.clock());
  end if;
  return null;
end $$;

-- Stores the answer of an executed command, and returns it. A refusal is not stored: nothing was executed. Of one reservation fifty
-- commands are remembered; a repeat of a later one finds its change made.
create function private.first_answer(command jsonb, answer jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  changed uuid := answer #>> '{reservation,id}';
begin
  if changed is not null and (select count(*) from private.commands where reservation = changed) < 50 then
    insert into private.commands
    values (
      (command ->> 'id')::uuid, private.hash_of(command ->> 'secret'), (command ->> 'validUntil')::timestamptz, changed,
      answer #- '{reservation,name}' #- '{reservation,email}');
  end if;
  return answer;
end $$;

create function public.book(
  command jsonb, id uuid, secret text, centre text, day date, hour int, players int,
  name text, email text, plan text, service text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.earlier_answer(command), private.first_answer(command, public.book(
    book.id, book.secret, book.centre, book.day, book.hour, book.players,
    book.name, book.email, book.plan, book.service)));
end $$;

create function public.move_reservation(command jsonb, id uuid, day date, hour int, secret text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.earlier_answer(command), private.first_answer(command, public.move_reservation(
    move_reservation.id, move_reservation.day, move_reservation.hour, move_reservation.secret)));
end $$;

create function public.cancel_reservation(command jsonb, id uuid, secret text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.earlier_answer(command), private.first_answer(command, public.cancel_reservation(
    cancel_reservation.id, cancel_reservation.secret)));
end $$;

-- As before, and commands: a day after their end no device repeats them.
create or replace function private.forget_outdated() returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.commands where valid_until < private.clock() - interval '1 day';
  update private.reservations set name = null, email = null, owner = null, network_hash = null
  from private.centres
  where centres.id = reservations.centre
    and (name is not null or email is not null or owner is not null or network_hash is not null)
    and day < (private.clock() - make_interval(months => months_kept))::date;
  update private.reservations set network_hash = null
  where network_hash is not null and created_at < private.clock() - interval '1 day';
  delete from private.network_keys where day < (private.clock() - interval '1 day')::date;
  delete from private.invitations where expires_at < private.clock();
  delete from private.audit where at < private.clock() - interval '12 months';
$$;

revoke execute on function private.earlier_answer(jsonb), private.first_answer(jsonb, jsonb) from public, anon, authenticated;
revoke execute on function
  public.book(jsonb, uuid, text, text, date, int, int, text, text, text, text),
  public.move_reservation(jsonb, uuid, date, int, text), public.cancel_reservation(jsonb, uuid, text)
from public;
grant execute on function
  public.book(jsonb, uuid, text, text, date, int, int, text, text, text, text),
  public.move_reservation(jsonb, uuid, date, int, text), public.cancel_reservation(jsonb, uuid, text)
to anon, authenticated;
