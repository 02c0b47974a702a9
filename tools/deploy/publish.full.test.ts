/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentsOf, type Installation, install } from '../compose/installationUnderTest';
import { type Arrival, hasRclone, type Remote, serveRemote } from './remoteUnderTest';

const home = { id: 'marketing-home', path: '/', prerender: true } as const;
const reservation = { id: 'booking-reservation', path: '/reservation', prerender: true } as const;

let installation: Installation;

beforeAll(async () => {
  installation = await install();
  installation.build('mfe-marketing', '00000000000b', [home]);
  installation.build('mfe-booking', '00000000000b', [reservation]);
});

afterAll(() => installation.remove());

test('a remote without rclone is refused with a sentence, and nothing changes', async () => {
  const deployment = installation.deployment({ to: 'centre:jorkyball' });
  expect(await installation.begin(deployment, { PATH: '/nowhere' }).result).toMatchObject({
    status: 1,
    complaints: 'Nothing has changed. rclone is not here: apt install rclone.\n',
  });
  expect(existsSync(join(installation.store, 'live/00000001.json'))).toBe(false);
});

test('a Windows drive, a path with a colon and an address are folders, and name:path is a remote', () => {
  const printed = installation.done(
    installation.code(`
    const { isRemote } = await tool('deploy/target.mjs');
    const named = ['C:\\\\site', 'c:/site', '/srv/a:b', './a:b', 'site', 'centre:', 'centre:jorkyball', 'my host:a/b'];
    console.log(named.filter(isRemote).join(', '));
  `),
  );
  expect(printed).toBe('centre:, centre:jorkyball, my host:a/b\n');
});

// Without rclone, and without the right to install it, one line says so.
for (const begin of hasRclone() ? [serveRemote] : []) {
  describe('a WebDAV server that rclone knows', () => {
    let remote: Remote;
    const arrivals: Arrival[] = [];
    /** Files that a page did not find at any moment. */
    const missing: string[] = [];

    // The tests build on each other's state, because rclone sends a new site at some 30 files a second.
    beforeAll(async () => {
      remote = await begin((arrival) => {
        arrivals.push(arrival);
        missing.push(...missingFiles(remote.folder));
      });
      expect(await deploy()).toMatchObject({ status: 0, complaints: '' });
    });

    afterAll(() => remote.stop());

    afterEach(() => {
      remote.fail(undefined);
      expect(missing).toEqual([]);
    });

    /** Deploys what was built last of these packages, by default of all. */
    const deploy = (of?: readonly string[], more = {}) =>
      installation.begin(installation.deployment({ of, to: remote.target }), {
        ...remote.environment,
        ...more,
      }).result;
    const command = (words: string) =>
      installation.begin(installation.command(words, remote.target), remote.environment).result;
    const buildBooking = (version: string, path = '/reservation') =>
      installation.build('mfe-booking', version, [{ ...reservation, path }]);
    const page = () => readFileSync(join(remote.folder, 'reservation/index.html'), 'utf8');
    /** The expected remote: the site of the live document, composed separately. */
    const expectWhole = () => {
      const compose = `
        const { composeSite } = await tool('compose/composeSite.mjs');
        await composeSite({ store, target });
      `;
      installation.done(installation.code(compose));
      expect(contentsOf(remote.folder)).toEqual(contentsOf(installation.site));
    };
    const deployed = async (...names: string[]) => {
      expect(await deploy(names)).toMatchObject({ status: 0, complaints: '' });
      expectWhole();
    };

    const deployNext = async (version: string) => {
      buildBooking(version);
      await deployed('mfe-booking');
      expect(page()).toContain(version);
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
      const kinds = () => arrivals.map(({ path }) => kindOf(path));
      expect(kinds()).toEqual(kinds().sort());
      expect(new Set(kinds()).size).toBe(3);

      arrivals.length = 0;
      await deployNext('00000000000c');
      expect(kinds()).toEqual(kinds().sort());
      const others = arrivals.filter(({ path }) => !path.startsWith('remotes/mfe-booking/00000000000c/'));
      expect(others.map(({ path }) => path).sort()).toEqual([
        'registry.json',
        'registry.json.br',
        'reservation/index.html',
        'reservation/index.html.br',
      ]);
    });

    test('loses pages of removed routes last, and releases when they are pruned', async () => {
      for (const version of ['00000000000d', '00000000000e']) {
        buildBooking(version, '/reserver');
        await deployed('mfe-booking');
      }
      expect(existsSync(join(remote.folder, 'reservation'))).toBe(false);

      arrivals.length = 0;
      const prune = `
        const { prune } = await tool('deploy/prune.mjs');
        await prune({ keep: 1, store, target: '${remote.target}', now: Date.now() + 40 * 24 * 60 * 60 * 1000 });
      `;
      const pruned = await installation.begin(installation.code(prune), remote.environment).result;
      expect(pruned).toMatchObject({ status: 0, complaints: '' });
      expectWhole();
      expect(readdirSync(join(remote.folder, 'remotes/mfe-booking')).sort()).toEqual([
        '00000000000d',
        '00000000000e',
      ]);
      const methods = arrivals.map(({ method }) => method);
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
      utimesSync(at('reservation/index.html'), Date.now() / 1000 + 5, Date.now() / 1000 + 5);
      expect(await deploy(['mfe-booking'])).toMatchObject({ status: 0, complaints: '' });
      expect(readFileSync(at('google1234.html'), 'utf8')).toBe('his own');
      rmSync(at('google1234.html'));
      expectWhole();
      // The changed page named files that did not exist.
      missing.length = 0;
    });

    test('keeps both of two concurrent deployments', async () => {
      buildBooking('000000000010');
      installation.build('mfe-marketing', '000000000011', [home]);
      const results = await Promise.all(['mfe-booking', 'mfe-marketing'].map((name) => deploy([name])));
      expect(results.map(({ status }) => status)).toEqual([0, 0]);
      expect(page()).toContain('000000000010');
      expectWhole();
    });

    test('serves complete pages after a kill at any moment, and the next deployment repairs it', async () => {
      let longest = 0;
      for (let moment = 0; moment < 6; moment += 1) {
        buildBooking(`0000000000${(32 + moment).toString(16)}`);
        const started = Date.now();
        const { child, result } = installation.begin(
          installation.deployment({ of: ['mfe-booking'], to: remote.target }),
          remote.environment,
        );
        // The first run completes; the others are killed at moments spread over its duration, every second one with its
        // rclone.
        const end = () => {
          child.kill('SIGKILL');
          if (moment % 2 === 0) endRclone();
        };
        const ending = moment === 0 ? undefined : setTimeout(end, (longest * moment) / 6);
        await result;
        clearTimeout(ending);
        longest ||= Date.now() - started;
        expect(missingFiles(remote.folder)).toEqual([]);
      }
      await deployNext('00000000002f');
    });

    test('that is unknown, unreachable or read-only is refused with a sentence before any change', async () => {
      const before = installation.live();
      buildBooking('000000000030');
      const complaintsOf = async (more = {}, to = remote.target) => {
        const deployment = installation.deployment({ of: ['mfe-booking'], to });
        const { status, complaints } = await installation.begin(deployment, {
          ...remote.environment,
          ...more,
        }).result;
        expect(status).toBe(1);
        expect(installation.live()).toEqual(before);
        return complaints;
      };
      expect(await complaintsOf({}, 'nowhere:jorkyball')).toBe(
        'Nothing has changed. rclone knows no remote “nowhere”: make it with rclone config.\n',
      );
      expect(await complaintsOf({ RCLONE_CONFIG_CENTRE_URL: 'http://127.0.0.1:9' })).toBe(
        'Nothing has changed. centre:jorkyball is out of reach: see whether it runs, and its address with rclone config.\n',
      );
      remote.fail(401);
      expect(await complaintsOf()).toBe(
        'Nothing has changed. centre:jorkyball has refused: see the name, the password and the rights of it with rclone config.\n',
      );
    });

    test.each([
      [
        403,
        '00000000003a',
        'has refused: see the name, the password and the rights of it with rclone config.',
      ],
      ['none', '00000000003b', 'is out of reach: see whether it runs, and its address with rclone config.'],
    ] as const)(
      'that answers %s midway leads to a sentence that names the live state',
      async (answer, version, reason) => {
        const before = page();
        buildBooking(version);
        remote.fail(answer, 3);
        const { status, complaints } = await deploy(['mfe-booking'], { RCLONE_TIMEOUT: '2s' });
        expect(status).toBe(1);
        const { number } = installation.live();
        expect(complaints).toBe(
          `centre:jorkyball ${reason}\n` +
            `centre:jorkyball is still the site of document ${number - 1}: any deployment there brings document ` +
            `${number}, which is live in the store. The same command again sends the rest.\n`,
        );
        expect(page()).toBe(before);
        expect(missingFiles(remote.folder)).toEqual([]);
        remote.fail(undefined);
        await deployed('mfe-booking');
      },
    );

    test('that refuses a rollback leads to the command that sends the rest', async () => {
      const before = page();
      await deployNext('000000000031');
      remote.fail(403);
      // Repeating the command would roll back the release that it has just made live.
      const resume = 'rollback booking 00000000003b';
      expect((await command('rollback booking')).complaints).toContain(
        `npm run rollback -- booking 00000000003b --store ${installation.store} --to ${remote.target} sends the rest.\n`,
      );
      remote.fail(undefined);
      expect(await command(resume)).toMatchObject({ status: 0, complaints: '' });
      expect(page()).toBe(before);
      expectWhole();
    });

    test('keeps its site unchanged beside a preview', async () => {
      const before = contentsOf(remote.folder);
      buildBooking('000000000032');
      const previewing = installation.deployment({
        of: ['mfe-booking'],
        to: remote.target,
        previewName: 'demain',
      });
      const previewed = await installation.begin(previewing, remote.environment).result;
      expect(previewed).toMatchObject({ status: 0, complaints: '' });
      expect(previewed.printed).toContain('\nPreviewed in centre:previews/demain.\n');
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
