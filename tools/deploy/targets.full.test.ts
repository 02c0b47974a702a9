/** @jest-environment node */
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Installation, install } from '../compose/installationUnderTest';

const home = { id: 'marketing-home', path: '/', prerender: true } as const;
const reservation = { id: 'booking-reservation', path: '/reservation', prerender: true } as const;

let installation: Installation;

beforeEach(async () => {
  installation = await install();
  installation.build('mfe-marketing', '00000000000b', [home]);
  installation.build('mfe-booking', '00000000000b', [reservation]);
});

afterEach(() => installation.remove());

function deployed(...names: string[]) {
  const result = installation.compose(...names);
  expect(result).toMatchObject({ status: 0, complaints: '' });
  return result.printed;
}

const at = (path: string) => join(installation.folder, path);
const lives = () => (existsSync(at('store/live')) ? readdirSync(at('store/live')).length : 0);
const pageOf = (site = 'site') => readFileSync(at(`${site}/reservation/index.html`), 'utf8');

/** A command of a person: `command` is run with `storeFolder` and `target`. */
const command = (code: string, target = 'site', before = '') => `
  ${before}
  const { runCommand } = await tool('setup/failure.mjs');
  const { openStore } = await tool('store/openStore.mjs');
  const { goLive, withVersions } = await tool('deploy/goLive.mjs');
  const [storeFolder] = process.argv.slice(1);
  const target = ${JSON.stringify(at(target))};
  await runCommand(async () => { ${code} });
`;
/** Makes a stored release live, as a deployment does after its build. */
const making = (version: string) => `
  const about = { act: 'deploy mfe-booking', by: 'Anna', commit: 'none' };
  const change = (live) => withVersions(live, { 'mfe-booking': '${version}' }, about);
  await goLive({ store: openStore(storeFolder), target, change });
`;
const DESCRIBE = `
  const { describeSite } = await tool('deploy/siteDocument.mjs');
  console.log(describeSite({ store: openStore(storeFolder), target }));
`;
/** The disk's answer from now on when a file is copied to such a place. */
const fullDisk = (place: string) => `
  const { default: fs } = await import('node:fs');
  const { syncBuiltinESMExports } = await import('node:module');
  const { copyFileSync } = fs;
  fs.copyFileSync = (from, to, ...others) => {
    if (!String(to).includes('${place}')) return copyFileSync(from, to, ...others);
    throw Object.assign(new Error('ENOSPC: no space left on device, copyfile'), { code: 'ENOSPC', syscall: 'copyfile' });
  };
  syncBuiltinESMExports();
`;
/** Puts a further release of booking into the store. */
function stored(version: string) {
  installation.build('mfe-booking', version, [reservation]);
  const { complaints } = installation.run(`
    const { openStore } = await tool('store/openStore.mjs');
    const { readFileSync } = await import('node:fs');
    const from = process.cwd() + '/made/mfe-booking-${version}';
    await openStore(process.argv[1]).put(JSON.parse(readFileSync(from + '/release.json', 'utf8')), from);
  `);
  expect(complaints).toBe('');
}

test('a folder that is neither empty nor a site is refused before the build, and keeps its files', () => {
  deployed();
  mkdirSync(at('thesis'));
  writeFileSync(at('thesis/chapter.tex'), 'ten years');
  mkdirSync(at('data'));
  writeFileSync(at('data/registry.json'), '{"mine":true}');
  writeFileSync(at('letter'), 'dear');
  const before = lives();
  const deploying = (target: string) =>
    installation.run(
      command(
        `const { deployPackages } = await tool('deploy/deployPackages.mjs');
         await deployPackages(['mfe-booking'], { storeFolder, target });`,
        target,
      ),
    );
  const lost = 'is neither empty nor a site, and what is in it would be lost: name another folder with --to.';
  for (const [target, sentence] of [
    ['thesis', lost],
    ['data', lost],
    ['letter', 'is a file; the site is a folder: name another one with --to.'],
  ] as const) {
    const { status, printed, complaints } = deploying(target);
    expect({ status, printed, complaints }).toEqual({
      status: 1,
      printed: '',
      complaints: `Nothing has changed. ${at(target)} ${sentence}\n`,
    });
  }
  expect(deploying('letter/site').complaints).toBe(
    `Nothing has changed. ${at('letter')} is a file, so nothing can be made in it.\n`,
  );
  expect(deploying('.').complaints).toContain('which the site would replace');
  expect(readFileSync(at('thesis/chapter.tex'), 'utf8')).toBe('ten years');
  expect(readFileSync(at('letter'), 'utf8')).toBe('dear');
  expect(lives()).toBe(before);
  // A file that arrived during the command is not replaced either.
  const { complaints } = installation.run(
    command(
      `const { composeSite } = await tool('compose/composeSite.mjs');
       await composeSite({ store: openStore(storeFolder), target });`,
      'thesis',
    ),
  );
  expect(complaints).toBe(`${at('thesis')} ${lost}\n`);
  expect(readdirSync(at('thesis'))).toEqual(['chapter.tex']);
});

test('an empty folder and a site of earlier tools are accepted, and a newly made site is announced', () => {
  deployed();
  mkdirSync(at('empty'));
  mkdirSync(at('earlier'));
  writeFileSync(at('earlier/registry.json'), '{"sections":[]}');
  writeFileSync(at('earlier/app.html'), '<!doctype html>');
  for (const target of ['empty', 'earlier']) {
    const { status, printed } = installation.run(command(making('00000000000b'), target));
    expect(status).toBe(0);
    expect(pageOf(target)).toContain('00000000000b');
    const made = `Created a new site in ${at(target)}, from live document 1.\n`;
    expect(printed).toBe(target === 'empty' ? made : '');
  }
});

test('a full disk after the live document is reported, and the next deployment names what it completes', () => {
  deployed();
  stored('00000000000c');
  const failed = installation.run(command(making('00000000000c'), 'site', fullDisk('/.site.next/')));
  expect({ status: failed.status, complaints: failed.complaints }).toEqual({
    status: 1,
    complaints:
      `${installation.site} cannot be written: the disk is full.\n` +
      `Document 2 is live in the store, and ${installation.site} is still that of document 1. ` +
      'The same command again (or any deployment) brings it.\n',
  });
  expect(pageOf()).toContain('00000000000b');
  expect(installation.run(command(DESCRIBE)).printed).toBe(
    `${installation.site} is still the site of document 1: any deployment there brings document 2, with all that came between.\n`,
  );

  installation.build('mfe-marketing', '00000000000d', [home]);
  expect(deployed('mfe-marketing')).toBe(
    `This also brings document 2, live already and not in ${installation.site} yet: 2 deploy mfe-booking, by Anna.\n`,
  );
  expect(pageOf()).toContain('00000000000c');
  expect(installation.run(command(DESCRIBE)).printed).toBe(
    `${installation.site} is the site of document 3.\n`,
  );
  // The next deployment does not report it again.
  expect(deployed('mfe-marketing')).toBe('');
});

test('a first Ctrl-C after the live document waits, and a second one reports the state of the site', async () => {
  deployed();
  stored('00000000000c');
  // Another process is composing, as long as it holds the lock.
  const lock = at('.site.lock');
  for (const [version, isAgain] of [
    ['00000000000c', true],
    ['00000000000d', false],
  ] as const) {
    stored(version);
    const number = lives() + 1;
    writeFileSync(lock, String(process.pid));
    const heard: string[] = [];
    const child = installation.start(
      // The test reads one stream only.
      `console.error = console.log;\n${command(making(version))}`,
    );
    child.stdout?.on('data', (text) => heard.push(String(text)));
    const ended = once(child, 'exit');
    while (lives() < number) await new Promise((next) => setTimeout(next, 20));
    child.kill('SIGINT');
    while (heard.length === 0) await new Promise((next) => setTimeout(next, 20));
    expect(child.exitCode).toBeNull();
    // Waits until the first Ctrl-C is handled: a signal right after it counts as npm's copy.
    while (isAgain && child.exitCode === null) {
      child.kill('SIGTERM');
      await new Promise((next) => setTimeout(next, 20));
    }
    if (!isAgain) rmSync(lock);
    expect(await ended).toEqual([isAgain ? 130 : 0, null]);
    rmSync(lock, { force: true });
    const finishing = `Document ${number} is live in the store: making the site of it, which takes seconds. Once more ends it here.\n`;
    const left =
      'Interrupted.\n' +
      `Document ${number} is live in the store, and ${installation.site} is still that of document ${number - 1}. ` +
      'The same command again (or any deployment) brings it.\n';
    expect(heard.join('').startsWith(isAgain ? finishing + left : finishing)).toBe(true);
    expect(pageOf()).toContain(isAgain ? '00000000000b' : version);
  }
});

test('a store that is a file, cannot be made, or is full, is reported in a sentence', () => {
  writeFileSync(at('store'), 'not a store');
  expect(installation.run(command(making('00000000000b'))).complaints).toBe(
    `The store is a folder; ${at('store')} is a file.\n`,
  );
  const put = (folder: string, before = '') =>
    installation.run(
      command(
        `const from = process.cwd() + '/made/mfe-booking-00000000000b';
         await openStore('${folder}').put({ package: 'mfe-booking', version: '00000000000b' }, from);`,
        'site',
        before,
      ),
    );
  expect(put(at('store/inside')).complaints).toBe(
    `${at('store/inside/releases/mfe-booking')} cannot be written: a part of its path is a file.\n`,
  );
  rmSync(at('store'));
  const full = installation.run(
    command(
      `await openStore(storeFolder).put({ package: 'shell', version: '00000000000a' }, 'made/shell-00000000000a');`,
      'site',
      fullDisk('/store/media/'),
    ),
  );
  expect(full).toMatchObject({
    status: 1,
    complaints: 'What was to be written cannot be written: the disk is full.\n',
  });
});

test('a command that only reads makes no store, and reports that it is missing', () => {
  for (const open of ['openPresentStore(storeFolder)', 'openStore(storeFolder).live.current()']) {
    const { status, complaints } = installation.run(
      command(`const { openPresentStore } = await tool('store/openStore.mjs'); ${open};`),
    );
    expect({ status, complaints }).toEqual(
      open.startsWith('openPresentStore')
        ? { status: 1, complaints: `There is no store in ${installation.store}.\n` }
        : { status: 0, complaints: '' },
    );
    expect(existsSync(installation.store)).toBe(false);
  }
});
