import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSite, refuseForeign } from '../compose/composedSite.mjs';
import { filesOf } from '../compose/filesOf.mjs';
import { HEADERS_FILE, POLICIES_FILE } from '../compose/hostingFiles.mjs';
import { replaceFolder } from '../compose/replaceFolder.mjs';
import { Failure } from '../setup/failure.mjs';
import { platformRules } from './platformRules.mjs';
import { exceededLimits, PLATFORMS } from './platforms.mjs';

/**
 * Copies a composed site into the folder `target` for a platform: its files without the compressed copies, which platforms
 * make themselves, and the rules as `_headers` and `_redirects`. Rejects with a {@link Failure}, and leaves the folder as it
 * was, where a limit of the platform is exceeded. Resolves to the number of files.
 */
export async function exportSite({ platform: name, site, target }) {
  const platform = PLATFORMS[name];
  if (!platform)
    throw new Failure(
      `Which platform? There are: ${Object.keys(PLATFORMS).join(', ')}. nginx and Caddy serve the site as it is.`,
    );
  if (!isSite(site)) throw new Failure(`There is no site in ${site}: deploy first, or run npm run build.`);
  const files = filesOf(site).filter((file) => !file.endsWith('.br') && !file.startsWith('/.hosting/'));
  const json = (path) => JSON.parse(readFileSync(join(site, path), 'utf8'));
  const rules = platformRules(platform, {
    files,
    policies: json(POLICIES_FILE),
    headers: json(HEADERS_FILE),
    standIns: json('stand-ins.json'),
  });
  const sized = files.map((path) => ({ path, bytes: statSync(join(site, path)).size }));
  const exceeded = exceededLimits(platform, { files: sized, ...rules });
  if (exceeded.length > 0)
    throw new Failure(`${name} would not serve the whole site. Nothing has changed.\n${exceeded.join('\n')}`);
  await replaceFolder(target, (next, present) => {
    if (present && !existsSync(join(present, '_redirects'))) refuseForeign(present);
    for (const file of files) {
      mkdirSync(dirname(join(next, file)), { recursive: true });
      cpSync(join(site, file), join(next, file));
    }
    writeFileSync(join(next, '_headers'), rules.headers);
    writeFileSync(join(next, '_redirects'), rules.redirects);
  });
  return files.length;
}
