-- What one person of the desk decides does not pass over what another one has done in between.

/*
 * As before, and 'undecided' also for a decision about a booking that is no longer in the way: another person has moved or cancelled it,
 * and the desk would believe its own decision executed.
 */
create or replace function private.clear_way(wanted private.closures, decisions jsonb) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  booking private.reservations;
  by_booking jsonb;
  decision jsonb;
begin
  perform private.release_unconfirmed(wanted.centre);
  -- A visitor who is changing one is waited for, before any hour is held.
  perform from private.reservations where id in (select id from private.in_the_way(wanted)) order by id for update;
  select jsonb_object_agg(value ->> 'id', value) into by_booking
  from jsonb_array_elements(private.elements_of(decisions, 2000)) where value ->> 'id' is not null;
  if exists (
    select from jsonb_object_keys(by_booking) decided
    where decided not in (select id::text from private.in_the_way(wanted)))
  then return 'undecided'; end if;
  for booking in select * from private.in_the_way(wanted) loop
    decision := by_booking -> booking.id::text;
    if decision -> 'sequence' is distinct from to_jsonb(booking.sequence) then return 'undecided'; end if;
    if decision ->> 'action' = 'cancel' then
      update private.reservations set cancelled_at = private.clock(), change_reason = wanted.sentence where id = booking.id;
    elsif decision ->> 'action' = 'move' then
      if not private.is_whole(decision -> 'hour', 0, 23) or not private.is_whole(decision -> 'court', 1, 99)
        or not private.can_be_target(
          wanted, private.day_in(decision -> 'day'), (decision ->> 'hour')::int, (decision ->> 'court')::int)
      then return 'taken'; end if;
      begin
        update private.reservations
        set day = private.day_in(decision -> 'day'), hour = (decision ->> 'hour')::int, court = (decision ->> 'court')::int,
          change_reason = wanted.sentence
        where id = booking.id;
      exception when unique_violation then
        return 'taken';
      end;
    else
      return 'undecided';
    end if;
  end loop;
  perform private.lay(wanted);
  -- A booking that came in between has its hour still.
  return case when exists (select from private.in_the_way(wanted)) then 'undecided' end;
end $$;
