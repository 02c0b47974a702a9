import type { SheetEvent } from '../model/sheetEvent';
import { loadSharing } from './loadSharing';
import { publishHere, type Sheets } from './publishHere';

/**
 * Publishes the sheets of some matches: updates the tournament's record, which all pages read, from their events. `known`
 * holds this page's sheets, for when the store does not answer. A sheet with events of a later release stays unchanged.
 * Playoff matches whose teams would change stay until they are `confirmed`; a match of the same teams finds their events
 * again (`catchUp`). A lock keeps older events from replacing those that another tab has published.
 */
export async function publish(tournamentId: string, known: Sheets, confirmed: readonly string[] = []) {
  const sharing = await loadSharing();
  const isForbidden = sharing?.isForbidden(tournamentId);
  const published = await publishHere(tournamentId, known, { confirmed, isForbidden });
  if (published.ok) void sharing?.send(tournamentId, [...known.keys()]);
  return published;
}

/** The cost of a tournament of usual size, also on a slow phone: it is published at every tap. */
const cheapMs = 100;
/** A larger one waits for a pause in the taps of twice its cost, within these bounds. */
const longestCalmMs = 700;
const longestWaitMs = 2000;

/** The taps of one publication to come. */
type Due = { readonly sheets: Map<string, readonly SheetEvent[]>; readonly since: number; lastTap: number };

/** The publications of one tournament, one at a time: those to come, the last one, and how long that took. */
type Queue = { due?: Due | undefined; last: Promise<void>; costMs: number };

const queues = new Map<string, Queue>();

/**
 * Publishes a sheet after every tap: at once while publishing is quick and idle, else together with later taps, because a
 * phone takes a third of a second for the largest record. Playoff sheets at stake wait for `Sauvegarder`.
 */
export function publishSoon(id: string, fixture: string, events: readonly SheetEvent[]): Promise<void> {
  const queue = queues.get(id) ?? { last: Promise.resolve(), costMs: 0 };
  queues.set(id, queue);
  queue.due ??= begin(id, queue);
  queue.due.sheets.set(fixture, events);
  queue.due.lastTap = performance.now();
  return queue.last;
}

/** Resolves when all publications so far have ended, also those that failed. */
export async function allPublished(): Promise<void> {
  await Promise.allSettled([...queues.values()].map(({ last }) => last));
}

function begin(id: string, queue: Queue): Due {
  const due: Due = { sheets: new Map(), since: performance.now(), lastTap: 0 };
  // A fault of one publication is not to keep all later ones back.
  const before = queue.last.catch(() => undefined);
  queue.last = before.then(async () => {
    await calm(due, queue.costMs);
    queue.due = undefined;
    const began = performance.now();
    await publish(id, due.sheets);
    queue.costMs = performance.now() - began;
  });
  return due;
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
