import type { MatchDetails, Role } from '../tournament';
import { matchWinner, setsOnASheet, setWinner } from './score';
import type { Play } from './sheetEvent';

export type SheetRefusal =
  | { readonly kind: 'attacker-not-selected' }
  | { readonly kind: 'defender-not-selected' }
  | { readonly kind: 'set-over' }
  | { readonly kind: 'match-over' }
  | { readonly kind: 'set-not-in-format' }
  | { readonly kind: 'nothing-to-undo' }
  | { readonly kind: 'nothing-to-redo' };

/** The refusal of a goal by a role that nobody holds in the set (specification, section 5). */
export const notSelected: Readonly<Record<Role, SheetRefusal>> = {
  attacker: { kind: 'attacker-not-selected' },
  defender: { kind: 'defender-not-selected' },
};

/**
 * Decides whether a set can still be played: not once a side has 7 goals in it (specification, section 5), nor
 * once the match is won, nor beyond the sets that the format can need (two winning sets need three at most).
 */
export function refusalOfPlay(
  details: MatchDetails,
  { setIndex }: Pick<Play, 'setIndex'>,
  winningSets: number,
): SheetRefusal | null {
  const set = details.sets[setIndex];
  if (set === undefined || setIndex >= setsNeededAtMost(winningSets)) return { kind: 'set-not-in-format' };
  if (matchWinner(details, winningSets) !== null) return { kind: 'match-over' };
  return setWinner(set) === null ? null : { kind: 'set-over' };
}

/** Sets that a match can last. */
export function setsNeededAtMost(winningSets: number): number {
  return Math.min(2 * winningSets - 1, setsOnASheet);
}
