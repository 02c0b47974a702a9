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

test('a canary has a release, a fallback and a share, which one command changes, completes or ends', () => {
  installation.done(PUT_AND_TRY(10));
  expect(told()).toEqual({ version: now, canary: [next, 10] });
  expect(hasFiles(next)).toBe(true);
  installation.done(CHANGE('25%'));
  expect(told()).toEqual({ version: now, canary: [next, 25] });
  installation.done(CHANGE('100'));
  expect(told()).toEqual({ version: next, canary: undefined });
  expect(installation.done(ROLLBACK)).toContain(`mfe-booking ${now} is live`);
});

test('a canary for a tenth of the visitors with most of the failed loads ends, and the log names the reason', () => {
  installation.done(PUT_AND_TRY(10));
  installation.done(JUDGE(failures(8, 4)));
  expect(told()).toEqual({ version: now, canary: undefined });
  expect(installation.live().act).toBe(
    'canary mfe-booking 0 %: 8 failed loads against 4 of the release that is live',
  );
});

test('a rollback during a canary ends the canary and keeps the live release, and the next one goes further back', () => {
  const third = '00000000000d';
  installation.build('mfe-booking', third, [reservation]);
  installation.deploy('mfe-booking');
  installation.done(PUT_AND_TRY(10));
  const printed = installation.done(ROLLBACK);
  expect(printed).toMatch(new RegExp(`^  the trial of ${next} ends: .*, never live for everybody$`, 'm'));
  expect(printed).toContain(`Further back: npm run rollback -- booking --store ${installation.store}\n`);
  expect(told()).toEqual({ version: third, canary: undefined });
  expect(installation.live().packages['mfe-booking']?.by).toBe('a test');
  installation.done(ROLLBACK);
  expect(told()).toEqual({ version: now, canary: undefined });
});

test('failed loads from before a change of the share are not counted for the new share', () => {
  installation.done(PUT_AND_TRY(80));
  const before = new Date().toISOString();
  installation.done(CHANGE('10'));
  installation.done(
    JUDGE([
      [8, failure(next, before)],
      [2, failure(now, before)],
    ]),
  );
  expect(told()).toEqual({ version: now, canary: [next, 10] });
});

test('a release that was rolled back is not offered to pages of an older shell', () => {
  installation.build('mfe-booking', next, [reservation]);
  installation.deploy('mfe-booking');
  expect(earlierReleases()).toEqual([now]);
  installation.done(ROLLBACK);
  expect(earlierReleases()).toEqual([]);
});
