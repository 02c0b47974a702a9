/*
 * A manager sends a mail again that was given up: { kind: 'queued' }, or { kind: 'refused', reason: 'not-manager' | 'gone' }. It is gone if
 * it was sent meanwhile, or if its game has begun.
 */
create function public.send_mail_again(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  update private.outgoing_mail mail
  set given_up_at = null, next_try_at = private.clock(), due_at = private.clock(), attempts = 0,
    expires_at = private.clock() + interval '24 hours'
  from private.reservations
  where mail.id = send_mail_again.id and given_up_at is not null and recipient is not null
    and reservations.id = mail.reservation
    and private.beginning(centre, day, hour) > private.clock()
    -- An unconfirmed booking was released.
    and (mail.kind <> 'confirm' or confirm_by > private.clock());
  if not found then return private.refused('gone'); end if;
  insert into private.audit (at, actor, action, entity, entity_id)
  values (private.clock(), auth.uid(), 'update', 'outgoing_mail', send_mail_again.id::text);
  return jsonb_build_object('kind', 'queued');
end $$;
grant execute on function public.send_mail_again(uuid) to anon, authenticated;

-- As before, with whatever is not a visitor's or an organiser's change.
create or replace function public.read_audit(before bigint default null, everything boolean default false) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  listed jsonb;
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', shown.id, 'at', at, 'action', action, 'entity', entity, 'entityId', entity_id, 'details', details,
    'actor', case when actor is not null then jsonb_build_object('id', actor, 'name', coalesce(acting.name, ''), 'email', coalesce(acting.email, '')) end,
    'subject', case when subject.person is not null then jsonb_build_object('name', subject.name, 'email', subject.email) end)
    order by shown.id desc), '[]')
  into listed
  from (
    select * from private.audit
    where (read_audit.before is null or id < read_audit.before)
      and (everything or entity not in ('reservations', 'tournaments', 'scorers', 'match_events'))
    order by id desc limit 51
  ) shown
    left join private.people acting on acting.person = actor
    left join private.people subject
      on entity in ('roles', 'memberships', 'accounts', 'blocks') and subject.person::text = entity_id;
  return jsonb_build_object('kind', 'listed', 'more', jsonb_array_length(listed) > 50, 'rows', listed - 50);
end $$;
