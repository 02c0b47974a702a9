import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/packages.mjs';
import { Failure } from '../setup/failure.mjs';
import { readJson } from '../setup/readJson.mjs';
import { renderNotices } from './renderNotices.mjs';
import { shippedPackages } from './shippedPackages.mjs';

export const NOTICES = join(root, 'shell/public/licences.txt');

/** The notices that the installed dependencies require, as the text of {@link NOTICES}. */
export function currentNotices() {
  const packages = shippedPackages(readJson(join(root, 'package-lock.json')));
  return renderNotices(packages.map((each) => ({ ...each, text: licenceText(each.folder) })));
}

function licenceText(folder) {
  const file = readdirSync(join(root, folder)).find((name) => /^(licen[cs]e|copying)(\.|-|$)/i.test(name));
  if (!file)
    throw new Failure(`${folder} holds no licence file: add its text by hand or replace the package.`);
  return readFileSync(join(root, folder, file), 'utf8');
}
