import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../setup/readJson.mjs';

/**
 * The folder of a trial's back end: `database` and `mails`, two folders, and `keys` (createBackEnd.mjs), made at its first start. They
 * are secrets of this machine, and other users cannot read the folder.
 */
export function openTrialFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    database: join(folder, 'database'),
    mails: join(folder, 'mails'),
    keys: keptKeys(join(folder, 'keys.json')),
  };
}

function keptKeys(file) {
  if (existsSync(file)) return readJson(file);
  const random = () => randomBytes(24).toString('base64url');
  const keys = {
    publishable: `sb_publishable_${random()}`,
    secret: `sb_secret_${random()}`,
    signing: random(),
  };
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}
