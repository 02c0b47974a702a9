import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const LOOK_AGAIN_MS = 100;
/** Composing takes seconds: whoever holds a lock for longer has another's number by chance. */
const FORGOTTEN_AFTER_MS = 10 * 60 * 1000;

/**
 * Does something while no other process does it: the lock is a file with the number of who holds it. `act(handTo)` may
 * hand it to a process that it starts, which then holds it to its end even if this one is killed.
 */
export async function withLock(file, act) {
  while (!taken(file)) {
    if (isForgotten(file)) breakLock(file);
    else await delay(LOOK_AGAIN_MS);
  }
  try {
    return await act((holder) => writeFileSync(file, String(holder)));
  } finally {
    rmSync(file, { force: true });
  }
}

function taken(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isForgotten(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    const age = Date.now() - statSync(file).mtimeMs;
    // A number that is not written yet is on its way.
    if (!holder) return age > 1000;
    return age > FORGOTTEN_AFTER_MS || !isAlive(holder);
  } catch {
    return false;
  }
}

function isAlive(holder) {
  try {
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Of several that find the same forgotten lock, one moves it away; the file’s new holder is told from the old one. */
function breakLock(file) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (isForgotten(aside)) rmSync(aside);
    else renameSync(aside, file);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}
