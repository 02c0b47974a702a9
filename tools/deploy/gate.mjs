/** For a module with all exports required (tools/build/patches/TakenNamesPlugin.js): the build cannot determine the names. */
const EVERYTHING = '*';

/** For a store without a shell, and a deployment that adds none. */
export const NO_SHELL =
  'Nothing can go live without a shell, and none is live in this store: deploy shell as well, or name the store of the site (--store).';

/**
 * The reasons why a set of releases must not go live together, in plain words; empty if it may. `releases` are the
 * descriptions (release.json) of one release of each package.
 */
export function objections(releases) {
  const shell = releases.find((release) => release.package === 'shell');
  if (!shell) return [NO_SHELL];
  const sections = releases.filter((release) => release !== shell);
  return [
    ...sections.flatMap((section) => incompatibilities(section, shell)),
    ...conflictingClaims(sections),
  ];
}

/** The reasons why a section cannot run in a shell, in plain words; empty if it can. */
export function incompatibilities(section, shell) {
  if (isPlain(section) !== isPlain(shell)) {
    const [plain, other] = isPlain(section) ? [section, shell] : [shell, section];
    return [
      `${plain.package} was built with PLAIN=1 and ${other.package} without: build both the same way, and deploy them in one go.`,
    ];
  }
  if (section.kernel !== shell.kernel) {
    const older = Number(section.kernel) < Number(shell.kernel) ? section : shell;
    return [
      `${section.package} was built for generation ${section.kernel} of the kernel, and the shell brings generation ` +
        `${shell.kernel}: deploy ${older.package} of the newer generation with it, in one go.`,
    ];
  }
  return missingNames(section.taken, shell.offered).map(({ name, module }) => {
    const what = name === EVERYTHING ? module : `${name} of ${module}`;
    return (
      `${section.package} uses ${what}, which the shell ${shell.version} does not offer: ` +
      `deploy a shell that offers it first or with it, or an ${section.package} that does without.`
    );
  });
}

/** Built without the optimising patches: a generation of its own (tools/build/release.mjs). */
function isPlain({ kernel }) {
  return kernel.endsWith('-plain');
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
function conflictingClaims(sections) {
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
