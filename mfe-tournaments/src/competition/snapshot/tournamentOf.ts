import { byDate } from '../../model/dayClock';
import type { Snapshot } from '../../model/snapshot';
import type { Fixture, MatchResult, SetSide, Side, Tournament } from '../../model/tournament';
import { resultOf } from '../../scoring/resultOf';
import { emptyDetails } from '../../scoring/score';
import { recomputeTournament } from '../recomputeTournament';
import { idOfName } from '../teams/teamId';

/** The tournament that a snapshot shows. Scores, statuses and rulings follow from goals, forfeits and withdrawals. */
export function tournamentOf(snapshot: Snapshot): Tournament {
  const { id, name, date, level, format, teams, former = [], withdrawals, tieDecisions } = snapshot;
  const teamNames = [...teams, ...former];
  const [scores, forfeits, postponed] = [
    byMatch(snapshot.scores),
    byMatch(snapshot.forfeits),
    byMatch(snapshot.postponed),
  ];
  const placesTaken = new Map<number, number>();
  const fixtures = snapshot.home.map((home, match): Fixture => {
    const homeTeam = teamNames[home] as string;
    const awayTeam = teamNames[snapshot.away[match] as number] as string;
    const stage = snapshot.stage[match] ?? 0;
    const score = scores.get(match);
    const result: MatchResult | null = score
      ? { homeScore: score.home, awayScore: score.away, details: null }
      : resultOfGoals(snapshot.goals[match] ?? '', forfeits.get(match)?.by);
    const { at, to } = postponed.get(match) ?? {};
    const common = { homeTeam, awayTeam, result, liveUrl: null, status: 'inprogress' as const };
    const delay = at !== undefined && to !== undefined && { postponed: { at, to } };
    if (typeof stage === 'string') {
      const teamIds = `${idOfName(homeTeam)}_${idOfName(awayTeam)}`;
      return { id: `${stage}-${teamIds}`, ...common, ...delay, phase: 'playoffs', slot: stage };
    }
    const place = (placesTaken.get(stage) ?? 0) + 1;
    placesTaken.set(stage, place);
    return { id: `r${stage}-m${place}`, ...common, ...delay, ...(stage > 0 && { round: stage }) };
  });
  const days = snapshot.days?.map(({ match: matches, court, minute, ...day }) => ({
    ...day,
    placements: matches.flatMap((match, place) => {
      const fixture = fixtures[match]?.id ?? '';
      return [{ fixture, court: court[place] ?? 0, at: minute[place] ?? 0 }];
    }),
  }));
  return recomputeTournament({
    ...{ id, name, date, level, format, teams, fixtures, withdrawals, tieDecisions },
    description: '',
    ...(days && { days: byDate(days) }),
  }).tournament;
}

function byMatch<T extends { readonly match: number }>(list: readonly T[] = []): ReadonlyMap<number, T> {
  return new Map(list.map((each) => [each.match, each]));
}

/** Null while nothing was played. */
function resultOfGoals(goals: string, forfeit: Side | undefined): MatchResult | null {
  const sets = emptyDetails.sets.map((_, set) => ({
    teamA: sideOf(Number(goals[2 * set] ?? 0)),
    teamB: sideOf(Number(goals[2 * set + 1] ?? 0)),
  }));
  return resultOf({ ...emptyDetails, sets, ...(forfeit && { forfeit }) });
}

function sideOf(goals: number): SetSide {
  return {
    players: { attacker: null, defender: null },
    goals: Array.from({ length: goals }, () => ({ scorerId: null, type: 'attacker' })),
    cards: [],
  };
}
