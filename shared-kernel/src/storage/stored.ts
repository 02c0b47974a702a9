import { useSyncExternalStore } from 'react';
import type { NoticeDraft } from '../notices/createNoticeStore';
import { notify } from '../notices/notices';
import { storageStrings } from '../strings';
import { type Loadable, loading, type Stored } from './contract';
import { createStored, type StoredDefinition, type Surroundings } from './createStored';
import { exclusively } from './exclusively';
import { createIndexedDbCounter } from './indexedDbCounter';
import { createRevisions } from './revisions';
import { createLocalArea } from './storageArea';

/** Long enough to read two sentences that nobody expects. */
const reportMs = 15_000;

function report(said: NoticeDraft) {
  notify({ ...said, variant: 'destructive', durationMs: reportMs });
}

function watch(key: string, onPossibleChange: () => void) {
  function onStorage(event: Event) {
    // No key at all: everything was cleared, or a script asks everybody to look again.
    const changedKey = (event as StorageEvent).key ?? key;
    if (changedKey === key) onPossibleChange();
  }
  addEventListener('storage', onStorage);
  // A page that comes back from the browser's back/forward cache has missed the events meanwhile.
  addEventListener('pageshow', onPossibleChange);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPossibleChange);
  };
}

function browserSurroundings(): Surroundings {
  // Later, because storage is first asked while React renders.
  const area = createLocalArea(() => queueMicrotask(() => report(storageStrings.refused)));
  return {
    area,
    revisions: createRevisions(area, createIndexedDbCounter()),
    exclusively,
    watch,
    reportSetAside: (copyKey) => report(storageStrings.setAside(copyKey)),
    reportRefusal: ({ kind }) => report(storageStrings.refusals[kind]),
    isAvailable: true,
  };
}

const serverSurroundings: Surroundings = {
  area: { read: () => null, write: () => 'written', remove: () => undefined },
  revisions: createRevisions(
    { read: () => null, write: () => 'written', remove: () => undefined },
    undefined,
  ),
  exclusively: (_name, work) => work(() => true),
  watch: () => () => undefined,
  reportSetAside: () => undefined,
  reportRefusal: () => undefined,
  isAvailable: false,
};

let surroundings: Surroundings | undefined;
const instances = new Map<string, Stored<unknown>>();

/** The one instance of stored data under a key, in the browser's local storage; the first definition counts. */
export function stored<T>(definition: StoredDefinition<T>): Stored<T> {
  surroundings ??= typeof window === 'undefined' ? serverSurroundings : browserSurroundings();
  const instance =
    (instances.get(definition.key) as Stored<T> | undefined) ?? createStored(definition, surroundings);
  instances.set(definition.key, instance as Stored<unknown>);
  return instance;
}

/** Stored data in a component: 'loading' on the server and while hydrating, live from then on. */
export function useStored<T>(data: Stored<T>): Loadable<T> {
  return useSyncExternalStore(data.observe, data.snapshot, () => loading);
}
