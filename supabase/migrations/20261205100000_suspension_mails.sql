-- A suspended person reads the desk's sentence in a mail. Online it is answered to their account alone: any visitor can type an address.

alter table private.outgoing_mail drop constraint outgoing_mail_kind_check,
  add constraint outgoing_mail_kind_check check (kind in (
    'confirm', 'booked', 'moved', 'cancelled', 'claimed', 'reminder', 'offered', 'series', 'series-declined', 'suspended'));

-- The mailbox of the account, or of that address where there is none.
create function private.mailbox_of(account uuid, address text) returns bytea
language plpgsql stable set search_path = ''
as $$
begin
  return private.mailbox_hash(
    case when account is null then address else (select email from private.people where person = account) end);
end $$;

-- As before, but the sentence is empty unless this account itself is suspended.
create or replace function private.suspension_of(account uuid, address text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  own_mailbox bytea;
begin
  if not exists (select from private.suspensions) then return null; end if;
  own_mailbox := private.mailbox_of(account, address);
  return (
    select case when suspensions.person = account then sentence else '' end from private.suspensions
    where suspensions.person = account or mailbox = own_mailbox or suspensions.person in (
      select people.person from private.people where private.mailbox_hash(people.email) = own_mailbox)
    order by suspensions.person is not distinct from account desc, id limit 1);
end $$;

-- Whether the account, or the one with this mailbox, is of the team: a manager alone keeps such a person from booking, or lets them again.
create function private.is_of_team(account uuid, own_mailbox bytea) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select from private.people
    where (person = account or private.mailbox_hash(email) = own_mailbox) and roles && array['staff', 'manager']);
end $$;

-- Takes back the mail about a suspension that has not left.
create function private.untell_suspension(own_mailbox bytea) returns void
language sql volatile set search_path = ''
as $$
  delete from private.outgoing_mail where id in (
    select id from private.outgoing_mail
    where kind = 'suspended' and sent_at is null and (claimed_until is null or claimed_until <= private.clock())
      and private.mailbox_hash(recipient) = own_mailbox
    for update skip locked)
$$;

/*
 * As before, and the person gets a mail with the sentence; the same sentence again changes nothing. Answers { kind: 'suspended', isMailed }
 * or { kind: 'refused', reason: 'not-staff' | 'malformed' | 'email' | 'unknown-member' | 'team' }.
 */
create or replace function public.suspend_person(person uuid, email text, sentence text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  said text := private.clean_name(suspend_person.sentence);
  address text := suspend_person.email;
  own_mailbox bytea;
  due timestamptz := private.clock() + interval '20 seconds';
  is_new boolean;
  is_mailed boolean;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if (suspend_person.person is null) = (suspend_person.email is null) or coalesce(char_length(said), 0) not between 1 and 200
  then return private.refused('malformed'); end if;
  if suspend_person.person is null then
    if char_length(address) > 254 or not private.is_address(address) then return private.refused('email'); end if;
  else
    select users.email into address from auth.users where id = suspend_person.person for key share;
    if not found then return private.refused('unknown-member'); end if;
  end if;
  own_mailbox := private.mailbox_of(suspend_person.person, suspend_person.email);
  if private.is_of_team(suspend_person.person, own_mailbox) and not private.has_role('manager') then
    return private.refused('team');
  end if;
  if suspend_person.person is null then
    insert into private.suspensions (mailbox, sentence, created_by, created_at)
    values (own_mailbox, said, auth.uid(), private.clock())
    on conflict (mailbox) do update set sentence = excluded.sentence where suspensions.sentence <> excluded.sentence;
  else
    insert into private.suspensions (person, sentence, created_by, created_at)
    values (suspend_person.person, said, auth.uid(), private.clock())
    on conflict on constraint suspensions_person_key do update set sentence = excluded.sentence
    where suspensions.sentence <> excluded.sentence;
  end if;
  is_new := found;
  is_mailed := coalesce(address, '') <> '' and exists (select from private.centres where sends_mail);
  if is_new then
    perform private.untell_suspension(own_mailbox);
    if is_mailed then
      insert into private.outgoing_mail (kind, recipient, payload, created_at, due_at, next_try_at, expires_at)
      values ('suspended', address, jsonb_build_object('sentence', said), private.clock(), due, due, due + interval '24 hours');
    end if;
    insert into private.audit (at, actor, action, entity, entity_id)
    values (private.clock(), auth.uid(), 'insert', 'suspensions', coalesce(suspend_person.person::text, 'guest'));
  end if;
  return jsonb_build_object('kind', 'suspended', 'isMailed', is_mailed);
end $$;

-- As before, with the reason 'team'. A mail about the suspension that has not left is taken back; no mail says that it has ended.
create or replace function public.end_suspension(person uuid, email text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own_mailbox bytea;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  if (end_suspension.person is null) = (end_suspension.email is null) or char_length(end_suspension.email) > 254 then
    return private.refused('malformed');
  end if;
  own_mailbox := private.mailbox_of(end_suspension.person, end_suspension.email);
  if private.is_of_team(end_suspension.person, own_mailbox) and not private.has_role('manager') then
    return private.refused('team');
  end if;
  delete from private.suspensions
  where suspensions.person = end_suspension.person or mailbox = own_mailbox or suspensions.person in (
    select people.person from private.people where private.mailbox_hash(people.email) = own_mailbox);
  if found then
    perform private.untell_suspension(own_mailbox);
    insert into private.audit (at, actor, action, entity, entity_id)
    values (private.clock(), auth.uid(), 'delete', 'suspensions', coalesce(end_suspension.person::text, 'guest'));
  end if;
  return jsonb_build_object('kind', 'ended');
end $$;

-- As before, and mails that are about no single reservation.
create or replace function public.send_mail_again(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  update private.outgoing_mail mail
  set given_up_at = null, next_try_at = private.clock(), due_at = private.clock(), attempts = 0,
    expires_at = private.clock() + interval '24 hours'
  where mail.id = send_mail_again.id and given_up_at is not null and recipient is not null
    and (reservation is null or exists (
      select from private.reservations
      where reservations.id = mail.reservation and private.beginning(centre, day, hour) > private.clock()
        -- An unconfirmed booking was released.
        and (mail.kind <> 'confirm' or confirm_by > private.clock())));
  if not found then return private.refused('gone'); end if;
  insert into private.audit (at, actor, action, entity, entity_id)
  values (private.clock(), auth.uid(), 'update', 'outgoing_mail', send_mail_again.id::text);
  return jsonb_build_object('kind', 'queued');
end $$;

revoke execute on function
  private.mailbox_of(uuid, text), private.is_of_team(uuid, bytea), private.untell_suspension(bytea)
from public, anon, authenticated;
