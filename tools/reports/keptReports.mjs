import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readKept } from './readReport.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long is a report of use, and so long may a release of that time be open. */
const KEPT_DAYS = 30;
/** A flood of reports must not fill the disk: further reports of the day are dropped. */
const MOST_BYTES_A_DAY = 20_000_000;
const FILE = /^(\d{4}-\d\d-\d\d)\.jsonl$/;

/**
 * Stores a report under the day of its arrival, with the time (`received`: a visitor's clock may be wrong). It deletes
 * old days. Returns the stored report; undefined if the day is full.
 */
export function keepReport(store, report, now = Date.now()) {
  const folder = folderOf(store);
  const file = join(folder, `${dayOf(now)}.jsonl`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    removeOld(folder, now);
  } else if (statSync(file).size > MOST_BYTES_A_DAY) return undefined;
  const kept = { received: new Date(now).toISOString(), ...report };
  // A full disk or a power cut may have torn the last line, so each begins a line of its own.
  appendFileSync(file, `\n${JSON.stringify(kept)}\n`);
  return kept;
}

/** All reports that came since then (milliseconds), the oldest first. `store` is the store's folder. */
export function reportsSince(store, time) {
  const folder = folderOf(store);
  return daysIn(folder)
    .filter((day) => day >= dayOf(time))
    .flatMap((day) => linesOf(join(folder, `${day}.jsonl`)))
    .filter(({ received }) => Date.parse(received) >= time);
}

function folderOf(store) {
  return join(store, 'reports');
}

function daysIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => FILE.exec(name)?.[1])
    .filter((day) => day !== undefined)
    .sort();
}

function removeOld(folder, now) {
  const oldest = dayOf(now - KEPT_DAYS * DAY_MS);
  for (const day of daysIn(folder)) if (day < oldest) rmSync(join(folder, `${day}.jsonl`), { force: true });
}

function dayOf(time) {
  return new Date(Math.max(time, 0)).toISOString().slice(0, 10);
}

/** A line may be half there, being written or torn, or be anything that a hand has left. */
function linesOf(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map(readKept)
    .filter((report) => report !== undefined);
}
