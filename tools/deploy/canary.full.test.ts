/** @jest-environment node */
import {
  CHANGE,
  earlierReleases,
  failure,
  failures,
  hasFiles,
  installation,
  JUDGE,
  next,
  now,
  PUT_AND_TRY,
  ROLLBACK,
  reservation,
  startFresh,
  told,
} from './canaryUnderTest';

startFresh();

test('an ended canary keeps its files for its visitors, and no rollback returns to it', () => {
  installation.done(PUT_AND_TRY(10));
  installation.done(CHANGE('0'));
  expect(told()).toEqual({ version: now, canary: undefined });
  expect(hasFiles(next)).toBe(true);
  expect(installation.run(ROLLBACK).complaints).toBe(
    'No release of mfe-booking was live before the present one.\n',
  );
  expect(earlierReleases()).toEqual([]);
});

test('pruning removes an ended canary, and keeps the earlier live releases', () => {
  installation.done(PUT_AND_TRY(10));
  installation.done(CHANGE('0'));
  installation.build('mfe-booking', '00000000000d', [reservation]);
  installation.deploy('mfe-booking');
  const prune = (now: string) => `
    const { prune } = await tool('deploy/prune.mjs');
    const [storeFolder, target] = process.argv.slice(1);
    await prune({ keep: 1, storeFolder, target, now: ${now} });
  `;
  installation.done(prune('Date.now()'));
  expect([now, next].map((version) => hasFiles(version))).toEqual([true, true]);
  installation.done(prune('Date.now() + 40 * 24 * 60 * 60 * 1000'));
  expect([now, next].map((version) => hasFiles(version))).toEqual([true, false]);
});

test('a deployment of the section replaces its canary, and another section’s does not', () => {
  installation.done(PUT_AND_TRY(10));
  installation.build('mfe-marketing', '00000000000e', []);
  installation.deploy('mfe-marketing');
  expect(told()).toEqual({ version: now, canary: [next, 10] });
  installation.build('mfe-booking', '00000000000d', [reservation]);
  installation.deploy('mfe-booking');
  expect(told()).toEqual({ version: '00000000000d', canary: undefined });
});

test('the gate compares a canary like a live release', () => {
  const before = installation.live();
  installation.build('mfe-booking', next, [reservation], { taken: { 'shared-kernel/ui': ['Tabs'] } });
  expect(installation.run(PUT_AND_TRY(10)).complaints).toContain('mfe-booking uses Tabs of shared-kernel/ui');
  expect(installation.live()).toEqual(before);
});

test('a canary whose pages cannot be rendered is refused', () => {
  const before = installation.live();
  installation.build('mfe-booking', next, [{ ...reservation, fault: 'throws' }]);
  expect(installation.run(PUT_AND_TRY(10)).complaints).toContain('This page cannot be rendered.');
  expect(installation.live()).toEqual(before);
});

test('a deployment or a promoted preview that ends a canary says so', () => {
  installation.done(PUT_AND_TRY(10));
  const printed = installation.done(`
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

test('only a whole number of 100 visitors is a share', () => {
  for (const share of ['', '101', '-1', 'half', '10.5']) {
    expect(installation.run(CHANGE(share)).complaints).toContain(`“${share}” is no share`);
  }
});

test('a section without a canary has no share to change', () => {
  expect(installation.run(CHANGE('10')).complaints).toBe('No release of mfe-booking is being tried.\n');
});

test('a canary ends also when one machine reports the live release endlessly', () => {
  installation.done(PUT_AND_TRY(10));
  installation.done(JUDGE([...failures(8, 1), [5_000, { ...failure(now), again: true }]]));
  expect(told()).toEqual({ version: now, canary: undefined });
});

const harmless: readonly (readonly [string, ReturnType<typeof failures>])[] = [
  ['a tenth of the failures, as a tenth of the visitors has', failures(10, 90)],
  ['too few to say', failures(4, 0)],
  ['failures of before', [[20, failure(next, '2020-01-01')]]],
  ['errors of another kind', [[20, { ...failure(next), kind: 'uncaught' }]]],
  ['ten thousand, alike', failures(1_000, 9_000)],
  ['one visitor who tries again and again', [...failures(1, 0), [50, { ...failure(next), again: true }]]],
];

test(`a canary does not end with ${harmless.map(([what]) => what).join('; ')}`, () => {
  installation.done(PUT_AND_TRY(10));
  for (const [, reports] of harmless) {
    installation.done(JUDGE(reports));
    expect(told()).toEqual({ version: now, canary: [next, 10] });
  }
});
