import { mergeEvents, type SheetEvent } from '../../model/sheetEvent';
import { isDerivedEvent } from '../../scoring/eventsFromDetails';
import { eventsOfMatch, keepEvents, listenToChanges, type MatchKey } from './eventDatabase';

/** A match as this page knows it. */
export type MatchState = {
  readonly isLoading: boolean;
  /** All stored or pending events, in the sheet's order. */
  readonly events: readonly SheetEvent[];
  /** How many of them were tapped here and are neither kept yet nor known to be elsewhere. */
  readonly unkept: number;
  /** The last try to keep them failed; another follows by itself. */
  readonly isRefused: boolean;
  /** Events of a later release, which are not shown and not touched. */
  readonly unread: number;
};

type OpenMatch = ReturnType<typeof createOpenMatch>;

const nothing: readonly SheetEvent[] = [];
export const loadingMatch: MatchState = {
  isLoading: true,
  events: nothing,
  unkept: 0,
  isRefused: false,
  unread: 0,
};

/** A refused write is tried again by itself. */
const pauseMs = 5000;

const matches = new Map<string, OpenMatch>();

/** A match during the life of this page: a reopened sheet finds its taps, even after cleared storage and a new login. */
export function openMatch({ log, fixture }: MatchKey): OpenMatch {
  const name = JSON.stringify([log, fixture]);
  const match = matches.get(name) ?? createOpenMatch({ log, fixture });
  matches.set(name, match);
  return match;
}

function createOpenMatch(key: MatchKey) {
  const listeners = new Set<() => void>();
  let state = loadingMatch;
  let kept = nothing;
  let waiting = nothing;
  const elsewhere = new Set<string>();
  let writing: Promise<boolean> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isFollowed = false;
  /** Whether the store has answered yet. */
  let isKnown = false;
  /** How often the stored events were replaced: an answer to an earlier read is stale. */
  let replacements = 0;

  function show(changed: Partial<MatchState> = {}) {
    const events = waiting.length === 0 ? kept : mergeEvents(kept, waiting);
    // Neither stored events that are being stored again nor events derived from a result count as unsaved.
    const unkept = without(waiting, kept).filter(
      (event) => !elsewhere.has(event.id) && !isDerivedEvent(event),
    ).length;
    state = { ...state, isLoading: false, ...changed, events, unkept };
    askBeforeUnload([...matches.values()].some((match) => match.snapshot().unkept > 0));
    for (const listener of [...listeners]) listener();
  }

  function refuse() {
    if (state.isLoading || !state.isRefused) show({ isRefused: true });
    clearTimeout(pause);
    pause = setTimeout(() => void (waiting.length > 0 ? write() : listeners.size > 0 && look()), pauseMs);
  }

  /** Returns whether the store has answered. */
  async function look(): Promise<boolean> {
    const before = kept;
    const asked = replacements;
    try {
      const now = await eventsOfMatch(key);
      if (asked !== replacements) return look();
      // The answer may lack events that this page stored during the read.
      kept = mergeEvents(now.events, without(kept, before));
      // Stored events that are missing now were cleared by another party: this page still has them.
      const cleared = without(before, kept);
      waiting = without(mergeEvents(waiting, cleared), kept);
      // These were derived from the result during an outage: the originals are here now.
      if (!isKnown && kept.length > 0) waiting = waiting.filter((event) => !isDerivedEvent(event));
      isKnown = true;
      show({ unread: now.unread, ...(waiting.length === 0 && { isRefused: false }) });
      if (cleared.length > 0) void write();
      return true;
    } catch {
      refuse();
      return false;
    }
  }

  function write(): Promise<boolean> {
    if (waiting.length === 0) return Promise.resolve(true);
    writing ??= writeAll();
    return writing;
  }

  async function writeAll(): Promise<boolean> {
    clearTimeout(pause);
    let isDone = isKnown || (await look());
    while (isDone && waiting.length > 0) isDone = await writeWaiting();
    // No code may run between the last check of `waiting` and this line: a new event would wait for the next tap.
    writing = undefined;
    return isDone;
  }

  async function writeWaiting(): Promise<boolean> {
    const batch = waiting;
    const asked = replacements;
    try {
      const count = await keepEvents(key, batch);
      waiting = without(waiting, batch);
      // If the events were replaced meanwhile, the following read returns the present ones.
      if (asked === replacements) {
        kept = mergeEvents(kept, batch);
        if (count < kept.length) {
          waiting = kept;
          kept = nothing;
        }
      }
      show({ isRefused: false });
      return true;
    } catch {
      refuse();
      return false;
    }
  }

  function keep(events: readonly SheetEvent[]) {
    waiting = mergeEvents(waiting, events);
    show();
    return write();
  }

  /** For the life of the page: only a replacement discards stored events. */
  function follow() {
    isFollowed = true;
    listenToChanges(({ log, fixture, change }) => {
      if (log !== key.log || fixture !== key.fixture) return;
      if (change === 'replaced') {
        kept = nothing;
        replacements += 1;
      }
      void look();
    });
    // A tab that was asleep has missed messages of the others.
    const lookAgain = () => {
      if (document.visibilityState === 'visible' && listeners.size > 0) void look();
    };
    document.addEventListener('visibilitychange', lookAgain);
    addEventListener('pageshow', lookAgain);
  }

  return {
    /** Calls back when the state changes; the returned function stops it. */
    observe(listener: () => void): () => void {
      listeners.add(listener);
      if (!isFollowed) follow();
      if (listeners.size === 1) void look();
      return () => {
        listeners.delete(listener);
      };
    },
    /** The same object until the state changes. */
    snapshot: (): MatchState => state,
    /** Shows events at once and stores them; returns whether all events of this page are stored now. */
    keep,
    /** Stores everything that this page knows once more, after the storage was cleared. */
    restore: () => keep(kept),
    /** Notes that the events of these ids are somewhere else too, now or later: no page that is closed loses them. */
    countOn(ids: Iterable<string>): void {
      for (const id of ids) elsewhere.add(id);
      if (waiting.length > 0) show();
    },
  };
}

function without(events: readonly SheetEvent[], others: readonly SheetEvent[]): readonly SheetEvent[] {
  if (events.length === 0) return nothing;
  const known = new Set(others.map(({ id }) => id));
  return events.filter(({ id }) => !known.has(id));
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** Makes the browser ask before it closes or reloads this page, while the page alone holds some data. */
function askBeforeUnload(isNeeded: boolean): void {
  if (isNeeded) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}
