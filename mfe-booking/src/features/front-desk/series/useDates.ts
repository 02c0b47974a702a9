import { useCallback, useEffect, useRef, useState } from 'react';
import type { Asked, Trouble } from '../../../data/ask';
import type { SeriesRefused } from '../../../data/series';
import {
  type Decisions,
  decide,
  noDecisions,
  outcomeOf,
  type PlannedDate,
} from '../../../domain/seriesDates';
import { seriesRefusals } from './strings';

/** A pause in typing, after which the dates are asked for. */
const pauseMs = 250;

type Previewed<T> = { readonly kind: 'previewed'; readonly dates: readonly T[] };
type State<T> = {
  readonly dates: readonly T[] | null;
  readonly trouble: Trouble | null;
  readonly refusal: string;
  readonly isLooking: boolean;
};

const nothing = { dates: null, trouble: null, refusal: '', isLooking: false } as const;

/**
 * The dates of a preview and what the staff decided about each. `ask` must stay the same function for the same question, null
 * without one; another question keeps the decisions about the days that it still has.
 */
export function useDates<T extends PlannedDate>(
  ask: (() => Promise<Asked<Previewed<T> | SeriesRefused>>) | null,
) {
  const [state, setState] = useState<State<T>>(nothing);
  const [decisions, decideAgain] = useState<Decisions>(noDecisions);
  const latest = useRef(ask);
  latest.current = ask;

  const look = useCallback(async () => {
    if (!ask) return setState(nothing);
    setState((before) => ({ ...before, isLooking: true }));
    const answer = await ask();
    if (latest.current !== ask) return;
    setState((before) => {
      if (!answer.ok) return { ...before, trouble: answer.trouble, isLooking: false };
      return answer.value.kind === 'refused'
        ? { ...nothing, refusal: seriesRefusals[answer.value.reason] }
        : { ...nothing, dates: answer.value.dates };
    });
  }, [ask]);

  useEffect(() => {
    const pause = setTimeout(look, pauseMs);
    addEventListener('online', look);
    return () => {
      clearTimeout(pause);
      removeEventListener('online', look);
    };
  }, [look]);

  /** What the database found in the way when it should write: the places stay as they were chosen. */
  const showTaken = useCallback((taken: readonly T[]) => {
    setState((before) => ({ ...before, dates: taken }));
    decideAgain(({ skipped }) => ({ skipped, placed: {} }));
  }, []);

  const decided = decide(state.dates ?? [], decisions);
  return { ...state, ...outcomeOf(decided), decided, decisions, decide: decideAgain, look, showTaken };
}
