-- The desk takes a change back within seconds, or frees a court in order to give it to the person on the phone. An offer of that court
-- whose mail still waits for the desk's twenty seconds gives way: its person knows nothing of it, and waits again at their place.

create function private.is_untold_offer(held private.reservations) returns boolean
language sql stable set search_path = ''
as $$
  select held.waiting is not null and held.confirm_by is not null and held.cancelled_at is null and exists (
    select from private.outgoing_mail
    where reservation = held.id and kind = 'offered' and sent_at is null and due_at > private.clock())
$$;

create function private.withdraw_offer() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  untold uuid;
begin
  if new.entered_by is null and coalesce(current_setting('desk.staff', true), '') = '' then return new; end if;
  select id into untold from private.reservations held
  where held.centre = new.centre and held.day = new.day and held.hour = new.hour and held.court = new.court
    and held.cancelled_at is null and held.id <> new.id and private.is_untold_offer(held);
  if found then
    update private.waiting set offered_at = null, offer = null where offer = untold;
    delete from private.reservations where id = untold;
  end if;
  return new;
end $$;
create trigger offer_withdrawn before insert or update of day, hour, court, cancelled_at on private.reservations
for each row when (new.cancelled_at is null and new.waiting is null)
execute function private.withdraw_offer();

-- As before, without an offer that gives way to the desk.
create or replace function private.occupant(wanted_centre text, wanted_day date, wanted_hour int, wanted_court int)
returns private.reservations
language sql volatile set search_path = ''
as $$
  select * from private.reservations
  where centre = wanted_centre and day = wanted_day and hour = wanted_hour and court = wanted_court and cancelled_at is null
    and not private.is_untold_offer(reservations)
$$;

revoke execute on function private.is_untold_offer(private.reservations), private.withdraw_offer() from public, anon, authenticated;
