import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { seconds } from '../build/buildPackages.mjs';
import { packages, readJson, remotes, root } from '../build/packages.mjs';
import { releaseOf } from '../build/release.mjs';
import { copyMedia } from './copyMedia.mjs';
import { precompress } from './precompress.mjs';
import { prerenderPages } from './prerender.mjs';
import { readConfiguration } from './readConfiguration.mjs';
import { robotsTxt, sitemapXml } from './searchEngines.mjs';

/**
 * Puts the released packages together into one folder of static files (docs/architecture.md describes it).
 * Versions that are there already stay: an open page goes on with the version that it started with.
 */
export async function composeSite({ target = join(root, 'site'), log = console.log } = {}) {
  const started = Date.now();
  const configuration = readConfiguration();
  const shell = releaseOf('shell');
  const sections = remotes.map((remote) => ({ ...remote, release: releaseOf(remote.folder) }));

  copyRelease(join(root, 'build/shell/release'), join(target, 'shell', shell.version));
  for (const { folder, release } of sections) {
    copyRelease(join(root, 'build', folder, 'release'), join(target, 'remotes', folder, release.version));
  }
  copyMedia(packages, target);

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
  write(target, 'registry.json', `${JSON.stringify(registry, null, 2)}\n`);

  const { files, indexed } = await prerenderPages({ site: { registry, configuration }, shell, sections });
  for (const { path, body } of files) write(target, path, body);

  write(target, 'sitemap.xml', sitemapXml(configuration.origin, indexed));
  write(target, 'robots.txt', robotsTxt(configuration.origin));
  for (const { path, body } of filesOfSections(sections, configuration)) write(target, path, body);
  cpSync(join(root, 'build/shell/release/sw.js'), join(target, 'sw.js'));
  cpSync(join(root, 'shell/public'), target, { recursive: true });

  await precompress(target);
  log(`Composed ${files.length} pages in ${seconds(started)}.`);
  return { registry, target };
}

/** Files that a section adds to the site beside its pages (a feed, for instance). */
function filesOfSections(sections, { origin }) {
  const require = createRequire(import.meta.url);
  return sections.flatMap(({ folder }) => {
    const module = join(root, 'build', folder, 'server/siteFiles.js');
    return existsSync(module) ? require(module).siteFiles({ origin }) : [];
  });
}

function copyRelease(from, to) {
  if (existsSync(to)) return;
  cpSync(from, to, { recursive: true });
  // The worker belongs at the site's root, where its scope is the whole site.
  rmSync(join(to, 'sw.js'), { force: true });
}

function write(target, path, content) {
  const file = join(target, path);
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  writeFileSync(file, content);
}
