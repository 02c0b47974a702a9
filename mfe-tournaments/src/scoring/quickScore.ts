import type { EventStamp } from '../model/sheetEvent';
import type { MatchSet, PlayerId, Role, Side } from '../model/tournament';
import { selectionsOf } from './eventsFromDetails';
import { readSheet } from './readSheet';
import { goalsToWinASet, setScore, setsNeededAtMost, sides } from './score';
import { type PlayRequest, type RecordOutcome, type SheetCommands, sheetCommands } from './sheetCommands';

/** Goals of the home and the away team in a set. */
export type SetGoals = readonly [home: number, away: number];

export type QuickScoreRefusal =
  | { readonly kind: 'score-missing' | 'score-unreadable' | 'match-not-won' }
  /** Sets are counted from 0. */
  | { readonly kind: 'set-not-won' | 'sets-after-the-end'; readonly setIndex: number };

export type QuickScore =
  | { readonly ok: true; readonly sets: readonly SetGoals[]; readonly winner: Side }
  | { readonly ok: false; readonly sets: readonly SetGoals[]; readonly refusal: QuickScoreRefusal };

/**
 * Reads the score of a whole match as people write it: « 7-4, 7-5, 7-2 », the home team first, with any signs between
 * or with none. A side has at most seven goals in a set, so each digit is one side's goals.
 */
export function readQuickScore(text: string, winningSets: number): QuickScore {
  const figures = text.match(/\d+/g) ?? [];
  const isPlain = /^[\d\s.,;:/|()\-‐–—−àa]*$/i.test(text);
  const goals = figures.every((figure) => figure.length === 1)
    ? figures
    : figures.flatMap((each) => [...each]);
  const isJoined = figures.every((figure) => figure.length % 2 === 0);
  const isReadable = isPlain && (goals === figures || isJoined) && goals.length % 2 === 0;
  if (!isReadable || goals.length === 0) {
    const kind = text.trim() === '' ? 'score-missing' : 'score-unreadable';
    return { ok: false, sets: [], refusal: { kind } };
  }
  const sets = Array.from(
    { length: goals.length / 2 },
    (_, index): SetGoals => [Number(goals[2 * index]), Number(goals[2 * index + 1])],
  );
  return judged(sets, winningSets);
}

function judged(sets: readonly SetGoals[], winningSets: number): QuickScore {
  const won = { teamA: 0, teamB: 0 };
  for (const [setIndex, set] of sets.entries()) {
    if (Math.max(won.teamA, won.teamB) >= winningSets || setIndex >= setsNeededAtMost(winningSets)) {
      return { ok: false, sets, refusal: { kind: 'sets-after-the-end', setIndex } };
    }
    const isWon = Math.max(...set) === goalsToWinASet && Math.min(...set) < goalsToWinASet;
    if (!isWon) return { ok: false, sets, refusal: { kind: 'set-not-won', setIndex } };
    won[winnerOfSet(set)] += 1;
  }
  const winner: Side = won.teamA > won.teamB ? 'teamA' : 'teamB';
  if (won[winner] < winningSets) return { ok: false, sets, refusal: { kind: 'match-not-won' } };
  return { ok: true, sets, winner };
}

function winnerOfSet([home, away]: SetGoals): Side {
  return home > away ? 'teamA' : 'teamB';
}

/** The players of a side's two roles in a set, with the goals of each; the other goals have no scorer. */
export type SetScorers = Readonly<
  Record<Role, { readonly playerId: PlayerId | null; readonly goals: number }>
>;
type Scorers = (setIndex: number, side: Side) => SetScorers | null;

/**
 * Writes a whole match into its sheet and undoes the counting plays, in one gesture, so that one undo restores the sheet.
 * Sets that equal the typed ones keep their plays and scorers, if the order of events allows it.
 */
export function recordQuickScore(
  { events, details, plays, winningSets }: SheetCommands,
  sets: readonly SetGoals[],
  scorersOf: Scorers,
  newStamp: () => EventStamp,
): RecordOutcome {
  const gesture = newStamp().id;
  const gestureStamp = () => ({ ...newStamp(), gesture });
  const stands = (setIndex: number) => {
    const [set, typed] = [details.sets[setIndex], sets[setIndex]];
    const isUntold = sides.every((side) => scorersOf(setIndex, side) === null);
    return isUntold && set !== undefined && typed !== undefined && hasGoals(set, typed);
  };
  const write = (isKept: (setIndex: number) => boolean): RecordOutcome => {
    let left = events;
    for (const play of plays.toReversed()) {
      if (play.kind !== 'forfeit' && isKept(play.setIndex)) continue;
      const undone = sheetCommands(left, winningSets).undo(gestureStamp(), play.id);
      if (undone.ok) left = undone.events;
    }
    const requests = sets.flatMap((set, setIndex) =>
      isKept(setIndex) ? [] : requestsOf(set, setIndex, scorersOf),
    );
    return sheetCommands(left, winningSets).playAll(requests, gestureStamp);
  };
  const partly = write(stands);
  const isComplete =
    partly.ok &&
    readSheet(partly.events, winningSets).details.sets.every((set, index) => hasGoals(set, sets[index]));
  return isComplete ? partly : write(() => false);
}

function hasGoals(set: MatchSet, [home, away]: SetGoals = [0, 0]): boolean {
  const { teamA, teamB } = setScore(set);
  return teamA === home && teamB === away;
}

/** The loser's goals of a set come first, because the last goal is the winner's. */
function requestsOf(set: SetGoals, setIndex: number, scorersOf: Scorers): PlayRequest[] {
  const order: readonly Side[] = winnerOfSet(set) === 'teamA' ? ['teamB', 'teamA'] : sides;
  const lineups = order.flatMap((side) => {
    const scorers = scorersOf(setIndex, side);
    const [attacker, defender] = [scorers?.attacker.playerId ?? null, scorers?.defender.playerId ?? null];
    return selectionsOf({ attacker, defender }, setIndex, side);
  });
  const goals = order.flatMap((side) => {
    const types = lineups
      .filter((selection) => selection.side === side)
      .flatMap(({ role }) => Array<Role>(scorersOf(setIndex, side)?.[role].goals ?? 0).fill(role));
    return Array.from({ length: set[side === 'teamA' ? 0 : 1] }, (_, index): PlayRequest => {
      const { [index]: type } = types;
      return type === undefined
        ? { kind: 'goal', setIndex, side, type: 'attacker', by: 'unknown' }
        : { kind: 'goal', setIndex, side, type };
    });
  });
  return [...lineups, ...goals];
}
