/** @jest-environment node */
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentsOf, type Installation, install } from '../compose/installationUnderTest';
import { fullTest } from '../jest/suite';

const home = { id: 'marketing-home', path: '/', prerender: true } as const;
const reservation = { id: 'booking-reservation', path: '/reservation', prerender: true } as const;
const profile = { id: 'members-profile', path: '/profil', prerender: false } as const;

let installation: Installation;

beforeEach(async () => {
  installation = await install();
  installation.build('mfe-marketing', '00000000000b', [home]);
  installation.build('mfe-booking', '00000000000b', [reservation]);
  installation.build('mfe-members', '00000000000b', [profile]);
  installation.deploy();
});

afterEach(() => installation.remove());

const liveVersion = (name: string) => installation.live().packages[name]?.version;
const command = (words: string) => installation.run(installation.command(words));

/** Releases booking and makes it live. */
function deployBooking(version: string) {
  installation.build('mfe-booking', version, [reservation]);
  installation.deploy('mfe-booking');
}

test('a deployment of one section writes its own pages and the shared files, and no byte of another page', () => {
  const before = contentsOf(installation.site);
  deployBooking('00000000000c');
  const after = contentsOf(installation.site);
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .filter((name) => !name.startsWith('/remotes/mfe-booking/00000000000c/'))
    .sort();
  expect(changed).toEqual([
    '/registry.json',
    '/registry.json.br',
    '/reservation/index.html',
    '/reservation/index.html.br',
  ]);
  expect(after['/reservation/index.html']).toContain('/remotes/mfe-booking/00000000000c/remoteEntry.js');
});

test('the same live document and store give the same bytes on any machine', () => {
  deployBooking('00000000000c');
  const elsewhere = join(installation.folder, 'elsewhere');
  cpSync(installation.store, elsewhere, {
    recursive: true,
    filter: (file) => !file.startsWith(join(installation.store, 'pages')),
  });
  const { status, complaints } = installation.run(
    installation.code(`
    const { composeSite } = await tool('compose/composeSite.mjs');
    await composeSite({ store: openStore('${elsewhere}'), target: '${elsewhere}-site' });
  `),
  );
  expect({ status, complaints }).toEqual({ status: 0, complaints: '' });
  expect(contentsOf(`${elsewhere}-site`)).toEqual(contentsOf(installation.site));
});

test('a rollback activates the previous release without a build, in brotli as well', () => {
  const before = contentsOf(installation.site);
  installation.build('mfe-booking', '00000000000c', [{ ...reservation, path: '/reserver' }]);
  installation.deploy('mfe-booking');
  expect(existsSync(join(installation.site, 'reservation'))).toBe(false);
  expect(command('rollback booking')).toMatchObject({ status: 0, complaints: '' });
  expect(liveVersion('mfe-booking')).toBe('00000000000b');
  const after = contentsOf(installation.site);
  const changed = Object.keys(before).filter((name) => before[name] !== after[name]);
  expect(changed.sort()).toEqual(['/registry.json', '/registry.json.br']);
  expect(existsSync(join(installation.site, 'reserver'))).toBe(false);
});

test('a rollback to a missing release, or without an earlier one, is refused with a sentence', () => {
  const unknown = command('rollback booking aaaaaaaaaaaa');
  expect(unknown).toMatchObject({ status: 1 });
  expect(unknown.complaints).toMatch(
    /^There is no release aaaaaaaaaaaa of mfe-booking in .*\. npm run live -- --store \S+ lists those that there are\.\n$/,
  );
  const first = command('rollback booking');
  expect(first.complaints).toBe('No release of mfe-booking was live before the present one.\n');
});

fullTest(
  'a release that was rolled back is returned to only by name, and each step names both releases',
  () => {
    for (const version of ['00000000000c', '00000000000d']) deployBooking(version);
    const steps = (version = '') =>
      installation
        .done(installation.command(`rollback booking ${version}`.trim()))
        .replace(/\d{4}-\S+Z/g, 'DATE');
    const note = 'built from commit-of-the-release by its team, live since DATE';
    expect(steps()).toContain(
      `  from 00000000000d: ${note}\n  to   00000000000c: ${note}\nLive as of document`,
    );
    expect(steps()).toContain('\n  to   00000000000b: ');
    expect(command('rollback booking').complaints).toBe(
      'No release of mfe-booking was live before the present one but what was rolled back from ' +
        `(00000000000c, 00000000000d). To go back to one of these all the same: npm run rollback -- booking VERSION --store ${installation.store}\n`,
    );
    // A named release is returned to, and the next rollback goes to 00000000000b again.
    expect(steps('00000000000d')).toContain('  to   00000000000d');
    expect(steps()).toContain('  to   00000000000b');
  },
);

test('the live list names the commit and the team of each build, and separately the deployer', () => {
  deployBooking('00000000000c');
  command('rollback booking');
  installation.build('mfe-booking', '00000000000e', [reservation]);
  installation.done(installation.deployment({ of: ['mfe-booking'], isStoredOnly: true }));
  const lines = () => installation.done(installation.command('live')).split('\n');
  const line = (start: RegExp) =>
    lines()
      .find((each) => start.test(each))
      ?.replace(/ {2,}/g, '  ');
  expect(line(/^ {2}mfe-booking +00000000000b/)).toMatch(
    /since \S+ {2}built from commit-of-the-release by its team {2}made live by .+ \(rollback mfe-booking to 00000000000b\)$/,
  );
  expect(line(/00000000000c/)).toMatch(/rolled back from {2}built from commit-of-the-release by its team$/);
  expect(line(/00000000000e/)).toBe(
    '  mfe-booking  00000000000e  in the store  built from commit-of-the-release by its team',
  );
  // A store of before such notes.
  rmSync(join(installation.store, 'releases/mfe-booking/00000000000c.json'));
  expect(line(/00000000000c/)).toContain('first live from none by a test');
});

test('an incompatible release is refused by name, and nothing changes', () => {
  const before = { site: contentsOf(installation.site), live: installation.live() };
  installation.build('mfe-booking', '00000000000c', [reservation], {
    taken: { 'shared-kernel/ui': ['Skeleton'] },
  });
  const { status, complaints } = installation.compose('mfe-booking');
  expect(status).toBe(1);
  expect(complaints).toContain('Nothing has changed.\nmfe-booking uses Skeleton of shared-kernel/ui');
  expect({ site: contentsOf(installation.site), live: installation.live() }).toEqual(before);
});

test('pruning keeps live releases, requested ones, and those live within 30 days', () => {
  for (const version of ['00000000000c', '00000000000d', '00000000000e']) deployBooking(version);
  const prune = (keep: number, now: string) =>
    installation.done(
      installation.code(`
      const { describePruned, prune } = await tool('deploy/prune.mjs');
      const removed = await prune({ keep: ${keep}, store, target, now: ${now}, log: () => {} });
      console.log(describePruned(removed).join('\\n'));
    `),
    );
  const places = () => readdirSync(join(installation.site, 'remotes/mfe-booking')).sort();
  expect(prune(0, 'Date.now()')).toBe('Nothing was to be removed.\n');
  expect(places()).toHaveLength(4);
  const later = 'Date.now() + 40 * 24 * 60 * 60 * 1000';
  expect(prune(1, later).split('\n').slice(0, 7)).toEqual([
    'Taken out of what is live, and of the site:',
    '  mfe-booking 00000000000c',
    '  mfe-booking 00000000000b',
    'Taken out of the store:',
    '  mfe-booking 00000000000b',
    '  mfe-booking 00000000000c',
    expect.stringMatching(/^Rendered pages .*: \d+ sets taken out of the store\.$/),
  ]);
  expect(places()).toEqual(['00000000000d', '00000000000e']);
  expect(readdirSync(join(installation.store, 'releases/mfe-booking')).sort()).toEqual(
    places().flatMap((version) => [version, `${version}.json`]),
  );
});

/** Stores what was built last of booking, and previews it. */
const preview = () =>
  installation.run(installation.deployment({ of: ['mfe-booking'], previewName: 'demain' }));

test('a preview is a separate site, and is promoted without a build, beside other deployments', () => {
  const before = { site: contentsOf(installation.site), live: installation.live() };
  installation.build('mfe-booking', '00000000000c', [reservation]);
  expect(preview()).toMatchObject({ status: 0, complaints: '' });
  expect({ site: contentsOf(installation.site), live: installation.live() }).toEqual(before);
  const previewed = contentsOf(join(installation.folder, 'previews/demain'));
  expect(previewed['/reservation/index.html']).toContain('00000000000c');
  expect(previewed['/index.html']).toBe(before.site['/index.html']);

  installation.build('mfe-marketing', '00000000000d', [home]);
  installation.deploy('mfe-marketing');
  expect(command('promote demain')).toMatchObject({ status: 0, complaints: '' });
  expect(installation.read('reservation/index.html')).toContain('00000000000c');
  expect(liveVersion('mfe-marketing')).toBe('00000000000d');
});

test('an incompatible or missing preview is refused with a sentence', () => {
  installation.build('mfe-booking', '00000000000c', [reservation], {
    taken: { 'shared-kernel/ui': ['Tabs'] },
  });
  expect(preview().complaints).toContain('mfe-booking uses Tabs of shared-kernel/ui');
  expect(command('promote demain').complaints).toBe('There is no preview “demain”. There are: none.\n');
});

fullTest('concurrent deployments all succeed: of 20 deployments of four sections none is lost', async () => {
  const sections = ['mfe-marketing', 'mfe-booking', 'mfe-members', 'mfe-tournaments'];
  const routes = { 'mfe-marketing': [home], 'mfe-booking': [reservation], 'mfe-members': [profile] } as const;
  const before = installation.live().number;
  const codes = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const name = sections[at % 4] as string;
      const version = `0000000000${(16 + at).toString(16)}`;
      installation.build(name, version, routes[name as keyof typeof routes]);
      return (await installation.begin(installation.deployment({ of: [name] })).result).status;
    }),
  );
  expect(codes).toEqual(codes.map(() => 0));
  expect(installation.live().number).toBe(before + 20);
  // Each is live, or was until the next one of its section came.
  const { kept, packages } = installation.live();
  const versions = [...kept, ...Object.values(packages)].map(({ version }) => version);
  for (let at = 0; at < 20; at += 1) expect(versions).toContain(`0000000000${(16 + at).toString(16)}`);
  const registry = JSON.parse(installation.read('registry.json'));
  expect(registry.number).toBe(installation.live().number);
  for (const { name, version } of registry.sections) expect(version).toBe(liveVersion(`mfe-${name}`));
});

fullTest(
  'a deployment killed at any of 20 moments leaves the old or the new site, and the next one repairs it',
  async () => {
    const versionOf = (page: string) => /mfe-booking\/([0-9a-f]{12})\//.exec(page)?.[1];
    let longest = 0;
    for (let moment = 0; moment < 20; moment += 1) {
      const version = `0000000000${(32 + moment).toString(16)}`;
      installation.build('mfe-booking', version, [reservation]);
      const before = versionOf(installation.read('reservation/index.html'));
      const started = Date.now();
      const { child, result } = installation.begin(installation.deployment({ of: ['mfe-booking'] }));
      // Spread over the time that a whole one takes.
      if (moment > 0) {
        const killing = setTimeout(() => child.kill('SIGKILL'), (longest * moment) / 20);
        await result;
        clearTimeout(killing);
      } else {
        await result;
        longest = Date.now() - started;
      }
      const page = installation.read('reservation/index.html');
      expect([before, version]).toContain(versionOf(page));
      const registry = JSON.parse(installation.read('registry.json'));
      const named = registry.sections.find(({ name }: { name: string }) => name === 'booking').version;
      expect(named).toBe(versionOf(page));
      expect(existsSync(join(installation.site, `remotes/mfe-booking/${named}/remoteEntry.js`))).toBe(true);
    }
    deployBooking('00000000000f');
    expect(installation.read('reservation/index.html')).toContain('00000000000f');
    expect(readdirSync(installation.folder).filter((name) => name.includes('.next'))).toEqual([]);
  },
);
