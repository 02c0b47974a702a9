-- Who asks to be forgotten leaves no request for a series, and no address in a mail that is about no reservation.

-- The addresses of these reservations whose mails have been opened: any visitor can type another one.
create function private.proven_addresses(ids uuid[]) returns text[]
language sql stable set search_path = ''
as $$ select coalesce(array_agg(distinct lower(email)), '{}') from private.reservations where id = any(ids) and is_confirmed $$;

-- Mails to these addresses about a request or a suspension.
create function private.forget_answers(addresses text[]) returns void
language sql volatile set search_path = ''
as $$
  delete from private.outgoing_mail
  where reservation is null and series is null and sent_at is null and lower(recipient) = any(addresses)
$$;

create function private.forget_account_answers() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.forget_answers(array[lower(old.email)]);
  return null;
end $$;
create trigger answers_forgotten after delete on auth.users for each row execute function private.forget_account_answers();

-- As before, with requests for series. Of an address these and its suspension are told to a device that has opened one of its mails.
create or replace function public.guest_data(keys jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own uuid[] := private.opened_by(guest_data.keys);
  addresses text[] := private.proven_addresses(own);
begin
  return jsonb_build_object(
    'kind', 'known',
    'at', private.clock(),
    'reservations', (
      select coalesce(jsonb_agg(private.as_known(reservations) order by day, hour, created_at), '[]')
      from private.reservations where id = any(own)),
    'waiting', (
      select coalesce(jsonb_agg(private.as_known_waiting(waiting) order by day, hour, place), '[]')
      from private.keys_of(guest_data.keys) known join private.waiting using (id, secret_hash) where owner is null),
    'seriesRequests', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'centre', centre, 'name', name, 'email', email, 'phone', phone, 'weekday', weekday, 'hour', hour, 'players', players,
        'firstDay', first_day, 'weeks', weeks, 'message', message, 'requestedAt', created_at, 'answeredAt', answered_at)
        order by created_at, id), '[]')
      from private.series_requests where owner is null and lower(email) = any(addresses)),
    'suspensions', (
      select coalesce(jsonb_agg(jsonb_build_object('sentence', sentence, 'since', created_at) order by id), '[]')
      from private.suspensions
      where mailbox in (select private.mailbox_hash(address) from unnest(addresses) address)),
    'changes', (
      select coalesce(jsonb_agg(jsonb_build_object('at', at, 'action', action, 'id', entity_id) order by audit.id), '[]')
      from private.audit where entity = 'reservations' and entity_id = any(own::text[])));
end $$;

-- As before, with requests for series and mails about them.
create or replace function public.forget_reservations(keys jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own uuid[] := private.opened_by(forget_reservations.keys);
  addresses text[] := private.proven_addresses(own);
begin
  perform private.end_waiting(waiting)
  from private.keys_of(forget_reservations.keys) known join private.waiting using (id, secret_hash) where owner is null;
  delete from private.series_requests where owner is null and lower(email) = any(addresses);
  perform private.forget_answers(addresses);
  return jsonb_build_object('kind', 'forgotten', 'kept', to_jsonb(private.erase_reservations(own)));
end $$;

-- As before, and mails that no worker has asked for.
create or replace function private.forget_mails() returns void
language sql volatile set search_path = ''
as $$
  delete from private.outgoing_mail where sent_at < private.clock() - interval '30 days';
  -- Given up, or never asked for by a worker.
  delete from private.outgoing_mail where coalesce(given_up_at, expires_at) < private.clock() - interval '30 days';
  delete from private.mail_links using private.reservations
  where reservations.id = mail_links.reservation and day < (private.clock() - interval '30 days')::date;
  delete from private.unconfirmed_mails where at < private.clock() - interval '1 day';
  delete from private.waiting where private.beginning(centre, day, hour) < private.clock() - interval '1 hour';
$$;

revoke execute on function
  private.proven_addresses(uuid[]), private.forget_answers(text[]), private.forget_account_answers()
from public, anon, authenticated;
