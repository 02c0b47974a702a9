import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const LOOK_AGAIN_MS = 100;
const LONG_WAIT_MS = 60 * 1000;

/**
 * Does something while no other process does it: the lock is a file with the number of the process that holds it.
 * `act(handTo)` may hand it to a process that it starts, which then holds it to its end even if this one is killed. A
 * lock is stale when its process has ended, however old it is.
 */
export async function withLock(file, act) {
  await take(file);
  let holder = process.pid;
  try {
    return await act((next) => {
      holder = next;
      writeFileSync(file, String(holder));
    });
  } finally {
    // Another process may have taken the lock of a child that has ended.
    if (holderOf(file) === holder) rmSync(file, { force: true });
  }
}

async function take(file) {
  const longWait = setTimeout(() => console.error(waitingSentence(file)), LONG_WAIT_MS);
  try {
    while (!taken(file)) {
      if (isStale(file)) breakLock(file);
      else await delay(LOOK_AGAIN_MS);
    }
  } finally {
    clearTimeout(longWait);
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

/** After a restart of the machine, an unrelated process may have the number. Only a person can see that. */
function waitingSentence(file) {
  return `Waiting: another process holds ${file}. If the process with the number in it is no command of this project, remove the file.`;
}

/** The id of the process; 0 if none is written yet, undefined without a lock. */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isStale(file) {
  const holder = holderOf(file);
  if (holder) return !isAlive(holder);
  try {
    // A process creates the file before it writes its number.
    return Date.now() - statSync(file).mtimeMs > 1000;
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

/** Of several processes that find the same stale lock, one moves it away, unless another has taken it meanwhile. */
function breakLock(file) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (isStale(aside)) rmSync(aside);
    else renameSync(aside, file);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}
