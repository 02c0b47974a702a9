import { createStore, importWithRetry, paths, session, sharedBackEnd } from 'shared-kernel';
import type { Command, CommandKind } from 'shared-kernel/outbox';
import type { SheetEvent } from '../model/sheetEvent';
import { logOf, type Tournament } from '../model/tournament';
import * as v from '../model/validation';
import { publishHere } from '../store/publishHere';
import { isOwnedBy, storedTournaments } from '../store/storedTournaments';
import { copies } from './copies';
import { done, type Exchanged, exchangeMatch, type SendRefusal, unsentOfLog } from './exchangeMatch';
import { isThere } from './rows';
import { isScored } from './scored';

/*
 * Sends this device's events at once. All that the back end has not confirmed are unsent: the next attempt finds them.
 * Before each attempt a command is left in the outbox, which repeats it from whatever page is open.
 */

/** How this device's events of a tournament differ from the published state. */
export type Standing = { readonly kind: 'sent' } | { readonly kind: 'sending' } | SendRefusal;

type Standings = ReadonlyMap<string, Standing & { readonly isUnsent: boolean }>;
const standings = createStore<Standings>(() => new Map());
export const observeStandings = standings.subscribe;

export function standing(id: string): Standing {
  return standings.getState().get(id) ?? { kind: 'sent' };
}

/** Whether the back end has not confirmed something that was written here: for now, or since an attempt that failed. */
export function unsent(): 'unsent' | 'sending' | undefined {
  const left = [...standings.getState().values()].filter(({ kind }) => kind !== 'sent');
  return left.some(({ isUnsent }) => isUnsent) ? 'unsent' : left[0] && 'sending';
}

export function stand(id: string, kind: Standing['kind']): void {
  if (standing(id).kind === kind) return;
  const known = standings.getState();
  // A retry is no news: it stays unsent until it is sent.
  const isUnsent = kind === 'sending' ? known.get(id)?.isUnsent === true : kind !== 'sent';
  standings.setState(new Map(known).set(id, { kind, isUnsent }), true);
}

/** The tournaments of the open sheets, once for each sheet. */
const written: string[] = [];

/** Whether a sheet of the tournament is open: it must not disappear from under its scorer. */
export function isWritten(id: string): boolean {
  return written.includes(id);
}

/** Notes that a sheet is open; the answer notes that it is closed. */
export function noteOpenSheet(id: string): () => void {
  written.push(id);
  return () => void written.splice(written.indexOf(id), 1);
}

/** Undefined while it is unknown whether the member is the tournament's organiser. */
export function isOwn(id: string): boolean | undefined {
  const summary = storedTournaments.listed(id);
  return summary && isOwnedBy(session.current(), summary);
}

/** Whether the back end may accept the events of this device: results of a dismissed scorer are no news. */
export function canWrite(id: string): boolean {
  const { kind } = standing(id);
  if (session.current().status !== 'member' || kind === 'not-a-scorer' || kind === 'deleted') return false;
  return isOwn(id) !== false || isScored(id) !== false;
}

/** Whether the back end is known to refuse this device's events; false until the member is known. */
export function isForbidden(id: string): boolean {
  return session.current().status !== 'loading' && !canWrite(id);
}

export function exchange(tournament: Tournament, fixture: string): Promise<Exchanged> {
  return exchangeMatch(tournament, fixture, (events) => published(tournament, fixture, events));
}

/** How many events of a match put playoffs at stake. */
const atStake = new Map<string, number>();

/** The match in the copy, once that tells all of these events: not while playoffs at stake are unconfirmed. */
async function published(tournament: Tournament, fixture: string, events: readonly SheetEvent[]) {
  const { id } = tournament;
  const name = JSON.stringify([logOf(tournament), fixture]);
  const inCopy = async () => {
    const match = (await copies.read(id))?.fixtures.find((each) => each.id === fixture);
    return match?.published === events.length ? match : undefined;
  };
  const match = await inCopy();
  // An open sheet asks every few seconds: playoffs that were at stake once still are.
  if (match !== undefined || atStake.get(name) === events.length) return match;
  const update = await publishHere(id, new Map([[fixture, events]]), { isForbidden: isForbidden(id) });
  if (!update.ok && update.refusal.kind === 'playoffs-at-stake') atStake.set(name, events.length);
  return inCopy();
}

type Outgoing = {
  /** Matches, by their fixtures, that may have something to send although none of their events is unsent. */
  readonly due: Set<string>;
  running?: Promise<void> | undefined;
  isAgain?: boolean;
};

const all = new Map<string, Outgoing>();

/** Sends the unsent events of a tournament. A call while it runs waits for the same run, which then looks once more. */
export async function send(id: string, fixtures: readonly string[] = []): Promise<void> {
  const out: Outgoing = all.get(id) ?? { due: new Set() };
  all.set(id, out);
  for (const fixture of fixtures) out.due.add(fixture);
  out.isAgain = true;
  out.running ??= sendAll(id, out);
  await out.running;
}

/** A tournament has events to send, which the event store holds. */
const waiting: CommandKind<{ readonly tournament: string }, unknown> = {
  name: 'match-events',
  queue: ({ tournament }) => `match-events:${tournament}`,
  schema: v.unknown(),
  isConfirmed: (kind) => kind === 'sent',
  // A full device loses nothing here: the events are stored.
  isTold: true,
  sender: {
    // The page of any sheet has the code.
    page: paths.matchSheet('any', 'any'),
    async send({ tournament }) {
      await send(tournament);
      const { kind } = standing(tournament);
      return isUnanswered(kind) ? { ok: false, refusal: { kind: 'unreachable' } } : { ok: true, value: kind };
    },
  },
};

const outbox = importWithRetry(async () => {
  const opened = await sharedBackEnd()?.openOutbox?.();
  opened?.register(waiting);
  return opened;
});

/** Leaves a command in the outbox, one for each tournament. */
async function wait(tournament: string): Promise<void> {
  const opened = await outbox.load().catch(() => undefined);
  const isSame = ({ queue }: Command) => queue === waiting.queue({ tournament });
  if (!opened?.pending().some(isSame)) await opened?.submit(waiting, { tournament });
}

/** Sends events that another visitor was refused, and lets the outbox send those that an earlier page has left. */
export function sendAgain(): void {
  if (session.current().status === 'member') outbox.request();
  for (const [id, { kind }] of standings.getState()) if (kind !== 'sent') void send(id);
}

async function sendAll(id: string, out: Outgoing): Promise<void> {
  try {
    let sent = done;
    while (out.isAgain) {
      out.isAgain = false;
      const tournament = await copies.read(id);
      sent = tournament === null ? done : await sendMatches(tournament, out);
      if (!sent.ok) stand(id, await whyNot(id, sent.refusal));
    }
    // That there was nothing to send says nothing of a tournament that is gone.
    if (sent.ok && standing(id).kind !== 'deleted') stand(id, 'sent');
    if (isUnanswered(standing(id).kind)) void wait(id);
  } finally {
    out.running = undefined;
  }
}

/** One match that is refused does not keep the others back; without an answer there is none for them either. */
async function sendMatches(tournament: Tournament, { due }: Outgoing): Promise<Exchanged> {
  const left = await unsentOfLog(logOf(tournament)).catch((): readonly string[] => []);
  const matches = new Set([...due, ...left]);
  if (matches.size > 0) {
    stand(tournament.id, 'sending');
    // The page may be closed before the answer.
    void wait(tournament.id);
  }
  let refused = done;
  for (const fixture of matches) {
    due.delete(fixture);
    const exchanged = await exchange(tournament, fixture);
    if (exchanged.ok) continue;
    due.add(fixture);
    refused = exchanged;
    if (exchanged.refusal.kind !== 'failed') break;
  }
  return refused;
}

/** Whether a repeat may succeed, after a login for example. */
function isUnanswered(kind: Standing['kind']): boolean {
  return kind === 'unreachable' || kind === 'failed' || kind === 'signed-out';
}

/** For a deleted tournament the back end only answers that the member is not one of its scorers. */
async function whyNot(id: string, { kind }: SendRefusal): Promise<SendRefusal['kind']> {
  if (kind !== 'not-a-scorer') return kind;
  if (session.current().status === 'guest') return 'signed-out';
  const there = await isThere(id);
  return there.ok && !there.value ? 'deleted' : kind;
}
