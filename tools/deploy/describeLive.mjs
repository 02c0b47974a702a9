/** What is live, what is kept, and the log of changes, as lines for a person. `documents` are all, the newest first. */
export function describeLive(documents, { changes = 10 } = {}) {
  const [live] = documents;
  if (!live) return ['Nothing is live in this store.'];
  return [
    `Live document ${live.number}, of ${live.at}`,
    ...table(
      Object.entries(live.packages).flatMap(([name, { canary, ...release }]) => [
        row(name, release),
        ...(canary ? [row(`  for ${canary.share} %`, canary)] : []),
      ]),
    ),
    '',
    live.kept.length > 0 ? 'Kept, for open pages and for rollbacks' : 'Nothing of before is kept.',
    ...table(
      live.kept.map((release) => [
        release.package,
        release.version,
        ...(release.tried ? ['tried and ended'] : []),
      ]),
    ),
    '',
    'Changes',
    ...table(
      documents
        .slice(0, changes)
        .map(({ number, at, act, by, commit }) => [String(number), at, act, `by ${by}`, `commit ${commit}`]),
    ),
  ];
}

function row(name, { version, since, by, commit }) {
  return [name, version, `since ${since}`, `by ${by}`, `commit ${commit}`];
}

/** Rows of texts in columns. */
export function table(rows) {
  const widths = rows.reduce((all, row) => row.map((cell, at) => Math.max(all[at] ?? 0, cell.length)), []);
  return rows.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at])).join('  ')}`.trimEnd());
}
