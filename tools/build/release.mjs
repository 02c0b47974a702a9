import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { loadServerBuild } from '../compose/loadReleases.mjs';
import { readJson } from '../setup/readJson.mjs';
import { mediaFolders, root } from './packages.mjs';
import { keepMaps } from './sourceMaps.mjs';

const require = createRequire(import.meta.url);
const { VERSION_PLACEHOLDER } = require('../../webpack.common.js');
const { INTEGRITY_PLACEHOLDER } = require('./patches/PageScriptsPlugin.js');

/** Written by the federation plugin beside `mf-manifest.json`. */
const BUILD_STATISTICS = 'mf-stats.json';

/**
 * Turns a package's builds into a release, in the folder `release` beside them: the browser's files, the build for Node,
 * the pictures, the source maps, and `release.json`, which says of itself all that others need to know.
 *
 * The version is a hash of both builds and of the claims, not of the maps: the same source gives the same version in any folder and on
 * any machine, and other contents are another version.
 */
export function writeRelease(folder, facts, build = join(root, 'build', folder)) {
  const target = join(build, 'release');
  const claims = { ...claimsOf(folder), ...(facts.taken ? { taken: facts.taken } : {}) };
  const built = filesBelow(join(build, 'browser')).filter(({ name }) => name !== BUILD_STATISTICS);
  const [maps, browser] = apart(built, ({ name }) => name.endsWith('.map'));
  const parts = {
    browser,
    server: filesBelow(join(build, 'server')),
    public: folder === 'shell' ? filesBelow(join(root, 'shell/public')) : [],
  };
  const media = mediaFolders(folder).flatMap((source) => filesBelow(source));
  const version = hashOf([
    ['claims', JSON.stringify(claims)],
    ...Object.entries(parts).flatMap(([part, files]) =>
      files.map(({ name, path }) => [`${part}/${name}`, readFileSync(path)]),
    ),
    ...media.map(({ name }) => ['media', name]),
  ]);

  rmSync(target, { recursive: true, force: true });
  for (const [part, files] of Object.entries(parts)) {
    for (const { name, path } of files) copyWithVersion(path, join(target, part, name), version);
  }
  for (const { name, path } of media) copyFile(path, join(target, 'media', name));
  keepMaps(maps, join(target, 'maps'));
  sealScripts(join(target, 'browser'), facts.chunks);
  const integrity = writeIntegrity(join(target, 'browser'));
  const release = {
    package: folder,
    version,
    ...claims,
    ...(folder === 'shell' ? { offered: offeredNames(target) } : {}),
    groups: facts.groups,
    integrity,
    media: media.map(({ name }) => name),
  };
  writeFileSync(join(target, 'release.json'), `${JSON.stringify(release, null, 1)}\n`);
  const { inputs } = facts;
  writeFileSync(
    join(build, 'facts.json'),
    JSON.stringify({ ...facts, key: inputsKey(folder, inputs) }, null, 1),
  );
  return release;
}

/** The package's last release, or null without one or when its source has changed since. */
export function currentRelease(folder) {
  const facts = join(root, 'build', folder, 'facts.json');
  if (!existsSync(facts)) return null;
  const { key, inputs } = readJson(facts);
  return key === inputsKey(folder, inputs) ? releaseOf(folder) : null;
}

export function releaseFolder(folder) {
  return join(root, 'build', folder, 'release');
}

export function releaseOf(folder) {
  return readJson(join(releaseFolder(folder), 'release.json'));
}

/**
 * A package's own facts: a section's come from its remote.json; the shell brings the kernel, and so its generation.
 * Builds without optimising patches are compatible with each other only, so they have another generation.
 */
function claimsOf(folder) {
  const kind = process.env.PLAIN === '1' ? '-plain' : '';
  if (folder === 'shell') {
    const { generation } = readJson(join(root, 'shared-kernel/kernel.json'));
    return { name: 'shell', kernel: `${generation}${kind}` };
  }
  const { name, kernel, paths } = readJson(join(root, folder, 'remote.json'));
  return { name, kernel: `${kernel}${kind}`, paths };
}

/**
 * The names that can be had of each module which the shell shares: `{ [module]: [name] }`. Throws if the browser build
 * lacks one of them, because webpack shares only the modules that some file of the shell imports by their shared name.
 */
function offeredNames(release) {
  const { sharedModules } = loadServerBuild(join(release, 'server')).load('server.js');
  const { shared } = readJson(join(release, 'browser/mf-manifest.json'));
  const missing = Object.keys(sharedModules).filter((module) => !shared.some(({ name }) => name === module));
  if (missing.length > 0) {
    throw new Error(
      `The shell's browser build does not share ${missing.join(', ')}: import it in src/main.tsx.`,
    );
  }
  return Object.fromEntries(
    Object.entries(sharedModules).map(([name, module]) => [name, Object.keys(module).sort()]),
  );
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, name: path.slice(folder.length + 1).replaceAll('\\', '/') }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function apart(all, isOne) {
  return [all.filter(isOne), all.filter((each) => !isOne(each))];
}

function copyFile(from, to) {
  mkdirSync(join(to, '..'), { recursive: true });
  cpSync(from, to);
}

function copyWithVersion(from, to, version) {
  mkdirSync(join(to, '..'), { recursive: true });
  const content = readFileSync(from);
  const isText = /\.(js|txt|json)$/.test(from);
  writeFileSync(to, isText ? content.toString().replaceAll(VERSION_PLACEHOLDER, version) : content);
}

/** Writes the hashes of chunks into the files that load them; returns those of all scripts, by their names. */
export function sealScripts(folder, chunks) {
  const integrity = {};
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const contentOf = (file) => readFileSync(join(folder, file), 'utf8');
  const asks = (file) => contentOf(file).search(INTEGRITY_PLACEHOLDER) >= 0;
  // A chunk loads no other, so the files that load chunks come last.
  for (const file of scripts.sort((a, b) => asks(a) - asks(b))) {
    const unsealed = contentOf(file);
    const sealed = unsealed.replace(INTEGRITY_PLACEHOLDER, (_, chunk) => {
      const hash = integrity[chunks[chunk]];
      if (!hash) throw new Error(`${file} asks for the chunk ${chunk}, whose script is not among the files.`);
      return hash.replace('sha256-', '');
    });
    if (sealed.length !== unsealed.length)
      throw new Error(`Sealed, ${file} is no more what its source map maps.`);
    writeFileSync(join(folder, file), sealed);
    integrity[file] = integrityOf(sealed);
  }
  return integrity;
}

/**
 * Lists the digest of every file of a release as it is delivered, in the browser's format (`sha256-<base64>`). The
 * service worker uses the list too, and caches no partial or foreign file. Its own script is not a file of the version
 * folder: it is served at the site's root.
 */
function writeIntegrity(folder) {
  const files = readdirSync(folder).filter((file) => file !== 'sw.js');
  const integrity = Object.fromEntries(
    files.map((file) => [file, integrityOf(readFileSync(join(folder, file)))]),
  );
  writeFileSync(join(folder, 'integrity.json'), JSON.stringify(integrity));
  return integrity;
}

function integrityOf(content) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** The package's own source; not all of it is named by webpack (the service worker is built by a plugin). */
function ownSource(folder) {
  return readdirSync(join(root, folder, 'src'), { recursive: true })
    .filter((name) => /\.\w+$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/src/${name}`);
}

/** A hash of everything that the package's release was made from. */
function inputsKey(folder, inputs) {
  const builders = readdirSync(join(root, 'tools/build'), { recursive: true })
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => join('tools/build', name));
  const files = [
    ...new Set([...inputs, ...ownSource(folder)]),
    `${folder}/webpack.config.js`,
    `${folder}/remote.json`,
    'shared-kernel/kernel.json',
    'webpack.common.js',
    'package-lock.json',
    'tsconfig.base.json',
    ...builders,
  ];
  const media = mediaFolders(folder).flatMap((source) => readdirSync(source));
  return hashOf([
    ...files.map((file) => [file, readIfFile(join(root, file))]),
    ['media', media.join('\n')],
    ['plain', process.env.PLAIN ?? ''],
  ]);
}

function readIfFile(file) {
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : `missing ${basename(file)}`;
}

function hashOf(parts) {
  const hash = createHash('sha256');
  for (const [name, content] of parts) hash.update(name).update('\0').update(content).update('\0');
  return hash.digest('hex').slice(0, VERSION_PLACEHOLDER.length);
}
