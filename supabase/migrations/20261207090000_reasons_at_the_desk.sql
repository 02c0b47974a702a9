-- The desk reads why a game was last moved or cancelled, and the sentence with which a person is kept from booking online.

-- What keeps this account from booking, or a guest with this address: its own suspension before one of the same mailbox. Without an id for
-- a person who may book.
create function private.suspension_row(account uuid, address text) returns private.suspensions
language plpgsql stable set search_path = ''
as $$
declare
  own_mailbox bytea;
  found_one private.suspensions;
begin
  if not exists (select from private.suspensions) then return null; end if;
  own_mailbox := private.mailbox_of(account, address);
  select * into found_one from private.suspensions
  where suspensions.person = account or mailbox = own_mailbox or suspensions.person in (
    select people.person from private.people where private.mailbox_hash(people.email) = own_mailbox)
  order by suspensions.person is not distinct from account desc, id limit 1;
  return found_one;
end $$;

-- As before: the sentence for this account, empty unless it is suspended itself; null for a person who may book.
create or replace function private.suspension_of(account uuid, address text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  own private.suspensions := private.suspension_row(account, address);
begin
  return case when own.person = account then own.sentence when own.id is not null then '' end;
end $$;

-- As before, with { suspension: the sentence, changeReason }, both empty where there is none. The team alone reads it.
create or replace function private.as_desk(reservation private.reservations) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  suspension private.suspensions := private.suspension_row(reservation.owner, reservation.email);
begin
  return private.as_read(reservation) || jsonb_build_object(
    'sequence', reservation.sequence, 'phone', coalesce(reservation.phone, ''), 'note', coalesce(reservation.note, ''),
    'attendance', reservation.attendance, 'member', reservation.owner, 'series', reservation.series,
    'enteredBy', private.staff_name(reservation.entered_by), 'changedBy', private.staff_name(reservation.changed_by),
    'changeReason', coalesce(reservation.change_reason, ''),
    'absences', private.absences_of(
      private.person_key(reservation.owner, reservation.email, reservation.phone), reservation.centre),
    'suspended', suspension.id is not null, 'suspension', coalesce(suspension.sentence, ''));
end $$;

-- As before, with `suspension`: people: [{ id, name, email, absences, suspended, suspension }].
create or replace function public.desk_members(words text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted tsquery := private.beginnings(words);
  place text := (select id from private.centres order by id limit 1);
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  perform private.audit_reading('people', 'list');
  return jsonb_build_object('kind', 'found', 'people', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', person, 'name', name, 'email', email, 'absences', private.absences_of(person::text, place),
      'suspended', (suspension).id is not null, 'suspension', coalesce((suspension).sentence, '')) order by name, person), '[]')
    from (
      select person, name, email, private.suspension_row(person, null) as suspension
      from private.people where people.words @@ wanted order by name, person limit 8
    ) first));
end $$;

revoke execute on function private.suspension_row(uuid, text) from public, anon, authenticated;
grant execute on function public.desk_members(text) to anon, authenticated;
