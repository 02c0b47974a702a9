import { useSyncExternalStore } from 'react';
import { type NoticeDraft, notify } from '../notices/notices';
import { type Loadable, loading, type Stored } from './contract';
import { createStored, type Place, type Surroundings } from './createStored';
import { type Listed, listFormat, recordFormat } from './format';
import { createIndexedDbCounter } from './indexedDbCounter';
import { createQuarantine } from './quarantine';
import { createRevisions } from './revisions';
import type { Schema, Shape } from './shape';
import { createLocalArea, createOverflowArea, type StorageArea } from './storageArea';
import { storageStrings } from './strings';
import { withLock } from './withLock';

/** Long enough to read two unexpected sentences. */
const reportMs = 15_000;

function report(said: NoticeDraft) {
  notify({ ...said, variant: 'destructive', durationMs: reportMs });
}

function watch(key: string, onPossibleChange: () => void) {
  function onStorage(event: Event) {
    // An event without a key: the whole storage was cleared, or a script wants all readers to read again.
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

// Later, because storage is first asked while React renders.
const area = createLocalArea(() => queueMicrotask(() => report(storageStrings.refused)));

/** Stores a copy of a section's unreadable data, and notifies the visitor; false without room. */
export const quarantine = createQuarantine(area, () => report(storageStrings.quarantine));

function surroundingsOver(texts: StorageArea): Surroundings {
  const isAvailable = typeof window !== 'undefined';
  return {
    area: texts,
    // If the text exceeds the quota, its revision does too.
    revisions: createRevisions(texts, isAvailable ? createIndexedDbCounter() : undefined),
    withLock,
    watch,
    quarantine,
    reportRefusal: ({ kind }) => report(storageStrings.refusals[kind]),
    isAvailable,
  };
}

const surroundings = surroundingsOver(area);
const surroundingsOfCopies = surroundingsOver(createOverflowArea(area));

const instances = new Map<string, Stored<unknown>>();

function instanceOf<T>(place: Place<T>): Stored<T> {
  const instance =
    (instances.get(place.key) as Stored<T> | undefined) ??
    createStored(place, place.isCopy ? surroundingsOfCopies : surroundings);
  instances.set(place.key, instance as Stored<unknown>);
  return instance;
}

type Definition<T> = Omit<Place<T>, 'format'> & {
  /** The value while nothing is stored. */
  readonly empty: T;
};

/** The one instance of stored data under a key, in the browser's local storage; the first definition counts. */
export function stored<T>(definition: Definition<T> & { readonly schema: Schema<T> }) {
  return instanceOf<T>({ ...definition, format: recordFormat(definition.schema, definition.empty) });
}

/** The same for a record with a version, so that releases before and after this one can be met. */
export function storedRecord<T>(definition: Definition<T> & { readonly shape: Shape<NonNullable<T>> }) {
  return instanceOf<T>({ ...definition, format: recordFormat(definition.shape, definition.empty) });
}

/** The same for a list of such records. */
export function storedList<T extends Listed>(
  definition: Definition<readonly T[]> & { readonly shape: Shape<T> },
) {
  return instanceOf({ ...definition, format: listFormat(definition.shape, definition.empty) });
}

/** Stored data in a component: 'loading' on the server and while hydrating, live from then on. */
export function useStored<T>(data: Pick<Stored<T>, 'observe' | 'snapshot'>): Loadable<T> {
  return useSyncExternalStore(data.observe, data.snapshot, () => loading);
}
