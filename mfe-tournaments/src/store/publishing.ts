import type { SheetEvent } from '../model/sheetEvent';
import { publish } from './publish';

/** The cost of a tournament of usual size, also on a slow phone: it is published at every tap. */
const cheapMs = 100;
/** A larger one waits for a pause in the taps of twice its cost, within these bounds. */
const longestCalmMs = 700;
const longestWaitMs = 2000;

/** The taps of one publication to come. */
type Due = {
  readonly sheets: Map<string, readonly SheetEvent[]>;
  readonly since: number;
  lastTap: number;
};

const waiting = new Map<string, Due & { readonly done: Promise<void> }>();
/** The last publication of each tournament, done or to come: one at a time. */
const last = new Map<string, Promise<void>>();
/** The duration of a tournament's last publication, in milliseconds. */
const costs = new Map<string, number>();

/**
 * Publishes a sheet after every tap: at once while publishing is quick and idle, else together with later taps, because a
 * phone takes a third of a second for the largest record. Playoff sheets at stake wait for `Sauvegarder`.
 */
export function publishSoon(id: string, fixture: string, events: readonly SheetEvent[]): Promise<void> {
  const due = waiting.get(id) ?? begin(id);
  due.sheets.set(fixture, events);
  due.lastTap = performance.now();
  return due.done;
}

function begin(id: string) {
  const due: Due = { sheets: new Map(), since: performance.now(), lastTap: 0 };
  // A fault of one publication is not to keep all later ones back.
  const before = (last.get(id) ?? Promise.resolve()).catch(() => undefined);
  const done = before.then(() => publishDue(id, due));
  last.set(id, done);
  const begun = Object.assign(due, { done });
  waiting.set(id, begun);
  return begun;
}

async function publishDue(id: string, due: Due): Promise<void> {
  await calm(due, costs.get(id) ?? 0);
  waiting.delete(id);
  const began = performance.now();
  await publish(id, due.sheets);
  costs.set(id, performance.now() - began);
}

/** Waits for a pause in the taps, where a publication is slow; leaving the page does not wait for it. */
async function calm(due: Due, cost: number): Promise<void> {
  while (cost >= cheapMs && document.visibilityState !== 'hidden') {
    const moment = Math.min(due.lastTap + Math.min(2 * cost, longestCalmMs), due.since + longestWaitMs);
    const left = moment - performance.now();
    if (left <= 0) return;
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
