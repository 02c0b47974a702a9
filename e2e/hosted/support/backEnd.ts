import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './freePort';

const program = join(__dirname, '../../../node_modules/@supabase/lite/dist/cli/index.js');
const publicKey = 'sb_publishable_browser';
const ownerKey = 'sb_secret_owner';
/** The service's own default: an hour. */
const usualTokenSeconds = 3600;

export interface Person {
  readonly email: string;
  readonly password: string;
}

interface BackEndUser {
  readonly email: string;
  readonly app_metadata: Readonly<Record<string, unknown>>;
  readonly user_metadata: Readonly<Record<string, unknown>>;
}

/** A real authentication service on an embedded Postgres, with a data folder of its own. */
export interface BackEnd {
  readonly url: string;
  readonly publicKey: string;
  /** Runs with these settings from now on, at the same address, with the same people: what runs so is left running. */
  start(options?: { readonly tokenSeconds?: number }): Promise<void>;
  stop(): Promise<void>;
  /** Registers as the site does, or as somebody does who writes the request by hand. */
  register(person: Person, metadata?: Readonly<Record<string, unknown>>): Promise<void>;
  /** What only the owner of the back end can do. */
  makeOrganizer(email: string): Promise<void>;
  /** Ends every session of the person, on all devices. */
  endSessions(token: string): Promise<void>;
  /** The user for whom a token was made, or nothing if it is valid no more. */
  userOf(token: string): Promise<BackEndUser | undefined>;
  /** Stops for good and leaves nothing behind. */
  remove(): Promise<void>;
}

export async function createBackEnd(): Promise<BackEnd> {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-back-end-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let running: ChildProcess | undefined;
  let runningTokenSeconds: number | undefined;
  process.once('exit', () => running?.kill());

  async function ask(path: string, { key = publicKey, ...request }: RequestInit & { key?: string } = {}) {
    const headers = { apikey: key, 'Content-Type': 'application/json', ...request.headers };
    return fetch(`${url}${path}`, { ...request, headers });
  }

  async function expectAnswer(response: Promise<Response>) {
    const { ok, status, url: address } = await response;
    if (!ok) throw new Error(`The back end answered ${status} to ${address}.`);
  }

  async function stop() {
    const child = running;
    running = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill();
    await exited;
  }

  return {
    url,
    publicKey,

    async start({ tokenSeconds = usualTokenSeconds } = {}) {
      if (running !== undefined && runningTokenSeconds === tokenSeconds) return;
      await stop();
      runningTokenSeconds = tokenSeconds;
      writeFileSync(join(folder, 'config.toml'), configurationFile(port, tokenSeconds));
      const parameters = ['--no-telemetry', 'start', '--no-admin', '--config', 'config.toml'];
      const child = spawn(process.execPath, [program, ...parameters], { cwd: folder, stdio: 'ignore' });
      running = child;
      while (!(await isHealthy(url))) {
        if (child.exitCode !== null) throw new Error(`The back end ended with code ${child.exitCode}.`);
        await wait(100);
      }
    },

    stop,

    register: ({ email, password }, data = {}) =>
      expectAnswer(
        ask('/auth/v1/signup', { method: 'POST', body: JSON.stringify({ email, password, data }) }),
      ),

    makeOrganizer: (email) =>
      expectAnswer(
        ask(`/rest/v1/users?email=eq.${encodeURIComponent(email)}`, {
          key: ownerKey,
          method: 'PATCH',
          headers: { 'Content-Profile': 'auth' },
          body: JSON.stringify({ raw_app_meta_data: { role: 'organizer' } }),
        }),
      ),

    endSessions: (token) =>
      expectAnswer(
        ask('/auth/v1/logout?scope=global', {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}` },
        }),
      ),

    async userOf(token) {
      const response = await ask('/auth/v1/user', { headers: { Authorization: `Bearer ${token}` } });
      return response.ok ? response.json() : undefined;
    },

    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/auth/v1/health`, { headers: { apikey: publicKey } })).ok;
  } catch {
    return false;
  }
}

/** The schema `auth` is opened to the data interface so that a test can act as the owner. */
function configurationFile(port: number, tokenSeconds: number): string {
  return `
[api]
port = ${port}
schemas = ["public", "auth"]

[db]
driver = "pglite"
url = "data"

[auth]
enabled = true
site_url = "http://localhost"
jwt_secret = "known-to-everybody-and-good-for-one-run-only"
jwt_expiry = ${tokenSeconds}
enable_signup = true
publishable_key = "${publicKey}"
secret_key = "${ownerKey}"

[auth.email]
enable_confirmations = false
`;
}
