/** @jest-environment node */
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Installation, install } from '../compose/installationUnderTest';
import { hasRclone, type Remote, serveRemote } from './remoteUnderTest';

const home = { id: 'marketing-home', path: '/', prerender: true } as const;
const reservation = { id: 'booking-reservation', path: '/reservation', prerender: true } as const;

let installation: Installation;

beforeAll(async () => {
  installation = await install();
  installation.build('mfe-marketing', '00000000000b', [home]);
  installation.build('mfe-booking', '00000000000b', [reservation]);
});

afterAll(() => installation.remove());

/** Deploys made-up releases to a target, as `npm run deploy` does with built ones. */
function deployment(
  releases: readonly string[],
  target: string,
  environment: Readonly<Record<string, string>>,
) {
  return `
    Object.assign(process.env, ${JSON.stringify(environment)});
    const { readFileSync } = await import('node:fs');
    const { goLive, withVersions } = await tool('deploy/goLive.mjs');
    const { openStore } = await tool('store/openStore.mjs');
    const { runCommand } = await tool('setup/failure.mjs');
    await runCommand(async () => {
      const store = openStore(process.argv[1]);
      const versions = {};
      for (const name of ${JSON.stringify(releases)}) {
        const from = process.cwd() + '/made/' + name;
        const release = JSON.parse(readFileSync(from + '/release.json', 'utf8'));
        await store.put(release, from);
        versions[release.package] = release.version;
      }
      const about = { act: 'deploy', by: 'a test', commit: 'none' };
      await goLive({ store, target: ${JSON.stringify(target)}, change: (live) => {
        const next = withVersions(live, versions, about);
        return next && { configuration: { origin: 'https://site.example' }, ...next };
      } });
    });
  `;
}

const EVERYTHING = [
  'shell-00000000000a',
  ...['mfe-marketing', 'mfe-booking', 'mfe-members', 'mfe-tournaments'].map((name) => `${name}-00000000000b`),
];

test('a remote without rclone is refused with a sentence, and nothing changes', () => {
  const { status, complaints } = installation.run(
    deployment(EVERYTHING, 'centre:jorkyball', { PATH: '/nowhere' }),
  );
  expect({ status, complaints }).toEqual({
    status: 1,
    complaints: 'Nothing has changed. rclone is not here: apt install rclone.\n',
  });
  expect(existsSync(join(installation.store, 'live/00000001.json'))).toBe(false);
});

test('a Windows drive, a path with a colon and an address are folders, and name:path is a remote', () => {
  const { printed } = installation.run(`
    const { isRemote } = await tool('deploy/remotes.mjs');
    const named = ['C:\\\\site', 'c:/site', '/srv/a:b', './a:b', 'site', 'centre:', 'centre:jorkyball', 'my host:a/b'];
    console.log(named.filter(isRemote).join(', '));
  `);
  expect(printed).toBe('centre:, centre:jorkyball, my host:a/b\n');
});

// Without rclone, and without the right to install it, one line says so.
for (const begin of hasRclone() ? [serveRemote] : []) {
  describe('a WebDAV server that rclone knows', () => {
    let remote: Remote;

    // The tests build on each other's state, because rclone sends a new site at some 30 files a second.
    beforeAll(async () => {
      remote = await begin();
      remote.onArrival(() => missing.push(...missingFiles(remote.folder)));
      await deployed(...EVERYTHING);
    });

    afterAll(() => remote.stop());

    /** Files that a page did not find at any moment. */
    const missing: string[] = [];
    afterEach(() => expect(missing).toEqual([]));

    // rclone tries again many times by itself, with pauses.
    const environment = () => ({ ...remote.environment, RCLONE_RETRIES: '1', RCLONE_LOW_LEVEL_RETRIES: '1' });
    const deploy = (...releases: string[]) =>
      installation.runBeside(deployment(releases, remote.target, environment()));
    const deployed = async (...releases: string[]) =>
      expect(await deploy(...releases)).toMatchObject({ status: 0, complaints: '' });
    const run = (code: string) =>
      installation.runBeside(`Object.assign(process.env, ${JSON.stringify(environment())});\n${code}`);
    const page = () => readFileSync(join(remote.folder, 'reservation/index.html'), 'utf8');
    /** The expected remote: the site of the live document, composed separately. */
    const expectWhole = () => {
      const { status, complaints } = installation.run(`
        const { composeSite } = await tool('compose/composeSite.mjs');
        const { openStore } = await tool('store/openStore.mjs');
        await composeSite({ store: openStore(process.argv[1]), target: process.argv[2] });
      `);
      expect({ status, complaints }).toEqual({ status: 0, complaints: '' });
      expect(contentsOf(remote.folder)).toEqual(contentsOf(installation.site));
    };

    const deployNext = async (version: string) => {
      installation.build('mfe-booking', version, [reservation]);
      await deployed(`mfe-booking-${version}`);
      expect(page()).toContain(version);
      expectWhole();
    };
    /** The lock of a remote holds the number of the process that works with it. */
    const endRclone = () => {
      const mirrors = join(installation.folder, 'mirrors');
      const lock = readdirSync(mirrors).find((name) => /^centre.*\.lock$/.test(name));
      const holder = lock && Number(readFileSync(join(mirrors, lock), 'utf8'));
      try {
        if (holder) process.kill(holder, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    };

    test('receives files first, then pages, then the live document, and only changed ones', async () => {
      expectWhole();
      const kinds = remote.arrivals.map(({ path }) => kindOf(path));
      expect(kinds).toEqual([...kinds].sort());
      expect(new Set(kinds).size).toBe(3);

      remote.arrivals.length = 0;
      installation.build('mfe-booking', '00000000000c', [reservation]);
      await deployed('mfe-booking-00000000000c');
      expectWhole();
      expect(remote.arrivals.map(({ path }) => kindOf(path))).toEqual(
        remote.arrivals.map(({ path }) => kindOf(path)).sort(),
      );
      const others = remote.arrivals.filter(
        ({ path }) => !path.startsWith('remotes/mfe-booking/00000000000c/'),
      );
      expect(others.map(({ path }) => path).sort()).toEqual([
        'registry.json',
        'registry.json.br',
        'reservation/index.html',
        'reservation/index.html.br',
      ]);
    });

    test('loses pages of removed routes last, and releases when they are pruned', async () => {
      for (const [version, path] of [
        ['00000000000d', '/reserver'],
        ['00000000000e', '/reserver'],
      ] as const) {
        installation.build('mfe-booking', version, [{ ...reservation, path }]);
        remote.arrivals.length = 0;
        await deployed(`mfe-booking-${version}`);
        expectWhole();
      }
      expect(existsSync(join(remote.folder, 'reservation'))).toBe(false);

      remote.arrivals.length = 0;
      const pruned = await run(`
        const { prune } = await tool('deploy/prune.mjs');
        const now = Date.now() + 40 * 24 * 60 * 60 * 1000;
        await prune({ keep: 1, storeFolder: process.argv[1], target: '${remote.target}', now });
      `);
      expect(pruned).toMatchObject({ status: 0, complaints: '' });
      expectWhole();
      expect(readdirSync(join(remote.folder, 'remotes/mfe-booking')).sort()).toEqual([
        '00000000000d',
        '00000000000e',
      ]);
      const methods = remote.arrivals.map(({ method }) => method);
      expect(methods).toEqual([...methods].sort().reverse());
      expect(methods).toContain('DELETE');
      await deployNext('00000000000f');
    });

    test('is repaired after others changed, cut or deleted files, and keeps their own files', async () => {
      const at = (path: string) => join(remote.folder, path);
      writeFileSync(at('reservation/index.html'), page().replaceAll('00000000000f', '00000000000x'));
      writeFileSync(at('shell/00000000000a/main.js'), '');
      rmSync(at('index.html.br'));
      mkdirSync(at('shell/000000000000'));
      writeFileSync(at('shell/000000000000/main.js'), 'left behind');
      writeFileSync(at('google1234.html'), 'his own');
      // The server's times have seconds.
      const { status } = await run(`
        const { utimesSync } = await import('node:fs');
        utimesSync('${at('reservation/index.html')}', Date.now() / 1000 + 5, Date.now() / 1000 + 5);
      `);
      expect(status).toBe(0);
      await deployed('mfe-booking-00000000000f');
      expect(readFileSync(at('google1234.html'), 'utf8')).toBe('his own');
      rmSync(at('google1234.html'));
      expectWhole();
      // The changed page named files that did not exist.
      missing.length = 0;
    });

    test('keeps both of two concurrent deployments', async () => {
      installation.build('mfe-booking', '000000000010', [reservation]);
      installation.build('mfe-marketing', '000000000011', [home]);
      const codes = await Promise.all(
        ['mfe-booking-000000000010', 'mfe-marketing-000000000011'].map(async (release) => {
          const child = installation.start(deployment([release], remote.target, remote.environment));
          return (await once(child, 'exit'))[0];
        }),
      );
      expect(codes).toEqual([0, 0]);
      expect(page()).toContain('000000000010');
      expectWhole();
    });

    test('serves complete pages after a kill at any moment, and the next deployment repairs it', async () => {
      let longest = 0;
      for (let moment = 0; moment < 6; moment += 1) {
        const version = `0000000000${(32 + moment).toString(16)}`;
        installation.build('mfe-booking', version, [reservation]);
        const started = Date.now();
        const child = installation.start(
          deployment([`mfe-booking-${version}`], remote.target, remote.environment),
        );
        const ended = once(child, 'exit');
        // The first run completes; the others are killed at moments spread over its duration, every second one with its
        // rclone.
        const end = () => {
          child.kill('SIGKILL');
          if (moment % 2 === 0) endRclone();
        };
        const ending = moment === 0 ? undefined : setTimeout(end, (longest * moment) / 6);
        await ended;
        clearTimeout(ending);
        longest ||= Date.now() - started;
        expect(missingFiles(remote.folder)).toEqual([]);
      }
      await deployNext('00000000002f');
    });

    test('that is unknown, unreachable or read-only is refused with a sentence before any change', async () => {
      const before = readdirSync(join(installation.store, 'live'));
      installation.build('mfe-booking', '000000000030', [reservation]);
      const failing = async (target: string, environment = {}) => {
        const code = deployment(['mfe-booking-000000000030'], target, {
          ...remote.environment,
          ...environment,
        });
        const { status, complaints } = await installation.runBeside(code);
        expect(status).toBe(1);
        expect(readdirSync(join(installation.store, 'live'))).toEqual(before);
        return complaints;
      };
      expect(await failing('nowhere:jorkyball')).toBe(
        'Nothing has changed. rclone knows no remote “nowhere”: make it with rclone config.\n',
      );
      expect(await failing(remote.target, { RCLONE_CONFIG_CENTRE_URL: 'http://127.0.0.1:9' })).toBe(
        'Nothing has changed. centre:jorkyball is out of reach: see whether it runs, and its address with rclone config.\n',
      );
      remote.lock();
      expect(await failing(remote.target)).toBe(
        'Nothing has changed. centre:jorkyball has refused: see the name, the password and the rights of it with rclone config.\n',
      );
      remote.unlock();
    });

    test('that refuses midway leads to a sentence that names the live state and the next command', async () => {
      await deployNext('00000000003a');
      const before = page();
      installation.build('mfe-booking', '000000000031', [reservation]);
      remote.refuse(403, 3);
      const { status, complaints } = await deploy('mfe-booking-000000000031');
      expect(status).toBe(1);
      const number = Number(readdirSync(join(installation.store, 'live')).sort().at(-1)?.slice(0, 8));
      expect(complaints).toBe(
        'centre:jorkyball has refused: see the name, the password and the rights of it with rclone config.\n' +
          `Document ${number} is live in the store, and centre:jorkyball is still the old site, or partly: ` +
          'each page there finds its files. The same command again sends the rest.\n',
      );
      expect(page()).toBe(before);
      expect(missingFiles(remote.folder)).toEqual([]);
      remote.refuse(undefined);
      await deployed('mfe-booking-000000000031');
      expectWhole();

      // Repeating the command would roll back the release that it has just made live.
      remote.refuse(403);
      const rollback = (version?: string) =>
        run(`
          const { rollback } = await tool('deploy/rollback.mjs');
          const { runCommand } = await tool('setup/failure.mjs');
          const [storeFolder] = process.argv.slice(1);
          await runCommand(() => rollback('mfe-booking', { version: ${JSON.stringify(version)}, storeFolder, target: '${remote.target}' }));
        `);
      expect((await rollback()).complaints).toContain(
        `npm run rollback -- booking 00000000003a --store ${installation.store} --to ${remote.target} sends the rest.\n`,
      );
      remote.refuse(undefined);
      expect(await rollback('00000000003a')).toMatchObject({ status: 0, complaints: '' });
      expect(page()).toBe(before);
      expectWhole();
    });

    test('that dies midway or never answers is given up', async () => {
      for (const [how, version] of [
        ['silent', '000000000033'],
        ['gone', '000000000034'],
      ] as const) {
        installation.build('mfe-booking', version, [reservation]);
        void remote.die(how, 3);
        const { status, complaints } = await installation.runBeside(
          deployment([`mfe-booking-${version}`], remote.target, {
            ...remote.environment,
            REMOTE_PATIENCE: '3',
          }),
        );
        expect(status).toBe(1);
        const reason =
          how === 'silent'
            ? 'does not answer any more: nothing has come through for 3 seconds.'
            : '(is out of reach: see whether it runs|does not answer any more)';
        expect(complaints).toMatch(new RegExp(`^centre:jorkyball ${reason}`));
        expect(complaints).toContain('The same command again sends the rest.\n');
        expect(missingFiles(remote.folder)).toEqual([]);
        // The remote is recorded as holding the deployment before.
        const described = await run(`
          const { describeSite } = await tool('deploy/siteDocument.mjs');
          const { openStore } = await tool('store/openStore.mjs');
          console.log(describeSite({ store: openStore(process.argv[1]), target: '${remote.target}' }));
        `);
        expect(described.printed).toContain('centre:jorkyball is still the site of document');
        await remote.revive();
        await deployed(`mfe-booking-${version}`);
        expectWhole();
      }
    });

    test('is left at once by Ctrl-C, and a sentence names its state', async () => {
      installation.build('mfe-booking', '000000000035', [reservation]);
      const silent = remote.die('silent', 1);
      const code = deployment(['mfe-booking-000000000035'], remote.target, remote.environment);
      const child = installation.start(`console.error = console.log;\n${code}`);
      let heard = '';
      child.stdout?.on('data', (text) => {
        heard += text;
      });
      const ended = once(child, 'exit');
      await silent;
      child.kill('SIGINT');
      expect(await ended).toEqual([1, null]);
      expect(heard).toContain('Stopping.\nInterrupted.\nDocument ');
      expect(heard).toContain('The same command again sends the rest.\n');
      await remote.revive();
      await deployed('mfe-booking-000000000035');
      expectWhole();
    });

    test('keeps its site unchanged beside a preview', async () => {
      const before = contentsOf(remote.folder);
      installation.build('mfe-booking', '000000000032', [reservation]);
      const previewed = await run(`
        const { openStore } = await tool('store/openStore.mjs');
        const { preview } = await tool('deploy/preview.mjs');
        const { readFileSync } = await import('node:fs');
        const from = process.cwd() + '/made/mfe-booking-000000000032';
        const store = openStore(process.argv[1]);
        await store.put(JSON.parse(readFileSync(from + '/release.json', 'utf8')), from);
        const versions = { 'mfe-booking': '000000000032' };
        console.log(await preview({ store, target: '${remote.target}', name: 'demain', versions }));
      `);
      expect(previewed).toMatchObject({ status: 0, complaints: '' });
      expect(previewed.printed).toContain('\ncentre:previews/demain\n');
      expect(contentsOf(remote.folder)).toEqual(before);
      const beside = join(remote.folder, '../previews/demain/reservation/index.html');
      expect(readFileSync(beside, 'utf8')).toContain('000000000032');
    });
  });
}

/** In the order in which they must arrive. */
function kindOf(path: string): string {
  if (/^(shell|remotes\/[^/]+)\/([0-9a-f]{12}|media)\/|^icons\/|^(favicon|icon)\./.test(path))
    return '1 file';
  return /^(registry\.json|sw\.js|stand-ins\.json)(\.br)?$/.test(path) ? '3 what is live' : '2 page';
}

/** Every file below a folder with its content. */
function contentsOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length), readFileSync(file, 'latin1')]),
  );
}

/** Missing files that pages or the live list name. */
function missingFiles(folder: string): string[] {
  const speaking = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') || name === 'registry.json',
  );
  return speaking.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/"(\/(?:shell|remotes)\/[^"]+)"/g)]
      .map(([, address = '']) => address)
      .filter((address) => !existsSync(join(folder, address)))
      .map((address) => `${name}: ${address}`),
  );
}
