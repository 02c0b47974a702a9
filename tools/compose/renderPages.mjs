import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure } from '../setup/failure.mjs';
import { loadSection, loadShell } from './loadReleases.mjs';

/** The part of a stack nearest to the error. */
const MOST_FRAMES = 8;

/**
 * Renders the pages of a live document that have not been rendered before. A section's pages depend on the shell's
 * release, its own, its canary and the configuration. The store keeps them under a hash of these. So a deployment of
 * one section renders its own pages only, and a rollback none. Resolves to the names of the folders in `store.pages`,
 * by package. Rejects if a page cannot be rendered, or if a section's routes differ from its claims.
 */
export async function renderPages(store, document) {
  const { packages, configuration } = document;
  const names = pageNames(document);
  let shell;
  for (const [folder, live] of Object.entries(packages)) {
    if (store.pages.has(names[folder])) continue;
    shell ??= loadShell(store, packages.shell.version);
    const pages = await render(store, folder, live, { shell, configuration }).catch((error) => {
      throw unrenderable(`${folder} ${live.version}`, error);
    });
    await keepPages(store, names[folder], pages);
  }
  return names;
}

/** The place of each package's pages in `store.pages`. */
export function pageNames({ packages, configuration }) {
  const shell = packages.shell?.version;
  return Object.fromEntries(
    Object.entries(packages).map(([folder, { version, canary }]) => [
      folder,
      hashOf({
        shell,
        [folder]: version,
        ...(canary ? { canary: [canary.version, canary.share] } : {}),
        configuration,
      }),
    ]),
  );
}

/** The error of a page and its place in the code, or a release that this machine cannot read. */
function unrenderable(release, error) {
  const stack = error instanceof Failure ? '' : String((error.cause ?? error).stack ?? '');
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return new Failure(
    [`${release}: ${error.message}`, ...frames.slice(0, MOST_FRAMES), 'Nothing has gone live.'].join('\n'),
  );
}

async function render(store, folder, { version, canary }, { shell, configuration }) {
  if (folder === 'shell') return shell.composer.renderShell({ shell, configuration });
  const section = loadSection(store, folder, version, shell);
  const mismatches = claimMismatches(section);
  if (mismatches.length > 0) throw new Failure(mismatches.join('\n'));
  const tried = canary && { release: store.descriptionOf(folder, canary.version), share: canary.share };
  return shell.composer.renderSection({ shell, section, canary: tried, configuration });
}

/**
 * The differences between a section's routes and its claimed paths, in plain words; empty if there are none. The server
 * answers the routes, and the browser loads a section for its claims: a path in one list alone would work in one of
 * them only.
 */
function claimMismatches({ routes, release: { package: name, paths } }) {
  const answered = routes.map(({ path }) => path);
  return [
    ...answered
      .filter((path) => !paths.includes(path))
      .map((path) => `${name} has a route for ${path}, which its remote.json does not claim.`),
    ...paths
      .filter((path) => !answered.includes(path))
      .map((path) => `${name} claims ${path} in its remote.json, and has no route for it.`),
  ];
}

async function keepPages(store, name, { files, index }) {
  const folder = mkdtempSync(join(tmpdir(), 'jorkyball-pages-'));
  try {
    for (const { path, body } of files) {
      const file = join(folder, 'files', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, body);
    }
    writeFileSync(join(folder, 'index.json'), JSON.stringify(index, null, 1));
    await store.pages.put(name, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function hashOf(parts) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24);
}
