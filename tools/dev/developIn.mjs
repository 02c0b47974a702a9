import { join } from 'node:path';
import { packageNamed, remotes, root } from '../build/packages.mjs';
import { listen, portOf } from '../serve/listen.mjs';
import { Failure } from '../setup/failure.mjs';
import { createDevelopmentServer } from './createDevelopmentServer.mjs';
import { describeCompatibility } from './describeCompatibility.mjs';
import { mediaPlaces } from './mediaPlaces.mjs';
import { readSite } from './readSite.mjs';
import { createReloading } from './reloading.mjs';
import { watch } from './watch.mjs';

/**
 * Builds a section for the live site, and serves it to the browsers of this machine alone: a visitor who requests it in
 * the debug panel's form loads it from here. Prints whether the site allows overrides, and after each build whether it
 * is compatible with the site's shell.
 */
export async function developIn(name, address) {
  const section = remotes.find(({ folder }) => folder === sectionFolder(name));
  const site = await readSite(address);
  const port = portOf('PORT', process.env.PORT ?? 3001);
  const at = `http://localhost:${port}/`;
  const reloading = createReloading();

  const app = createDevelopmentServer({
    reloading,
    headers: {
      // To this one site, and how long it took too.
      'Access-Control-Allow-Origin': site.origin,
      'Timing-Allow-Origin': site.origin,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
    find: (path) => [...mediaPlaces(path), [join(root, 'build', section.folder, 'elsewhere'), path]],
    fallback: () => ({ status: 404, html: '' }),
  });
  await app.ready();
  await listen(app.server, port, 'localhost');

  let said;
  watch([section.folder], { kind: 'browser', at }, (_, { compilation }) => {
    const opinion = describeCompatibility(section, compilation.takenNames, site);
    if (said === undefined) console.log(steps({ section, site, port }));
    if (opinion !== said) console.log(opinion);
    said = opinion;
    reloading.reload();
  });
  console.log(`${site.origin} allows its sections to be overridden. Building ${section.folder} …`);
}

function sectionFolder(name) {
  if (!name) throw new Failure('Which section? npm run dev -- booking --in https://site.example');
  const folder = packageNamed(name);
  if (folder === 'shell') throw new Failure('The shell cannot be overridden: npm run dev serves all of it.');
  return folder;
}

function steps({ section, site, port }) {
  return `
${section.folder} for ${site.origin} is on http://localhost:${port}

  1. Open ${site.origin}${firstPage(section)}?debug=federation
  2. « Remplacer une section »: ${section.name}, port ${port}, for at most eight hours.
     Where the browser asks whether the site may reach this device, say yes.
  3. A banner says on every page that ${section.name} comes from here. Pages reload after each edit.
     « Revenir au site » ends it.
`;
}

/** One of its pages that needs nothing to be known. */
function firstPage({ paths }) {
  return paths.find((path) => !path.includes(':')) ?? '/';
}
