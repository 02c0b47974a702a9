-- A booking that was not confirmed in time stands in no tournament's way.

/*
 * Takes the free hours of these courts, instead of those that the tournament had on that day. The days of all tournaments of an
 * organiser count together, so that several tournaments take no more courts than one. A tournament has courts from its own date on.
 * Answers
 *   { kind: 'taken', day: private.as_taken }    also when it is repeated
 *   { kind: 'refused', reason }                 'not-organiser' | 'too-many-days' (ten that are not over) | 'past' (also: before the
 *                                               tournament) | private.closure_fault
 */
create or replace function public.take_courts(
  tournament text, centre text, day date, first_hour int, last_hour int, courts int[]
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
-- Its arguments have the names of columns.
#variable_conflict use_column
declare
  wanted private.closures;
  earlier private.closures;
  fault text;
begin
  if not private.is_organiser_of(take_courts.tournament) then return private.refused('not-organiser'); end if;
  perform private.lock_closures(take_courts.centre);
  wanted := private.a_closure(gen_random_uuid(), take_courts.centre, coalesce(take_courts.courts, '{}'),
    take_courts.day, take_courts.first_hour, take_courts.day, take_courts.last_hour);
  wanted.tournament := take_courts.tournament;
  -- Visitors read the name of a published tournament alone.
  select left('Tournoi' || case when published then chr(160) || ': ' || private.clean_name(name) else '' end, 120)
  into wanted.sentence from public.tournaments where id = take_courts.tournament;
  perform private.release_unconfirmed(take_courts.centre);
  fault := private.closure_fault(wanted);
  if fault is not null then return private.refused(fault); end if;
  -- As texts: the date of a record has the form of a day, but « 2026-02-31 » is none.
  if to_char(take_courts.day, 'YYYY-MM-DD') < (select date from public.tournaments where id = take_courts.tournament)
  then return private.refused('past'); end if;
  if (select count(*) from private.closures join public.tournaments on tournaments.id = closures.tournament
      where organiser = auth.uid() and (closures.tournament, first_day) <> (take_courts.tournament, take_courts.day)
        and first_day >= private.centre_day(take_courts.centre)) >= 10
  then return private.refused('too-many-days'); end if;

  select * into earlier from private.closures
  where closures.tournament = take_courts.tournament and first_day = take_courts.day for update;
  if found then perform private.reopen(earlier); end if;
  insert into private.closures select wanted.*
  on conflict (tournament, first_day) where closures.tournament is not null do update set
    courts = excluded.courts, first_hour = excluded.first_hour, last_day = excluded.last_day, last_hour = excluded.last_hour,
    sentence = excluded.sentence
  returning * into wanted;
  perform private.lay(wanted);
  return jsonb_build_object('kind', 'taken', 'day', private.as_taken(wanted));
end $$;
