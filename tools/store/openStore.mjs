import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../build/packages.mjs';
import { Failure } from '../setup/failure.mjs';
import { readJson } from '../setup/readJson.mjs';
import { liveDocuments, namesIn, writeOnce } from './liveDocuments.mjs';
import { storedFolders } from './storedFolders.mjs';

/** The default store for releases. */
export const LOCAL_STORE = join(root, 'store');

/**
 * A store of releases, which several teams may share: a folder whose files never change. Releases are added, and `prune`
 * removes them.
 *
 *   releases/<package>/<version>/   a release (tools/build/release.mjs), with a brotli copy of every text; beside it,
 *                                   <version>.json with its author, commit and time
 *   media/<package>/                the pictures of all its releases: the content of a name never changes
 *   pages/<key>/                    rendered pages of releases, for reuse without rendering
 *   previews/<name>.json            the content of each preview
 *   live/<number>.json              every live document; the one with the highest number is in force
 */
export function openStore(folder = LOCAL_STORE) {
  const place = resolve(folder);
  if (existsSync(place) && !statSync(place).isDirectory())
    throw new Failure(`The store is a folder; ${place} is a file.`);
  const releases = storedFolders(join(place, 'releases'));
  const mediaOf = (packageName) => join(place, 'media', packageName);
  const nameOf = (packageName, version) => `${packageName}/${version}`;
  // Beside the release, because the same source gives the same release for every builder.
  const noteOf = (packageName, version) => `${releases.folderOf(nameOf(packageName, version))}.json`;
  return {
    folder: place,
    live: liveDocuments(join(place, 'live')),
    pages: storedFolders(join(place, 'pages')),
    previews: previewsIn(join(place, 'previews')),

    /**
     * Stores a release; resolves to whether it is new here. Its pictures and its note come first, so that a present
     * release is complete. `built` is `{ commit, by }`; the first note of a release stays.
     */
    put({ package: packageName, version }, from, built) {
      const name = nameOf(packageName, version);
      if (built && !releases.has(name))
        writeOnce(noteOf(packageName, version), { ...built, at: new Date().toISOString() });
      placePictures(join(from, 'media'), mediaOf(packageName));
      return releases.put(name, from, { except: 'media' });
    },
    mediaOf,
    /** The first author of a release: `{ commit, by, at }`; undefined if the release is older than such notes. */
    builtOf(packageName, version) {
      const note = noteOf(packageName, version);
      return existsSync(note) ? readJson(note) : undefined;
    },
    has: (packageName, version) => releases.has(nameOf(packageName, version)),
    /** Its files: browser/, server/, public/. */
    folderOf: (packageName, version) => releases.folderOf(nameOf(packageName, version)),
    /** A release's own description; a {@link Failure} if there is none. */
    descriptionOf(packageName, version) {
      const description = releases.readJson(nameOf(packageName, version), 'release.json');
      if (!description) throw new Failure(`There is no release ${version} of ${packageName} in ${place}.`);
      return description;
    },
    /** All that there are: `[{ package, version }]`. */
    releases: () =>
      namesIn(join(place, 'releases')).flatMap((packageName) =>
        namesIn(join(place, 'releases', packageName))
          .filter((name) => /^[0-9a-f]{12}$/.test(name))
          .map((version) => ({ package: packageName, version })),
      ),
    /** When a release came, in milliseconds. */
    since: (release) => releases.since(nameOf(release.package, release.version)),
    remove({ package: packageName, version }) {
      releases.remove(nameOf(packageName, version));
      rmSync(noteOf(packageName, version), { force: true });
    },
  };
}

/** The same for a command that only reads, or changes the live document: a {@link Failure} without a store. */
export function openPresentStore(folder = LOCAL_STORE) {
  const store = openStore(folder);
  if (!existsSync(store.folder)) throw new Failure(`There is no store in ${store.folder}.`);
  return store;
}

function previewsIn(folder) {
  const fileOf = (name) => join(folder, `${name}.json`);
  return {
    names: () => namesIn(folder).map((file) => file.replace(/\.json$/, '')),
    read: (name) => (existsSync(fileOf(name)) ? readJson(fileOf(name)) : undefined),
    write(name, content) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(name), `${JSON.stringify(content, null, 1)}\n`);
    },
  };
}

function placePictures(from, to) {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((each) => !existsSync(join(to, each)))) {
    const arriving = join(to, `.${name}.${process.pid}`);
    copyFileSync(join(from, name), arriving);
    renameSync(arriving, join(to, name));
  }
}
