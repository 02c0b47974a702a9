import { releasesIn } from './nextDocument.mjs';

/**
 * Lists live, kept and other stored releases, and the log of changes, as lines for a person. A release has its commit
 * and builder, and separately its deployer and the kind of deployment: a rollback builds nothing.
 */
export function describeLive(store, { changes = 10 } = {}) {
  const documents = store.live.all();
  const [live] = documents;
  const built = (release) => builtFrom(store, release, documents);
  if (!live)
    return [`Nothing is live in ${store.folder}.`, ...others(store, { packages: {}, kept: [] }, built)];
  return [
    `Live document ${live.number}, of ${live.at}`,
    ...table(
      Object.entries(live.packages).flatMap(([name, { canary, ...release }]) => [
        row(name, release, built({ package: name, version: release.version })),
        ...(canary
          ? [row(`  for ${canary.share} %`, canary, built({ package: name, version: canary.version }))]
          : []),
      ]),
    ),
    '',
    live.kept.length > 0 ? 'Kept, for open pages and for rollbacks' : 'Nothing of before is kept.',
    ...table(
      live.kept.map((release) => [release.package, release.version, standingOf(release), built(release)]),
    ),
    ...others(store, live, built),
    '',
    'Changes',
    ...table(
      documents.slice(0, changes).map(({ number, at, act, by }) => [String(number), at, act, `by ${by}`]),
    ),
  ];
}

/**
 * The commit that a release was built from, and the author of the build. A release older than such notes has only the
 * commit and the author of its first time live.
 */
export function builtFrom(store, { package: name, version }, documents = store.live.all()) {
  const built = store.builtOf(name, version);
  if (built) return `built from ${built.commit} by ${built.by}`;
  const first = documents
    .flatMap(({ packages }) => [packages[name], packages[name]?.canary])
    .findLast((release) => release?.version === version);
  return first ? `first live from ${first.commit} by ${first.by}` : 'built by an unknown person';
}

function row(name, { version, since, act, by }, built) {
  const how = act ? ` (${act})` : '';
  return [name, version, `since ${since}`, built, `made live by ${by}${how}`];
}

function standingOf({ tried, withdrawn }) {
  if (tried) return 'tried and ended';
  return withdrawn ? 'rolled back from' : 'was live';
}

/** Further releases that a rollback may name: those that were never live, or live before a pruning. */
function others(store, { packages, kept }, built) {
  const named = new Set(
    [...kept, ...releasesIn(packages)].map((release) => `${release.package} ${release.version}`),
  );
  const rest = store.releases().filter((release) => !named.has(`${release.package} ${release.version}`));
  if (rest.length === 0) return [];
  return [
    '',
    'In the store besides: neither live nor kept in the site',
    ...table(rest.map((release) => [release.package, release.version, 'in the store', built(release)])),
  ];
}

/** Rows of texts in columns. */
export function table(rows) {
  const widths = rows.reduce((all, row) => row.map((cell, at) => Math.max(all[at] ?? 0, cell.length)), []);
  return rows.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at])).join('  ')}`.trimEnd());
}
