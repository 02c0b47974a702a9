import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A fault of the host, or between a visitor and the host. */
export type Disturbance =
  /** The connection is refused. */
  | 'refused'
  /** The host says that it cannot answer now. */
  | 'unavailable'
  /** The host has no such file. */
  | 'missing'
  /** A hotel's login, with status 200, for whatever was asked. */
  | 'portal'
  /** The first half, said to be all, as a proxy that lost the rest may keep it. */
  | 'half'
  /** The first half; then the connection is cut. */
  | 'cut'
  /** The right answer, three seconds late. */
  | 'late'
  /** No answer, and no end of it. */
  | 'hanging';

/** A server that forwards all undisturbed requests to a site. */
export interface Front {
  readonly front: Server;
  /** Answers the first `times` matching requests with the disturbance; returns a function that counts them. */
  disturb(address: RegExp, disturbance: Disturbance, times?: number): () => number;
  /** From now on every request gets its normal answer, and hanging ones are aborted. */
  calm(): void;
}

interface Trouble {
  readonly address: RegExp;
  readonly disturbance: Disturbance;
  readonly times: number;
  met: number;
  /** Requests that wait for an answer that never comes. */
  readonly hanging: IncomingMessage[];
}

const LATE_MS = 3_000;

/** A proxy between visitors and the site that fails on request. */
export function standBefore(site: Server, siteOrigin: string): Front {
  let troubles: Trouble[] = [];
  const front = createServer((request, response) => {
    const trouble = troubles.find(
      ({ address, times, met }) => met < times && address.test(request.url ?? ''),
    );
    const passOn = () => site.emit('request', request, response);
    if (!trouble) return passOn();
    trouble.met += 1;
    const { disturbance, hanging } = trouble;
    if (disturbance === 'hanging') return hanging.push(request);
    if (disturbance === 'late') return setTimeout(passOn, LATE_MS);
    return answerWith(disturbance, `${siteOrigin}${request.url}`, request, response);
  });
  return {
    front,
    disturb(address, disturbance, times = Number.POSITIVE_INFINITY) {
      const trouble: Trouble = { address, disturbance, times, met: 0, hanging: [] };
      troubles.push(trouble);
      return () => trouble.met;
    },
    calm() {
      for (const { socket } of troubles.flatMap(({ hanging }) => hanging)) socket.destroy();
      troubles = [];
    },
  };
}

async function answerWith(
  disturbance: Exclude<Disturbance, 'late' | 'hanging'>,
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  switch (disturbance) {
    case 'refused':
      request.socket.destroy();
      return;
    case 'unavailable':
      response
        .writeHead(503, { 'Content-Type': 'text/html' })
        .end('<!doctype html><h1>503 Indisponible</h1>');
      return;
    case 'missing':
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('<!doctype html><h1>404</h1>');
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
