/** @jest-environment node */
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Installation, install } from '../compose/installationUnderTest';

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

test('concurrent deployments all succeed: of 20 deployments of four sections none is lost', async () => {
  const sections = ['mfe-marketing', 'mfe-booking', 'mfe-members', 'mfe-tournaments'];
  const routes = { 'mfe-marketing': [home], 'mfe-booking': [reservation], 'mfe-members': [profile] } as const;
  const before = installation.live().number;
  const codes = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const name = sections[at % 4] as string;
      const version = `0000000000${(16 + at).toString(16)}`;
      installation.build(name, version, routes[name as keyof typeof routes]);
      return (await once(installation.startComposing(name), 'exit'))[0];
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

test('a deployment killed at any of 20 moments leaves the old or the new site, and the next one repairs it', async () => {
  const versionOf = (page: string) => /mfe-booking\/([0-9a-f]{12})\//.exec(page)?.[1];
  let longest = 0;
  for (let moment = 0; moment < 20; moment += 1) {
    const version = `0000000000${(32 + moment).toString(16)}`;
    installation.build('mfe-booking', version, [reservation]);
    const before = versionOf(installation.read('reservation/index.html'));
    const started = Date.now();
    const child = installation.startComposing('mfe-booking');
    const ended = once(child, 'exit');
    // Spread over the time that a whole one takes.
    if (moment > 0) {
      const killing = setTimeout(() => child.kill('SIGKILL'), (longest * moment) / 20);
      await ended;
      clearTimeout(killing);
    } else {
      await ended;
      longest = Date.now() - started;
    }
    const page = installation.read('reservation/index.html');
    expect([before, version]).toContain(versionOf(page));
    const registry = JSON.parse(installation.read('registry.json'));
    const named = registry.sections.find(({ name }: { name: string }) => name === 'booking').version;
    expect(named).toBe(versionOf(page));
    expect(existsSync(join(installation.site, `remotes/mfe-booking/${named}/remoteEntry.js`))).toBe(true);
  }
  installation.build('mfe-booking', '00000000000f', [reservation]);
  installation.deploy('mfe-booking');
  expect(installation.read('reservation/index.html')).toContain('00000000000f');
  expect(readdirSync(installation.folder).filter((name) => name.includes('.next'))).toEqual([]);
});
