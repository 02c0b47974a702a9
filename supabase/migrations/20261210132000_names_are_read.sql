-- Staff who read the names in the way of a closure are in the audit as those who read the day, and so are managers who read whom a mail
-- did not reach. The calendar of the desk has no such row: its program reads day and night; the audit has who got its address.

alter function private.with_suggestions(private.closures) rename to suggested;
alter function private.previewed(private.closures) volatile;
create function private.with_suggestions(wanted private.closures) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  found_ones jsonb := private.suggested(wanted);
begin
  if found_ones <> '[]' then
    perform private.audit_reading(
      'reservations_of_day', concat_ws(' ', wanted.centre, wanted.first_day, nullif(wanted.last_day, wanted.first_day)));
  end if;
  return found_ones;
end $$;
revoke execute on function private.with_suggestions(private.closures) from public, anon, authenticated;

-- As before.
create or replace function public.mail_state() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  perform private.audit_reading('mails', 'list') where exists (select from private.outgoing_mail where given_up_at is not null);
  return (
    select jsonb_build_object(
      'kind', 'state', 'sendsMail', coalesce(bool_or(sends_mail), false), 'workerSeenAt', max(mail_worker_seen_at))
    from private.centres
  ) || (
    select jsonb_build_object('waiting', count(*), 'waitingSince', min(due_at))
    from private.outgoing_mail where sent_at is null and given_up_at is null and due_at <= private.clock()
  ) || jsonb_build_object('givenUp', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'kind', kind, 'to', recipient, 'reason', last_error, 'since', given_up_at) order by given_up_at desc), '[]')
    from (select * from private.outgoing_mail where given_up_at is not null order by given_up_at desc limit 100) latest));
end $$;
