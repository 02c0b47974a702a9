import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { CalendarProps } from 'shared-kernel/calendar';

type Arrival =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly Calendar: ComponentType<CalendarProps> };

type Module = { readonly Calendar: ComponentType<CalendarProps> };

let arriving: Promise<Module> | null = null;

/** Asks for the calendar's code, once; after a failure the next call asks again. */
function fetchCalendar(): Promise<Module> {
  arriving ??= import(/* webpackExports: "Calendar" */ 'shared-kernel/calendar').catch((failure: unknown) => {
    arriving = null;
    throw failure;
  });
  return arriving;
}

/** Fetches the calendar before it is asked for; a failure shows when it is. */
export function prefetchCalendar() {
  fetchCalendar().catch(() => {});
}

/** The calendar's component, which weighs more than the whole page and comes only to those who open it. */
export function useCalendar(): { arrival: Arrival; retry: () => void } {
  const [arrival, setArrival] = useState<Arrival>({ status: 'loading' });
  const fetch = useCallback(() => {
    let isWanted = true;
    setArrival({ status: 'loading' });
    fetchCalendar().then(
      ({ Calendar }) => isWanted && setArrival({ status: 'ready', Calendar }),
      () => isWanted && setArrival({ status: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  useEffect(fetch, []);
  return { arrival, retry: fetch };
}
