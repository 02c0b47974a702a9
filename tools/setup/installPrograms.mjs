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

/**
 * Installs the programs that the tests need in a process of its own, so that they come while npm's packages do. What
 * could not be had is said by whoever looks for it afterwards.
 */
export async function installPrograms() {
  await once(spawn(process.execPath, [file], { stdio: 'inherit' }), 'exit');
}

if (process.argv[1] === file) {
  for (const find of [
    findChromium,
    findEngines,
    findCaddy,
    findNginx,
    findPostgres,
    findRclone,
    ensureLocalFont,
  ]) {
    try {
      find();
    } catch {
      // It is looked for again, and complained of, when it is used.
    }
  }
}
