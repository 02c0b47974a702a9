import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../../build/packages.mjs';
import { filesOf } from '../../compose/filesOf.mjs';
import { precompress } from '../../store/storedFolders.mjs';
import { renderMonolith } from './monolith.mjs';

/** The three measured builds of every page. */
export const BUILDS = ['composed', 'monolith', 'scriptless'];

/**
 * The composed site beside two others that differ from it in their scripts only: one compiled in one piece, one without
 * any. Resolves to their folders by name.
 */
export async function threeBuilds(site) {
  const place = join(root, '.cache/bench/pages');
  const folders = Object.fromEntries(BUILDS.map((name) => [name, join(place, name)]));
  for (const folder of Object.values(folders)) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(site, folder, { recursive: true });
  }
  await becomeMonolith(folders.monolith);
  becomeScriptless(folders.scriptless);
  return folders;
}

async function becomeMonolith(site) {
  const { folder, pages, address, integrity, replaced } = await renderMonolith();
  await precompress(folder);
  const files = join(site, address);
  cpSync(folder, files, { recursive: true, filter: (name) => !name.endsWith('.map') });
  for (const { path, body } of pages) {
    refuseOtherThanScripts({ path, body, composed: readFileSync(join(site, path), 'utf8') });
    place(site, path, body);
  }
  change(site, join(address, 'integrity.json'), (text) =>
    JSON.stringify({ ...JSON.parse(text), ...integrity }),
  );
  change(site, 'sw.js', (text) => replaced.reduce((made, [one, other]) => made.replaceAll(one, other), text));
}

/** Any other difference would be measured too. */
function refuseOtherThanScripts({ path, body, composed }) {
  if (withoutScripts(body) !== withoutScripts(composed))
    throw new Error(`${path} of the monolith differs from the composed page in more than its scripts.`);
  const [foreign] = /<link\b[^>]*href="\/remotes\/[^"]*"[^>]*as="script"[^>]*>/.exec(body) ?? [];
  if (foreign) throw new Error(`${path} of the monolith names a script of the composed site: ${foreign}`);
}

function becomeScriptless(site) {
  const pages = filesOf(site).filter((name) => name.endsWith('.html'));
  for (const page of pages) change(site, page, withoutScripts);
}

/** A page without scripts and without requests for them; descriptive data (JSON) stays. */
function withoutScripts(html) {
  return html
    .replace(/<link\b[^>]*(?:\bas="script"|\brel="modulepreload")[^>]*>\n?/g, '')
    .replace(/<script\b(?![^>]*\btype="application\/)[^>]*>[\s\S]*?<\/script>\n?/g, '');
}

function change(site, path, edit) {
  place(site, path, edit(readFileSync(join(site, path), 'utf8')));
}

function place(site, path, body) {
  const file = join(site, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
  writeFileSync(`${file}.br`, brotliCompressSync(body));
}
