-- Who of the staff caused the mail about a block.
alter table private.outgoing_mail add column blocked_by uuid references auth.users on delete set null;
create index outgoing_mail_by_block on private.outgoing_mail (blocked_by) where blocked_by is not null;
-- Whether a mail tells the present sentence.
alter table private.suspensions add column is_mailed boolean not null default true;
-- A booking of the guest: it has their name until it forgets it.
alter table private.suspensions add column reservation uuid references private.reservations on delete set null;
update private.suspensions set reservation = latest.id
from (
  select distinct on (private.mailbox_hash(email)) id, private.mailbox_hash(email) as mailbox from private.reservations
  where owner is null and email is not null order by private.mailbox_hash(email), created_at desc
) latest
where latest.mailbox = suspensions.mailbox;

create function private.latest_of_guest(address text) returns uuid
language sql stable set search_path = ''
as $$
  select id from private.reservations where owner is null and lower(email) = lower(address) order by created_at desc limit 1
$$;
revoke execute on function private.latest_of_guest(text) from public, anon, authenticated;

/*
 * As before. The mail goes to an address that an account, a booking or a place in a line has: any other is blocked without a mail. A member
 * of staff causes twenty mails a day, without those that were taken back; beyond them the block is made without one. A mail that has not
 * left says the new sentence, and is no further mail. `isMailed` says whether one tells the sentence.
 */
create or replace function public.suspend_person(person uuid, email text, sentence text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  said text := private.clean_name(suspend_person.sentence);
  address text := suspend_person.email;
  own_mailbox bytea;
  present private.suspensions;
  due timestamptz := private.clock() + interval '20 seconds';
  is_told boolean;
  booking uuid := private.latest_of_guest(suspend_person.email);
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
  -- One block at a time: of many at once each would find the limit not reached.
  perform pg_advisory_xact_lock(16, 0);
  select * into present from private.suspensions
  where suspensions.person = suspend_person.person or suspend_person.person is null and mailbox = own_mailbox;
  if present.sentence = said then return jsonb_build_object('kind', 'suspended', 'isMailed', present.is_mailed); end if;

  -- With another id: a worker whose lease has ended may still report the earlier sentence as sent.
  update private.outgoing_mail set id = gen_random_uuid(), payload = jsonb_build_object('sentence', said), due_at = due,
    next_try_at = due, expires_at = due + interval '24 hours', attempts = 0, claimed_until = null, given_up_at = null, last_error = null
  where id in (
    select id from private.outgoing_mail
    where kind = 'suspended' and sent_at is null and (claimed_until is null or claimed_until <= private.clock())
      and private.mailbox_hash(recipient) = own_mailbox
    for update skip locked);
  is_told := found;
  if not is_told and coalesce(address, '') <> '' and exists (select from private.centres where sends_mail)
    and (suspend_person.person is not null
      or exists (select from private.people where private.mailbox_hash(people.email) = own_mailbox and lower(people.email) = lower(address))
      or exists (select from private.reservations where lower(reservations.email) = lower(address))
      or exists (select from private.waiting where lower(waiting.email) = lower(address)))
    and (select count(*) from private.outgoing_mail
      where blocked_by = auth.uid() and created_at > private.clock() - interval '1 day') < 20
  then
    insert into private.outgoing_mail (kind, recipient, payload, blocked_by, created_at, due_at, next_try_at, expires_at)
    values (
      'suspended', address, jsonb_build_object('sentence', said), auth.uid(), private.clock(), due, due, due + interval '24 hours');
    is_told := true;
  end if;
  if present.id is null then
    insert into private.suspensions (person, mailbox, sentence, is_mailed, created_by, created_at, reservation)
    values (
      suspend_person.person, case when suspend_person.person is null then own_mailbox end, said, is_told, auth.uid(), private.clock(),
      booking);
  else
    update private.suspensions set sentence = said, is_mailed = is_told, reservation = coalesce(booking, reservation)
    where id = present.id;
  end if;
  insert into private.audit (at, actor, action, entity, entity_id)
  values (
    private.clock(), auth.uid(), 'insert', 'suspensions', coalesce(suspend_person.person::text, concat_ws(' ', 'guest', booking)));
  return jsonb_build_object('kind', 'suspended', 'isMailed', is_told);
end $$;
