import { useEffect, useState } from 'react';
import { poll } from 'shared-kernel/back-end';
import type { Trouble } from '../../../data/ask';
import { readClosures } from '../../../data/closures';
import type { Closure } from '../../../domain/closures';

/** The desk sees what others change after this time. */
const pauseMs = 20_000;
const changeEvent = 'closures-changed';

/** Makes the list read the centre again, after an own change. */
export function showClosures(): void {
  dispatchEvent(new Event(changeEvent));
}

type State = {
  /** The last list; null without one. */
  readonly closures: readonly Closure[] | null;
  /** The reason why the last request returned no list; null after a list. */
  readonly trouble: Trouble | null;
};

/** The present closures and those to come, as others change them. */
export function useClosures(): State & { readonly askAgain: () => void } {
  const [state, setState] = useState<State>({ closures: null, trouble: null });
  useEffect(
    () =>
      poll(async (signal) => {
        const answer = await readClosures();
        if (signal.aborted) return undefined;
        setState((before) => {
          if (answer.ok && answer.value.kind === 'listed') {
            return { closures: answer.value.closures, trouble: null };
          }
          const trouble = answer.ok ? 'failed' : answer.trouble;
          // The page removes the data when the person leaves the staff.
          return { closures: trouble === 'no-role' ? null : before.closures, trouble };
        });
        return pauseMs;
      }, changeEvent),
    [],
  );
  return { ...state, askAgain: showClosures };
}
