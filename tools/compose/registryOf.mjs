/**
 * The part of the live document that pages read at run time. It names the live shell and each section's release, and
 * earlier releases that a page of an older shell may need, except rolled-back ones. `releases` are the descriptions
 * (release.json) of all releases in the document.
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
    sections: sections.map(([folder, { version, canary }]) => ({
      ...judgedEntryOf(descriptionOf(folder, version)),
      ...canaryOf(
        canary && { release: descriptionOf(folder, canary.version), share: canary.share },
        judgedEntryOf,
      ),
      earlier: live.kept
        .filter((kept) => kept.package === folder && !kept.tried && !kept.withdrawn)
        .slice(0, EARLIER)
        .map((kept) => descriptionOf(folder, kept.version))
        .filter((release) => release !== undefined)
        .map(judgedEntryOf),
    })),
  };
}

/** The registry names this many earlier releases: a page opened before them is offered a reload. */
const EARLIER = 2;

/** The canary with its share of a hundred visitors; empty without a canary. */
export function canaryOf(canary, toEntry = entryOf) {
  return canary ? { canary: { ...toEntry(canary.release), share: canary.share } } : {};
}

/** A release of which the browser must judge for itself whether it fits its page's shell. */
function judgedEntryOf(release) {
  return { ...entryOf(release), taken: release.taken };
}

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

/** The site's addresses of a package's files: its versions, and its pictures beside them. */
export function placeOf(folder) {
  return folder === 'shell' ? '/shell' : `/remotes/${folder}`;
}

/** The folder of one release, with a slash at its end. */
export function addressOf({ package: folder, version }) {
  return `${placeOf(folder)}/${version}/`;
}
