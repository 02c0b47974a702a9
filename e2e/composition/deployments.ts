import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** The packages that have a next release for the tests (deployNext.mjs). */
type Deployable = 'shell' | 'mfe-booking';

/** What may stand between a visitor and the host, or go wrong there. */
type Disturbance =
  /** The connection is refused. */
  | 'refused'
  /** The host says that it cannot answer now. */
  | 'unavailable'
  /** A hotel's login, with status 200, for whatever was asked. */
  | 'portal'
  /** The first half, said to be all, as a proxy that lost the rest may keep it. */
  | 'half'
  /** The first half; then the connection is cut. */
  | 'cut'
  /** No answer, and no end of it. */
  | 'hanging';

/** A composed site of a test's own, on a port of its own, that can be deployed to, disturbed and taken away. */
export interface Deployment {
  readonly origin: string;
  /** Deploys a new release of a package with the project's own tools; the releases before it stay. */
  deploy(folder: Deployable): void;
  /** The version of a section that the host's registry names. */
  versionOf(section: string): string;
  /** Leaves files of versions long gone on the host; answers their addresses. */
  leaveOldFiles(count: number): string[];
  /** From now on requests whose address matches are answered so, the first `times` of them. */
  disturb(address: RegExp, disturbance: Disturbance, times?: number): void;
  /** From now on everything is answered as it should be. */
  calm(): void;
  /** From now on nothing answers, as without a network. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

interface Trouble {
  readonly address: RegExp;
  readonly disturbance: Disturbance;
  times: number;
}

export async function deploySite(): Promise<Deployment> {
  const place = mkdtempSync(join(tmpdir(), 'jorkyball-site-'));
  const folder = join(place, 'site');
  const live = join(place, 'live');
  cpSync(join(ROOT, 'site'), folder, { recursive: true, preserveTimestamps: true });
  const present = readdirSync(join(ROOT, 'store/live')).sort().at(-1) as string;
  cpSync(join(ROOT, 'store/live', present), join(live, present));
  let troubles: Trouble[] = [];
  // @ts-expect-error The tools are plain JavaScript modules without types.
  const { createSiteServer } = await import('../../tools/serve/createSiteServer.mjs');
  const site: Server = createSiteServer(folder);
  const front = createServer((request, response) => {
    const trouble = troubles.find(({ address, times }) => times > 0 && address.test(request.url ?? ''));
    if (!trouble) return site.emit('request', request, response);
    trouble.times -= 1;
    return answerWith(trouble.disturbance, `${siteOrigin}${request.url}`, request, response);
  });
  const siteOrigin = await listen(site);
  const origin = await listen(front);

  const stop = async () => {
    await Promise.all([close(front), close(site)]);
  };
  return {
    origin,
    deploy(next) {
      execFileSync(process.execPath, [join(__dirname, 'deployNext.mjs'), next, folder, live]);
    },
    versionOf(section) {
      const registry = JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8'));
      return registry.sections.find(({ name }: { name: string }) => name === section).version;
    },
    leaveOldFiles: (count) => leaveOldFiles(folder, count).map((path) => `${origin}${path}`),
    disturb(address, disturbance, times = Number.POSITIVE_INFINITY) {
      troubles.push({ address, disturbance, times });
    },
    calm() {
      troubles = [];
    },
    stop,
    async remove() {
      await stop();
      rmSync(place, { recursive: true, force: true });
    },
  };
}

async function answerWith(
  disturbance: Disturbance,
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  switch (disturbance) {
    case 'hanging':
      return;
    case 'refused':
      request.socket.destroy();
      return;
    case 'unavailable':
      response
        .writeHead(503, { 'Content-Type': 'text/html' })
        .end('<!doctype html><h1>503 Indisponible</h1>');
      return;
    case 'portal':
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<!doctype html><html><h1>Connexion au Wi-Fi</h1></html>');
      return;
    case 'half':
    case 'cut': {
      const whole = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } });
      const content = Buffer.from(await whole.arrayBuffer());
      const half = content.subarray(0, Math.floor(content.length / 2));
      response.writeHead(200, {
        'Content-Type': whole.headers.get('Content-Type') ?? '',
        'Cache-Control': whole.headers.get('Cache-Control') ?? '',
        'Content-Length': disturbance === 'half' ? half.length : content.length,
      });
      response.write(half, () => disturbance === 'cut' && request.socket.destroy());
      if (disturbance === 'half') response.end();
    }
  }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function leaveOldFiles(folder: string, count: number): string[] {
  const version = '/remotes/mfe-booking/000000000000';
  mkdirSync(join(folder, version));
  const digests: Record<string, string> = {};
  const paths = Array.from({ length: count }, (_, index) => {
    const name = `${index}.js`;
    const content = `// ${index}\n`;
    writeFileSync(join(folder, version, name), content);
    digests[name] = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    return `${version}/${name}`;
  });
  writeFileSync(join(folder, version, 'integrity.json'), JSON.stringify(digests));
  return paths;
}
