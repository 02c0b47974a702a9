-- An account may hold several roles. The operator and the manager write them as `roles`, a list, in the account's metadata; `role`, one
-- text, is of accounts from before, and counts as well. A manager may also do what the staff may.

create function private.roles_in(metadata jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(distinct role order by role), '{}')
  from (
    select metadata ->> 'role' as role
    union all
    select jsonb_array_elements_text(case jsonb_typeof(metadata -> 'roles') when 'array' then metadata -> 'roles' else '[]' end)
  ) written
  where role in ('organizer', 'staff', 'manager')
$$;

-- Whether the caller has that role: of the table and not of the token, so that a dismissal takes effect at once.
create function private.has_role(wanted text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select wanted = any(roles) or wanted = 'staff' and 'manager' = any(roles)
     from (select private.roles_in(raw_app_meta_data) as roles from auth.users where id = auth.uid()) account),
    false)
$$;

create or replace function private.is_organiser_of(wanted text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.tournaments where id = wanted and organiser = auth.uid())
    and private.has_role('organizer')
$$;

drop policy "organisers create their own" on public.tournaments;
create policy "organisers create their own" on public.tournaments
for insert to authenticated
with check (organiser = (select auth.uid()) and (select private.has_role('organizer')));

-- As before, with the role among several.
create or replace function public.accept_tournament(token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  offered text;
begin
  if auth.uid() is null then return private.refused('nobody'); end if;
  select tournament into offered from private.invitations
  where token_hash = private.hash_of(accept_tournament.token) and is_handover and expires_at > private.clock()
  for update;
  if not found then return private.refused('expired'); end if;
  if not private.has_role('organizer') then return private.refused('not-an-organiser'); end if;
  if private.is_organiser_of(offered) then return jsonb_build_object('kind', 'accepted', 'tournament', offered); end if;
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text, 0));
  if private.why_no_more() is not null then return private.refused(private.why_no_more()); end if;
  update public.tournaments set organiser = auth.uid() where id = offered;
  delete from public.scorers where scorers.tournament = offered and person = auth.uid();
  delete from private.invitations where invitations.tournament = offered;
  return jsonb_build_object('kind', 'accepted', 'tournament', offered);
end $$;

-- As before, for the managers too.
create or replace function public.reservations_of_day(centre text, day date) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  list text := reservations_of_day.centre || ' ' || reservations_of_day.day;
begin
  if not private.has_role('staff') then return private.refused('not-staff'); end if;
  perform private.release_unconfirmed(reservations_of_day.centre);
  insert into private.audit (at, actor, action, entity, entity_id)
  select private.clock(), auth.uid(), 'read', 'reservations_of_day', list from private.centres
  where id = reservations_of_day.centre and reservations_of_day.day is not null and not exists (
    select from private.audit
    where entity = 'reservations_of_day' and entity_id = list and actor = auth.uid()
      and at > private.clock() - interval '1 hour');
  return jsonb_build_object('kind', 'listed', 'reservations', (
    select coalesce(jsonb_agg(private.as_read(reservations) order by hour, court), '[]')
    from private.reservations
    where reservations.centre = reservations_of_day.centre and reservations.day = reservations_of_day.day
      and cancelled_at is null));
end $$;

-- As before, also if the role was one of several. The function decides itself when, because it has rights that a condition of the
-- trigger would need of the authentication's own role.
create or replace function private.end_rights() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not 'organizer' = any(private.roles_in(old.raw_app_meta_data))
    or 'organizer' = any(private.roles_in(new.raw_app_meta_data))
  then return null; end if;
  delete from public.scorers where person = new.id;
  delete from private.invitations where tournament in (select id from public.tournaments where organiser = new.id);
  return null;
end $$;
drop trigger rights_ended on auth.users;
create trigger rights_ended after update of raw_app_meta_data on auth.users
for each row execute function private.end_rights();

-- As before, by the role among several.
create or replace function public.mail_state() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
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

drop function private.caller_role();
grant execute on function private.has_role(text) to anon, authenticated;
