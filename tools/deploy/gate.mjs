/** For a module with all exports required (tools/build/patches/TakenNamesPlugin.js): the build cannot determine the names. */
const EVERYTHING = '*';

/** For a store without a shell, and a deployment that adds none. */
export const NO_SHELL =
  'Nothing can go live without a shell, and none is live in this store: deploy shell as well, or name the store of the site (--store).';

/**
 * The reasons why a set of releases must not go live together, in plain words; empty if it may. `releases` are the
 * descriptions (release.json) of one release of each package. In `advice`, `changed` lists the changed packages; {@link
 * incompatibilities} describes the rest.
 */
export function objections(releases, advice = {}) {
  const shell = releases.find((release) => release.package === 'shell');
  if (!shell) return [NO_SHELL];
  const sections = releases.filter((release) => release !== shell);
  return [
    ...sections.flatMap((section) => incompatibilities(section, shell, advice)),
    ...conflictingClaims(sections),
  ];
}

/**
 * The reasons why a section cannot run in a shell, in plain words; empty if it can. The remedy depends on the command.
 * `shellCommand` returns the command that deploys a shell with the missing names, if the caller has one. `others` is
 * the command that lists the available releases, for a caller that builds none.
 */
export function incompatibilities(
  section,
  shell,
  { changed = [section.package], shellCommand = () => undefined, others } = {},
) {
  if (isPlain(section) !== isPlain(shell)) {
    const [plain, other] = isPlain(section) ? [section, shell] : [shell, section];
    return [
      `${plain.package} was built with PLAIN=1 and ${other.package} without: build both the same way, and deploy them in one go.`,
    ];
  }
  if (section.kernel !== shell.kernel) {
    const older = Number(section.kernel) < Number(shell.kernel) ? section : shell;
    const command = older === shell && shellCommand({ generation: section.kernel });
    return [
      `${section.package} was built for generation ${section.kernel} of the kernel, and the shell brings generation ` +
        `${shell.kernel}: ${command ? `deploy both: ${command}` : `deploy ${older.package} of the newer generation with it, in one go.`}`,
    ];
  }
  const isShells = changed.includes('shell') && !changed.includes(section.package);
  return missingNames(section.taken, shell.offered).map(({ name, module }) => {
    const what = name === EVERYTHING ? module : `${name} of ${module}`;
    const command = !isShells && shellCommand({ name, module });
    return (
      `${section.package} uses ${what}, which the shell ${shell.version} does not offer: ` +
      (command ? `deploy shell as well: ${command}` : `${remedy({ section, isShells, others })}.`)
    );
  });
}

/** Built without the optimising patches: a generation of its own (tools/build/release.mjs). */
function isPlain({ kernel }) {
  return kernel.endsWith('-plain');
}

function remedy({ section, isShells, others }) {
  if (isShells)
    return `its team deploys an ${section.package} that does without first, or the shell goes on offering it`;
  const shell = 'the team of the shell deploys one that offers it first';
  return others
    ? `${shell}, or you choose another ${section.package} (${others} lists them)`
    : `${shell}, or you deploy an ${section.package} that does without`;
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
