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

/** Programs of the fixed set, and further ones of the other suites. */
const inFixedSet = [findChromium, ensureLocalFont, findCaddy, findNginx];
const outsideFixedSet = [findEngines, findPostgres, findRclone];

/**
 * Installs the programs that the tests of a suite (`fixed`, `rest` or `full`) need, in a child process in parallel with
 * npm's installation. The test that uses a missing program reports it.
 */
export async function installPrograms(suite) {
  await once(spawn(process.execPath, [file, suite], { stdio: 'inherit' }), 'exit');
}

if (process.argv[1] === file) {
  for (const find of process.argv[2] === 'fixed' ? inFixedSet : [...inFixedSet, ...outsideFixedSet]) {
    try {
      find();
    } catch {
      // The test that uses the program looks for it again.
    }
  }
}
