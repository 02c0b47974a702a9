import { medianOf } from './medianOf.mjs';

const NOTHING = '–';

/** The parts of the page in order, each with its heading and how its measurements are written. */
const PARTS = {
  simulated: { heading: 'Simulated throttling, phone', write: describeSimulated },
  applied: { heading: 'Applied throttling, phone', write: describeSpeeds },
  cheap: { heading: 'Applied throttling, cheap phone', write: describeCheap },
  loading: { heading: 'While a page loads, processor slowed four times', write: describeLoading },
  interactions: { heading: 'Interactions, processor slowed four times', write: describeInteractions },
  backForward: { heading: 'Back and forward', write: describeBackForward },
};

/** The targets, compared with the printed figures: ratios of the largest paint, then milliseconds. */
const AIMS = { monolith: 1.02, scriptless: 1.1, blocking: 100, interaction: 100, score: 0 };
const CHEAP_AIMS = { ...AIMS, blocking: 200, score: 95 };

/** Why moving pictures stay out of a measurement. */
const CALM = `The visitor prefers reduced motion: this browser has no graphics card, so the processor would paint each
frame of the moving background.`;

/** A part of docs/reference/measurements.md. `when` is the sentence of its date and machine. */
export function describePart(name, measured, when) {
  const { heading, write } = PARTS[name];
  return `## ${heading}\n\n${write(measured, when)}`;
}

/** The page with a part replaced or added, and the others unchanged. */
export function withPart(page, name, text) {
  const [opening, ...parts] = page.split(/^(?=## )/m).map((part) => part.trim());
  const headings = Object.values(PARTS).map(({ heading }) => heading);
  const byHeading = new Map(parts.map((part) => [/^## (.*)/.exec(part)[1], part]));
  byHeading.set(PARTS[name].heading, text);
  const ordered = headings.map((heading) => byHeading.get(heading)).filter(Boolean);
  return `${[opening, ...ordered].join('\n\n')}\n`;
}

function describeSimulated(lighthouse, when) {
  const rows = lighthouse.map(({ path, builds }) => {
    const { scores } = mediansOf(builds.composed);
    return [path, scores.accessibility, scores['best-practices'], scores.seo];
  });
  const others = table(['Page', 'Accessibility', 'Best practices', 'SEO'], rows);
  return `${describeSpeeds(lighthouse, when)}\n\n### The other scores\n\n${others}`;
}

function describeCheap(lighthouse, when) {
  return describeSpeeds(lighthouse, `${when} ${CALM}`, CHEAP_AIMS);
}

function describeSpeeds(lighthouse, when, aims = AIMS) {
  const rows = lighthouse.map(({ path, builds }) => {
    const [composed, monolith, scriptless] = ['composed', 'monolith', 'scriptless'].map((name) =>
      mediansOf(builds[name]),
    );
    const { fcp, lcp, tbt, cls, si, tti } = composed.figures;
    const [ofMonolith, ofScriptless] = ['monolith', 'scriptless'].map((other) => ratioOf(builds, other));
    return [
      path,
      composed.scores.performance,
      ...[fcp, lcp, tbt].map(Math.round),
      cls.toFixed(3),
      ...[si, tti].map(Math.round),
      ofMonolith,
      ofScriptless,
      monolith.scores.performance,
      Math.round(monolith.figures.lcp),
      Math.round(monolith.figures.tbt),
      scriptless.scores.performance,
      Math.round(scriptless.figures.lcp),
      verdict([
        ['÷ monolith', ofMonolith, Number(ofMonolith) <= AIMS.monolith],
        ['÷ scriptless', ofScriptless, Number(ofScriptless) <= AIMS.scriptless],
        below('TBT', tbt, aims.blocking),
        ['score', composed.scores.performance, composed.scores.performance >= aims.score],
      ]),
    ];
  });
  const head = [
    'Page',
    'Score',
    'FCP',
    'LCP',
    'TBT',
    'CLS',
    'SI',
    'TTI',
    'LCP ÷ monolith',
    'LCP ÷ scriptless',
  ];
  const others = ['monolith: score', 'LCP', 'TBT', 'scriptless: score', 'LCP', 'Aims'];
  const all = lighthouse.flatMap(({ builds }) => Object.values(builds).flat());
  const index = Math.round(medianOf(all.map(({ benchmarkIndex }) => benchmarkIndex)));
  const slowdown = all[0].cpuSlowdownMultiplier.toFixed(1);
  const speed = `(its index of this machine: ${index}; processor slowed ${slowdown} times)`;
  const version = `Lighthouse ${all[0].lighthouse} ${speed}. ${runsOf(lighthouse)}`;
  return `${when} ${version}\n\n${table([...head, ...others], rows)}`;
}

/** Of the largest paint: run by run, because the machine was the same for each three. */
function ratioOf(builds, other) {
  const ratios = builds.composed.map(({ figures }, run) => figures.lcp / builds[other][run].figures.lcp);
  return medianOf(ratios).toFixed(2);
}

function describeLoading(loading, when) {
  const rows = loading.map(({ path, builds }) => {
    const [composed, monolith] = [builds.composed, builds.monolith].map(mediansOf);
    const figures = [composed, monolith].flatMap(({ blocking, longest }) => [blocking, longest]);
    const aims = verdict([below('blocking', composed.blocking, AIMS.blocking)]);
    return [path, ...[...figures, composed.layout].map(Math.round), aims];
  });
  const head = ['Page', 'Blocking', 'Longest task', 'monolith: blocking', 'longest task'];
  return `${when} ${runsOf(loading)}

From the first paint to three seconds after the load. Blocking is the time that tasks took beyond 50 ms each. It is 0 where
no task was that long. “Before the first paint” is the longest task until then: the browser parses the prerendered page and
computes its layout. Nothing can be pressed before that.

${table([...head, 'Before the first paint', 'Aims'], rows)}`;
}

function describeInteractions(interactions, when) {
  const rows = interactions.map(({ label, path, longest }) => {
    if (longest.length === 0) return [label, NOTHING, NOTHING, NOTHING];
    const median = medianOf(longest);
    const aims = verdict([below('median', median, AIMS.interaction)]);
    return [`${label} (${path})`, Math.round(median), Math.round(Math.max(...longest)), aims];
  });
  return `${when}

The longest interaction of each flow, from the touch to the frame that shows its effect. Browsers count it in steps of
8 ms, and report 0 below 16 ms. ${CALM}

${table(['Flow', 'Median', 'Worst run', 'Aims'], rows)}`;
}

function describeBackForward(backForward, when) {
  if (!backForward)
    return 'Not measured: only a Chromium with windows has a back/forward cache, and none was found.';
  const restored = backForward.filter(({ isRestored }) => isRestored);
  const rows = backForward.map(({ path, isRestored, reasons }) => [
    path,
    isRestored ? 'kept' : 'lost',
    reasons.join(', ') || NOTHING,
  ]);
  return `${when}

Whether the browser’s back/forward cache (bfcache) restores a page that the visitor left by a full page load. Of
${backForward.length} pages ${restored.length} are restored.

${table(['Page', 'Back', 'What prevented it'], rows)}`;
}

/** The last cell of a row: `met`, or the aims that its figures miss. `checks`: `[name, figure, isMet]`. */
function verdict(checks) {
  const missed = checks.filter(([, , isMet]) => !isMet).map(([name, figure]) => `${name} ${figure}`);
  return missed.length === 0 ? 'met' : `missed: ${missed.join(', ')}`;
}

function below(name, figure, aim) {
  return [name, Math.round(figure), Math.round(figure) < aim];
}

/** Of how many runs, at least; one is a look and no measurement. */
function runsOf(rows) {
  const runs = Math.min(...rows.map(({ builds }) => builds.composed.length));
  return runs === 1 ? 'One run.' : `Medians of ${runs} runs.`;
}

/** Of several measurements of one shape, with numbers at the bottom, the same shape with the median of each number. */
function mediansOf(all) {
  const [first] = all;
  if (typeof first === 'number') return medianOf(all);
  if (typeof first !== 'object') return first;
  return Object.fromEntries(
    Object.keys(first).map((name) => [name, mediansOf(all.map((each) => each[name]))]),
  );
}

/** A table of Markdown, its columns aligned: `table(['Page', 'Score'], [['/', 99]])`. All but the first are figures. */
function table(head, rows) {
  const [first, ...others] = [head, ...rows].map((cells) => cells.map(String));
  const widths = head.map((_, column) =>
    Math.max(3, ...[first, ...others].map((cells) => cells[column].length)),
  );
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const aligned = (cell, column) =>
    column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);
  return [first, rule, ...others].map((cells) => `| ${cells.map(aligned).join(' | ')} |`).join('\n');
}
