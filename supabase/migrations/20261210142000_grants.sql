-- Who may do what. This file follows all that it grants, because platforms differ in what they grant by themselves. A later
-- function or table has no rights until its migration grants them. docs/reference/role-matrix.md lists the outcome, and a test compares it.

revoke execute on all functions in schema public, private from public, anon, authenticated, service_role;
revoke all on all tables in schema public, private from anon, authenticated, service_role;
revoke all on all sequences in schema public, private from anon, authenticated, service_role;

-- The table that the site queries: what may be done to a row, its policies say. Events, results and scorers are read and changed by
-- functions alone.
grant select on public.tournaments to anon, authenticated;
grant insert (id, record, published), update (record, published, calendar), delete on public.tournaments to authenticated;
-- A worker of the operator, such as one that sends mails, reads whom to write to about what, and no secret.
grant select on public.tournaments, public.scorers, public.live_matches, private.centres, private.courts to service_role;
grant select (id, centre, court, day, hour, players, plan, service, name, email, owner, created_at, cancelled_at)
  on private.reservations to service_role;

-- The functions that the site calls. Each decides by itself what it answers to whom.

-- Time and addresses.
grant execute on function public.present_time, public.own_address to anon, authenticated;
-- Accounts.
grant execute on function
  public.my_profile, public.change_profile, public.delete_account, public.my_data, public.find_people, public.change_role,
  public.change_membership, public.read_audit
to anon, authenticated;
-- The centre.
grant execute on function
  public.centre_settings, public.save_centre(text, int, jsonb, int), public.save_centre(text, int, jsonb, uuid[]),
  public.managed_centre, public.centre_figures
to anon, authenticated;
-- Bookings.
grant execute on function
  public.book(jsonb, uuid, text, text, date, int, int, text, text, text, text),
  public.book(jsonb, uuid, text, text, date, int, int, text, text, text, text, text),
  public.book(uuid, text, text, date, int, int, text, text, text, text),
  public.book(uuid, text, text, date, int, int, text, text, text, text, text), public.move_reservation(jsonb, uuid, date, int, text),
  public.move_reservation(uuid, date, int, text), public.cancel_reservation(jsonb, uuid, text),
  public.cancel_reservation(uuid, text), public.taken_courts, public.courts_now, public.reservations_now, public.reservations_of_day
to anon, authenticated;
-- What a visitor's device or account has.
grant execute on function
  public.open_reservation, public.own_reservations, public.claim_reservations, public.guest_data, public.forget_reservations
to anon, authenticated;
-- Mails.
grant execute on function public.claim_mails, public.mail_sent, public.mail_failed to service_role;
grant execute on function public.mail_state, public.send_mail_again to anon, authenticated;
grant execute on function public.set_reminders to anon, authenticated, service_role;
-- Blocks.
grant execute on function
  public.blocks, public.end_block, public.suspend_person, public.end_suspension, public.suspensions
to anon, authenticated;
-- The desk.
grant execute on function
  public.desk_days, public.desk_members, public.desk_search, public.desk_counts, public.desk_book, public.desk_book_courts,
  public.desk_move, public.desk_cancel, public.desk_undo, public.desk_edit, public.desk_attendance
to anon, authenticated;
-- The desk's calendar.
grant execute on function public.renew_desk_feed, public.end_desk_feed, public.desk_feed, public.desk_calendar to anon, authenticated;
-- Closures.
grant execute on function
  public.desk_closures, public.closure_preview, public.close_courts, public.closure_bookings, public.clear_closure,
  public.reopen_courts, public.change_closure, public.tournament_courts, public.take_courts, public.release_courts
to anon, authenticated;
-- Series.
grant execute on function
  public.series_preview, public.create_series, public.series_change_preview, public.change_series, public.desk_series,
  public.request_series, public.decline_series
to anon, authenticated;
-- The waiting list.
grant execute on function
  public.join_waiting, public.leave_waiting, public.own_waiting, public.waiting_list, public.remove_waiting, public.desk_wait,
  public.desk_confirm
to anon, authenticated;
-- Tournaments.
grant execute on function
  public.fixtures, public.head, public.listed_tournaments, public.removed_tournaments, public.tournament_with_results,
  public.calendar, public.live, public.live_now, public.scored_tournaments
to anon, authenticated;
-- Matches.
grant execute on function
  public.events_of_match, public.add_events, public.results_of_log, public.remove_events
to anon, authenticated;
-- Scorers.
grant execute on function
  public.invite_scorers, public.end_invitations, public.read_invitation, public.accept_invitation, public.offer_tournament,
  public.withdraw_offer, public.accept_tournament, public.scorers_by_name, public.writers_by_name, public.dismiss_scorer
to anon, authenticated;

-- The inner functions that policies, constraints and the functions above ask in the name of their caller.
grant execute on function private.clock, private.has_role, private.is_organiser_of to anon, authenticated;
grant execute on function private.caller, private.clean_name, private.prints_within, private.scored_by_caller to authenticated;

-- A guest could read the records (512 kB each) and calendars (2 MB each) of all tournaments in one answer. Pages read rows of tables by
-- their identifiers, one each, and all else by functions, so that the data interface answers ten rows at most. Grants of columns cannot
-- say this: `head` and `fixtures` are computed from the whole row, which needs the right to all columns.
do $$ begin
  alter role authenticator set pgrst.db_max_rows = '10';
  notify pgrst, 'reload config';
exception when undefined_object or insufficient_privilege then
  raise warning 'Set "Max rows" of the data interface to 10: %', sqlerrm;
end $$;

-- A filter of a table may be an expression that takes minutes to match. The data interface ends a request that takes longer.
do $$ begin
  alter role anon set statement_timeout = '3s';
  alter role authenticated set statement_timeout = '8s';
exception when undefined_object or insufficient_privilege then
  raise warning 'Set the time that a statement of anon or authenticated may take: %', sqlerrm;
end $$;

-- Later migrations have their functions checked.
reset check_function_bodies;
