import type { Phase } from '../composition/records';
import { readTimeline } from './readTimeline';

function measure(section: string, phase: string, duration: number, more: Partial<Phase> = {}) {
  const detail: Phase = { section, release: `${section}-release`, phase, outcome: 'loaded', ...more };
  return { detail, duration, startTime: 0 };
}

function resource(path: string, transferSize: number, encodedBodySize = transferSize) {
  return { name: `https://site.example${path}`, transferSize, encodedBodySize };
}

const start = measure('shell', 'start', 5, { release: 'shell-release' });

test('a repeated phase is listed with its count and its last result', () => {
  const measures = [
    start,
    measure('booking', 'page', 80, { outcome: 'failed' }),
    measure('booking', 'page', 9),
  ];
  expect(readTimeline({ measures, resources: [] })[0]?.phases).toEqual([
    { phase: 'page', count: 2, durationMs: 9, outcome: 'loaded' },
  ]);
});

test('bytes count each file of the release once, by their origin', () => {
  const resources = [
    resource('/remotes/mfe-booking/booking-release/remoteEntry.js', 300),
    // Requested ahead, then used.
    resource('/remotes/mfe-booking/booking-release/page.js', 500),
    resource('/remotes/mfe-booking/booking-release/page.js', 0, 500),
    resource('/remotes/mfe-booking/booking-release/kept.js', 0, 70),
    resource('/remotes/mfe-booking/booking-release/routes.js', 0, 0),
    resource('/remotes/mfe-booking/booking-release/routes.js?retry=1', 20),
    resource('/remotes/mfe-members/members-release/remoteEntry.js', 9_999),
  ];
  expect(readTimeline({ measures: [start, measure('booking', 'page', 9)], resources })[0]).toMatchObject({
    networkBytes: 820,
    cachedBytes: 70,
    retries: 1,
  });
});

test('an overriding local build counts the files of its port', () => {
  const measures = [start, measure('booking', 'page', 9, { release: 'localhost-3001' })];
  const resources = [
    { name: 'http://localhost:3001/remoteEntry.js', transferSize: 400, encodedBodySize: 400 },
    { name: 'http://localhost:3002/remoteEntry.js', transferSize: 9, encodedBodySize: 9 },
  ];
  expect(readTimeline({ measures, resources })[0]).toMatchObject({ networkBytes: 400 });
});
