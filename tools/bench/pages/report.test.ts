import { runModule } from '../../jest/runModule';

const run = (lcp: number, performance: number) => ({
  scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
  figures: { fcp: 800, lcp, tbt: 40.4, cls: 0.0004, si: 900, tti: 2000 },
  benchmarkIndex: 3000,
  lighthouse: '13.5.0',
});
const ofThree = () => ({
  path: '/blog',
  builds: {
    composed: [run(1000, 98), run(2000, 90), run(1100, 99)],
    monolith: [run(1000, 97), run(2000, 91), run(1000, 98)],
    scriptless: [run(500, 100), run(1000, 100), run(1000, 100)],
  },
});
const measured = {
  date: '2026-11-22',
  machine: { processor: 'Slow 1', cores: 2, memory: '8 GiB', node: 'v20.19.0', chromium: 'Chrome/156' },
  simulated: [ofThree()],
  applied: [ofThree()],
  loading: [
    {
      path: '/blog',
      builds: {
        composed: [{ blocking: 12.6, longest: 62.6, layout: 88.4 }],
        monolith: [{ blocking: 0, longest: 0, layout: 90 }],
      },
    },
  ],
};
const actions = {
  interactions: [{ label: 'open the menu', path: '/', longest: [48, 104, 56] }],
  hintedLinks: [{ path: '/blog', full: [], slowed: [] }],
  backForward: [
    { path: '/', back: true, forward: true, reasons: [] },
    { path: '/blog', back: false, forward: true, reasons: ['WebSocket (PageSupportNeeded)'] },
  ],
};

function reportOf(facts: object): string {
  return runModule('bench/pages/report.mjs', `console.log(tool.report(${JSON.stringify(facts)}));`).printed;
}

function mapEach<Value, Changed>(object: Record<string, Value>, change: (value: Value) => Changed) {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}

/** The cells of the row with this first cell, without alignment characters. */
function row(report: string, heading: string, first: string) {
  const [, after = ''] = report.split(`## ${heading}`);
  const line = after.split('\n').find((each) => each.startsWith(`| ${first} `)) ?? '';
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

const report = reportOf({ ...measured, ...actions });

test('a page is listed with its medians, and with ratios taken run by run', () => {
  for (const heading of ['Simulated throttling', 'Applied throttling']) {
    expect(row(report, heading, '/blog')).toEqual(
      ['/blog', '98', '800', '1100', '40', '0.000', '900', '2000', '1.00', '2.00'].concat([
        '97',
        '1000',
        '40',
        '100',
        '1000',
        'missed: ÷ scriptless 2.00',
      ]),
    );
  }
});

test('the report names the noise of its ratios: a page compared with itself, a run later', () => {
  // 500, 1000, 1000: twice as much, then the same.
  expect(report).toMatch(/÷ itself, a run earlier, is 1\.50 \(median\) and lies between 1\.10 and 1\.90/);
  expect(report).toContain('÷ monolith 1.00, ÷ scriptless 2.00');
  const once = ofThree();
  const runs = mapEach(once.builds, (all) => all.slice(0, 1));
  expect(reportOf({ ...measured, simulated: [], applied: [{ ...once, builds: runs }] })).not.toContain(
    'a run earlier',
  );
});

test('the report describes the machine', () => {
  expect(report).toContain(
    'Measured on 2026-11-22: Slow 1, 2 cores, 8 GiB of memory; Chrome/156, Node v20.19.0.',
  );
  expect(report).toContain('Lighthouse 13.5.0 (its index of this machine: 3000), medians of 3 runs.');
});

test('interactions are listed with the median and the worst run, and unmeasured ones with a dash', () => {
  expect(row(report, 'Interactions', 'open the menu (/)')).toEqual(['open the menu (/)', '56', '104', 'met']);
  expect(row(report, 'Hinted links', '/ to /blog')).toEqual(['/ to /blog', '–', '–', '–', '–', '–']);
});

test('a page lost from the back/forward cache is listed with the reason', () => {
  expect(report).toContain('Of 2 pages\n1 are restored');
  expect(row(report, 'Back and forward', '/blog')).toEqual([
    '/blog',
    'lost',
    'kept',
    'WebSocket (PageSupportNeeded)',
  ]);
});

test('a report names its number of runs, and leaves out unmeasured parts', () => {
  const [applied] = measured.applied;
  const { composed, ...others } = ofThree().builds;
  const look = reportOf({
    ...measured,
    applied: [{ ...applied, builds: { ...others, composed: composed.slice(0, 1) } }],
  });
  const [simulatedPart = '', appliedPart = ''] = look.split('## ').slice(1);
  expect(simulatedPart).toContain('medians of 3 runs.');
  expect(appliedPart).toContain('one run.');
  expect(look).not.toContain('## Interactions');
  expect(look).not.toContain('## Back and forward');
  const { date, machine } = measured;
  expect(reportOf({ date, machine, hintedLinks: [] })).not.toContain('## Simulated throttling');
});

test('the blocking time of a page is listed beside the monolith’s, without the browser’s own', () => {
  expect(row(report, 'While a page loads', '/blog')).toEqual(['/blog', '13', '63', '0', '0', '88', 'met']);
});

test('a row that misses its target names the target and the figure', () => {
  const { date, machine } = measured;
  const [page] = measured.loading;
  const slow = { composed: [{ blocking: 100, longest: 150, layout: 0 }], monolith: page?.builds.monolith };
  const missing = reportOf({
    date,
    machine,
    loading: [{ path: '/slow', builds: slow }],
    interactions: [{ label: 'open the menu', path: '/', longest: [96, 112, 104] }],
  });
  expect(row(missing, 'While a page loads', '/slow').at(-1)).toBe('missed: blocking 100');
  expect(row(missing, 'Interactions', 'open the menu').at(-1)).toBe('missed: median 104');
});

test('a report of several days or machines names the day and machine of each part', () => {
  expect(report).not.toContain('different machines or days');
  const { machine } = measured;
  const later = reportOf({ date: '2026-12-01', machine, before: report, hintedLinks: [] });
  expect(later).toContain('measured on different machines or days');
  expect(later).toContain('- “Hinted links”: 2026-12-01: Slow 1, 2 cores');
  expect(later).toMatch(/“Interactions, processor slowed four times”.*: 2026-11-22: Slow 1, 2 cores/);
  const again = reportOf({ date: '2026-12-01', machine, before: later, hintedLinks: [] });
  expect(again).toBe(later);
});

test('parts that were not measured again stay unchanged, in their place', () => {
  const { machine } = measured;
  const later = reportOf({ date: '2026-12-01', machine, before: report, loading: [], hintedLinks: [] });
  const headingsOf = (text: string) => text.match(/^## .*/gm);
  expect(headingsOf(later)).toEqual(headingsOf(report));
  expect(row(later, 'Simulated throttling', '/blog')).toEqual(row(report, 'Simulated throttling', '/blog'));
  const dates = later.match(/(?<=Measured on )[\d-]+/g);
  expect(dates).toEqual(
    headingsOf(report)?.map((heading) => (/loads|Hinted/.test(heading) ? '2026-12-01' : '2026-11-22')),
  );
});

test('a report without a suitable browser says that the back/forward cache was not measured', () => {
  expect(reportOf({ ...measured, backForward: null })).toContain(
    'Not measured: only a Chromium with windows has a back/forward cache',
  );
});
