import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ForkedBackEnd, forkBackEnd } from '../../../supabase/tests/support/forkBackEnd';
import { freePort } from './freePort';

const publicKey = 'sb_publishable_browser';
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

/** The repository's back end on an embedded Postgres, with a data folder of its own. */
export interface BackEnd {
  readonly url: string;
  readonly publicKey: string;
  /** Restarts with these settings at the same address and with the same people, unless it runs so already. */
  start(options?: {
    readonly tokenSeconds?: number;
    readonly hasConfirmations?: boolean;
    /** The address of the site, in the links of mails about reservations; without it there are no such mails. */
    readonly mailSite?: string;
  }): Promise<void>;
  stop(): Promise<void>;
  /** Registers as the site does, or as a person with a handwritten request. */
  register(person: Person, metadata?: Readonly<Record<string, unknown>>): Promise<void>;
  /** Logs in as the site does; returns the session that its client stores. */
  grantSession(person: Person): Promise<{ readonly user: { readonly id: string } }>;
  /** Actions that only the owner of the back end can perform. */
  makeOrganizer(email: string): Promise<void>;
  makeStaff(email: string): Promise<void>;
  makeManager(email: string): Promise<void>;
  /** As the database's owner: the rows of the last statement. */
  query: ForkedBackEnd['query'];
  /** The mails that it has written, as files. */
  readonly mailFolder: string;
  /** The links in the mails to this address, oldest first. */
  linksTo(email: string): readonly string[];
  /** Sets the back end's clock from now on, by default to the machine's own; its tokens follow that clock. */
  setClock(instant?: Date): Promise<void>;
  /** Ends every session of the person, on all devices. */
  endSessions(token: string): Promise<void>;
  /** The user of a token, or undefined if the token is invalid. */
  userOf(token: string): Promise<BackEndUser | undefined>;
  /** Stops the back end and removes all its data. */
  remove(): Promise<void>;
}

export async function createBackEnd(): Promise<BackEnd> {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-back-end-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let running: ForkedBackEnd | undefined;
  let runningWith: string | undefined;

  async function ask(path: string, request: RequestInit = {}) {
    const headers = { apikey: publicKey, 'Content-Type': 'application/json', ...request.headers };
    return fetch(`${url}${path}`, { ...request, headers });
  }

  async function expectAnswer(response: Promise<Response>) {
    const { ok, status, url: address } = await response;
    if (!ok) throw new Error(`The back end answered ${status} to ${address}.`);
  }

  async function query(sql: string) {
    if (running === undefined) throw new Error('The back end does not run.');
    return running.query(sql);
  }

  async function make(role: 'organizer' | 'staff' | 'manager', email: string) {
    await query(`update auth.users set raw_app_meta_data = '{"role":"${role}"}' where email = '${email}'`);
  }

  async function stop() {
    const stopped = running;
    running = undefined;
    await stopped?.stop();
  }

  return {
    url,
    publicKey,

    mailFolder: join(folder, 'mails'),

    async start({ tokenSeconds = usualTokenSeconds, hasConfirmations = false, mailSite } = {}) {
      const settings = `${tokenSeconds} ${hasConfirmations} ${mailSite}`;
      if (running !== undefined && runningWith === settings) return;
      await stop();
      runningWith = settings;
      const parameters = {
        '--key': publicKey,
        '--folder': join(folder, 'database'),
        '--port': String(port),
        '--token-seconds': String(tokenSeconds),
        '--mails': join(folder, 'mails'),
        ...(mailSite && { '--site': mailSite }),
      };
      const flags = hasConfirmations ? ['--confirmations'] : [];
      running = await forkBackEnd([...Object.entries(parameters).flat(), ...flags]);
      // All browsers of this machine are one network.
      await query(
        `update private.centres set booked_an_hour = 1000, booked_an_hour_by_one = 1000, booked_a_day = 1000,
          sends_mail = ${mailSite !== undefined}`,
      );
    },

    stop,
    query,

    register: ({ email, password }, data = {}) =>
      expectAnswer(
        ask('/auth/v1/signup', { method: 'POST', body: JSON.stringify({ email, password, data }) }),
      ),

    async grantSession({ email, password }) {
      const body = JSON.stringify({ email, password });
      const response = await ask('/auth/v1/token?grant_type=password', { method: 'POST', body });
      if (!response.ok) throw new Error(`The back end answered ${response.status} to a login.`);
      return response.json();
    },

    makeOrganizer: (email) => make('organizer', email),
    makeStaff: (email) => make('staff', email),
    makeManager: (email) => make('manager', email),

    linksTo(email) {
      const mails = join(folder, 'mails');
      const files = existsSync(mails) ? readdirSync(mails).sort() : [];
      return files
        .map((file) => readFileSync(join(mails, file), 'utf8'))
        .filter((mail) => mail.includes(`\nTo: ${email}\r`))
        .map((mail) => /^http.*$/m.exec(mail)?.[0].trim() ?? '');
    },

    async setClock(instant) {
      const told = instant ? `timestamptz ''${instant.toISOString()}''` : 'now()';
      await query(`create or replace function private.clock() returns timestamptz
        language sql stable set search_path = '' as 'select ${told}'`);
    },

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
