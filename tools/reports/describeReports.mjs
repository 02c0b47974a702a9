import { table } from '../deploy/describeLive.mjs';

/**
 * Lists reports as lines for a person, most frequent first: count, section and release, phase, last time, pages, and
 * place in the code.
 */
export function describeReports(reports) {
  if (reports.length === 0) return ['Nothing was reported.'];
  const groups = new Map();
  for (const report of reports) {
    const group = groups.get(nameOf(report));
    if (group) group.push(report);
    else groups.set(nameOf(report), [report]);
  }
  const rows = [...groups.values()]
    .sort((one, other) => other.length - one.length)
    .map((group) => {
      const { section, release, phase, kind, reason, received, stack } = group.at(-1);
      const pages = [...new Set(group.map(({ path }) => path))].slice(0, 3).join(' ');
      return [
        `${group.length} ×`,
        section || '–',
        release || '–',
        [kind, phase, reason].filter(Boolean).join(', '),
        received,
        pages,
        firstPlace(stack),
      ];
    });
  return [
    `${reports.length} reports, of ${rows.length} faults`,
    ...table([['', 'section', 'release', 'what, when', 'the last', 'pages', 'place'], ...rows]),
  ];
}

function nameOf({ section, release, phase, kind, reason, stack }) {
  return JSON.stringify([section, release, phase, kind, reason, firstPlace(stack)]);
}

/** The place of the error: `page.1a2b3c4d.js:1:200`. */
function firstPlace(stack) {
  return /[^/\n]*$/.exec(stack.split('\n')[0])[0];
}
