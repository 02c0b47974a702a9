import { createStore, type StoreApi, session } from 'shared-kernel';
import type { SheetEvent } from '../model/sheetEvent';
import { logOf, type Tournament } from '../model/tournament';
import type { TournamentUpdate } from '../store/createTournamentRepository';
import type { Sheets } from '../store/publishHere';
import type { SendRefusal, Standing } from '../store/sharedRefusal';
import type { Copies } from './copies';
import { type Exchanged, exchangeMatch } from './exchangeMatch';
import { pauseAfter } from './pauses';
import { isThere } from './rows';
import { unsentOfLog } from './sentEvents';

type Outgoing = {
  readonly standing: StoreApi<Standing>;
  /** Matches, by their fixtures, that may have something to send although none of their events is unsent. */
  readonly due: Set<string>;
  /** The current run. */
  running?: Promise<void> | undefined;
  isAgain: boolean;
  failures: number;
  timer?: ReturnType<typeof setTimeout> | undefined;
};

type Surroundings = {
  /** Publishes a match on this device, so that its copy has the result of these events. */
  readonly publish: (id: string, sheets: Sheets) => Promise<TournamentUpdate>;
  /** Called when the back end refuses the events of this device. */
  readonly onRefused: (id: string) => void;
};

export type Sending = ReturnType<typeof createSending>;

/**
 * Sends the events of this device's matches to the back end at once, with the result that follows from them. Nothing is
 * queued: all events that the back end has not confirmed are unsent. Therefore the next attempt finds them, whatever
 * was killed before.
 */
export function createSending(copies: Copies, { publish, onRefused }: Surroundings) {
  const all = new Map<string, Outgoing>();
  /** Tournaments whose results did not arrive at the back end. */
  const unsent = createStore(() => ({ ids: new Set<string>() as ReadonlySet<string> }));
  const exchanges = new Map<string, Promise<unknown>>();
  /** How many events of a match put playoffs at stake. */
  const tried = new Map<string, number>();

  function outgoing(id: string): Outgoing {
    const known: Outgoing = all.get(id) ?? {
      standing: createStore<Standing>(() => ({ kind: 'sent' })),
      due: new Set(),
      isAgain: false,
      failures: 0,
    };
    all.set(id, known);
    return known;
  }

  function stand(id: string, standing: Standing) {
    const known = outgoing(id).standing;
    if (known.getState().kind !== standing.kind) known.setState(standing, true);
    // A retry is no news: it stays unsent until it is sent.
    if (standing.kind === 'sending') return;
    const { ids } = unsent.getState();
    const isUnsent = standing.kind !== 'sent';
    if (ids.has(id) !== isUnsent)
      unsent.setState({ ids: new Set(isUnsent ? [...ids, id] : [...ids].filter((other) => other !== id)) });
  }

  /** One exchange of a match at a time. */
  function exchange(tournament: Tournament, fixture: string): Promise<Exchanged> {
    const name = JSON.stringify([logOf(tournament), fixture]);
    const turn = (exchanges.get(name) ?? Promise.resolve()).then(() =>
      exchangeMatch(tournament, fixture, (_id, events) => published(tournament, fixture, events)),
    );
    const settled = turn.then(
      () => undefined,
      () => undefined,
    );
    exchanges.set(name, settled);
    return turn;
  }

  /** The match in the copy, once that tells all of these events: not while playoffs at stake are unconfirmed. */
  async function published(tournament: Tournament, fixture: string, events: readonly SheetEvent[]) {
    const name = JSON.stringify([logOf(tournament), fixture]);
    const inCopy = async () => {
      const copy = await copies.read(tournament.id);
      const match = copy?.fixtures.find(({ id }) => id === fixture);
      return match?.published === events.length ? match : undefined;
    };
    const match = await inCopy();
    // An open sheet asks every few seconds: playoffs that were at stake once still are.
    if (match !== undefined || tried.get(name) === events.length) return match;
    const update = await publish(tournament.id, new Map([[fixture, events]]));
    if (!update.ok && update.refusal.kind === 'playoffs-at-stake') tried.set(name, events.length);
    return inCopy();
  }

  /** One match that is refused does not keep the others back; without an answer there is none for them either. */
  async function sendMatches(tournament: Tournament): Promise<Exchanged> {
    const { due } = outgoing(tournament.id);
    const left = await unsentOfLog(logOf(tournament)).catch((): readonly string[] => []);
    // Events that the event store refused travel with the record.
    const travelling = tournament.fixtures.filter(({ events = [] }) => events.length > 0);
    const all = new Set([...due, ...left, ...travelling.map(({ id }) => id)]);
    if (all.size > 0) stand(tournament.id, { kind: 'sending' });
    let refused: Exchanged = { ok: true };
    for (const fixture of all) {
      due.delete(fixture);
      const exchanged = await exchange(tournament, fixture);
      if (exchanged.ok) continue;
      due.add(fixture);
      refused = exchanged;
      if (exchanged.refusal.kind !== 'failed') break;
    }
    return refused;
  }

  /** For a deleted tournament the back end only answers that the member is not one of its scorers. */
  async function whyNot(id: string, refusal: SendRefusal): Promise<SendRefusal> {
    if (refusal.kind !== 'not-a-scorer') return refusal;
    if (session.current().status === 'guest') return { kind: 'signed-out' };
    const there = await isThere(id);
    return there.ok && !there.value ? { kind: 'deleted' } : refusal;
  }

  /** Returns whether it is done; an unanswered request is retried automatically. */
  async function settle(id: string, done: Exchanged): Promise<boolean> {
    const out = outgoing(id);
    clearTimeout(out.timer);
    if (done.ok) {
      out.failures = 0;
      return true;
    }
    const refusal = await whyNot(id, done.refusal);
    const isNews = out.standing.getState().kind !== refusal.kind;
    stand(id, refusal);
    if (isNews && refusal.kind === 'not-a-scorer') onRefused(id);
    if (refusal.kind === 'unreachable' || refusal.kind === 'failed') {
      out.failures += 1;
      out.timer = setTimeout(() => void send(id), pauseAfter(out.failures));
    }
    return false;
  }

  /** A call while it runs waits for the same run, which then looks once more. */
  function send(id: string): Promise<void> {
    const out = outgoing(id);
    out.isAgain = true;
    out.running ??= sendAll(id);
    return out.running;
  }

  async function sendAll(id: string): Promise<void> {
    const out = outgoing(id);
    try {
      while (out.isAgain) {
        out.isAgain = false;
        const tournament = await copies.read(id);
        if (tournament !== null && !(await settle(id, await sendMatches(tournament)))) return;
      }
      // That there was nothing to send says nothing of a tournament that is gone.
      if (out.standing.getState().kind !== 'deleted') stand(id, { kind: 'sent' });
    } finally {
      out.running = undefined;
    }
  }

  return {
    exchange,

    /** Sends the unsent events of a tournament, and what these matches may have to send beside them. */
    async send(id: string, fixtures: readonly string[] = []): Promise<void> {
      const { due } = outgoing(id);
      for (const fixture of fixtures) due.add(fixture);
      await send(id);
    },

    /** Retries an unanswered request, or one that was refused to a former member. */
    sendAgain(): void {
      for (const [id, { standing }] of all) if (standing.getState().kind !== 'sent') void send(id);
    },

    standing: (id: string): Standing => outgoing(id).standing.getState(),

    /** Explains why the events of a match are unsent, if its open sheet requested it. */
    stand,

    /** Whether the back end has not taken something that was written here. */
    hasUnsent: () => unsent.getState().ids.size > 0,
    observeUnsent: (listener: () => void) => unsent.subscribe(listener),

    /** Calls back when the standing is another one; the answer stops it. */
    observe: (id: string, listener: () => void) => outgoing(id).standing.subscribe(listener),
  };
}
