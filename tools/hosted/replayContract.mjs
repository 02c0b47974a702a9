import { randomUUID } from 'node:crypto';
import { fillIn, mismatch, readContract } from './contract.mjs';

const ANSWER_LIMIT_MS = 15_000;
/** Far enough ahead to be in no visitor’s way, and within the two months that can be booked. */
const DAYS_AHEAD = 50;
const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the site lets a command be executed, which the back end takes for ten minutes at most. */
const COMMAND_MS = 2 * 60 * 1000;

/**
 * Sends every request of the contract to the back end at `url` with its public `key`, and compares the answers.
 * `accounts` are `organiserEmail`, `organiserPassword`, `playerEmail` and so on. Calls `report({ name, fault })` for
 * each, with `isSkipped` where an account is missing. What it made is removed afterwards, also after a failure, and
 * once `signal` is aborted. Resolves to the number of requests that had another answer.
 */
export async function replayContract({ url, key, accounts, report, signal }) {
  const contract = readContract();
  const values = { key, ...accounts, ...newValues() };
  let faults = 0;

  async function replay(row) {
    if (row.needs && values[row.needs] === undefined) return report({ name: row.name, isSkipped: true });
    values.soon = new Date(Date.now() + COMMAND_MS).toISOString();
    const fault = await faultOf(row, values, url);
    if (fault) faults += 1;
    report({ name: row.name, fault });
  }

  try {
    for (const row of contract.requests) {
      if (signal?.aborted) break;
      await replay(row);
    }
  } finally {
    for (const row of contract.cleanUp) await replay(row);
  }
  return faults;
}

function newValues() {
  const [tournament, other] = [`controle-${randomUUID()}`, `controle-${randomUUID()}`];
  const record = {
    version: 4,
    id: tournament,
    name: 'Contrôle du serveur',
    date: '2000-01-01',
    level: 'Club',
    description: '',
    teams: ['Équipe A', 'Équipe B'],
    log: 'log-1',
    fixtures: [{ id: 'r1-m1', homeTeam: 'Équipe A', awayTeam: 'Équipe B', result: null, status: 'pending' }],
  };
  return {
    tournament,
    other,
    record,
    otherRecord: { ...record, id: other },
    changedRecord: { ...record, description: 'Ce tournoi disparaît dans un instant.' },
    reservation: randomUUID(),
    secret: randomUUID(),
    booking: randomUUID(),
    deskCommand: randomUUID(),
    deskAgain: randomUUID(),
    deskMove: randomUUID(),
    deskCancel: randomUUID(),
    deskRemoving: randomUUID(),
    closure: randomUUID(),
    clearing: randomUUID(),
    series: randomUUID(),
    seriesCancel: randomUUID(),
    seriesRemoving: randomUUID(),
    seriesRequest: randomUUID(),
    late: randomUUID(),
    moving: randomUUID(),
    cancelling: randomUUID(),
    removing: randomUUID(),
    event: randomUUID(),
    /** Of no booking: nobody is mailed there. */
    strangerEmail: `controle-${randomUUID()}@example.org`,
    guestEmail: `controle-${randomUUID()}@example.org`,
    forgerToken: 'not.a.token',
    day: new Date(Date.now() + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10),
  };
}

/** What is wrong with the answer, as a sentence; undefined if it is as the site needs it. Keeps what later requests need. */
async function faultOf({ as, request, answer, keep = {} }, values, url) {
  try {
    const { status, headers, body } = await send({ as, ...fillIn(request, values) }, values, url);
    if (![answer.status].flat().includes(status))
      return `the status is ${status}, not ${answer.status} ${wordsOf(body)}`;
    for (const [name, wanted] of Object.entries(answer.headers ?? {})) {
      const sent = headers.get(name) ?? undefined;
      if (wanted === '<string>' ? !sent : !sent?.startsWith(wanted))
        return `the header ${name} is ${sent}, not ${wanted}`;
    }
    const code = body?.error_code ?? body?.code;
    if (answer.code && code !== answer.code)
      return `the code is ${code}, not ${answer.code} ${wordsOf(body)}`;
    for (const [name, path] of Object.entries(keep)) {
      values[name] = path.startsWith('header ')
        ? (headers.get(path.slice('header '.length)) ?? undefined)
        : path.split('.').reduce((part, step) => part?.[step], body);
    }
    return 'body' in answer ? mismatch(body, fillIn(answer.body, values)) : undefined;
  } catch (error) {
    return error.cause?.message ?? error.message;
  }
}

async function send({ as, method, path, headers, body }, values, url) {
  // Only members have a token.
  const token = as === 'guest' || as === 'anybody' ? undefined : fillIn(`{{${as}Token}}`, values);
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(as !== 'anybody' && { apikey: values.key }),
      ...(path.startsWith('/auth/') && { 'X-Supabase-Api-Version': '2024-01-01' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // The link of a mail leads to the site, which is not asked.
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  return { status: response.status, headers: response.headers, body: parsed(await response.text()) };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function wordsOf(body) {
  const words = body?.message ?? body?.msg;
  return words ? `(${words})` : '';
}
