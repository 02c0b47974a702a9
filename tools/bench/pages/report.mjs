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

/** The targets, compared with the printed figures: ratios of the largest paint, then milliseconds. */
const AIMS = { monolith: 1.02, scriptless: 1.1, blocking: 100, interaction: 100, hintedLink: 100 };

/**
 * Writes the measurements as the page docs/reference/measurements.md. Pure. Each part names its date and machine; a
 * part without new measurements stays unchanged from `before`, the earlier page, or is left out.
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
  return `${[OPENING, ...mixture(ordered), ...ordered].join('\n\n')}\n`;
}

/** A warning if the parts were measured on several machines or days; otherwise empty. */
function mixture(parts) {
  const origins = parts.flatMap((part) => {
    const [, origin] = /^Measured on (.+?, Node v[\d.]+)\.(?=\s|$)/m.exec(part) ?? [];
    return origin === undefined ? [] : [{ name: headingOf(part).slice(3), origin }];
  });
  const distinct = [...new Set(origins.map(({ origin }) => origin))];
  if (distinct.length < 2) return [];
  const lines = distinct.map((origin) => {
    const names = origins.filter((each) => each.origin === origin).map(({ name }) => `“${name}”`);
    return `- ${names.join(', ')}: ${origin}`;
  });
  return [
    `**These parts were measured on different machines or days. Compare figures within a part, not across parts.**\n\n${lines.join('\n')}`,
  ];
}

/** The last cell of a row: `met`, or the aims that its printed figures miss. `checks`: `[name, figure, isMet]`. */
function verdict(checks) {
  const missed = checks.filter(([, , isMet]) => !isMet).map(([name, figure]) => `${name} ${figure}`);
  return missed.length === 0 ? 'met' : `missed: ${missed.join(', ')}`;
}

function atMost(name, figure, aim) {
  return [name, figure, Number(figure) <= aim];
}

function below(name, figure, aim) {
  return [name, figure, figure < aim];
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

const OPENING = `# Measurements

\`npm run bench -- pages\` writes this page; do not edit it by hand. \`--part=loading\` measures one part again and replaces that
part only. Each part names its date, machine, browser and Node version. A measurement that was interrupted and continued
carries the date and the machine of its end. The parts of Lighthouse also name its version: the one that measured the figures,
which may differ from the version in \`package.json\`.

The benchmark takes every indexed page; of pages with one path pattern, such as articles, it takes one. Caddy serves
them with the configuration in \`deploy/\`, over HTTP/2 with TLS. It loads each page in three builds, in turn:

- **composed**: the site as it is deployed, composed in the browser.
- **monolith**: the same source compiled in one piece, with one chunk for each page. Its HTML differs only in the scripts
  that it names. The page’s loader, the service worker and the request for the registry are the site’s own.
- **scriptless**: the same HTML without any script. It shows what fonts, styles and pictures cost alone.

Times are in milliseconds. A ratio is the median of the ratios of runs made side by side. A busy machine therefore
distorts it less than the times. _Simulated_ throttling: Lighthouse loads the page at full speed and estimates how long a slow phone
would have taken. Its model assumes that the largest paint waits for every script requested before it, so it mostly reflects
bytes. _Applied_ throttling: the browser itself is slowed down, and Lighthouse reports what was painted.

The column “Aims” compares each row with these aims:

- largest paint at most ${AIMS.monolith.toFixed(2)} of the monolith’s and ${AIMS.scriptless.toFixed(2)} of the scriptless page’s (median ratios), and TBT below ${AIMS.blocking} ms;
- blocking while a page loads below ${AIMS.blocking} ms;
- the median of an interaction below ${AIMS.interaction} ms;
- the median of a hinted link below ${AIMS.hintedLink} ms at full speed.`;

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
        atMost('÷ monolith', ofMonolith, AIMS.monolith),
        atMost('÷ scriptless', ofScriptless, AIMS.scriptless),
        below('TBT', Math.round(tbt), AIMS.blocking),
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
  const text = `${when} ${lighthouseInWords(measured)}${againstItself(measured)}`;
  return `${headings[throttling]}\n\n${text}\n\n${table([...head, ...others], rows)}`;
}

/** Of the largest paint: run by run, because the machine was the same for each three. */
function ratioOf(builds, other) {
  const largest = (build) => builds[build].map(({ figures }) => figures.lcp);
  const others = largest(other);
  return medianOf(largest('composed').map((lcp, run) => lcp / others[run])).toFixed(2);
}

/** The noise of a ratio between equal builds: of the page without scripts, run by run. */
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
  return ` The noise of the
machine is a ratio of the largest paints of the scriptless page. The page ÷ itself, a run earlier, is ${middle} (median) and lies between ${low} and ${high} in eight cases of ten. The
median route: ${all.join(', ')}.`;
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
      const aims = verdict([below('blocking', Math.round(composed.blocking), AIMS.blocking)]);
      return [path, ...figures, composed.layout, aims].map(rounded);
    });
  const head = [
    'Page',
    'Blocking',
    'Longest task',
    'monolith: blocking',
    'longest task',
    'Before the first paint',
    'Aims',
  ];
  return `${headings.loading}

${when} ${sentence(runsOf(loading))}

From the first paint to three seconds after the load. Blocking is the time that tasks took beyond 50 ms each. It is 0 where
no task was that long. “Before the first paint” is the longest task until then: the browser parses the prerendered page and
computes its layout. Nothing can be pressed before that.

${table(head, rows)}`;
}

function interactionTable(interactions, when) {
  const rows = interactions.map(({ label, path, longest }) => [
    `${label} (${path})`,
    ...middleAndWorst(longest),
    verdictOfMedian('median', longest, AIMS.interaction),
  ]);
  return `${headings.interactions}

${when}

The longest interaction of each flow, from the touch to the frame that shows its effect. Browsers count it in steps of
8 ms, and report 0 below 16 ms. The visitor prefers reduced motion: this browser has no graphics card, so the
processor would paint each frame of the moving background.

${table(['Flow', 'Median', 'Worst run', 'Aims'], rows)}`;
}

function hintedTable(hintedLinks, when) {
  const rows = hintedLinks.map(({ path, full, slowed }) => [
    `/ to ${path}`,
    ...middleAndWorst(full),
    ...middleAndWorst(slowed),
    verdictOfMedian('median', full, AIMS.hintedLink),
  ]);
  return `${headings.hintedLinks}

${when}

From the click on a link to the frame that shows the next page, at full speed and with a processor slowed four times. The
pointer has been over the link for 200 ms.

${table(['Link', 'Median', 'Worst run', 'Slowed: median', 'worst run', 'Aims'], rows)}`;
}

function middleAndWorst(durations) {
  if (durations.length === 0) return [NOTHING, NOTHING];
  return [medianOf(durations), Math.max(...durations)].map(Math.round);
}

function verdictOfMedian(name, durations, aim) {
  if (durations.length === 0) return NOTHING;
  return verdict([below(name, Math.round(medianOf(durations)), aim)]);
}

function backForwardTable(backForward, when) {
  const title = headings.backForward;
  if (!backForward)
    return `${title}\n\nNot measured: only a Chromium with windows has a back/forward cache, and none was found.`;
  const lost = backForward.filter(({ back, forward }) => !back || !forward);
  const text = `Whether the browser’s back/forward cache (bfcache) restores a page that the visitor left by a full page load. Of ${backForward.length} pages
${backForward.length - lost.length} are restored, both ways.`;
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
