import { centreDay } from 'shared-kernel/time';
import { type Fixture, isLeagueFixture, type Tournament } from '../../model/tournament';
import { withSettledFixtures } from '../ruling';
import { standings } from './standings';

/**
 * Places that each team has won (above 0) or lost on `today`, a day at the centre: without that day's results, rulings
 * and decisions. Empty unless the latest result is of that day, and on the first day, when no team had a place to lose.
 */
export function movementOf(tournament: Tournament, today: string): ReadonlyMap<string, number> {
  const days = tournament.fixtures.map(dayOfEnd).sort();
  if (days.at(-1) !== today) return new Map();
  const morning = standings(asOfMorning(tournament, today));
  if (morning.every(({ played }) => played === 0)) return new Map();
  const placeBefore = new Map(morning.map(({ name }, index) => [name, index]));
  return new Map(
    standings(tournament).map(({ name }, index) => [name, (placeBefore.get(name) ?? index) - index]),
  );
}

function dayOfEnd({ times }: Pick<Fixture, 'times'>): string {
  return dayOf(times?.endedAt ?? '');
}

/** The day at the centre of an ISO instant; empty for an invalid one. */
function dayOf(instant: string): string {
  const moment = Date.parse(instant);
  return Number.isNaN(moment) ? '' : centreDay(new Date(moment));
}

/** The league as it was before `today`; playoffs do not change its standings. */
function asOfMorning(tournament: Tournament, today: string): Tournament {
  const { withdrawals = [], tieDecisions = [], ...others } = tournament;
  const isBefore = ({ at }: { readonly at: string }) => dayOf(at) < today;
  const asBefore = (fixture: Fixture): Fixture =>
    dayOfEnd(fixture) === today ? { ...fixture, status: 'pending', result: null } : fixture;
  return withSettledFixtures({
    ...others,
    withdrawals: withdrawals.filter(isBefore),
    tieDecisions: tieDecisions.filter(isBefore),
    fixtures: tournament.fixtures.filter(isLeagueFixture).map(asBefore),
  });
}
