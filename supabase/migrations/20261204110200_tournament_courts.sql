-- The organiser of a tournament takes courts for a day of it. Bookings in the way stay, and the desk decides about them.

-- One closure for each day of a tournament.
drop index private.closures_by_tournament;
create unique index closures_by_tournament on private.closures (tournament, first_day) where tournament is not null;

-- What the organiser reads of such a day: the hours in the way have no name.
create function private.as_taken(wanted private.closures) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'day', wanted.first_day, 'firstHour', wanted.first_hour, 'lastHour', wanted.last_hour,
    'courts', coalesce(to_jsonb(wanted.courts), (
      select jsonb_agg(number order by number) from private.courts where courts.centre = wanted.centre and in_service)),
    'inTheWay', (
      select coalesce(jsonb_agg(jsonb_build_object('hour', hour, 'court', court) order by hour, court), '[]')
      from private.in_the_way(wanted)));
end $$;

-- The days of a tournament that have courts and are not over: { kind: 'listed', days: [private.as_taken] } or
-- { kind: 'refused', reason: 'not-organiser' }.
create function public.tournament_courts(tournament text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_organiser_of(tournament_courts.tournament) then return private.refused('not-organiser'); end if;
  return jsonb_build_object('kind', 'listed', 'days', (
    select coalesce(jsonb_agg(private.as_taken(closures) order by first_day), '[]')
    from private.closures
    where closures.tournament = tournament_courts.tournament and first_day >= private.centre_day(closures.centre)));
end $$;

/*
 * Takes the free hours of these courts, instead of those that the tournament had on that day. Answers { kind: 'taken', day:
 * private.as_taken }, also when it is repeated, or { kind: 'refused', reason: 'not-organiser' | 'too-many-days' (ten that are not over)
 * | private.closure_fault }.
 */
create function public.take_courts(
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
  fault := private.closure_fault(wanted);
  if fault is not null then return private.refused(fault); end if;
  if (select count(*) from private.closures
      where closures.tournament = take_courts.tournament and first_day <> take_courts.day
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

-- Gives the courts of that day back: { kind: 'released' }, also if there were none, or { kind: 'refused', reason: 'not-organiser' }.
create function public.release_courts(tournament text, day date) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_one private.closures;
begin
  if not private.is_organiser_of(release_courts.tournament) then return private.refused('not-organiser'); end if;
  perform private.lock_closures(closures.centre) from private.closures
  where closures.tournament = release_courts.tournament and first_day = release_courts.day;
  select * into found_one from private.closures
  where closures.tournament = release_courts.tournament and first_day = release_courts.day for update;
  if found then perform private.reopen(found_one); end if;
  return jsonb_build_object('kind', 'released');
end $$;

grant execute on function
  public.tournament_courts(text), public.take_courts(text, text, date, int, int, int[]), public.release_courts(text, date)
to anon, authenticated;
