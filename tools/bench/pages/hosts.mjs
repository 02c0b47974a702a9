import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { root } from '../../build/packages.mjs';
import { freePort } from '../../serve/listen.mjs';
import { Failure } from '../../setup/failure.mjs';
import { findProgram } from '../../setup/programs.mjs';

const START_LIMIT_MS = 15_000;

/** Serves each folder under one and the same name for as long as `use` works with them, by the folders' names. */
export async function withHosts({ folders, hostName }, use) {
  const hosts = {};
  try {
    for (const [name, site] of Object.entries(folders)) {
      hosts[name] = { hostName, ...(await serveSecured({ site, hostName })) };
    }
    return await use(hosts);
  } finally {
    for (const { stop } of Object.values(hosts)) await stop();
  }
}

/**
 * Serves a site as deploy/ has it served by Caddy, over HTTP/2 with TLS, under its own name. Resolves to `{ port,
 * fingerprint, stop }`: the fingerprint is that of the key which has signed its certificate.
 */
async function serveSecured({ site, hostName }) {
  const program = findProgram('caddy');
  if (!program)
    throw new Failure('The pages are measured behind Caddy: there is none, and it could not be installed.');
  // Every visitor's machine has one; without it the pages would move when their own font arrives.
  findProgram('localFont');
  const place = mkdtempSync(join(tmpdir(), 'jorkyball-bench-'));
  mkdirSync(join(place, 'logs'));
  const port = await freePort();
  const configuration = join(place, 'Caddyfile');
  writeFileSync(configuration, configurationText());
  const child = spawn(program, ['run', '--config', configuration, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { HOME: place, JORKYBALL_SITE: site, JORKYBALL_ADDRESS: `https://${hostName}:${port}` },
  });
  // Also if this process ends early.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    const exited = child.exitCode === null ? once(child, 'exit') : undefined;
    kill();
    await exited;
    rmSync(place, { recursive: true, force: true });
  };
  const until = Date.now() + START_LIMIT_MS;
  for (;;) {
    const fingerprint = await signerOf({ port, hostName });
    if (fingerprint) return { port, fingerprint, stop };
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Failure('Caddy did not start.');
    }
    await new Promise((next) => setTimeout(next, 50));
  }
}

/** No remote control, a certificate of its own, no second protocol beside HTTP/2; all else is as it is deployed. */
function configurationText() {
  return `{
	admin off
	auto_https disable_redirects
	local_certs
	skip_install_trust
	servers {
		protocols h1 h2
	}
}
import ${join(root, 'deploy/caddy/Caddyfile')}
`;
}

/** Undefined while no server answers. */
function signerOf({ port, hostName }) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', servername: hostName, rejectUnauthorized: false });
    socket.on('error', () => resolve(undefined));
    socket.on('secureConnect', () => {
      const certificate = socket.getPeerX509Certificate();
      socket.destroy();
      resolve(fingerprintOf(certificate.issuerCertificate ?? certificate));
    });
  });
}

/** As browsers name a key: a hash of it, in base64. */
function fingerprintOf({ publicKey }) {
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
}
