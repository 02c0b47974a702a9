-- What is forgotten, and when: to be run once a day.
create function private.forget_outdated() returns void
language sql volatile security definer set search_path = ''
as $$
  update private.reservations set name = null, email = null, owner = null, network_hash = null
  from private.centres
  where centres.id = reservations.centre
    and (name is not null or email is not null or owner is not null or network_hash is not null)
    and day < (private.clock() - make_interval(months => months_kept))::date;
  update private.reservations set network_hash = null
  where network_hash is not null and created_at < private.clock() - interval '1 day';
  delete from private.network_keys where day < (private.clock() - interval '1 day')::date;
  delete from private.invitations where expires_at < private.clock();
  delete from private.audit where at < private.clock() - interval '12 months';
$$;

-- The caller asks to be forgotten: what he has ahead is given back, what is past loses his name.
create function public.forget_me() returns void
language sql volatile security definer set search_path = ''
as $$
  update private.reservations set cancelled_at = private.clock()
  where owner = auth.uid() and cancelled_at is null and private.beginning(centre, day, hour) > private.clock();
  update private.reservations set name = null, email = null, owner = null, network_hash = null
  where owner = auth.uid();
$$;

-- pg_cron may be missing, or be there and not preloaded: then it raises an error (private.schedule_retention, later).
do $$ begin
  create extension if not exists pg_cron;
  perform cron.schedule('forget-outdated', '17 3 * * *', 'select private.forget_outdated()');
exception when others then
  raise warning 'pg_cron does not run private.forget_outdated(): %', sqlerrm;
end $$;

-- Said outright, because platforms differ in what they grant by themselves: what may be done to a table's rows, its policies say.
revoke all on all tables in schema public from anon, authenticated;
grant select on public.tournaments, public.match_events, public.live_matches to anon, authenticated;
grant select, delete on public.scorers to authenticated;
grant insert (id, record, published), update (record, published), delete on public.tournaments to authenticated;

-- Of the functions in `private` a request may run those alone that policies and checks ask in its name; those in `public` are
-- made to be called, and decide by themselves what they answer.
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on function private.clock(), private.caller_role(), private.is_organiser_of(text),
  private.is_scorer_of(text), private.count_fixtures(jsonb), private.names_of_teams(jsonb) to anon, authenticated;
