import { createStore, type StoreApi, session } from 'shared-kernel';
import { logOf, type Tournament } from '../../domain/tournament';
import { unsentOfLog } from '../match-events/sentEvents';
import { pauseAfter } from './backOff';
import type { Copies } from './copies';
import { type Exchanged, exchangeMatch } from './exchangeMatch';
import { publishThere } from './publishThere';
import { readRow } from './rows';
import type { SendRefusal, Standing } from './standing';

/** A record is published after a pause of this length without taps, but no later than that: events and live scores are ahead of it. */
const calmMs = 1500;
const longestCalmMs = 8000;

type Outgoing = {
  readonly standing: StoreApi<Standing>;
  /** Matches that were published on this device and not yet at the back end, by their fixtures. */
  readonly unpublished: Set<string>;
  /** Playoff matches that may change with them. */
  readonly confirmed: Set<string>;
  /** The matches of the current request. */
  running?: Promise<void> | undefined;
  isAgain: boolean;
  failures: number;
  /** When the oldest unpublished tap was made. */
  tappedAt?: number | undefined;
  timer?: ReturnType<typeof setTimeout> | undefined;
};

type Wishes = { readonly fixtures?: readonly string[]; readonly confirmed?: readonly string[] };

type Surroundings = {
  /** Called when the back end refuses the events of this device. */
  readonly onRefused: (id: string) => void;
};

export type Sending = ReturnType<typeof createSending>;

/**
 * Sends the events of this device's matches to the back end at once, and then the record derived from them. Nothing is
 * queued: all events that the back end has not confirmed are unsent. Therefore the next attempt finds them, whatever
 * was killed before.
 */
export function createSending(copies: Copies, { onRefused }: Surroundings) {
  const all = new Map<string, Outgoing>();
  const exchanges = new Map<string, Promise<unknown>>();

  function outgoing(id: string): Outgoing {
    const known: Outgoing = all.get(id) ?? {
      standing: createStore<Standing>(() => ({ kind: 'sent' })),
      unpublished: new Set(),
      confirmed: new Set(),
      isAgain: false,
      failures: 0,
    };
    all.set(id, known);
    return known;
  }

  function stand(id: string, standing: Standing) {
    const known = outgoing(id).standing;
    if (known.getState().kind !== standing.kind) known.setState(standing, true);
  }

  /** One exchange of a match at a time. */
  function exchange(tournament: Tournament, fixture: string): Promise<Exchanged> {
    const name = JSON.stringify([logOf(tournament), fixture]);
    const turn = (exchanges.get(name) ?? Promise.resolve()).then(() => exchangeMatch(tournament, fixture));
    const settled = turn.then(
      () => undefined,
      () => undefined,
    );
    exchanges.set(name, settled);
    return turn;
  }

  async function sendEvents(tournament: Tournament): Promise<Exchanged> {
    const unsent = await unsentOfLog(logOf(tournament)).catch((): readonly string[] => []);
    // Events that the event store refused travel with the record.
    const travelling = tournament.fixtures.filter(({ events = [] }) => events.length > 0);
    const due = new Set([...unsent, ...travelling.map(({ id }) => id)]);
    if (due.size > 0) stand(tournament.id, { kind: 'sending' });
    for (const fixture of due) {
      const exchanged = await exchange(tournament, fixture);
      if (!exchanged.ok) return exchanged;
    }
    return { ok: true };
  }

  /** For a deleted tournament the back end only answers that the member is not one of its scorers. */
  async function whyNot(id: string, refusal: SendRefusal): Promise<SendRefusal> {
    if (refusal.kind !== 'not-a-scorer') return refusal;
    if (session.current().status === 'guest') return { kind: 'signed-out' };
    const there = await readRow(id);
    return there.ok && there.value === null ? { kind: 'deleted' } : refusal;
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
        if (tournament !== null && !(await settle(id, await sendEvents(tournament)))) return;
      }
      if (out.unpublished.size > 0) publishSoon(id);
      // That there was nothing to send says nothing of a tournament that is gone.
      else if (out.standing.getState().kind !== 'deleted') stand(id, { kind: 'sent' });
    } finally {
      out.running = undefined;
    }
  }

  function publishSoon(id: string) {
    const out = outgoing(id);
    out.tappedAt ??= Date.now();
    const left = out.tappedAt + longestCalmMs - Date.now();
    // A visitor who has left the page does not return to it.
    const calm = document.visibilityState === 'hidden' ? 0 : Math.max(0, Math.min(calmMs, left));
    clearTimeout(out.timer);
    out.timer = setTimeout(() => void publish(id), calm);
  }

  async function publish(id: string): Promise<void> {
    const out = outgoing(id);
    out.tappedAt = undefined;
    const [fixtures, confirmed] = [[...out.unpublished], new Set(out.confirmed)];
    // Later taps are marked as unsent again.
    out.unpublished.clear();
    out.confirmed.clear();
    if (!(await settle(id, await publishThere(copies, id, { fixtures, confirmed })))) {
      for (const fixture of fixtures) out.unpublished.add(fixture);
      for (const fixture of confirmed) out.confirmed.add(fixture);
      return;
    }
    await send(id);
  }

  return {
    exchange,

    /** Sends the unsent events of a tournament, and publishes these matches as published here. */
    async send(id: string, { fixtures = [], confirmed = [] }: Wishes = {}): Promise<void> {
      const out = outgoing(id);
      for (const fixture of fixtures) out.unpublished.add(fixture);
      for (const fixture of confirmed) out.confirmed.add(fixture);
      if (fixtures.length > 0) stand(id, { kind: 'sending' });
      await send(id);
    },

    /** Retries an unanswered request, or one that was refused to a former member. */
    sendAgain(): void {
      for (const [id, { standing }] of all) if (standing.getState().kind !== 'sent') void send(id);
    },

    standing: (id: string): Standing => outgoing(id).standing.getState(),

    /** Explains why the events of a match are unsent, if its open sheet requested it. */
    stand,

    /** Calls back when the standing is another one; the answer stops it. */
    observe: (id: string, listener: () => void) => outgoing(id).standing.subscribe(listener),
  };
}
