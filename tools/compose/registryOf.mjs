import { addressOf } from './places.mjs';

/**
 * What a page may learn of the live document at run time: the shell that is live, and of each section the release, and
 * the ones before it that a page of an older shell may need. `releases` are the descriptions (release.json) of all that
 * the document names.
 */
export function registryOf({ live, releases }) {
  const descriptionOf = (folder, version) =>
    releases.find((release) => release.package === folder && release.version === version);
  const shell = descriptionOf('shell', live.packages.shell.version);
  const sections = Object.entries(live.packages).filter(([folder]) => folder !== 'shell');
  return {
    number: live.number,
    shell: shell.version,
    kernel: shell.kernel,
    sections: sections.map(([folder, { version }]) => ({
      ...entryOf(descriptionOf(folder, version)),
      taken: descriptionOf(folder, version).taken,
      earlier: live.kept
        .filter((kept) => kept.package === folder && kept.version !== version)
        .slice(0, EARLIER)
        .map((kept) => descriptionOf(folder, kept.version))
        .filter((release) => release !== undefined)
        .map((release) => ({ ...entryOf(release), taken: release.taken })),
    })),
  };
}

/** So many releases of before are named: a page that was opened before them is offered a reload. */
const EARLIER = 2;

/** A section's release as the browser needs it. */
export function entryOf(release) {
  const { name, version, kernel, paths, integrity } = release;
  return {
    name,
    version,
    kernel,
    entry: `${addressOf(release)}remoteEntry.js`,
    integrity: integrity['remoteEntry.js'],
    paths,
  };
}
