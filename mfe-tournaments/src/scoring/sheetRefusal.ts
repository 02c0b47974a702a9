import type { DeclaredForfeit, SetPlay } from '../model/sheetEvent';
import type { MatchDetails, Role } from '../model/tournament';
import { matchWinner, setsOnASheet, setWinner } from './score';

export type SheetRefusal =
  | { readonly kind: 'attacker-not-selected' }
  | { readonly kind: 'defender-not-selected' }
  | { readonly kind: 'set-over' }
  | { readonly kind: 'match-over' }
  | { readonly kind: 'match-forfeited' }
  | { readonly kind: 'set-not-in-format' }
  | { readonly kind: 'nothing-to-undo' }
  | { readonly kind: 'nothing-to-redo' }
  | { readonly kind: 'goal-gone' };

/** The refusal of a goal by a role that is empty in the set (specification, section 5). */
export const notSelected: Readonly<Record<Role, SheetRefusal>> = {
  attacker: { kind: 'attacker-not-selected' },
  defender: { kind: 'defender-not-selected' },
};

/**
 * Decides whether a play can still be recorded. It refuses sets beyond the format's maximum (two winning sets need
 * three at most). It refuses plays once a side has 7 goals in the set (specification, section 5) or the match is
 * decided. A sanction is allowed after its set; a forfeit at any time, once.
 */
export function refusalOfPlay(
  details: MatchDetails,
  play: Pick<SetPlay, 'kind' | 'setIndex'> | Pick<DeclaredForfeit, 'kind'>,
  winningSets: number,
): SheetRefusal | null {
  const isForfeited = details.forfeit !== undefined;
  if (play.kind === 'forfeit') return isForfeited ? { kind: 'match-forfeited' } : null;
  const set = details.sets[play.setIndex];
  if (set === undefined || play.setIndex >= setsNeededAtMost(winningSets))
    return { kind: 'set-not-in-format' };
  const isOver = setWinner(set) !== null;
  if (isOver && play.kind === 'card') return null;
  if (isForfeited) return { kind: 'match-forfeited' };
  if (matchWinner(details, winningSets) !== null) return { kind: 'match-over' };
  return isOver ? { kind: 'set-over' } : null;
}

/** Sets that a match can last. */
export function setsNeededAtMost(winningSets: number): number {
  return Math.min(2 * winningSets - 1, setsOnASheet);
}
