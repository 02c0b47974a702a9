import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './listen.mjs';

const DEPLOY = fileURLToPath(new URL('../../deploy/', import.meta.url));
const START_LIMIT_MS = 15_000;

/**
 * deploy/nginx/scores-server.conf before a back end of this machine, filled in as an operator does. Resolves to `{ url, stop }`.
 */
export async function startScoresServer({ nginx, backEnd, key }) {
  const place = mkdtempSync(join(tmpdir(), 'jorkyball-scores-'));
  const port = await freePort();
  mkdirSync(join(place, 'logs'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (owner) => `${owner}_temp_path ${place}/${owner};`,
  );
  const configuration = join(place, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off; master_process off; pid ${place}/pid; error_log stderr crit; worker_rlimit_nofile 8192;
events { worker_connections 4096; }
http {
  access_log off; ${temporary.join(' ')}
  ${filledIn({ place, port, backEnd, key })}
}
`,
  );
  const child = spawn(nginx, ['-p', place, '-e', 'stderr', '-c', configuration], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const url = `http://127.0.0.1:${port}`;
  await answers(url, child);
  return {
    url,
    async stop() {
      process.removeListener('exit', kill);
      const exited = once(child, 'exit');
      kill();
      await exited;
      rmSync(place, { recursive: true, force: true });
    },
  };
}

function filledIn({ place, port, backEnd, key }) {
  const { host } = new URL(backEnd);
  return readFileSync(join(DEPLOY, 'nginx/scores-server.conf'), 'utf8')
    .replace('/var/cache/nginx/jorkyball', join(place, 'scores'))
    .replace('127.0.0.1:8081', `127.0.0.1:${port}`)
    .replace('server project.supabase.co:443', `server ${host}`)
    .replace('https://jorkyball_back_end', 'http://jorkyball_back_end')
    .replace('project.supabase.co', host)
    .replace('the public key', key)
    .replace('/srv/jorkyball/deploy/', DEPLOY);
}

async function answers(url, child) {
  const until = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch {
      if (child.exitCode !== null || Date.now() > until) throw new Error('nginx did not start.');
      await wait(50);
    }
  }
}
