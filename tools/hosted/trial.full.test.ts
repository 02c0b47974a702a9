/** @jest-environment node */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = join(__dirname, 'serveTrial.mjs');

interface Told {
  readonly url?: string;
  readonly key?: string;
  readonly people?: readonly { readonly what: string; readonly email: string; readonly password: string }[];
  readonly taken?: boolean;
}

const folder = mkdtempSync(join(tmpdir(), 'jorkyball-trial-'));
const running = new Set<ChildProcess>();

afterAll(async () => {
  for (const child of running) await stop(child);
  rmSync(folder, { recursive: true });
});

async function start(port = 0) {
  const child = fork(
    program,
    ['--folder', folder, '--port', String(port), '--site', 'http://localhost:3000'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  running.add(child);
  const [told] = (await once(child, 'message')) as [Told];
  return { child, told };
}

async function stop(child: ChildProcess) {
  running.delete(child);
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
}

async function logIn({ url, key }: Told, email: string, password: string) {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: key ?? '', 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  // A browser passes an answer of another origin to the site only with this header.
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const { user } = (await response.json()) as {
    user?: { app_metadata: { role?: string; roles?: readonly string[] } };
  };
  return { status: response.status, role: user?.app_metadata.role ?? user?.app_metadata.roles?.join() };
}

test('the first people of a trial are printed once, and exist after a restart', async () => {
  const { child, told } = await start();
  const people = told.people ?? [];
  expect(people.map(({ what }) => what)).toEqual(['organiser', 'player', 'staff', 'manager']);
  const roles = { organiser: 'organizer', player: undefined, staff: 'staff', manager: 'manager' } as Record<
    string,
    string | undefined
  >;
  for (const { what, email, password } of people)
    expect(await logIn(told, email, password)).toEqual({ status: 200, role: roles[what] });
  // Only the owner can read the keys and the passwords' hashes.
  expect(statSync(folder).mode & 0o077).toBe(0);
  expect(statSync(join(folder, 'keys.json')).mode & 0o077).toBe(0);
  await stop(child);

  const again = await start();
  expect(again.told.people).toEqual([]);
  expect(again.told.key).toBe(told.key);
  for (const { what, email, password } of people)
    expect(await logIn(again.told, email, password)).toEqual({ status: 200, role: roles[what] });
  expect((await logIn(again.told, people[0]?.email ?? '', 'un-autre')).status).toBe(400);

  // A second one on the same port is refused before it touches the folder.
  const second = await start(Number(new URL(again.told.url ?? '').port));
  expect(second.told.taken).toBe(true);
  await stop(again.child);
});
