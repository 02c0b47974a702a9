/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Installation, install } from '../compose/installationUnderTest';

const home = { id: 'marketing-home', path: '/', prerender: true } as const;
const reservation = { id: 'booking-reservation', path: '/reservation', prerender: true } as const;

let installation: Installation;
/** The sentence about a site that does not show the second document yet. */
let stillFirst: string;

beforeEach(async () => {
  installation = await install();
  installation.build('mfe-marketing', '00000000000b', [home]);
  installation.build('mfe-booking', '00000000000b', [reservation]);
  installation.deploy();
  stillFirst = `${installation.site} is still the site of document 1: any deployment there brings document 2, which is live in the store.`;
});

afterEach(() => installation.remove());

const at = (path: string) => join(installation.folder, path);
const lives = () => readdirSync(at('store/live')).length;
const pageOf = (site = 'site') => readFileSync(at(`${site}/reservation/index.html`), 'utf8');
const standing = () => installation.done(installation.command('live')).trim().split('\n').at(-1);

test('a folder that is neither empty nor a site is refused before the build, and keeps its files', () => {
  mkdirSync(at('thesis'));
  writeFileSync(at('thesis/chapter.tex'), 'ten years');
  mkdirSync(at('data'));
  writeFileSync(at('data/registry.json'), '{"mine":true}');
  writeFileSync(at('letter'), 'dear');
  const before = lives();
  const lost = 'is neither empty nor a site, and what is in it would be lost: name another folder with --to.';
  for (const [target, sentence] of [
    ['thesis', `Nothing has changed. ${at('thesis')} ${lost}`],
    ['data', `Nothing has changed. ${at('data')} ${lost}`],
    [
      'letter',
      `Nothing has changed. ${at('letter')} is a file; the site is a folder: name another one with --to.`,
    ],
    ['letter/site', `Nothing has changed. ${at('letter')} is a file, so nothing can be made in it.`],
    [
      '.',
      `Nothing has changed. The store is in ${at('.')}, which the site would replace: name another folder with --to.`,
    ],
  ] as const) {
    const { status, printed, complaints } = installation.run(
      installation.command('deploy booking', at(target)),
    );
    expect({ status, complaints }).toEqual({ status: 1, complaints: `${sentence}\n` });
    expect(printed).not.toContain('Building');
  }
  expect(readFileSync(at('thesis/chapter.tex'), 'utf8')).toBe('ten years');
  expect(readFileSync(at('letter'), 'utf8')).toBe('dear');
  expect(lives()).toBe(before);
  // A file that arrived during the command is not replaced either.
  const { complaints } = installation.run(
    installation.code(`
      const { composeSite } = await tool('compose/composeSite.mjs');
      const { runCommand } = await tool('setup/failure.mjs');
      await runCommand(() => composeSite({ store, target: '${at('thesis')}' }));
    `),
  );
  expect(complaints).toBe(`${at('thesis')} ${lost}\n`);
  expect(readdirSync(at('thesis'))).toEqual(['chapter.tex']);
});

test('an empty folder and a site of earlier tools are accepted, and a newly made site is announced', () => {
  mkdirSync(at('empty'));
  mkdirSync(at('earlier'));
  writeFileSync(at('earlier/registry.json'), '{"sections":[]}');
  writeFileSync(at('earlier/app.html'), '<!doctype html>');
  for (const target of ['empty', 'earlier']) {
    const printed = installation.done(installation.deployment({ to: at(target) }));
    expect(pageOf(target)).toContain('00000000000b');
    expect(printed.includes(`Created a new site in ${at(target)}, from live document 1.\n`)).toBe(
      target === 'empty',
    );
  }
});

test('a full disk after the live document is reported, and the next deployment names what it completes', () => {
  installation.build('mfe-booking', '00000000000c', [reservation]);
  const [input, evaluated, code, ...given] = installation.deployment({ of: ['mfe-booking'] });
  const fullDisk = `
    const { default: fs } = await import('node:fs');
    const { syncBuiltinESMExports } = await import('node:module');
    const { copyFileSync } = fs;
    fs.copyFileSync = (from, to, ...others) => {
      if (!String(to).includes('/.site.next/')) return copyFileSync(from, to, ...others);
      throw Object.assign(new Error('ENOSPC: no space left on device, copyfile'), { code: 'ENOSPC', syscall: 'copyfile' });
    };
    syncBuiltinESMExports();
  `;
  const failed = installation.run([input, evaluated, `${fullDisk}${code}`, ...given] as string[]);
  expect({ status: failed.status, complaints: failed.complaints }).toEqual({
    status: 1,
    complaints:
      `${installation.site} cannot be written: the disk is full.\n` +
      `${stillFirst} The same command again sends the rest.\n`,
  });
  expect(pageOf()).toContain('00000000000b');
  expect(standing()).toBe(stillFirst);

  installation.build('mfe-marketing', '00000000000d', [home]);
  const brought = 'This also brings documents that were live already and not in';
  expect(installation.deploy('mfe-marketing')).toContain(
    `${brought} ${installation.site} yet: 2 deploy mfe-booking, by a test.\n`,
  );
  expect(pageOf()).toContain('00000000000c');
  expect(standing()).toBe(`${installation.site} is the site of document 3.`);
  expect(installation.deploy('mfe-marketing')).not.toContain(brought);
});

test('Ctrl-C after the live document names the state of the site, and the same command brings it', async () => {
  installation.build('mfe-booking', '00000000000c', [reservation]);
  const deployment = installation.deployment({ of: ['mfe-booking'] });
  // Another process is composing, as long as it holds the lock.
  writeFileSync(at('.site.lock'), String(process.pid));
  const { child, result } = installation.begin(deployment);
  while (lives() < 2) await new Promise((next) => setTimeout(next, 20));
  child.kill('SIGINT');
  expect(await result).toMatchObject({
    status: 130,
    complaints: `Interrupted.\n${stillFirst} The same command again sends the rest.\n`,
  });
  expect(pageOf()).toContain('00000000000b');
  rmSync(at('.site.lock'));
  installation.done(deployment);
  expect(pageOf()).toContain('00000000000c');
});
