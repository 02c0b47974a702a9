import fc from 'fast-check';
import type { SheetEvent } from '../../model/sheetEvent';
import type { CardType, GoalType, PlayerId, Side, Tournament } from '../../model/tournament';
import { selectionsOf } from '../../scoring/eventsFromDetails';
import { sides } from '../../scoring/score';
import { type PlayRequest, sheetCommands } from '../../scoring/sheetCommands';
import { aTournament } from './aTournament';
import { type SetScores, withResults } from './playedMatch';

/** A match played to its end: the winner, the loser's sets in their order, and the loser's goals in the others. */
export function finishedScores(winningSets: number): fc.Arbitrary<SetScores> {
  const loserGoals = fc.integer({ min: 0, max: 6 });
  return fc
    .tuple(
      fc.boolean(),
      fc.integer({ min: 0, max: winningSets - 1 }),
      fc.array(fc.nat(), { minLength: 2, maxLength: 2 }),
      fc.array(loserGoals, { minLength: 5, maxLength: 5 }),
    )
    .map(([isHomeWinner, lost, places, goals]) => {
      const wonByWinner = Array.from({ length: winningSets - 1 }, () => true);
      for (let index = 0; index < lost; index += 1) {
        wonByWinner.splice((places[index] as number) % (wonByWinner.length + 1), 0, false);
      }
      return [...wonByWinner, true].map((isWinners, index) => {
        const other = goals[index] as number;
        return isWinners === isHomeWinner ? ([7, other] as const) : ([other, 7] as const);
      });
    });
}

/** A match that was left before its end. */
const unfinishedScores: fc.Arbitrary<SetScores> = fc
  .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }))
  .map((score) => [score]);

/** A championship with some played matches, of which some are unfinished. */
export function arbitrarySeason(limits: { maxTeams: number }): fc.Arbitrary<Tournament> {
  return fc
    .record({
      teams: fc.integer({ min: 2, max: limits.maxTeams }),
      homeAndAway: fc.boolean(),
      winningSets: fc.constantFrom('2' as const, '3' as const),
    })
    .chain(({ teams, ...format }) => {
      const tournament = aTournament({ teams, format });
      const scores = fc.oneof(
        { weight: 8, arbitrary: finishedScores(Number(format.winningSets)) },
        { weight: 1, arbitrary: unfinishedScores },
        { weight: 1, arbitrary: fc.constant(null) },
      );
      return fc
        .array(scores, { minLength: tournament.fixtures.length, maxLength: tournament.fixtures.length })
        .map((all) => withResults(tournament, (_, index) => all[index] ?? null));
    });
}

const setIndex = fc.integer({ min: 0, max: 5 });
const side = fc.constantFrom('teamA' as const, 'teamB' as const);
const role = fc.constantFrom('attacker' as const, 'defender' as const);

const arbitraryRequest: fc.Arbitrary<PlayRequest> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('selection' as const),
      setIndex,
      side,
      role,
      playerId: fc.constantFrom('p-1', 'p-2', 'p-3', null),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('goal' as const),
      setIndex,
      side,
      type: fc.constantFrom('attacker' as const, 'defender' as const, 'penalty' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('card' as const),
      setIndex,
      side,
      type: fc.constantFrom('green' as const, 'yellow' as const, 'red' as const),
      playerId: fc.constantFrom('p-1', null),
    }),
  },
);

const arbitraryForfeit: fc.Arbitrary<PlayRequest> = fc.record({
  kind: fc.constant('forfeit' as const),
  side,
});

export type Tap = PlayRequest | 'undo' | 'redo';
export const arbitraryTaps: fc.Arbitrary<readonly Tap[]> = fc.array(
  fc.oneof(
    { weight: 80, arbitrary: arbitraryRequest },
    { weight: 1, arbitrary: arbitraryForfeit },
    { weight: 10, arbitrary: fc.constant('undo' as const) },
    { weight: 10, arbitrary: fc.constant('redo' as const) },
  ),
  { maxLength: 90, size: 'max' },
);

/** The sheet after some taps; refused ones leave no trace. `view` distinguishes the identifiers of two views. */
export function tapped(
  taps: readonly Tap[],
  winningSets = 3,
  events: readonly SheetEvent[] = [],
  view = 'a',
): readonly SheetEvent[] {
  return taps.reduce((current, tap, index) => {
    const stamp = { id: `${view}${index}`, at: '2025-10-04T10:00:00.000Z' };
    const outcome =
      tap === 'undo'
        ? sheetCommands(current, winningSets).undo(stamp)
        : tap === 'redo'
          ? sheetCommands(current, winningSets).redo(stamp)
          : sheetCommands(current, winningSets).play(tap, stamp);
    return outcome.ok ? outcome.events : current;
  }, events);
}

/** Both roles of both teams filled in every set, swapping at each. */
export const fullLineups: readonly PlayRequest[] = [0, 1, 2, 3, 4].flatMap((set) =>
  sides.flatMap((team) => {
    const [attacker, defender] = set % 2 === 0 ? ['1', '2'] : ['2', '1'];
    return selectionsOf({ attacker: `${team}-${attacker}`, defender: `${team}-${defender}` }, set, team);
  }),
);

export function goal(team: Side, set = 0, type: GoalType = 'attacker') {
  return { kind: 'goal', setIndex: set, side: team, type } as const;
}

export function goals(count: number, team: Side, set = 0) {
  return Array.from({ length: count }, () => goal(team, set));
}

/** By default for a player of the side's lineup. */
export function card(type: CardType, team: Side, set = 0, playerId: PlayerId | null = `${team}-1`) {
  return { kind: 'card', setIndex: set, side: team, type, playerId } as const;
}
