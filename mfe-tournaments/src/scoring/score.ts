import type { FixtureStatus, MatchDetails, MatchSet, Role, SetSide, Side } from '../model/tournament';

/** Goals that win a set, and the most that a side can have in one (specification, section 9). */
export const goalsToWinASet = 7;
/** A sheet always has room for five sets (specification, section 3). */
export const setsOnASheet = 5;

export const sides: readonly Side[] = ['teamA', 'teamB'];
export const roles: readonly Role[] = ['attacker', 'defender'];

export function otherSide(side: Side): Side {
  return side === 'teamA' ? 'teamB' : 'teamA';
}

export type Score = Readonly<Record<Side, number>>;

/** Sets that a match can last. */
export function setsNeededAtMost(winningSets: number): number {
  return Math.min(2 * winningSets - 1, setsOnASheet);
}

/** Goals of a set. */
export function setScore(set: MatchSet): Score {
  return { teamA: set.teamA.goals.length, teamB: set.teamB.goals.length };
}

/** Goals of some sets, of both sides. */
export function goalsOf(sets: readonly MatchSet[]): number {
  return sets.reduce((sum, { teamA, teamB }) => sum + teamA.goals.length + teamB.goals.length, 0);
}

/** The side that has its 7 goals in a set, if any. */
export function setWinner(set: MatchSet): Side | null {
  if (set.teamA.goals.length >= goalsToWinASet) return 'teamA';
  return set.teamB.goals.length >= goalsToWinASet ? 'teamB' : null;
}

/** Sets won by each side. */
export function matchScore({ sets }: MatchDetails): Score {
  const won = (side: Side) => sets.filter((set) => setWinner(set) === side).length;
  return { teamA: won('teamA'), teamB: won('teamB') };
}

/** The side with as many sets as the format requires, or whose opponent forfeits, if any. */
export function matchWinner(details: MatchDetails, winningSets: number): Side | null {
  if (details.forfeit !== undefined) return otherSide(details.forfeit);
  const score = matchScore(details);
  return sides.find((side) => score[side] >= winningSets) ?? null;
}

/** Whether anything was played, or the match forfeited. Choosing the lineups starts nothing. */
export function hasBegun({ sets, forfeit }: MatchDetails): boolean {
  if (forfeit !== undefined) return true;
  return sets.some((set) => sides.some((side) => set[side].goals.length + set[side].cards.length > 0));
}

/** Decides a fixture's status from its sheet: it may move back as well as forward (specification, section 4). */
export function matchStatus(details: MatchDetails, winningSets: number): FixtureStatus {
  if (matchWinner(details, winningSets) !== null) return 'finished';
  return goalsOf(details.sets) > 0 ? 'inprogress' : 'pending';
}

const emptySide: SetSide = { players: { attacker: null, defender: null }, goals: [], cards: [] };
export const emptySet: MatchSet = { teamA: emptySide, teamB: emptySide };

/** A sheet on which nothing has happened: five sets without lineups. */
export const emptyDetails: MatchDetails = {
  sets: Array.from({ length: setsOnASheet }, () => emptySet),
  globalCards: { teamA: [], teamB: [] },
};
