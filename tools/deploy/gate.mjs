/** Of a module of which everything may be taken (tools/build/TakenNamesPlugin.js): nobody can tell what it needs. */
const EVERYTHING = '*';

/**
 * Why a set of releases must not go live together, in plain words; empty where it may. `releases` are the descriptions
 * (release.json) of one release of each package.
 */
export function objections(releases) {
  const shell = releases.find((release) => release.package === 'shell');
  if (!shell) return ['Nothing can go live without a shell, and none is live here: deploy shell as well.'];
  const sections = releases.filter((release) => release !== shell);
  return [...sections.flatMap((section) => misfits(section, shell)), ...disputes(sections)];
}

/** Why a section cannot run in a shell, in plain words; empty where it can. */
export function misfits(section, shell) {
  if (section.kernel !== shell.kernel) {
    const older = Number(section.kernel) < Number(shell.kernel) ? section : shell;
    return [
      `${section.package} was built for generation ${section.kernel} of the kernel, and the shell brings generation ` +
        `${shell.kernel}: deploy ${older.package} of the newer generation with it, in one go.`,
    ];
  }
  return missingNames(section.taken, shell.offered).map(
    ({ name, module }) =>
      `${section.package} uses ${name} of ${module}, which the shell ${shell.version} does not offer: ` +
      `deploy a shell that does first, or a ${section.package} that does without.`,
  );
}

/** The names that are taken and not offered: `[{ module, name }]`. */
function missingNames(taken, offered) {
  return Object.entries(taken).flatMap(([module, names]) =>
    names
      .filter((name) => (name === EVERYTHING ? !offered[module] : !offered[module]?.includes(name)))
      .map((name) => ({ module, name })),
  );
}

/** Two sections that claim one address: which of them a visitor sees would be an accident. */
function disputes(sections) {
  return sections.flatMap((one, at) =>
    sections
      .slice(at + 1)
      .flatMap((other) =>
        one.paths
          .filter((path) => other.paths.some((claimed) => isSameClaim(path, claimed)))
          .map(
            (path) => `${one.package} and ${other.package} both claim ${path}: one of them must give it up.`,
          ),
      ),
  );
}

/** `/a/:x` and `/a/:y` are one claim. */
function isSameClaim(one, other) {
  const plain = (path) => path.replace(/:[^/]+/g, ':');
  return plain(one) === plain(other);
}
