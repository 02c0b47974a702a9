import type { EventStamp, SheetEvent } from '../model/sheetEvent';
import type { PlayerId, Role, Side } from '../model/tournament';
import { readSheet } from './readSheet';
import { type PlayRequest, type RecordOutcome, recordPlay, undo } from './recordPlay';
import { goalsToWinASet, setScore, sides } from './score';
import { setsNeededAtMost } from './sheetRefusal';

/** Goals of the home and the away team in a set. */
export type SetGoals = readonly [home: number, away: number];

export type QuickScoreRefusal =
  | { readonly kind: 'score-missing' }
  | { readonly kind: 'score-unreadable' }
  /** Sets are counted from 0. */
  | { readonly kind: 'set-not-won'; readonly setIndex: number }
  | { readonly kind: 'match-not-won' }
  | { readonly kind: 'sets-after-the-end'; readonly setIndex: number };

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
  if (text.trim() === '') return { ok: false, sets: [], refusal: { kind: 'score-missing' } };
  if (!isReadable || goals.length === 0)
    return { ok: false, sets: [], refusal: { kind: 'score-unreadable' } };
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
export type Scorers = (setIndex: number, side: Side) => SetScorers | null;

const roles: readonly Role[] = ['attacker', 'defender'];

/**
 * Writes a whole match into its sheet and undoes the counting plays one by one; they stay in the log. Sets that equal
 * the typed ones keep their plays and scorers, if the order of events allows it. The loser's goals of a set come first,
 * because the last goal is the winner's. All of it is one gesture, so one undo restores the sheet. `newStamp` gives one
 * stamp for each event.
 */
export function recordQuickScore(
  events: readonly SheetEvent[],
  sets: readonly SetGoals[],
  scorersOf: Scorers,
  newStamp: () => EventStamp,
  winningSets: number,
): RecordOutcome {
  const { details } = readSheet(events, winningSets);
  const gesture = newStamp().id;
  const gestureStamp = () => ({ ...newStamp(), gesture });
  const stands = (setIndex: number) => {
    const [set, typed] = [details.sets[setIndex], sets[setIndex]];
    const isUntold = sides.every((side) => scorersOf(setIndex, side) === null);
    if (set === undefined || typed === undefined || !isUntold) return false;
    const { teamA, teamB } = setScore(set);
    return teamA === typed[0] && teamB === typed[1];
  };
  const write = (isKept: (setIndex: number) => boolean): RecordOutcome => {
    let outcome = emptied(events, gestureStamp, winningSets, isKept);
    for (const [setIndex, set] of sets.entries()) {
      for (const request of isKept(setIndex) ? [] : requestsOf(set, setIndex, scorersOf)) {
        if (outcome.ok) outcome = recordPlay(outcome.events, request, gestureStamp(), winningSets);
      }
    }
    return outcome;
  };
  const partly = write(stands);
  if (partly.ok && saysSets(partly.events, sets, winningSets)) return partly;
  return write(() => false);
}

function saysSets(events: readonly SheetEvent[], sets: readonly SetGoals[], winningSets: number): boolean {
  return readSheet(events, winningSets).details.sets.every((set, index) => {
    const [home, away] = sets[index] ?? [0, 0];
    const { teamA, teamB } = setScore(set);
    return teamA === home && teamB === away;
  });
}

/** Takes back everything that counts, but for the sets that are kept, the latest first. */
function emptied(
  events: readonly SheetEvent[],
  newStamp: () => EventStamp,
  winningSets: number,
  isKept: (setIndex: number) => boolean,
): RecordOutcome {
  let outcome: RecordOutcome = { ok: true, events };
  for (const play of readSheet(events, winningSets).plays.toReversed()) {
    if (play.kind !== 'forfeit' && isKept(play.setIndex)) continue;
    if (outcome.ok) outcome = undo(outcome.events, newStamp(), winningSets, play.id);
  }
  return outcome;
}

function requestsOf(set: SetGoals, setIndex: number, scorersOf: Scorers): PlayRequest[] {
  const winner = winnerOfSet(set);
  const order: readonly Side[] = winner === 'teamA' ? ['teamB', 'teamA'] : ['teamA', 'teamB'];
  return [
    ...order.flatMap((side) => lineupOf(scorersOf(setIndex, side), setIndex, side)),
    ...order.flatMap((side) =>
      goalsOf(scorersOf(setIndex, side), set[side === 'teamA' ? 0 : 1], setIndex, side),
    ),
  ];
}

function lineupOf(scorers: SetScorers | null, setIndex: number, side: Side): PlayRequest[] {
  return roles.flatMap((role): PlayRequest[] => {
    const playerId = scorers?.[role].playerId ?? null;
    return playerId === null ? [] : [{ kind: 'selection', setIndex, side, role, playerId }];
  });
}

function goalsOf(scorers: SetScorers | null, total: number, setIndex: number, side: Side): PlayRequest[] {
  const goals = roles
    .flatMap((role) => {
      const known = scorers !== null && scorers[role].playerId !== null ? scorers[role].goals : 0;
      return Array.from({ length: known }, (): PlayRequest => ({ kind: 'goal', setIndex, side, type: role }));
    })
    .slice(0, total);
  const unknown = Array.from(
    { length: total - goals.length },
    (): PlayRequest => ({ kind: 'goal', setIndex, side, type: 'attacker', by: 'unknown' }),
  );
  return [...goals, ...unknown];
}
