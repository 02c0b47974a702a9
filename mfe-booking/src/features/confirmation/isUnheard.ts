import type { CancelAnswer, MoveAnswer } from 'shared-kernel/courts';

/** Whether nobody knows what has become of a change, whatever refuses this try of it. */
export function isUnheard(answer: MoveAnswer | CancelAnswer): boolean {
  return answer.kind === 'unreachable' && answer.question !== undefined;
}
