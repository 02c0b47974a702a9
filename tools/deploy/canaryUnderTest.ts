import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Installation, install } from '../compose/installationUnderTest';

export const reservation = { id: 'booking-reservation', path: '/reservation', prerender: true } as const;
/** The live release of booking, and its canary. */
export const [now, next] = ['00000000000b', '00000000000c'] as const;

export let installation: Installation;

/** Every test starts with a site of its own. */
export function startFresh() {
  beforeEach(async () => {
    installation = await install();
    installation.build('mfe-booking', now, [reservation]);
    installation.deploy();
    installation.build('mfe-booking', next, [reservation]);
  });

  afterEach(() => installation.remove());
}

export const PUT_AND_TRY = (share: number) => `
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

export const CHANGE = (share: string) => `
  const { changeShare, readShare } = await tool('deploy/canary.mjs');
  const { runCommand } = await tool('setup/failure.mjs');
  const [storeFolder, target] = process.argv.slice(1);
  await runCommand(() => changeShare('booking', readShare('${share}'), { storeFolder, target }));
`;

export const ROLLBACK = `
  const { rollback } = await tool('deploy/rollback.mjs');
  const { runCommand } = await tool('setup/failure.mjs');
  const [storeFolder, target] = process.argv.slice(1);
  await runCommand(() => rollback('mfe-booking', { storeFolder, target }));
`;

type Entry = {
  readonly version: string;
  readonly canary?: { readonly version: string; readonly share: number };
  readonly earlier: readonly { readonly version: string }[];
};

/** This many reports of one release. */
type Reports = readonly [count: number, report: object][];

export const JUDGE = (reports: Reports) => `
  const { watchTrials } = await tool('deploy/judgeCanary.mjs');
  const { mkdirSync, writeFileSync } = await import('node:fs');
  const [storeFolder, target] = process.argv.slice(1);
  mkdirSync(storeFolder + '/reports', { recursive: true });
  const reports = ${JSON.stringify(reports)}.flatMap(([count, report]) => Array(count).fill(report));
  const lines = reports.map((report) => JSON.stringify(report) + '\\n');
  writeFileSync(storeFolder + '/reports/2099-01-01.jsonl', lines.join(''));
  await watchTrials({ storeFolder, target })({ kind: 'load' });
`;

export const failure = (release: string, received = '2099-01-01T00:00:00.000Z') => ({
  kind: 'load',
  release,
  received,
});

/** This many failed loads of the canary, and of the live release. */
export const failures = (tried: number, steady: number): Reports => [
  [tried, failure(next)],
  [steady, failure(now)],
];

/** The releases that pages of an older shell are offered instead of the live one. */
export const earlierReleases = () => bookingInRegistry().earlier.map(({ version }) => version);

function bookingInRegistry(): Entry {
  const { sections } = JSON.parse(installation.read('registry.json'));
  return sections.find(({ name }: { name: string }) => name === 'booking');
}

/** The site's data about the section: in its own page, and in the registry. */
export function told() {
  const [, json] = / id="site">([^<]*)</.exec(installation.read('reservation/index.html')) ?? [];
  const { section } = JSON.parse(json as string);
  const both = [section, bookingInRegistry()].map(({ version, canary }) => ({
    version,
    canary: canary && [canary.version, canary.share],
  }));
  expect(both[0]).toEqual(both[1]);
  return both[0];
}

export const hasFiles = (version: string) =>
  existsSync(join(installation.site, `remotes/mfe-booking/${version}/remoteEntry.js`));
