/*
 * As before. The mail goes to an address that an account, a booking or a place in a line has: any other is blocked without a mail. A member
 * of staff causes twenty mails a day (the audit counts their blocks); beyond them the block is made without one. `isMailed` says so.
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
  -- One block of a member of staff at a time: of many at once each would find the limit not reached.
  perform pg_advisory_xact_lock(16, hashtext(auth.uid()::text));
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
  if is_new then
    perform private.untell_suspension(own_mailbox);
    insert into private.audit (at, actor, action, entity, entity_id)
    values (private.clock(), auth.uid(), 'insert', 'suspensions', coalesce(suspend_person.person::text, 'guest'));
  end if;
  is_mailed := coalesce(address, '') <> '' and exists (select from private.centres where sends_mail)
    and (suspend_person.person is not null
      or exists (select from private.people where private.mailbox_hash(people.email) = own_mailbox and lower(people.email) = lower(address))
      or exists (select from private.reservations where lower(reservations.email) = lower(address))
      or exists (select from private.waiting where lower(waiting.email) = lower(address)))
    and (select count(*) from private.audit
      where actor = auth.uid() and at > private.clock() - interval '1 day' and entity = 'suspensions' and action = 'insert') <= 20;
  if is_new and is_mailed then
    insert into private.outgoing_mail (kind, recipient, payload, created_at, due_at, next_try_at, expires_at)
    values ('suspended', address, jsonb_build_object('sentence', said), private.clock(), due, due, due + interval '24 hours');
  end if;
  return jsonb_build_object('kind', 'suspended', 'isMailed', is_mailed);
end $$;
