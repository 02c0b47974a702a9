-- The manager sees whom the desk keeps from booking online, and ends it. The audit has a booking of a guest in place of a name.

-- Lets the account and its address book again.
create function private.lift_suspension(account uuid, own_mailbox bytea) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  guest text;
begin
  with ended as (
    delete from private.suspensions
    where suspensions.person = account or mailbox = own_mailbox or suspensions.person in (
      select people.person from private.people where private.mailbox_hash(people.email) = own_mailbox)
    returning reservation)
  select concat_ws(' ', 'guest', max(reservation::text)) into guest from ended having count(*) > 0;
  if found then
    perform private.untell_suspension(own_mailbox);
    insert into private.audit (at, actor, action, entity, entity_id)
    values (private.clock(), auth.uid(), 'delete', 'suspensions', coalesce(account::text, guest));
  end if;
end $$;

-- As before.
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
  perform private.lift_suspension(end_suspension.person, own_mailbox);
  return jsonb_build_object('kind', 'ended');
end $$;

/*
 * Whom the desk keeps from booking online, the latest first. A guest's block is forgotten after a year, that of an account never. Answers
 * { kind: 'listed', people: [{ id, use: 'suspension', name, email, sentence, since, until, by }] } or
 * { kind: 'refused', reason: 'not-manager' }.
 */
create function public.suspensions() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  perform private.audit_reading('people', 'list') where exists (select from private.suspensions);
  return jsonb_build_object('kind', 'listed', 'people', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', suspensions.id::text, 'use', 'suspension', 'sentence', sentence, 'since', suspensions.created_at,
      'until', case when mailbox is not null then suspensions.created_at + interval '12 months' end,
      'name', coalesce(people.name, reservations.name, ''), 'email', coalesce(people.email, reservations.email, ''),
      'by', coalesce(nullif(author.name, ''), author.email, '')) order by suspensions.id desc), '[]')
    from private.suspensions
      left join private.people on people.person = suspensions.person
      left join private.people author on author.person = created_by
      left join private.reservations on reservations.id = reservation));
end $$;

-- As before, and of each block that `suspensions` lists.
create or replace function public.end_block(use text, id text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  is_network boolean := coalesce(end_block.id ~ '^[0-9a-f]{64}$', false);
  is_person boolean := coalesce(end_block.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false);
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  if end_block.use = 'suspension' then
    perform private.lift_suspension(person, coalesce(mailbox, private.mailbox_of(person, null)))
    from private.suspensions where suspensions.id::text = end_block.id;
    return jsonb_build_object('kind', 'ended');
  elsif end_block.use = 'confirm' and is_network then
    update private.unconfirmed_mails set network = null where network = decode(end_block.id, 'hex');
  elsif end_block.use in ('book', 'move', 'wait', 'request') and is_network then
    delete from private.network_uses
    where network = decode(end_block.id, 'hex') and network_uses.use = end_block.use;
  elsif end_block.use = 'password' and is_person then
    delete from private.wrong_passwords where person = end_block.id::uuid;
  elsif end_block.use = 'book' and (is_person or char_length(end_block.id) between 3 and 254) then
    delete from private.ended_blocks where at < private.clock() - interval '1 day';
    insert into private.ended_blocks values (sha256(convert_to(lower(end_block.id), 'UTF8')), private.clock())
    on conflict (person) do update set at = excluded.at;
    delete from private.unconfirmed_mails where mailbox = private.mailbox_hash(end_block.id);
  else
    return private.refused('malformed');
  end if;
  insert into private.audit (at, actor, action, entity, entity_id, details)
  values (private.clock(), auth.uid(), 'delete', 'blocks',
    -- No address of a guest in the audit.
    case when is_person then end_block.id when is_network then left(end_block.id, 12)
      else concat_ws(' ', 'guest', private.latest_of_guest(end_block.id)) end,
    jsonb_build_object('use', end_block.use));
  return jsonb_build_object('kind', 'ended');
end $$;

revoke execute on function private.lift_suspension(uuid, bytea) from public, anon, authenticated;
grant execute on function public.suspensions() to anon, authenticated;
