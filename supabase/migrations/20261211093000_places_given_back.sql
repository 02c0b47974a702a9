-- A person whose offer is withdrawn waits again, unless they have joined the line of that hour anew meanwhile. The second place broke
-- the rule of one place for each person, and the desk's commands, which took that for a lost court, tried again without an end.

-- Gives the place back whose offer goes to somebody else, before its person knows of it. Beside a newer place of theirs it is missed.
create function private.give_place_back(withdrawn uuid) returns void
language sql volatile set search_path = ''
as $$
  update private.waiting set offered_at = null, offer = null
  where offer = withdrawn and not exists (
    select from private.waiting other
    where (other.centre, other.day, other.hour, other.person) = (waiting.centre, waiting.day, waiting.hour, waiting.person)
      and other.offered_at is null and not other.is_past_limit)
$$;

-- Whose offered court the desk takes, as a closure does, waits again at their place.
create or replace function private.wait_again() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(current_setting('desk.staff', true), '') <> '' and new.confirm_by > private.clock() then
    perform private.give_place_back(new.id);
  end if;
  return null;
end $$;

-- An offer gives way to what the desk puts on its court, if its person knows nothing of it.
create or replace function private.withdraw_offer() returns trigger
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
    perform private.give_place_back(untold);
    delete from private.reservations where id = untold;
  end if;
  return new;
end $$;
