import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ensureLocalFont } from './ensureLocalFont.mjs';
import { findCaddy } from './findCaddy.mjs';
import { findChromium } from './findChromium.mjs';
import { findEngines } from './findEngines.mjs';
import { findNginx } from './findNginx.mjs';
import { findPostgres } from './findPostgres.mjs';
import { findRclone } from './findRclone.mjs';

const file = fileURLToPath(import.meta.url);

/** What the fixed set needs is in the first list; the rest of the tests also needs the second. */
const FIXED = [findChromium, findNginx, findCaddy, ensureLocalFont];
const REST = [findEngines, findPostgres, findRclone];

/**
 * Installs the programs that the tests of a suite need, in a process of its own. A program that is missing afterwards is
 * reported where it is used.
 */
export async function installPrograms(suite) {
  await once(spawn(process.execPath, [file, suite], { stdio: 'inherit' }), 'exit');
}

if (process.argv[1] === file) {
  for (const find of process.argv[2] === 'fixed' ? FIXED : [...FIXED, ...REST]) {
    try {
      find();
    } catch {
      // The tests look for it again and report it.
    }
  }
}
