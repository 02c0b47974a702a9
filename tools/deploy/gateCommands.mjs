import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages, root } from '../build/packages.mjs';
import { readJson } from '../setup/readJson.mjs';
import { whereFlags } from './whereFlags.mjs';

/**
 * The gate's advice for a deployer of this checkout: the command that deploys a shell with the missing export (`{
 * module, name }`, or `{ generation }` of the kernel). Undefined if this checkout cannot build one.
 */
export function shellCommands(folders, { storeFolder, target }) {
  return (missing) => {
    if (!packages.includes('shell') || folders.includes('shell') || !isOfferedHere(missing)) return undefined;
    const names = ['shell', ...folders].map(shortName).join(' ');
    return `npm run deploy -- ${names}${whereFlags({ storeFolder, target })}`;
  };
}

/** As a person types it: `booking`. */
export function shortName(folder) {
  return folder.replace(/^mfe-/, '');
}

function isOfferedHere({ module, name, generation }) {
  const kernel = join(root, 'shared-kernel');
  if (generation !== undefined) return readJson(join(kernel, 'kernel.json')).generation === generation;
  const entry = readJson(join(kernel, 'package.json')).exports[module.replace(/^shared-kernel/, '.')];
  if (!entry || !existsSync(join(kernel, entry))) return false;
  return new RegExp(`\\b${name}\\b`).test(readFileSync(join(kernel, entry), 'utf8'));
}
