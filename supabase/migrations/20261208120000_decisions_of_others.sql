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

-- As before, but a booking that another person of the desk has edited since is 'too-late' too.
create or replace function public.desk_undo(command uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known private.desk_commands;
  ids uuid[];
  is_told boolean;
  own private.reservations;
  before jsonb;
  other private.reservations;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  perform pg_advisory_xact_lock(7, hashtext(desk_undo.command::text));
  select * into known from private.desk_commands
  where id = desk_undo.command and person = auth.uid() and at > private.clock() - interval '2 minutes'
    and answer ->> 'kind' in ('booked', 'moved', 'cancelled');
  if not found then return private.refused('too-late'); end if;
  ids := array(select (value ->> 'id')::uuid from jsonb_array_elements(private.made_by(known.answer)));
  perform from private.reservations where id = any(ids) order by id for update;
  select * into own from private.reservations where id = ids[1];
  if not known.answer ? 'undone' then
    if exists (
      select from jsonb_array_elements(private.made_by(known.answer)) made
        left join private.reservations on id = (made ->> 'id')::uuid
      -- Its visitor may have asked to be forgotten.
      where sequence is distinct from (made ->> 'sequence')::int or name is null
        -- The person is at the centre.
        or known.answer ->> 'kind' = 'booked' and attendance is not null
        -- What another person has written would go with the booking.
        or known.answer ->> 'kind' = 'booked' and exists (
          select from private.audit
          where entity = 'reservations' and entity_id = made ->> 'id' and action = 'update' and actor <> known.person))
    then return private.refused('too-late'); end if;
    if known.answer ->> 'kind' = 'booked' then
      -- The one mail about several courts goes if it has not left. Otherwise another one follows it.
      delete from private.outgoing_mail where id in (
        select id from private.outgoing_mail
        where kind = 'series' and series is null and sent_at is null and given_up_at is null
          and (claimed_until is null or claimed_until <= private.clock())
          and payload -> 'dates' @> jsonb_build_array(jsonb_build_object('id', own.id))
        for update skip locked);
      is_told := not found;
      perform private.begin_desk_change(cardinality(ids) > 1);
      update private.reservations set cancelled_at = private.clock() where id = any(ids);
      if is_told and cardinality(ids) > 1 then perform private.queue_series_mail(null, 'cancelled', ids, null); end if;
    else
      perform private.begin_desk_change(false);
      before := coalesce(known.answer -> 'before', jsonb_build_object('day', own.day, 'hour', own.hour, 'court', own.court));
      other := private.put_at_desk(
        own, (before ->> 'day')::date, (before ->> 'hour')::int, (before ->> 'court')::int, null);
      if other.id <> own.id then return private.taken_by(other); end if;
      update private.reservations set attendance = coalesce(attendance, before ->> 'attendance') where id = own.id
      returning * into own;
    end if;
    update private.desk_commands set answer = answer || '{"undone": true}' where id = known.id;
  end if;
  return jsonb_build_object(
    'kind', 'undone', 'reservation', case when known.answer ->> 'kind' <> 'booked' then private.as_desk(own) end);
end $$;

grant execute on function public.desk_undo(uuid) to anon, authenticated;
