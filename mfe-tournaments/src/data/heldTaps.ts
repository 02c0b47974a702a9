import * as v from 'valibot';
import { mergeEvents } from '../domain/match-sheet/mergeEvents';
import type { SheetEvent } from '../domain/match-sheet/sheetEvent';
import { matchJournal } from './matchJournal';
import { sheetEventSchema } from './sheetEventSchema';

const nothing: readonly SheetEvent[] = [];

export interface TapKeeper {
  /** Keeps new events: held before this returns, in the journal a moment later. `all` is the whole sheet. */
  keep(added: readonly SheetEvent[], all: readonly SheetEvent[]): Promise<void>;
  /** Brings what pages held that ended too early into the journal. */
  recover(): Promise<void>;
}

/**
 * The journal is written in turn with other tabs, which takes a moment; a reload or a dead battery may fall into it.
 * So a tap is first held under a key of this page alone, which needs no turn, until the journal has it.
 */
export function tapKeeper(tournamentId: string, fixtureId: string): TapKeeper {
  const journal = matchJournal(tournamentId, fixtureId);
  const prefix = `held-taps:${tournamentId}:${fixtureId}:`;
  const ownKey = `${prefix}${pageName()}`;
  let held = nothing;

  function hold(events: readonly SheetEvent[]) {
    held = events;
    attempt(() => {
      if (held.length === 0) localStorage.removeItem(ownKey);
      else localStorage.setItem(ownKey, JSON.stringify(held));
    });
  }

  return {
    async keep(added, all) {
      hold([...held, ...added]);
      const written = await journal.update((current) => mergeEvents(current, all));
      if (written.ok) hold(held.filter((event) => !added.includes(event)));
    },

    async recover() {
      const keys = attempt(() => Object.keys(localStorage)) ?? [];
      for (const key of keys.filter((each) => each.startsWith(prefix) && each !== ownKey)) {
        const text = localStorage.getItem(key);
        const written = await journal.update((current) => mergeEvents(current, parse(text)));
        // A page that is still alive may have held something more meanwhile.
        if (written.ok && localStorage.getItem(key) === text) localStorage.removeItem(key);
      }
    },
  };
}

function parse(text: string | null): readonly SheetEvent[] {
  const parsed = v.safeParse(
    v.array(sheetEventSchema),
    attempt(() => JSON.parse(text ?? '[]')),
  );
  return parsed.success ? parsed.output : nothing;
}

/** Storage that is refused or full holds nothing; the journal tells the visitor. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function pageName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
}
