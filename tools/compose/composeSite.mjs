import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { seconds } from '../build/buildPackages.mjs';
import { packages, readJson, remotes, root } from '../build/packages.mjs';
import { releaseOf } from '../build/release.mjs';
import { carryOver, filesOf } from './carryOver.mjs';
import { copyMedia } from './copyMedia.mjs';
import { hostingFiles } from './hostingFiles.mjs';
import { pagePolicies } from './pagePolicies.mjs';
import { placeFile } from './placeFile.mjs';
import { precompress } from './precompress.mjs';
import { prerenderPages } from './prerender.mjs';
import { readConfiguration } from './readConfiguration.mjs';
import { replaceFolder } from './replaceFolder.mjs';
import { robotsTxt, sitemapXml } from './searchEngines.mjs';

/**
 * Puts the released packages together into one folder of static files (docs/architecture.md describes it). The
 * folder is made anew and put in the place of the one that is there when it is whole, so that the registry and the
 * pages are never of two compositions; the versions of before stay: an open page goes on with what it started with.
 */
export async function composeSite({ target = join(root, 'site'), log = console.log } = {}) {
  const started = Date.now();
  const { pages, registry } = await replaceFolder(target, (next, present) => compose({ next, present }));
  log(`Composed ${pages} pages in ${seconds(started)}.`);
  return { registry, target };
}

async function compose(folders) {
  const configuration = readConfiguration();
  const shell = releaseOf('shell');
  const sections = remotes.map((remote) => ({ ...remote, release: releaseOf(remote.folder) }));

  placeRelease(folders, 'shell', `shell/${shell.version}`);
  for (const { folder, release } of sections) {
    placeRelease(folders, folder, `remotes/${folder}/${release.version}`);
  }
  copyMedia(packages, folders);
  carryOver(folders);

  const registry = {
    kernel: readJson(join(root, 'shared-kernel/kernel.json')).generation,
    sections: sections.map(({ folder, name, kernel, paths, release }) => ({
      name,
      version: release.version,
      kernel,
      entry: `/remotes/${folder}/${release.version}/remoteEntry.js`,
      integrity: release.integrity['remoteEntry.js'],
      paths,
    })),
  };
  const { files, indexed } = await prerenderPages({ site: { registry, configuration }, shell, sections });
  const standIns = JSON.parse(files.find(({ path }) => path === 'stand-ins.json').body);
  const all = [
    ...files,
    { path: 'registry.json', body: `${JSON.stringify(registry, null, 2)}\n` },
    { path: 'sitemap.xml', body: sitemapXml(configuration.origin, indexed) },
    { path: 'robots.txt', body: robotsTxt(configuration.origin) },
    { path: 'sw.js', body: readFileSync(join(root, 'build/shell/release/sw.js')) },
    ...publicFiles(),
    ...filesOfSections(sections, configuration),
    ...hostingFiles({ policies: pagePolicies(files), standIns }),
  ];
  for (const { path, body } of all) placeFile(folders, path, body);
  await precompress(folders);
  return { pages: files.length, registry };
}

/** The icons and the manifest of the installed application. */
function publicFiles() {
  const folder = join(root, 'shell/public');
  return filesOf(folder).map((name) => ({ path: name.slice(1), body: readFileSync(join(folder, name)) }));
}

/** Files that a section adds to the site beside its pages (a feed, for instance). */
function filesOfSections(sections, { origin }) {
  const require = createRequire(import.meta.url);
  return sections.flatMap(({ folder }) => {
    const module = join(root, 'build', folder, 'server/siteFiles.js');
    return existsSync(module) ? require(module).siteFiles({ origin }) : [];
  });
}

function placeRelease(folders, folder, place) {
  const release = join(root, 'build', folder, 'release');
  // The worker belongs at the site's root, where its scope is the whole site.
  for (const file of readdirSync(release).filter((name) => name !== 'sw.js')) {
    placeFile(folders, `${place}/${file}`, readFileSync(join(release, file)));
  }
}
