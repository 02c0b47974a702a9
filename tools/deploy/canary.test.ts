/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Installation, install } from '../compose/installationUnderTest';

const reservation = { id: 'booking-reservation', path: '/reservation', prerender: true } as const;
const [now, next] = ['00000000000b', '00000000000c'];

let installation: Installation;

beforeEach(async () => {
  installation = await install();
  installation.build('mfe-booking', now, [reservation]);
  expect(installation.compose()).toMatchObject({ status: 0, complaints: '' });
  installation.build('mfe-booking', next, [reservation]);
});

afterEach(() => installation.remove());

const PUT_AND_TRY = (share: number) => `
  const { openStore } = await tool('store/openStore.mjs');
  const { readFileSync } = await import('node:fs');
  const { goLive, versionsOf } = await tool('deploy/goLive.mjs');
  const { withCanaries } = await tool('deploy/canary.mjs');
  const { runCommand } = await tool('setup/failure.mjs');
  const [folder, target] = process.argv.slice(1);
  await runCommand(async () => {
    const store = openStore(folder);
    const from = process.cwd() + '/made/mfe-booking-${next}';
    const release = JSON.parse(readFileSync(from + '/release.json', 'utf8'));
    await store.put(release, from);
    const about = { act: 'canary mfe-booking ${share} %', by: 'a test', commit: 'none' };
    await goLive({ store, target, change: (live) => withCanaries(live, versionsOf([release]), ${share}, about) });
  });
`;

const CHANGE = (share: string) => `
  const { changeShare, readShare } = await tool('deploy/canary.mjs');
  const { runCommand } = await tool('setup/failure.mjs');
  const [storeFolder, target] = process.argv.slice(1);
  await runCommand(() => changeShare('booking', readShare('${share}'), { storeFolder, target }));
`;

const ROLLBACK = `
  const { rollback } = await tool('deploy/rollback.mjs');
  const { runCommand } = await tool('setup/failure.mjs');
  const [storeFolder, target] = process.argv.slice(1);
  await runCommand(() => rollback('mfe-booking', { storeFolder, target }));
`;

/** So many reports of one release. */
type Reports = readonly [count: number, report: object][];

const JUDGE = (reports: Reports) => `
  const { watchTrials } = await tool('deploy/judgeCanary.mjs');
  const { mkdirSync, writeFileSync } = await import('node:fs');
  const [storeFolder, target] = process.argv.slice(1);
  mkdirSync(storeFolder + '/reports', { recursive: true });
  const reports = ${JSON.stringify(reports)}.flatMap(([count, report]) => Array(count).fill(report));
  const lines = reports.map((report) => JSON.stringify(report) + '\\n');
  writeFileSync(storeFolder + '/reports/2099-01-01.jsonl', lines.join(''));
  await watchTrials({ storeFolder, target })({ kind: 'load' });
`;

function done(code: string) {
  const { status, complaints, printed } = installation.run(code);
  expect({ status, complaints }).toEqual({ status: 0, complaints: '' });
  return printed;
}

function live() {
  const names = readdirSync(join(installation.store, 'live')).sort();
  return JSON.parse(readFileSync(join(installation.store, 'live', names.at(-1) as string), 'utf8'));
}

/** What the site says of the section: in its own page, and to the pages of others. */
function told() {
  const [, json] = / id="site">([^<]*)</.exec(installation.read('reservation/index.html')) ?? [];
  const { section } = JSON.parse(json as string);
  const registry = JSON.parse(installation.read('registry.json'));
  const inRegistry = registry.sections.find(({ name }: { name: string }) => name === 'booking');
  const both = [section, inRegistry].map(({ version, canary }) => ({
    version,
    canary: canary && [canary.version, canary.share],
  }));
  expect(both[0]).toEqual(both[1]);
  return both[0];
}

const hasFiles = (version: string) =>
  existsSync(join(installation.site, `remotes/mfe-booking/${version}/remoteEntry.js`));

test('a trial names both releases and a share, which one command changes, makes whole or ends', () => {
  done(PUT_AND_TRY(10));
  expect(told()).toEqual({ version: now, canary: [next, 10] });
  expect(hasFiles(next)).toBe(true);
  done(CHANGE('25%'));
  expect(told()).toEqual({ version: now, canary: [next, 25] });
  done(CHANGE('100'));
  expect(told()).toEqual({ version: next, canary: undefined });
  expect(done(ROLLBACK)).toContain(`mfe-booking ${now} is live`);
});

test('a trial that was ended leaves its files to those who are at it, and no rollback goes back to it', () => {
  done(PUT_AND_TRY(10));
  done(CHANGE('0'));
  expect(told()).toEqual({ version: now, canary: undefined });
  expect(hasFiles(next)).toBe(true);
  expect(installation.run(ROLLBACK).complaints).toBe(
    'No release of mfe-booking was live before the present one.\n',
  );
  const { sections } = JSON.parse(installation.read('registry.json'));
  expect(sections.find(({ name }: { name: string }) => name === 'booking').earlier).toEqual([]);
});

test('pruning takes what was tried, once nobody can be at it any more, and leaves what was live before', () => {
  done(PUT_AND_TRY(10));
  done(CHANGE('0'));
  installation.build('mfe-booking', '00000000000d', [reservation]);
  expect(installation.compose('mfe-booking')).toMatchObject({ status: 0, complaints: '' });
  const prune = (now: string) => `
    const { prune } = await tool('deploy/prune.mjs');
    const [storeFolder, target] = process.argv.slice(1);
    await prune({ keep: 1, storeFolder, target, now: ${now} });
  `;
  done(prune('Date.now()'));
  expect([now, next].map((version) => hasFiles(version as string))).toEqual([true, true]);
  done(prune('Date.now() + 40 * 24 * 60 * 60 * 1000'));
  expect([now, next].map((version) => hasFiles(version as string))).toEqual([true, false]);
});

test('a deployment of the section takes the place of a trial, one of another leaves it', () => {
  done(PUT_AND_TRY(10));
  installation.build('mfe-marketing', '00000000000e', []);
  expect(installation.compose('mfe-marketing')).toMatchObject({ status: 0, complaints: '' });
  expect(told()).toEqual({ version: now, canary: [next, 10] });
  installation.build('mfe-booking', '00000000000d', [reservation]);
  expect(installation.compose('mfe-booking')).toMatchObject({ status: 0, complaints: '' });
  expect(told()).toEqual({ version: '00000000000d', canary: undefined });
});

test('what is tried is compared and rendered as what is live is', () => {
  const before = live();
  installation.build('mfe-booking', next, [reservation], { taken: { 'shared-kernel/ui': ['Tabs'] } });
  expect(installation.run(PUT_AND_TRY(10)).complaints).toContain('mfe-booking uses Tabs of shared-kernel/ui');
  expect(live()).toEqual(before);
});

test('a release whose pages cannot be rendered is not tried either', () => {
  const before = live();
  installation.build('mfe-booking', next, [{ ...reservation, fault: 'throws' }]);
  expect(installation.run(PUT_AND_TRY(10)).complaints).toContain('This page cannot be rendered.');
  expect(live()).toEqual(before);
});

test('a rollback while a release is tried ends the trial and leaves what everybody has; the next one goes further back', () => {
  const third = '00000000000d';
  installation.build('mfe-booking', third, [reservation]);
  expect(installation.compose('mfe-booking')).toMatchObject({ status: 0, complaints: '' });
  done(PUT_AND_TRY(10));
  const printed = done(ROLLBACK);
  expect(printed).toMatch(new RegExp(`^  the trial of ${next} ends: .*, never live for everybody$`, 'm'));
  expect(printed).toContain(`Further back: npm run rollback -- booking --store ${installation.store}\n`);
  expect(told()).toEqual({ version: third, canary: undefined });
  expect(live().packages['mfe-booking'].by).toBe('a test');
  done(ROLLBACK);
  expect(told()).toEqual({ version: now, canary: undefined });
});

test('a deployment, or a preview made live, that ends a trial says so', () => {
  done(PUT_AND_TRY(10));
  const printed = done(`
    const { openStore } = await tool('store/openStore.mjs');
    const { preview, promote } = await tool('deploy/preview.mjs');
    const [folder, target] = process.argv.slice(1);
    const store = openStore(folder);
    await preview({ store, target, name: 'demain', versions: { 'mfe-booking': '${now}' } });
    await promote({ store, target, name: 'demain' });
  `);
  expect(printed).toMatch(
    new RegExp(
      `^The trial of ${next} of mfe-booking has ended, which 10 of 100 visitors had since .*, begun by a test\\.$`,
      'm',
    ),
  );
});

test('what is no whole number of 100 visitors is no share', () => {
  for (const share of ['', '101', '-1', 'half', '10.5']) {
    expect(installation.run(CHANGE(share)).complaints).toContain(`“${share}” is no share`);
  }
});

test('what is not tried has no share to change', () => {
  expect(installation.run(CHANGE('10')).complaints).toBe('No release of mfe-booking is being tried.\n');
});

describe('a trial that fails more often than what is live ends by itself', () => {
  const failure = (release: string, received = '2099-01-01T00:00:00.000Z') => ({
    kind: 'load',
    release,
    received,
  });
  const failures = (tried: number, steady: number): Reports => [
    [tried, failure(next as string)],
    [steady, failure(now as string)],
  ];

  test('where a tenth of the visitors has most of the failed loads, and the log says why', () => {
    done(PUT_AND_TRY(10));
    done(JUDGE(failures(8, 4)));
    expect(told()).toEqual({ version: now, canary: undefined });
    expect(live().act).toBe('canary mfe-booking 0 %: 8 failed loads against 4 of the release that is live');
  });

  test('also where one machine reports the other release without end', () => {
    done(PUT_AND_TRY(10));
    done(JUDGE([...failures(8, 1), [5_000, { ...failure(now as string), again: true }]]));
    expect(told()).toEqual({ version: now, canary: undefined });
  });

  const harmless: readonly [string, Reports][] = [
    ['a tenth of the failures, as a tenth of the visitors has', failures(10, 90)],
    ['too few to say', failures(4, 0)],
    ['failures of before', [[20, failure(next as string, '2020-01-01')]]],
    ['errors of another kind', [[20, { ...failure(next as string), kind: 'uncaught' }]]],
    ['ten thousand, alike', failures(1_000, 9_000)],
    [
      'one visitor who tries again and again',
      [...failures(1, 0), [50, { ...failure(next as string), again: true }]],
    ],
  ];

  test(`not so with ${harmless.map(([what]) => what).join('; ')}`, () => {
    done(PUT_AND_TRY(10));
    for (const [, reports] of harmless) {
      done(JUDGE(reports));
      expect(told()).toEqual({ version: now, canary: [next, 10] });
    }
  });
});
