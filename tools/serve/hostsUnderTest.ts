import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findProgram } from '../jest/findProgram';
import { runModule } from '../jest/runModule';

const deploy = resolve(__dirname, '../../deploy');
/** Debian's package libnginx-mod-http-brotli-static. */
const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const START_LIMIT_MS = 60_000;

export type Platform = 'cloudflare-pages' | 'netlify';

/** In addition to the settings of every site. */
export interface HostSettings {
  /** Of Caddy. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Of nginx, at the level of `http` and in the site's server. */
  readonly http?: string;
  readonly server?: string;
}

/** A server of the site: ours, another product with its configuration of deploy/, or the emulator of a platform. */
export interface Host {
  readonly name: string;
  /** A platform, whose rules are those of `_headers` and `_redirects`. */
  readonly platform?: Platform;
  /** Without its module, Debian's nginx does not know the compressed copies. */
  readonly sendsCompressedCopies: boolean;
  start(site: string, port: number, place: string, settings?: HostSettings): ChildProcess;
}

const serverModule = join(__dirname, 'createSiteServer.mjs');
export const builtInServer: Host = {
  name: 'npm start',
  sendsCompressedCopies: true,
  start: (site, port) =>
    spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `(await import(${JSON.stringify(serverModule)})).createSiteServer(process.argv[1]).listen(Number(process.argv[2]), '127.0.0.1');`,
        site,
        String(port),
      ],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    ),
};

const caddy = (program: string): Host => ({
  name: 'Caddy',
  sendsCompressedCopies: true,
  start(site, port, place, { environment } = {}) {
    // No certificates and no remote control here; all else is as it is deployed.
    const configuration = join(place, 'Caddyfile');
    writeFileSync(configuration, `{\n\tadmin off\n\tauto_https off\n}\nimport "${deploy}/caddy/Caddyfile"\n`);
    return spawn(program, ['run', '--config', configuration, '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: {
        HOME: place,
        JORKYBALL_SITE: site,
        JORKYBALL_ADDRESS: `http://127.0.0.1:${port}`,
        ...environment,
      },
    });
  },
});

const nginx = (program: string): Host => ({
  name: 'nginx',
  sendsCompressedCopies: existsSync(NGINX_BROTLI),
  start(site, port, place, settings = {}) {
    const hasBrotli = existsSync(NGINX_BROTLI);
    return startNginx(
      program,
      place,
      `include "${site}/.hosting/nginx/tables.conf";
  ${settings.http ?? ''}
  server {
    listen 127.0.0.1:${port};
    root "${site}";
    ${hasBrotli ? 'brotli_static on;' : ''}
    include "${site}/.hosting/nginx/headers.conf";
    include "${deploy}/nginx/rules.conf";
    ${settings.server ?? ''}
  }`,
      hasBrotli ? `load_module ${NGINX_BROTLI};` : '',
    );
  },
});

/** The emulator of a platform, with the site as `npm run export` makes it. */
const emulator = (name: string, platform: Platform, command: Command): Host => ({
  name,
  platform,
  sendsCompressedCopies: false,
  start(site, port, place) {
    const target = join(place, 'exported');
    const { complaints } = runModule(
      'export/exportSite.mjs',
      `await tool.exportSite(${JSON.stringify({ platform, site, target })});`,
    );
    if (complaints) throw new Error(complaints);
    return spawn(process.execPath, command(target, String(port)), {
      cwd: place,
      // Its server is a child of its own, which ends with the group.
      detached: true,
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        HOME: place,
        WRANGLER_SEND_METRICS: 'false',
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        CI: '1',
      },
    });
  },
});

type Command = (folder: string, port: string) => readonly string[];

const platforms = (modules: string): readonly Host[] => [
  emulator('Cloudflare Pages', 'cloudflare-pages', (folder, port) => [
    ...[
      join(modules, 'wrangler/bin/wrangler.js'),
      'pages',
      'dev',
      folder,
      '--ip',
      '127.0.0.1',
      '--port',
      port,
    ],
    ...['--compatibility-date', '2026-11-01'],
  ]),
  emulator('Netlify', 'netlify', (folder, port) => [
    ...[join(__dirname, 'emulators/serveAsNetlify.mjs'), folder, port, modules],
  ]),
];

/** Starts an nginx with this configuration of its `http` block. */
export function startNginx(program: string, place: string, http: string, main = ''): ChildProcess {
  const configuration = join(place, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (owner) => `${owner}_temp_path ${place}/${owner};`,
  );
  writeFileSync(
    configuration,
    `${main}
daemon off; master_process off; pid ${place}/pid; error_log stderr crit;
events {}
http {
  access_log off; ${temporary.join(' ')}
  ${http}
}
`,
  );
  return spawn(program, ['-p', place, '-e', 'stderr', '-c', configuration], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * Our own server, Caddy and nginx, and `withPlatforms` the emulators of platforms, installed if permitted; prints one line
 * about a missing one.
 */
export function hosts({ withPlatforms = false } = {}): readonly Host[] {
  const caddyProgram = findProgram('caddy', 'deploy/caddy was');
  const nginxProgram = findProgram('nginx', 'deploy/nginx was');
  const modules = withPlatforms
    ? findProgram('emulators', 'Cloudflare Pages and Netlify (which need Node 22.12) were')
    : undefined;
  return [
    builtInServer,
    ...(caddyProgram ? [caddy(caddyProgram)] : []),
    ...(nginxProgram ? [nginx(nginxProgram)] : []),
    ...(modules ? platforms(modules) : []),
  ];
}

export interface RunningHost {
  readonly port: number;
  stop(): Promise<void>;
}

export async function run(host: Host, site: string, settings?: HostSettings): Promise<RunningHost> {
  const place = mkdtempSync(join(tmpdir(), 'jorkyball-host-'));
  mkdirSync(join(place, 'logs'));
  const port = await freePort();
  const child = host.start(site, port, place, settings);
  const exited = once(child, 'exit');
  async function stop() {
    if (host.platform) process.kill(-(child.pid as number), 'SIGKILL');
    else child.kill('SIGKILL');
    await exited;
    rmSync(place, { recursive: true, force: true });
  }
  const until = Date.now() + START_LIMIT_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`${host.name} did not start.`);
    }
    await new Promise((next) => setTimeout(next, 50));
  }
  return { port, stop };
}

async function answers(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/robots.txt`);
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** The policy that composing wrote for a page. */
export function policyOf(site: string, page: string): string {
  return JSON.parse(readFileSync(join(site, '.hosting/policies.json'), 'utf8'))[page];
}
