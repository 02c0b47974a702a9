import { QueryClient, type QueryObserver, type QueryObserverResult } from '@tanstack/query-core';
import type { Answer } from '../../../platform/back-end/answer';
import { type Loadable, loading } from '../../../platform/storage/contract';
import type { Watched } from '../contract';

/** Throws without an answer, as the library expects it. */
export function valueFrom<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  throw new Error(`The back end has not answered: ${answer.refusal.kind}.`);
}

/**
 * Questions fail without a network too, so that a page can say so. The pages' own events repeat them, and not those of
 * the library, which misses the network's return on a page that stayed visible.
 */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        gcTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        structuralSharing: false,
      },
    },
  });
}

/** Whether the latest answer is missing: the data, if any, is the last known. */
export function hasFailed({ isError, isPending, errorUpdateCount }: QueryObserverResult): boolean {
  return isError || (isPending && errorUpdateCount > 0);
}

/** A part of a query's state as components observe it; undefined while it is loading. */
export function watch<Data, Part>(
  observer: QueryObserver<Data>,
  part: (result: QueryObserverResult<Data>) => Part | undefined,
): Watched<Part> {
  let shown: Loadable<Part> = loading;
  return {
    observe: (listener) => observer.subscribe(() => listener()),
    snapshot() {
      const value = part(observer.getCurrentResult());
      const isSame = shown.status === 'ready' ? shown.value === value : value === undefined;
      if (!isSame) shown = value === undefined ? loading : { status: 'ready', value };
      return shown;
    },
  };
}
