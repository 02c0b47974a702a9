/** @jest-environment node */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Installation, install } from '../compose/installationUnderTest';
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

/** Every file below a folder with its content. */
function contentsOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length), readFileSync(file, 'latin1')]),
  );
}

const liveVersion = (name: string) => installation.live().packages[name]?.version;

const ROLLBACK = (name: string, version?: string) => `
  const { rollback } = await tool('deploy/rollback.mjs');
  const { runCommand } = await tool('setup/failure.mjs');
  const [storeFolder, target] = process.argv.slice(1);
  await runCommand(() => rollback('${name}', { version: ${JSON.stringify(version)}, storeFolder, target }));
`;

test('a deployment of one section writes its own pages and the shared files, and no byte of another page', () => {
  const before = contentsOf(installation.site);
  installation.build('mfe-booking', '00000000000c', [reservation]);
  installation.deploy('mfe-booking');
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
  installation.build('mfe-booking', '00000000000c', [reservation]);
  installation.deploy('mfe-booking');
  const elsewhere = join(installation.folder, 'elsewhere');
  cpSync(installation.store, elsewhere, {
    recursive: true,
    filter: (file) => !file.startsWith(join(installation.store, 'pages')),
  });
  const { status, complaints } = installation.run(`
    const { composeSite } = await tool('compose/composeSite.mjs');
    const { openStore } = await tool('store/openStore.mjs');
    await composeSite({ store: openStore('${elsewhere}'), target: '${elsewhere}-site' });
  `);
  expect({ status, complaints }).toEqual({ status: 0, complaints: '' });
  expect(contentsOf(`${elsewhere}-site`)).toEqual(contentsOf(installation.site));
});

test('a rollback activates the previous release without a build, in brotli as well', () => {
  const before = contentsOf(installation.site);
  installation.build('mfe-booking', '00000000000c', [{ ...reservation, path: '/reserver' }]);
  installation.deploy('mfe-booking');
  expect(existsSync(join(installation.site, 'reservation'))).toBe(false);
  expect(installation.run(ROLLBACK('mfe-booking'))).toMatchObject({ status: 0, complaints: '' });
  expect(liveVersion('mfe-booking')).toBe('00000000000b');
  const after = contentsOf(installation.site);
  const changed = Object.keys(before).filter((name) => before[name] !== after[name]);
  expect(changed.sort()).toEqual(['/registry.json', '/registry.json.br']);
  expect(existsSync(join(installation.site, 'reserver'))).toBe(false);
});

test('a rollback to a missing release, or without an earlier one, is refused with a sentence', () => {
  const unknown = installation.run(ROLLBACK('mfe-booking', 'aaaaaaaaaaaa'));
  expect(unknown).toMatchObject({ status: 1 });
  expect(unknown.complaints).toMatch(
    /^There is no release aaaaaaaaaaaa of mfe-booking in .*\. npm run live -- --store \S+ lists those that there are\.\n$/,
  );
  const first = installation.run(ROLLBACK('mfe-booking'));
  expect(first.complaints).toBe('No release of mfe-booking was live before the present one.\n');
});

fullTest(
  'a release that was rolled back is returned to only by name, and each step names both releases',
  () => {
    for (const version of ['00000000000c', '00000000000d']) {
      installation.build('mfe-booking', version, [reservation]);
      installation.deploy('mfe-booking');
    }
    const steps = (version?: string) => {
      const { status, printed, complaints } = installation.run(ROLLBACK('mfe-booking', version));
      expect({ status, complaints }).toEqual({ status: 0, complaints: '' });
      return printed.replace(/\d{4}-\S+Z/g, 'DATE');
    };
    const note = 'built from commit-of-the-release by its team, live since DATE';
    expect(steps()).toContain(
      `  from 00000000000d: ${note}\n  to   00000000000c: ${note}\nmfe-booking 00000000000c is live`,
    );
    expect(steps()).toContain('\nmfe-booking 00000000000b is live');
    expect(installation.run(ROLLBACK('mfe-booking')).complaints).toBe(
      'No release of mfe-booking was live before the present one but what was rolled back from ' +
        `(00000000000c, 00000000000d). To go back to one of these all the same: npm run rollback -- booking VERSION --store ${installation.store}\n`,
    );
    // A named release is returned to, and the next rollback goes to 00000000000b again.
    expect(steps('00000000000d')).toContain('  to   00000000000d');
    expect(steps()).toContain('  to   00000000000b');
  },
);

const LIVE = `
  const { describeLive } = await tool('deploy/describeLive.mjs');
  const { openStore } = await tool('store/openStore.mjs');
  console.log(describeLive(openStore(process.argv[1])).join('\\n'));
`;

test('the live list names the commit and the team of each build, and separately the deployer', () => {
  installation.build('mfe-booking', '00000000000c', [reservation]);
  installation.deploy('mfe-booking');
  installation.run(ROLLBACK('mfe-booking'));
  // Another person adds the same release again, and one that never goes live.
  installation.run(PUT('mfe-booking', '00000000000b', { commit: 'another', by: 'somebody else' }));
  installation.build('mfe-booking', '00000000000e', [reservation]);
  installation.run(PUT('mfe-booking', '00000000000e', { commit: 'e-commit', by: 'Zoé' }));
  const lines = () => installation.run(LIVE).printed.split('\n');
  const line = (start: RegExp) =>
    lines()
      .find((each) => start.test(each))
      ?.replace(/ {2,}/g, '  ');
  expect(line(/^ {2}mfe-booking +00000000000b/)).toMatch(
    /since \S+ {2}built from commit-of-the-release by its team {2}made live by .+ \(rollback mfe-booking to 00000000000b\)$/,
  );
  expect(line(/00000000000c/)).toMatch(/rolled back from {2}built from commit-of-the-release by its team$/);
  expect(line(/00000000000e/)).toBe('  mfe-booking  00000000000e  in the store  built from e-commit by Zoé');
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
  expect(complaints).toContain('Not deployed.\nmfe-booking uses Skeleton of shared-kernel/ui');
  expect({ site: contentsOf(installation.site), live: installation.live() }).toEqual(before);
});

test('an older checkout deploys its own section and keeps the others', () => {
  installation.build('mfe-marketing', '00000000000d', [home]);
  installation.deploy('mfe-marketing');
  installation.build('mfe-booking', '00000000000c', [reservation]);
  installation.deploy('mfe-booking');
  expect(liveVersion('mfe-marketing')).toBe('00000000000d');
  expect(installation.read('index.html')).toContain('00000000000d');
});

test('pruning keeps live releases, requested ones, and those live within 30 days', () => {
  for (const version of ['00000000000c', '00000000000d', '00000000000e']) {
    installation.build('mfe-booking', version, [reservation]);
    installation.deploy('mfe-booking');
  }
  const prune = (keep: number, now: string) =>
    installation.run(`
      const { describePruned, prune } = await tool('deploy/prune.mjs');
      const [storeFolder, target] = process.argv.slice(1);
      console.log(describePruned(await prune({ keep: ${keep}, storeFolder, target, now: ${now} })).join('\\n'));
    `);
  const places = () => readdirSync(join(installation.site, 'remotes/mfe-booking')).sort();
  expect(prune(0, 'Date.now()').printed).toBe('Nothing was to be removed.\n');
  expect(places()).toHaveLength(4);
  const later = 'Date.now() + 40 * 24 * 60 * 60 * 1000';
  expect(prune(1, later).printed.split('\n').slice(0, 7)).toEqual([
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

const PREVIEW = (name: string, versions: Record<string, string>) => `
  const { preview } = await tool('deploy/preview.mjs');
  const { openStore } = await tool('store/openStore.mjs');
  const { runCommand } = await tool('setup/failure.mjs');
  const [folder, target] = process.argv.slice(1);
  await runCommand(() => preview({ store: openStore(folder), target, name: '${name}', versions: ${JSON.stringify(versions)} }));
`;
const PROMOTE = (name: string) => `
  const { promote } = await tool('deploy/preview.mjs');
  const { openStore } = await tool('store/openStore.mjs');
  const { runCommand } = await tool('setup/failure.mjs');
  const [folder, target] = process.argv.slice(1);
  await runCommand(() => promote({ store: openStore(folder), target, name: '${name}' }));
`;
const PUT = (name: string, version: string, built?: object) => `
  const { openStore } = await tool('store/openStore.mjs');
  const { readFileSync } = await import('node:fs');
  const from = process.cwd() + '/made/${name}-${version}';
  await openStore(process.argv[1]).put(JSON.parse(readFileSync(from + '/release.json', 'utf8')), from, ${JSON.stringify(built)});
`;

test('a preview is a separate site, and is promoted without a build, beside other deployments', () => {
  const before = { site: contentsOf(installation.site), live: installation.live() };
  installation.build('mfe-booking', '00000000000c', [reservation]);
  expect(installation.run(PUT('mfe-booking', '00000000000c'))).toMatchObject({ status: 0, complaints: '' });
  expect(installation.run(PREVIEW('demain', { 'mfe-booking': '00000000000c' }))).toMatchObject({
    status: 0,
    complaints: '',
  });
  expect({ site: contentsOf(installation.site), live: installation.live() }).toEqual(before);
  const previewed = contentsOf(join(installation.folder, 'previews/demain'));
  expect(previewed['/reservation/index.html']).toContain('00000000000c');
  expect(previewed['/index.html']).toBe(before.site['/index.html']);

  installation.build('mfe-marketing', '00000000000d', [home]);
  installation.deploy('mfe-marketing');
  expect(installation.run(PROMOTE('demain'))).toMatchObject({ status: 0, complaints: '' });
  expect(installation.read('reservation/index.html')).toContain('00000000000c');
  expect(liveVersion('mfe-marketing')).toBe('00000000000d');
});

test('an incompatible, missing or badly named preview is refused with a sentence', () => {
  installation.build('mfe-booking', '00000000000c', [reservation], {
    taken: { 'shared-kernel/ui': ['Tabs'] },
  });
  installation.run(PUT('mfe-booking', '00000000000c'));
  const misfit = installation.run(PREVIEW('demain', { 'mfe-booking': '00000000000c' }));
  expect(misfit.complaints).toContain('mfe-booking uses Tabs of shared-kernel/ui');
  expect(installation.run(PROMOTE('demain')).complaints).toBe(
    'There is no preview “demain”. There are: none.\n',
  );
  expect(installation.run(PREVIEW('../site', {})).complaints).toContain('is no name for a preview');
});
