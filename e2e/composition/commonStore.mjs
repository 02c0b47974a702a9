import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/build/packages.mjs';
import { LOCAL_STORE } from '../../tools/store/openStore.mjs';

/** The folder in which the tests' releases are made. */
export const work = join(root, '.cache/next-releases');
mkdirSync(work, { recursive: true });

/** A copy of the checkout's store, which receives the tests' releases. It is made once for each live document. */
export function commonStore() {
  const documents = readdirSync(join(LOCAL_STORE, 'live')).sort();
  const newest = readFileSync(join(LOCAL_STORE, 'live', documents.at(-1)));
  const copy = join(work, `store-${createHash('sha256').update(newest).digest('hex').slice(0, 12)}`);
  if (existsSync(copy)) return copy;
  const arriving = mkdtempSync(join(work, 'arriving-'));
  for (const part of ['releases', 'media', 'pages']) {
    cpSync(join(LOCAL_STORE, part), join(arriving, part), { recursive: true });
  }
  try {
    renameSync(arriving, copy);
  } catch (fault) {
    // Another test has made it meanwhile.
    if (!existsSync(copy)) throw fault;
    rmSync(arriving, { recursive: true });
  }
  return copy;
}

if (process.argv[1] === import.meta.filename) console.log(commonStore());
