-- What a member may ask of his own account: all that is known of him, and to be gone.

-- To be handed to him as a file. The reservations are those that are his still: what is forgotten is nobody's. Answers
--   { kind: 'known', at, account, reservations, tournaments, scorerOf, eventsWritten, changes }
-- or { kind: 'refused', reason: 'nobody' }.
create function public.my_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  account jsonb;
begin
  select jsonb_build_object(
    'id', id, 'email', email, 'registeredAt', created_at, 'loggedInAt', last_sign_in_at,
    'writtenByYou', coalesce(raw_user_meta_data, '{}'), 'writtenByTheCentre', coalesce(raw_app_meta_data, '{}'))
  into account from auth.users where id = caller;
  if not found then return private.refused('nobody'); end if;
  return jsonb_build_object(
    'kind', 'known',
    'at', private.clock(),
    'account', account,
    'reservations', (
      select coalesce(jsonb_agg(private.as_read(reservations) || jsonb_build_object(
        'centre', centre, 'bookedAt', created_at, 'cancelledAt', cancelled_at) order by day, hour, created_at), '[]')
      from private.reservations where owner = caller),
    'tournaments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'published', published, 'changedAt', changed_at, 'record', record) order by date, id), '[]')
      from public.tournaments where organiser = caller),
    'scorerOf', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by date, id), '[]')
      from public.scorers join public.tournaments on id = tournament where person = caller),
    'eventsWritten', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'tournament', tournament, 'match', fixture, 'count', count, 'first', first, 'last', last)
        order by first, tournament, fixture), '[]')
      from (
        select tournament, fixture, count(*) as count, min(received_at) as first, max(received_at) as last
        from public.match_events where author = caller group by tournament, fixture
      ) by_match),
    'changes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'at', at, 'action', action, 'entity', entity, 'id', entity_id) order by audit.id), '[]')
      from private.audit where actor = caller));
end $$;

-- The caller's account goes, and every session with it. What he has ahead is given back, what is past loses his name, and he
-- scores nothing any more; what he wrote down of matches stays, as nobody's. A tournament has to have an organiser, and its
-- teams and spectators need it: who has one deletes it first, or hands it over. Answers { kind: 'deleted' },
-- { kind: 'organiser', tournaments: [{ id, name }] } or { kind: 'refused', reason: 'nobody' }.
create function public.delete_account() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  organised jsonb;
begin
  -- Whoever makes a tournament in his name meanwhile waits, and then finds nobody.
  perform from auth.users where id = caller for update;
  if not found then return private.refused('nobody'); end if;
  select jsonb_agg(jsonb_build_object('id', id, 'name', name) order by date, id) into organised
  from public.tournaments where organiser = caller;
  if organised is not null then return jsonb_build_object('kind', 'organiser', 'tournaments', organised); end if;
  perform public.forget_me();
  delete from auth.users where id = caller;
  insert into private.audit (at, actor, action, entity, entity_id)
  values (private.clock(), caller, 'delete', 'accounts', caller::text);
  return jsonb_build_object('kind', 'deleted');
end $$;
