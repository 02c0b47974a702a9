-- What the desk does for a person is none of their bookings without a confirmation: only the desk counts it, so that nobody gets many
-- mails from it.
alter table private.unconfirmed_mails
  add column by_desk boolean not null default coalesce(current_setting('desk.staff', true), '') <> '';

-- As before, without what the desk did, unless the desk asks.
create or replace function private.mailbox_waits_until(wanted_centre text, address text) returns timestamptz
language sql stable set search_path = ''
as $$
  select (
    select at + confirmed_within from private.unconfirmed_mails
    where mailbox = private.mailbox_hash(address) and at > private.clock() - confirmed_within
      and (not by_desk or coalesce(current_setting('desk.staff', true), '') <> '')
    order by at desc offset mails_pending - 1 limit 1)
  from private.centres where id = wanted_centre and sends_mail
$$;

-- Whose offered court the desk takes, as a closure does, waits again at their place.
create function private.wait_again() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(current_setting('desk.staff', true), '') <> '' and new.confirm_by > private.clock() then
    update private.waiting set offered_at = null, offer = null
    where id = new.waiting and offer = new.id and not exists (
      select from private.waiting other
      where (other.centre, other.day, other.hour, other.person) = (waiting.centre, waiting.day, waiting.hour, waiting.person)
        and other.offered_at is null);
  end if;
  return null;
end $$;
create trigger offer_lost after update of cancelled_at on private.reservations
for each row when (old.cancelled_at is null and new.cancelled_at is not null and new.waiting is not null)
execute function private.wait_again();
revoke execute on function private.wait_again() from public, anon, authenticated;
