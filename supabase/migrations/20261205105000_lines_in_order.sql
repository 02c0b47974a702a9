-- Transactions that free courts of the same hours wait for each other in one order: at its end, each serves all of its hours, by day.

-- The hours whose courts a transaction has freed, until its end: no other one sees its rows.
create table private.freed_hours (
  transaction xid8 not null,
  centre text not null,
  day date not null,
  hour smallint not null,
  primary key (transaction, centre, day, hour)
);
alter table private.freed_hours enable row level security;

create function private.note_freed_court() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'courts' then
    insert into private.freed_hours
    select distinct pg_current_xact_id(), centre, day, hour from private.waiting where centre = new.centre and offered_at is null
    on conflict do nothing;
  else
    insert into private.freed_hours values (pg_current_xact_id(), old.centre, old.day, old.hour) on conflict do nothing;
  end if;
  return null;
end $$;

drop trigger line_served on private.reservations;
drop trigger line_served_after_deletion on private.reservations;
drop trigger line_served_by_court on private.courts;
drop function private.serve_freed_court();

create trigger hour_freed after update of day, hour, court, cancelled_at on private.reservations for each row
when (old.cancelled_at is null and (
  new.cancelled_at is not null or old.day <> new.day or old.hour <> new.hour or old.court <> new.court))
execute function private.note_freed_court();
create trigger hour_freed_by_deletion after delete on private.reservations for each row when (old.cancelled_at is null)
execute function private.note_freed_court();
create trigger hours_freed_by_court after update of in_service on private.courts for each row
when (new.in_service and not old.in_service)
execute function private.note_freed_court();

create function private.serve_freed_hours() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  freed record;
begin
  for freed in
    with served as (
      delete from private.freed_hours where transaction = new.transaction returning centre, day, hour
    )
    select * from served order by centre, day, hour
  loop
    perform private.serve_line(freed.centre, freed.day, freed.hour);
  end loop;
  return null;
end $$;

-- At the end of the transaction, when it is certain which courts are free: a closure takes those of the bookings that it cancels. The first
-- hour serves them all.
create constraint trigger line_served after insert on private.freed_hours
deferrable initially deferred for each row execute function private.serve_freed_hours();

revoke execute on function private.note_freed_court(), private.serve_freed_hours() from public, anon, authenticated;
