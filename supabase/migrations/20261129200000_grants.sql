-- Who may do what. Platforms differ in what they grant by themselves, so this says it of every object: a new function or table has
-- no rights until its migration grants them. docs/reference/role-matrix.md lists the outcome, and a test compares it.

alter default privileges revoke execute on functions from public;
alter default privileges in schema public, private revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on functions from anon, authenticated, service_role;

revoke execute on all functions in schema public, private from public, anon, authenticated, service_role;
revoke all on all sequences in schema public, private from anon, authenticated, service_role;
revoke all on all tables in schema private from anon, authenticated, service_role;
revoke all on all tables in schema public from service_role;

-- The tables that the site queries: what may be done to a row, its policies say. Reading stays as earlier migrations granted it.
revoke insert, update, delete, truncate, references, trigger on all tables in schema public from anon, authenticated;
grant insert (id, record, published), update (record, published, calendar), delete on public.tournaments to authenticated;

-- The address that limits of bookings count, so that an operator sees whether their proxy passes it on (npm run check:backend).
create function public.own_address() returns text
language sql stable security definer set search_path = ''
as $$ select private.caller_address()::text $$;

-- The functions that the site calls; each decides by itself what it answers to whom.
grant execute on function public.book(uuid, text, text, date, int, int, text, text, text, text) to anon, authenticated;
grant execute on function public.move_reservation(uuid, date, int, text) to anon, authenticated;
grant execute on function public.cancel_reservation(uuid, text) to anon, authenticated;
grant execute on function
  public.book(jsonb, uuid, text, text, date, int, int, text, text, text, text),
  public.move_reservation(jsonb, uuid, date, int, text), public.cancel_reservation(jsonb, uuid, text)
to anon, authenticated;
grant execute on function public.own_reservations(jsonb) to anon, authenticated;
grant execute on function public.guest_data(jsonb), public.forget_reservations(jsonb) to anon, authenticated;
grant execute on function public.reservations_now(jsonb) to anon, authenticated;
grant execute on function public.claim_reservations(jsonb) to anon, authenticated;
grant execute on function public.reservations_of_day(text, date) to anon, authenticated;
grant execute on function public.courts_now(text) to anon, authenticated;
-- Called by pages of earlier releases.
grant execute on function public.taken_courts(text, date, date) to anon, authenticated;

grant execute on function public.my_profile(), public.change_profile(jsonb) to anon, authenticated;
grant execute on function public.my_data() to anon, authenticated;
grant execute on function public.delete_account() to anon, authenticated;

grant execute on function public.fixtures(public.tournaments) to anon, authenticated;
grant execute on function public.head(public.tournaments) to anon, authenticated;
grant execute on function public.tournament_with_results(text, bigint, text, bigint) to anon, authenticated;
grant execute on function public.listed_tournaments(text, text), public.removed_tournaments(timestamptz) to anon, authenticated;
grant execute on function public.results_of_log(text, text), public.scored_tournaments() to anon, authenticated;
grant execute on function public.events_of_match(text, text, text, bigint) to anon, authenticated;
grant execute on function public.add_events(text, text, text, jsonb, bigint, jsonb, jsonb) to anon, authenticated;
grant execute on function public.calendar(text, text) to anon, authenticated;
grant execute on function public.live(text, text) to anon, authenticated;
grant execute on function public.live_now(text) to anon, authenticated;
grant execute on function public.present_time() to anon, authenticated;
grant execute on function public.own_address() to anon, authenticated;

grant execute on function public.invite_scorers(text) to anon, authenticated;
grant execute on function public.end_invitations(text) to anon, authenticated;
grant execute on function public.read_invitation(text) to anon, authenticated;
grant execute on function public.accept_invitation(text) to anon, authenticated;
grant execute on function public.dismiss_scorer(text, uuid), public.remove_events(text, uuid) to anon, authenticated;
grant execute on function public.offer_tournament(text), public.withdraw_offer(text), public.accept_tournament(text)
to anon, authenticated;
grant execute on function public.scorers_by_name(text) to anon, authenticated;
grant execute on function public.writers_by_name(text) to anon, authenticated;

-- The inner functions that policies and the functions above ask in the caller's name.
grant execute on function private.clock() to anon, authenticated;
grant execute on function private.caller_role() to anon, authenticated;
grant execute on function private.is_organiser_of(text) to anon, authenticated;
grant execute on function private.scored_by_caller() to authenticated;

-- A worker of the operator, such as one that sends mails, reads whom to write to about what. It changes nothing, and reads no secret.
grant select on public.tournaments, public.scorers, public.live_matches, private.centres, private.courts to service_role;
grant select (id, centre, court, day, hour, players, plan, service, name, email, owner, created_at, cancelled_at)
  on private.reservations to service_role;
