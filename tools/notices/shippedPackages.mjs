import { Failure } from '../setup/failure.mjs';

const EXCEPTIONS = {
  /** Development tools whose code is part of the site's scripts, with their dependencies. */
  added: ['@module-federation/runtime-core', '@module-federation/webpack-bundler-runtime'],
  /** Builders: a small module of each ends in the scripts, and nothing that they depend on. */
  alone: ['@module-federation/enhanced', 'webpack'],
  /** They render and serve pages in Node. */
  absent: ['@emotion/server', '@fastify/static', 'fastify'],
};

const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
];
/** A font may be embedded in any site; code under this licence may not be mixed with other code. */
const OF_FONTS = 'OFL-1.1';

/**
 * The packages of a lock file (version 3) that a visitor may download: all that the root and the workspaces depend on,
 * directly or not, with the exceptions above. Development and optional dependencies are left out. Throws a {@link Failure}
 * for a licence that asks more than a notice.
 */
export function shippedPackages({ packages }, exceptions = EXCEPTIONS) {
  const folders = dependencyFolders(packages, exceptions);
  const shipped = [...folders].map((folder) => ({
    folder,
    name: folder.replace(/^.*node_modules\//, ''),
    version: packages[folder].version,
    licence: packages[folder].license,
  }));
  const refused = shipped.filter((each) => !isAcceptable(each));
  if (refused.length === 0)
    return shipped.sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
  const list = refused.map(({ name, version, licence = 'no licence' }) => `${name} ${version} (${licence})`);
  throw new Failure(
    `These packages reach visitors, and their licence is not permissive: ${list.join(', ')}. Replace them.`,
  );
}

/** The folders in which the lock file installs each of them. */
function dependencyFolders(packages, { added, alone, absent }) {
  const found = new Set();
  const follow = (from, names) => {
    for (const name of names.filter((each) => !absent.includes(each))) {
      const folder = installedFolder(packages, from, name);
      if (found.has(folder) || packages[folder].link) continue;
      found.add(folder);
      if (!alone.includes(name)) follow(folder, Object.keys(packages[folder].dependencies ?? {}));
    }
  };
  for (const own of Object.keys(packages).filter((folder) => !folder.includes('node_modules'))) {
    follow(own, Object.keys(packages[own].dependencies ?? {}));
  }
  follow('', [...added, ...alone]);
  return found;
}

/** As Node resolves it: the nearest `node_modules` above the package that asks. */
function installedFolder(packages, from, name) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]+$/, '')) {
    const candidate = `${folder}${folder && '/'}node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (!folder)
      throw new Failure(`package-lock.json does not hold ${name}, which ${from || 'the root'} needs.`);
  }
}

/** Each licence of an expression must be permissive, whether it is joined by AND or by OR. */
function isAcceptable({ name, licence = '' }) {
  if (licence === OF_FONTS) return name.startsWith('@fontsource');
  return licence.split(/ AND | OR /).every((id) => PERMISSIVE.includes(id.replace(/[()]/g, '')));
}

function compare(a, b) {
  return a < b ? -1 : Number(a > b);
}
