import { useEffect, useState } from 'react';
import { poll } from 'shared-kernel/back-end';
import { readSeries } from '../../../data/series';
import { readWaitingList } from '../../../data/waitingList';

const pauseMs = 20_000;

/** What waits for the desk, by the tab where it is: weekly requests without an answer, and people in a line. */
export function useOpenCounts(tab: string): Readonly<Record<string, number>> {
  const [counts, setCounts] = useState({ series: 0, attente: 0 });
  // Another tab asks again: what was done in the last one counts.
  useEffect(
    () =>
      poll(async (signal) => {
        const [series, line] = await Promise.all([readSeries(), readWaitingList()]);
        if (signal.aborted) return undefined;
        setCounts((before) => ({
          series: series.ok && series.value.kind === 'listed' ? series.value.requests.length : before.series,
          attente: line.ok
            ? line.value.waiting.filter(({ state }) => state === 'waiting').length
            : before.attente,
        }));
        return pauseMs;
      }),
    [tab],
  );
  return counts;
}
