import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../setup/failure.mjs';
import { seconds } from '../setup/seconds.mjs';
import { root } from './packages.mjs';
import { currentRelease } from './release.mjs';

/** Builds those of the named packages whose source has changed, a few at a time. Rejects when one fails. */
export async function buildPackages(folders, { log = console.log } = {}) {
  const changed = folders.filter((folder) => !currentRelease(folder));
  if (changed.length === 0) return { built: 0 };
  const started = Date.now();
  const waiting = [...changed];
  let done = 0;
  async function worker() {
    for (let folder = waiting.shift(); folder; folder = waiting.shift()) {
      const began = Date.now();
      await compile(folder);
      done += 1;
      log(`  built ${folder.padEnd(16)} ${seconds(began)}  (${done} of ${changed.length})`);
    }
  }
  log(`Building ${changed.join(', ')} …`);
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, worker));
  log(`Built in ${seconds(started)}.`);
  return { built: changed.length };
}

function compile(folder) {
  return new Promise((resolve, reject) => {
    const child = fork(join(root, 'tools/build/compilePackage.mjs'), [folder], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Failure(`${folder} could not be built: the errors stand above.`)),
    );
  });
}
