import { useEffect, useState } from 'react';
import { poll } from 'shared-kernel/back-end';
import { countOpen } from '../../../data/desk';
import { changeEvent } from './useDeskDays';
import { useHeld } from './useHeld';

const pauseMs = 20_000;

/** What waits for the desk, by the tab where it is: weekly requests without an answer, and people in a line or to call. */
export function useOpenCounts(tab: string): Readonly<Record<string, number>> {
  const [counts, setCounts] = useState({ listed: { series: 0, attente: 0 } });
  // Another tab asks again: what was done in the last one counts.
  useEffect(
    () =>
      poll(async (signal) => {
        const answer = await countOpen();
        if (signal.aborted) return undefined;
        if (answer.ok)
          setCounts({ listed: { series: answer.value.requests, attente: answer.value.waiting } });
        return pauseMs;
      }, changeEvent),
    [tab],
  );
  return useHeld(counts).listed;
}
