import { medianOf, mediansOf, quantile } from './medians.mjs';
import { table } from './table.mjs';

const NOTHING = '–';
/** Lighthouse's names of the two ways to slow a phone down. */
const NAMES = { simulate: 'Simulated throttling', devtools: 'Applied throttling' };
const headings = {
  simulate: `## ${NAMES.simulate}, phone`,
  devtools: `## ${NAMES.devtools}, phone`,
  scores: '## The other scores',
  loading: '## While a page loads, processor slowed four times',
  interactions: '## Interactions, processor slowed four times',
  hintedLinks: '## Hinted links',
  backForward: '## Back and forward',
};
const ORDER = Object.values(headings);

/**
 * What was measured, as the page docs/performance.md. Pure. Each part says when and with what it was measured; one that was not
 * measured stays as it stands in `before`, the page of before, or is left out.
 */
export function report({ date, machine, before = '', ...parts }) {
  const { simulated, applied, loading, interactions, hintedLinks, backForward } = parts;
  const when = `Measured on ${date}: ${inWords(machine)}.`;
  const measured = [
    simulated && speeds(simulated, 'simulate', when),
    applied && speeds(applied, 'devtools', when),
    simulated && otherScores(simulated, when),
    loading && loadingTable(loading, when),
    interactions && interactionTable(interactions, when),
    hintedLinks && hintedTable(hintedLinks, when),
    backForward !== undefined && backForwardTable(backForward, when),
  ].filter(Boolean);
  const known = new Map([...partsOf(before), ...measured].map((part) => [headingOf(part), part]));
  const ordered = ORDER.map((heading) => known.get(heading)).filter(Boolean);
  return `${[OPENING, ...ordered].join('\n\n')}\n`;
}

function partsOf(page) {
  return page
    .split(/^(?=## )/m)
    .slice(1)
    .map((part) => part.trim());
}

function headingOf(part) {
  return part.slice(0, part.indexOf('\n'));
}

function inWords({ processor, cores, memory, chromium, node }) {
  return `${processor}, ${cores} cores, ${memory} of memory; ${chromium}, Node ${node}`;
}

const OPENING = `# Performance

Written by \`npm run bench -- pages\`; do not edit. A part that is measured on its own (\`--part=loading\`) takes the place of what was
measured before; each says when and with what.

Each indexed page (of pages with one path, such as articles, one) is served by the Caddy of \`deploy/\` over HTTP/2 with TLS, and
met three times, in turn:

- **composed**: the site as it is deployed, put together in the browser;
- **monolith**: the same source compiled in one piece, a chunk for each page. Its HTML differs in the scripts that it
  names, nothing else, and names them in the same place and way. The page’s loader, the offline worker and the question
  what is live are the site’s own;
- **scriptless**: the same HTML without any script. It is the floor: fonts, styles and pictures alone.

How to read it: times are milliseconds. A ratio is the median of the ratios of runs made side by side, so it bears a
machine that is busy better than the times do. Aims: largest paint at most 1.02 of the monolith’s and 1.10 of the
scriptless page’s, blocking below 100 ms, interactions below 100 ms,
hinted links below 100 ms at full speed. Under _simulated_ throttling Lighthouse loads the page
at full speed and reckons how long it would have taken: the model counts every script that was asked for before the largest
paint as if the paint had waited for it, so it says most about bytes. Under _applied_ throttling the browser itself is slowed
down, and what is painted is painted.`;

/** Of how many runs, at least; one is a look and no measurement. */
function runsOf(rows) {
  const runs = Math.min(...rows.map(({ builds }) => builds.composed.length));
  return runs === 1 ? 'one run' : `medians of ${runs} runs`;
}

/** By which Lighthouse, and how fast the machine is to it. */
function lighthouseInWords(rows) {
  const all = rows.flatMap(({ builds }) => Object.values(builds).flat());
  const index = Math.round(medianOf(all.map(({ benchmarkIndex }) => benchmarkIndex)));
  return `Lighthouse ${all[0].lighthouse} (its index of this machine: ${index}), ${runsOf(rows)}.`;
}

function speeds(lighthouse, throttling, when) {
  const measured = lighthouse.filter(({ builds }) => builds.composed.length > 0);
  if (measured.length === 0) return undefined;
  const rows = measured.map(({ path, builds }) => {
    const { composed, monolith, scriptless } = mapValues(builds, mediansOf);
    const { fcp, lcp, tbt, cls, si, tti } = composed.figures;
    return [
      path,
      composed.scores.performance,
      ...[fcp, lcp, tbt].map(Math.round),
      cls.toFixed(3),
      ...[si, tti].map(Math.round),
      ratioOf(builds, 'monolith'),
      ratioOf(builds, 'scriptless'),
      monolith.scores.performance,
      Math.round(monolith.figures.lcp),
      Math.round(monolith.figures.tbt),
      scriptless.scores.performance,
      Math.round(scriptless.figures.lcp),
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
  const others = ['monolith: score', 'LCP', 'TBT', 'scriptless: score', 'LCP'];
  const text = `${when} ${lighthouseInWords(measured)}${againstItself(measured)}`;
  return `${headings[throttling]}\n\n${text}\n\n${table([...head, ...others], rows)}`;
}

/** Of the largest paint: run by run, because the machine was the same for each three. */
function ratioOf(builds, other) {
  const largest = (build) => builds[build].map(({ figures }) => figures.lcp);
  const others = largest(other);
  return medianOf(largest('composed').map((lcp, run) => lcp / others[run])).toFixed(2);
}

/** What a ratio of two builds can be without any difference between them: of the page without scripts, run by run. */
function againstItself(rows) {
  const ratios = rows.flatMap(({ builds }) =>
    builds.scriptless.slice(1).map(({ figures }, run) => figures.lcp / builds.scriptless[run].figures.lcp),
  );
  if (ratios.length === 0) return '';
  const [low, middle, high] = [0.1, 0.5, 0.9].map((part) => quantile(ratios, part).toFixed(2));
  const all = ['monolith', 'scriptless'].map((build) => {
    const each = rows.map(({ builds }) => Number(ratioOf(builds, build)));
    return `÷ ${build} ${quantile(each, 0.5).toFixed(2)}`;
  });
  return ` The largest paint of the scriptless
page ÷ itself, a run earlier: ${middle}, and eight of ten between ${low} and ${high}; so much is the machine’s. The route in the
middle: ${all.join(', ')}.`;
}

function otherScores(lighthouse, when) {
  const rows = lighthouse
    .filter(({ builds }) => builds.composed.length > 0)
    .map(({ path, builds }) => {
      const { scores } = mediansOf(builds.composed);
      return [path, scores.accessibility, scores['best-practices'], scores.seo];
    });
  return `${headings.scores}\n\n${when}\n\n${table(['Page', 'Accessibility', 'Best practices', 'SEO'], rows)}`;
}

function loadingTable(loading, when) {
  const rows = loading
    .filter(({ builds }) => builds.composed.length > 0)
    .map(({ path, builds }) => {
      const { composed, monolith } = mapValues(builds, mediansOf);
      const figures = [composed, monolith].flatMap(({ blocking, longest }) => [blocking, longest]);
      return [path, ...figures, composed.layout].map(rounded);
    });
  const head = [
    'Page',
    'Blocking',
    'Longest task',
    'monolith: blocking',
    'longest task',
    'Before the first paint',
  ];
  return `${headings.loading}

${when} ${sentence(runsOf(loading))}

From the first paint to three seconds after the load. Blocking is what tasks took beyond 50 ms each; 0 where no task was that
long. The last column is the browser’s own: it reads a page that is there at once and lays it out in one task, before
anything can be seen or pressed, as it does with the same page without scripts.

${table(head, rows)}`;
}

function interactionTable(interactions, when) {
  const rows = interactions.map(({ label, path, longest }) => [
    `${label} (${path})`,
    ...middleAndWorst(longest),
  ]);
  return `${headings.interactions}

${when}

The longest interaction of each flow, from the touch to the frame that shows its effect, as browsers count it (in steps of
8 ms, 0 for what is shorter than 16). For a visitor who wants less motion: the browser has no graphics card here, and
each frame of the moving background would be painted by the processor.

${table(['Flow', 'Median', 'Worst run'], rows)}`;
}

function hintedTable(hintedLinks, when) {
  const rows = hintedLinks.map(({ path, full, slowed }) => [
    `/ to ${path}`,
    ...middleAndWorst(full),
    ...middleAndWorst(slowed),
  ]);
  return `${headings.hintedLinks}

${when}

From the click on a link over which the pointer has been for 200 ms to the frame that shows the next page: as it is at a
desk, and with a processor slowed four times.

${table(['Link', 'Median', 'Worst run', 'Slowed', 'Worst run'], rows)}`;
}

function middleAndWorst(durations) {
  if (durations.length === 0) return [NOTHING, NOTHING];
  return [medianOf(durations), Math.max(...durations)].map(Math.round);
}

function backForwardTable(backForward, when) {
  const title = headings.backForward;
  if (!backForward)
    return `${title}\n\nNot measured: only a Chromium with windows keeps pages, and none was found.`;
  const lost = backForward.filter(({ back, forward }) => !back || !forward);
  const text = `Whether a page that was left for one that is loaded whole is still there, as it was, when the visitor comes back to it
(the browser’s bfcache). Of ${backForward.length} pages ${backForward.length - lost.length} are, both ways.`;
  const rows = backForward.map(({ path, back, forward, reasons }) => [
    path,
    back ? 'kept' : 'lost',
    forward ? 'kept' : 'lost',
    reasons.join(', ') || NOTHING,
  ]);
  return `${title}\n\n${when}\n\n${text}\n\n${table(['Page', 'Back', 'Forward', 'What prevented it'], rows)}`;
}

function sentence(words) {
  return `${words[0].toUpperCase()}${words.slice(1)}.`;
}

function rounded(value) {
  return typeof value === 'number' ? Math.round(value) : value;
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}
