import type { SheetEvent } from '../model/sheetEvent';
import { publish } from './publish';
import type { Sheets } from './publishHere';

/** The cost of a tournament of usual size, also on a slow phone: it is published at every tap. */
const cheapMs = 100;
/** A larger one waits for a pause in the taps of twice its cost, within these bounds. */
const longestCalmMs = 700;
const longestWaitMs = 2000;

type Waiting = {
  readonly sheets: Map<string, readonly SheetEvent[]>;
  readonly since: number;
  lastTap: number;
  /** Callers to notify after the attempt. */
  readonly askers: (() => void)[];
};

const waiting = new Map<string, Waiting>();
const busy = new Set<string>();
/** The duration of a tournament's last publication, in milliseconds. */
const costs = new Map<string, number>();

/**
 * Publishes a sheet after every tap: at once while publishing is quick and idle, else together with later taps. The
 * record of the largest tournaments takes a phone a third of a second to write, and no tap waits for it. Changes that
 * need a confirmation (playoff sheets at stake) wait for `Sauvegarder`. Calls back after each attempt.
 */
export function publishSoon(
  tournamentId: string,
  fixture: string,
  events: readonly SheetEvent[],
  onTried: () => void = () => {},
): void {
  const now = performance.now();
  const due: Waiting = waiting.get(tournamentId) ?? {
    sheets: new Map(),
    since: now,
    lastTap: now,
    askers: [],
  };
  due.sheets.set(fixture, events);
  due.askers.push(onTried);
  due.lastTap = now;
  waiting.set(tournamentId, due);
  if (!busy.has(tournamentId)) void publishWaiting(tournamentId);
}

async function publishWaiting(tournamentId: string): Promise<void> {
  busy.add(tournamentId);
  try {
    while (waiting.has(tournamentId)) {
      await calm(tournamentId);
      const { sheets, askers } = take(tournamentId);
      const began = performance.now();
      await publish(tournamentId, sheets);
      costs.set(tournamentId, performance.now() - began);
      for (const tell of askers) tell();
    }
  } finally {
    // A fault of one publication is not to keep all later ones back.
    busy.delete(tournamentId);
  }
}

/** Waits for a pause in the taps, where a publication is slow; leaving the page does not wait for it. */
async function calm(tournamentId: string): Promise<void> {
  const cost = costs.get(tournamentId) ?? 0;
  if (cost < cheapMs) return;
  for (;;) {
    const { since, lastTap } = waiting.get(tournamentId) ?? { since: 0, lastTap: 0 };
    const moment = Math.min(lastTap + Math.min(2 * cost, longestCalmMs), since + longestWaitMs);
    const left = moment - performance.now();
    if (left <= 0 || document.visibilityState === 'hidden') return;
    await pause(left);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    document.addEventListener('visibilitychange', end);
  });
}

function take(tournamentId: string): Pick<Waiting, 'askers'> & { readonly sheets: Sheets } {
  const due = waiting.get(tournamentId) ?? { sheets: new Map(), askers: [] };
  waiting.delete(tournamentId);
  return due;
}
