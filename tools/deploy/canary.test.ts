/** @jest-environment node */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Installation, install } from '../compose/installationUnderTest';
import { fullTest } from '../jest/suite';

const reservation = { id: 'booking-reservation', path: '/reservation', prerender: true } as const;
/** The live release of booking, and its canary. */
const [now, next] = ['00000000000b', '00000000000c'] as const;

let installation: Installation;

beforeEach(async () => {
  installation = await install();
  installation.build('mfe-booking', now, [reservation]);
  installation.deploy();
  installation.build('mfe-booking', next, [reservation]);
});

afterEach(() => installation.remove());

const tryOut = (share: number) => installation.run(installation.deployment({ of: ['mfe-booking'], share }));
const command = (words: string) => installation.done(installation.command(words));

/** Releases booking and makes it live for all. */
function deployBooking(version: string) {
  installation.build('mfe-booking', version, [reservation]);
  return installation.deploy('mfe-booking');
}

type Entry = {
  readonly version: string;
  readonly canary?: { readonly version: string; readonly share: number };
  readonly earlier: readonly { readonly version: string }[];
};

function bookingInRegistry(): Entry {
  const { sections } = JSON.parse(installation.read('registry.json'));
  return sections.find(({ name }: { name: string }) => name === 'booking');
}

/** The releases that pages of an older shell are offered instead of the live one. */
const earlierReleases = () => bookingInRegistry().earlier.map(({ version }) => version);

/** The site's data about the section: in its own page, and in the registry. */
function told() {
  const [, json] = / id="site">([^<]*)</.exec(installation.read('reservation/index.html')) ?? [];
  const { section } = JSON.parse(json as string);
  const both = [section, bookingInRegistry()].map(({ version, canary }) => ({
    version,
    canary: canary && [canary.version, canary.share],
  }));
  expect(both[0]).toEqual(both[1]);
  return both[0];
}

const hasFiles = (version: string) =>
  existsSync(join(installation.site, `remotes/mfe-booking/${version}/remoteEntry.js`));

test('a canary has a release, a fallback and a share, which one command changes, completes or ends', () => {
  tryOut(10);
  expect(told()).toEqual({ version: now, canary: [next, 10] });
  expect(hasFiles(next)).toBe(true);
  command('canary booking --share 25%');
  expect(told()).toEqual({ version: now, canary: [next, 25] });
  command('canary booking --share 100');
  expect(told()).toEqual({ version: next, canary: undefined });
  command('rollback booking');
  expect(told()).toEqual({ version: now, canary: undefined });
  expect(installation.run(installation.command('canary booking --share 10')).complaints).toBe(
    'No release of mfe-booking is being tried.\n',
  );
});

test('the list counts the failed loads of both releases since the canary has its share', () => {
  expect(command('canary')).toBe('No release is being tried.\n');
  tryOut(80);
  const before = new Date().toISOString();
  command('canary booking --share 10');
  const reports = [
    ['load', next, '2099-01-01'],
    ['load', next, '2099-01-01'],
    ['load', now, '2099-01-01'],
    ['load', next, before],
    ['uncaught', next, '2099-01-01'],
  ].map(([kind, release, received]) => `${JSON.stringify({ kind, release, received })}\n`);
  mkdirSync(join(installation.store, 'reports'));
  writeFileSync(join(installation.store, 'reports/2099-01-01.jsonl'), reports.join(''));
  expect(command('canary')).toMatch(
    new RegExp(
      `^mfe-booking ${next}: for 10 of 100 visitors since .*, 2 failed loads reported; 1 of ${now}, which the others have\n$`,
    ),
  );
});

test('a rollback during a canary ends the canary and keeps the live release, and the next one goes further back', () => {
  const third = '00000000000d';
  deployBooking(third);
  installation.build('mfe-booking', next, [reservation]);
  tryOut(10);
  const printed = command('rollback booking');
  expect(printed).toContain(`The trial of ${next} of mfe-booking has ended, which 10 of 100 visitors had`);
  expect(printed).toContain(`Further back: npm run rollback -- booking --store ${installation.store}\n`);
  expect(told()).toEqual({ version: third, canary: undefined });
  expect(installation.live().packages['mfe-booking']?.by).toBe('a test');
  command('rollback booking');
  expect(told()).toEqual({ version: now, canary: undefined });
});

test('a release that was rolled back is not offered to pages of an older shell', () => {
  deployBooking(next);
  expect(earlierReleases()).toEqual([now]);
  command('rollback booking');
  expect(earlierReleases()).toEqual([]);
});

fullTest(
  'an ended canary keeps its files for its visitors until it is pruned, and no rollback returns to it',
  () => {
    tryOut(10);
    command('canary booking --share 0');
    expect(told()).toEqual({ version: now, canary: undefined });
    expect(installation.run(installation.command('rollback booking')).complaints).toBe(
      'No release of mfe-booking was live before the present one.\n',
    );
    expect(earlierReleases()).toEqual([]);
    deployBooking('00000000000d');
    const prune = (days: number) =>
      installation.done(
        installation.code(`
        const { prune } = await tool('deploy/prune.mjs');
        await prune({ keep: 1, store, target, now: Date.now() + ${days} * 24 * 60 * 60 * 1000 });
      `),
      );
    prune(0);
    expect([now, next].map(hasFiles)).toEqual([true, true]);
    prune(40);
    expect([now, next].map(hasFiles)).toEqual([true, false]);
  },
);

fullTest('a deployment of the section ends its canary and says so, and another section’s does not', () => {
  tryOut(10);
  installation.build('mfe-marketing', '00000000000e', []);
  installation.deploy('mfe-marketing');
  expect(told()).toEqual({ version: now, canary: [next, 10] });
  expect(deployBooking('00000000000d')).toMatch(
    new RegExp(
      `^The trial of ${next} of mfe-booking has ended, which 10 of 100 visitors had since .*, begun by a test\\.$`,
      'm',
    ),
  );
  expect(told()).toEqual({ version: '00000000000d', canary: undefined });
});

fullTest.each([
  [
    'does not fit the shell',
    {},
    { taken: { 'shared-kernel/ui': ['Tabs'] } },
    'mfe-booking uses Tabs of shared-kernel/ui',
  ],
  ['cannot be rendered', { fault: 'throws' }, {}, 'This page cannot be rendered.'],
] as const)('a canary that %s is refused', (_, fault, claims, sentence) => {
  const before = installation.live();
  installation.build('mfe-booking', next, [{ ...reservation, ...fault }], claims);
  expect(tryOut(10).complaints).toContain(sentence);
  expect(installation.live()).toEqual(before);
});
