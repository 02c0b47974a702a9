-- As before, but a booking that nobody has confirmed is not confirmed by the claim of an account that may not book it itself: one that the
-- desk blocks, or that holds as many games as one may. It stays with its device, and its mail still confirms it.
create or replace function public.claim_reservations(keys jsonb) returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claimed int;
begin
  -- What an account holds is counted for one request at a time, as when it books.
  perform pg_advisory_xact_lock(3, hashtext(auth.uid()::text));
  with known as (
    select reservations.id, confirm_by, reservations.created_at, account.id as person, account.email as address, account.email_confirmed_at
    from private.reservations, private.keys_of(keys) known, auth.users account
    where account.id = auth.uid() and owner is null and cancelled_at is null
      and (confirm_by is null or confirm_by > private.clock())
      and (not known.is_link or lower(account.email) = lower(reservations.email))
      and reservations.id = known.id and reservations.secret_hash = known.secret_hash
    for update of reservations
  ), ranked as (
    select *, row_number() over (order by confirm_by is not null, created_at) as place from known
  ), own as (
    update private.reservations set owner = person from ranked
    where reservations.id = ranked.id and (ranked.confirm_by is null
      or private.suspension_of(person, address) is null and place + (
        select count(*) from private.reservations held
        where held.owner = person and held.cancelled_at is null and held.entered_by is null
          and held.day >= private.centre_day(held.centre)
      ) <= (select held_ahead from private.centres where centres.id = reservations.centre))
    returning private.mailbox_hash(reservations.email) as mailbox,
      case when email_confirmed_at is not null then private.mailbox_hash(address) end as proven
  ), freed as (
    delete from private.unconfirmed_mails where mailbox in (select mailbox from own where mailbox = proven)
  )
  select count(*) into claimed from own;
  return claimed;
end $$;

grant execute on function public.claim_reservations(jsonb) to anon, authenticated;
