import { runModule } from '../../jest/runModule';

const WHEN = 'Measured on 2026-11-22: Slow 1.';
const run = (lcp: number, performance: number) => ({
  scores: { performance, accessibility: 100, 'best-practices': 96, seo: 92 },
  figures: { fcp: 800, lcp, tbt: 40.4, cls: 0.0004, si: 900, tti: 2000 },
  benchmarkIndex: 3000,
  cpuSlowdownMultiplier: 4.178,
  lighthouse: '13.5.0',
});

function describePart(name: string, measured: unknown) {
  const parameters = [name, measured, WHEN].map((each) => JSON.stringify(each));
  return runModule('bench/pages/report.mjs', `console.log(tool.describePart(${parameters}));`).printed;
}

/** The cells of the rows with this first cell. */
function rowsOf(text: string, first: string) {
  const lines = text.split('\n').filter((line) => line.startsWith(`| ${first} `));
  return lines.map((line) => line.split('|').slice(1, -1)).map((cells) => cells.map((cell) => cell.trim()));
}

test('a page is listed with its medians, with ratios taken run by run, and with the aims that it misses', () => {
  const builds = {
    composed: [run(1000, 98), run(2000, 90), run(1100, 99)],
    monolith: [run(1000, 97), run(2000, 91), run(1000, 98)],
    scriptless: [run(500, 100), run(1000, 100), run(1000, 100)],
  };
  const text = describePart('simulated', [{ path: '/blog', builds }]);
  const machine = '(its index of this machine: 3000; processor slowed 4.2 times)';
  expect(text).toContain(`${WHEN} Lighthouse 13.5.0 ${machine}. Medians of 3 runs.\n`);
  const composed = ['98', '800', '1100', '40', '0.000', '900', '2000', '1.00', '2.00'];
  const others = ['97', '1000', '40', '100', '1000', 'missed: ÷ scriptless 2.00'];
  expect(rowsOf(text, '/blog')).toEqual([
    ['/blog', ...composed, ...others],
    ['/blog', '100', '96', '92'],
  ]);
});

test('a cheap phone has aims of its own', () => {
  const slow = { ...run(1000, 94), figures: { ...run(1000, 94).figures, tbt: 250.2 } };
  const builds = { composed: [slow], monolith: [run(1000, 90)], scriptless: [run(1000, 100)] };
  const text = describePart('cheap', [{ path: '/blog', builds }]);
  expect(text).toContain('## Applied throttling, cheap phone\n\n');
  expect(rowsOf(text, '/blog')[0]?.at(-1)).toBe('missed: TBT 250, score 94');
});

test('the blocking time of a page is listed beside the monolith’s, without the browser’s own', () => {
  const composed = [{ blocking: 100, longest: 150, layout: 88.4 }];
  const monolith = [{ blocking: 0, longest: 0, layout: 90 }];
  const text = describePart('loading', [{ path: '/blog', builds: { composed, monolith } }]);
  expect(rowsOf(text, '/blog')).toEqual([['/blog', '100', '150', '0', '0', '88', 'missed: blocking 100']]);
});

test('an interaction is listed with the mean of the two runs in the middle and the worst run', () => {
  const text = describePart('interactions', [
    { label: 'open the menu', path: '/', longest: [48, 104, 56, 60] },
  ]);
  expect(rowsOf(text, 'open the menu')).toEqual([['open the menu (/)', '58', '104', 'met']]);
});

test('a page that the browser does not restore is listed with the reason', () => {
  const lost = { path: '/blog', isRestored: false, reasons: ['WebSocket (PageSupportNeeded)'] };
  const text = describePart('backForward', [{ path: '/', isRestored: true, reasons: [] }, lost]);
  expect(text).toContain('Of\n2 pages 1 are restored');
  expect(rowsOf(text, '/blog')).toEqual([['/blog', 'lost', 'WebSocket (PageSupportNeeded)']]);
  expect(describePart('backForward', null)).toContain('Not measured');
});

test('a part that was measured again replaces its own text only, in its place', () => {
  const page = '# Measurements\n\n## Applied throttling, phone\n\nold\n\n## Back and forward\n\nkept\n';
  const measuredAgain = (name: string, text: string) =>
    runModule(
      'bench/pages/report.mjs',
      `console.log(tool.withPart(${JSON.stringify(page)}, '${name}', '${text}'));`,
    ).printed;
  expect(measuredAgain('applied', '## new')).toBe('# Measurements\n\n## new\n\n## Back and forward\n\nkept');
  expect(measuredAgain('loading', '## new')).toBe(
    '# Measurements\n\n## Applied throttling, phone\n\nold\n\n## new\n\n## Back and forward\n\nkept',
  );
});
