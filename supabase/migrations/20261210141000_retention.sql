-- What the centre forgets each night, and the schedule of it.
set check_function_bodies = off;

-- Deletes mails that have not left to these addresses, about a request for a series or a suspension.
create function private.forget_answers(addresses text[]) returns void
language sql volatile set search_path = ''
as $$
  delete from private.outgoing_mail
  where reservation is null and series is null and sent_at is null and lower(recipient) = any(addresses)
$$;

create function private.forget_account_answers() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.forget_answers(array[lower(old.email)]);
  return null;
end $$;

/*
 * Forgets, once a day, what the centre needs no more.
 *   reservations     name, address, account and the staff's ids go `months_kept` months after the game, by the day of each centre.
 *                    Where the visitor asked for it, name and address go when the game begins
 *   commands         a day after their end, when no device repeats them; the desk's after two days
 *   limits           what networks did, and the keys of their hashes, after a day
 *   suspensions      of an address, after a year; those of accounts stay
 *   the rest         invitations that have expired, the audit after a year, mails (private.forget_mails) and requests for series
 * It reads what is outdated by index.
 */
create function private.forget_outdated() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  place private.centres;
begin
  for place in select * from private.centres loop
    update private.reservations set name = null, email = null, owner = null, entered_by = null, changed_by = null
    where (name is not null or email is not null or owner is not null)
      and day < (private.centre_day(place.id) - make_interval(months => place.months_kept))::date
      and reservations.centre = place.id;
    update private.reservations set name = null, email = null, is_to_forget = false
    where is_to_forget and private.beginning(place.id, day, hour) <= private.clock() and reservations.centre = place.id;
  end loop;
  -- A key is needed for an hour of the next day, and a day may end later at another centre.
  delete from private.network_uses where at < private.clock() - interval '1 day';
  delete from private.network_keys where day < (private.clock() - interval '1 day')::date;
  delete from private.invitations where expires_at < private.clock();
  delete from private.commands where valid_until < private.clock() - interval '1 day';
  delete from private.desk_commands where at < private.clock() - interval '2 days';
  delete from private.suspensions where mailbox is not null and created_at < private.clock() - interval '12 months';
  delete from private.audit where at < private.clock() - interval '12 months';
  perform private.forget_mails();
  perform private.forget_series_requests();
end $$;

-- Has the database forget by itself each night. False, with a warning, where pg_cron is missing or not preloaded: the operator
-- preloads it and calls this again, or runs private.forget_outdated() otherwise.
create function private.schedule_retention() returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  create extension if not exists pg_cron;
  perform cron.schedule('forget-outdated', '17 3 * * *', 'select private.forget_outdated()');
  return true;
exception when others then
  raise warning 'pg_cron does not run private.forget_outdated(): %', sqlerrm;
  return false;
end $$;

create trigger answers_forgotten after delete on auth.users for each row execute function private.forget_account_answers();

select private.schedule_retention();
