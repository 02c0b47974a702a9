import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readJson, root } from './packages.mjs';

const require = createRequire(import.meta.url);
const { VERSION_PLACEHOLDER } = require('../../webpack.common.js');
const { INTEGRITY_PLACEHOLDER } = require('./PageScriptsPlugin.js');

/** What a release holds beside its build. A folder on a host is never changed, so other contents are another version. */
const RELEASE_CONTENTS = 'integrity.json';

/**
 * Turns a package's builds into a release: a folder of files named after a hash of their content, so that
 * the same source gives the same version on every machine and an unchanged section keeps its version.
 */
export function writeRelease(folder, { groups, chunks, inputs }) {
  const build = join(root, 'build', folder);
  const browser = join(build, 'browser');
  const files = existsSync(browser) ? readdirSync(browser).sort() : [];
  const version = hashOf([
    ['contents', RELEASE_CONTENTS],
    ...files.map((file) => [file, readFileSync(join(browser, file))]),
  ]);

  const target = join(build, 'release');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const file of files) copyWithVersion(join(browser, file), join(target, file), version);
  const integrity = sealScripts(target, files, chunks);
  const server = join(build, 'server');
  for (const file of readdirSync(server).filter((name) => name.endsWith('.js'))) {
    copyWithVersion(join(server, file), join(server, file), version);
  }
  writeIntegrity(target);
  writeFileSync(
    join(build, 'release.json'),
    JSON.stringify(
      { version, files, groups, chunks, integrity, inputs, key: inputsKey(folder, inputs) },
      null,
      1,
    ),
  );
}

/** What was released of this package, or null when nothing was or when its source has changed since. */
export function currentRelease(folder) {
  const file = join(root, 'build', folder, 'release.json');
  if (!existsSync(file)) return null;
  const release = readJson(file);
  return release.key === inputsKey(folder, release.inputs) ? release : null;
}

export function releaseOf(folder) {
  return readJson(join(root, 'build', folder, 'release.json'));
}

function copyWithVersion(from, to, version) {
  const content = readFileSync(from);
  const isText = /\.(js|txt|json)$/.test(from);
  writeFileSync(to, isText ? content.toString().replaceAll(VERSION_PLACEHOLDER, version) : content);
}

/**
 * Writes into the files that ask for chunks the hashes of those chunks. Answers the hash of every script as the
 * browser compares it: `{ '<file>': 'sha256-<base64>' }`.
 */
function sealScripts(target, files, chunks) {
  const integrity = {};
  const scripts = files.filter((file) => file.endsWith('.js'));
  const contentOf = (file) => readFileSync(join(target, file), 'utf8');
  const asks = (file) => contentOf(file).search(INTEGRITY_PLACEHOLDER) >= 0;
  // A chunk asks for none itself, so those that ask come last.
  for (const file of scripts.sort((a, b) => asks(a) - asks(b))) {
    const sealed = contentOf(file).replace(INTEGRITY_PLACEHOLDER, (_, chunk) => {
      const hash = integrity[chunks[chunk]];
      if (!hash) throw new Error(`${file} asks for the chunk ${chunk}, whose script is not among the files.`);
      return hash.replace('sha256-', '');
    });
    writeFileSync(join(target, file), sealed);
    integrity[file] = integrityOf(sealed);
  }
  return integrity;
}

/**
 * Lists the digest of every file of a release as it is delivered, so that the offline worker keeps no half or foreign
 * file. Its own script is not a file of the version folder: it is served at the site's root.
 */
function writeIntegrity(folder) {
  const files = readdirSync(folder).filter((file) => file !== 'sw.js');
  const digests = files.map((file) => [file, integrityOf(readFileSync(join(folder, file)))]);
  writeFileSync(join(folder, 'integrity.json'), JSON.stringify(Object.fromEntries(digests)));
}

function integrityOf(content) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** The package's own source; not all of it is named by webpack (the offline worker is built by a plugin). */
function ownSource(folder) {
  return readdirSync(join(root, folder, 'src'), { recursive: true })
    .filter((name) => /\.\w+$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/src/${name}`);
}

/** A hash of everything that the package's builds were made from. */
function inputsKey(folder, inputs) {
  const builders = readdirSync(join(root, 'tools/build'))
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => join('tools/build', name));
  const files = [
    ...new Set([...inputs, ...ownSource(folder)]),
    `${folder}/webpack.config.js`,
    'webpack.common.js',
    'package-lock.json',
    'tsconfig.base.json',
    ...builders,
  ];
  return hashOf(files.map((file) => [file, readIfFile(join(root, file))]));
}

function readIfFile(file) {
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : 'missing';
}

function hashOf(parts) {
  const hash = createHash('sha256');
  for (const [name, content] of parts) hash.update(name).update('\0').update(content).update('\0');
  return hash.digest('hex').slice(0, VERSION_PLACEHOLDER.length);
}
