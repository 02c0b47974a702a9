import { createStore, session, subscribe } from 'shared-kernel';
import { logOf, type Tournament, type TournamentSummary } from '../model/tournament';
import { isOwnedBy, type StoredTournaments } from '../store/storedTournaments';
import type { Copies } from './copies';
import type { Sending } from './createSending';
import { createFollowing } from './following';
import { learnPresentTime } from './learnPresentTime';
import { pauseAfter } from './pauses';
import { type Edition, type ListedRow, readList, readRow } from './rows';
import type { IsScored } from './scored';
import { unsentOfLog } from './sentEvents';

/** Boards and lists consist of the latest tournaments, so their records are fetched in advance. */
const mostAhead = 12;

export type Reach = 'untried' | 'reached' | 'unreachable';

type Surroundings = {
  readonly copies: Copies;
  readonly stored: StoredTournaments;
  readonly sending: Sending;
  /** Whether a sheet of the tournament is open: a scorer's open sheet must not disappear. */
  readonly isWritten: (id: string) => boolean;
  readonly isScored: (id: string) => IsScored;
  readonly refreshScored: () => Promise<void>;
};

/** Only every n-th poll requests the list, because scores report every live match. */
const LIST_BEATS = 3;

/** Keeps this device's copies as new as the back end's tournaments, for as long as pages show them. */
export function createSharing({ copies, stored, sending, isWritten, isScored, refreshScored }: Surroundings) {
  const known = createStore(() => ({
    reach: 'untried' as Reach,
    /** Tournaments of which the back end has said that there is none. */
    absent: new Set<string>() as ReadonlySet<string>,
  }));
  const refreshing = new Map<string, Promise<void>>();
  let shown: string | undefined;
  let listing: Promise<void> | undefined;
  let failures = 0;
  let again: ReturnType<typeof setTimeout> | undefined;

  const following = createFollowing({
    stored,
    refreshTournament: refreshShown,
    onBeat(count) {
      const shown = following.shown();
      // Every spectator requests the same list, and no cache protects the back end.
      if (shown.has(undefined) && count % LIST_BEATS === 0) void refreshList();
      if ([...shown].some((id) => id !== undefined && isScored(id) === true)) void refreshScored();
    },
  });

  function noteAbsence(id: string, isAbsent: boolean) {
    const { absent } = known.getState();
    if (absent.has(id) === isAbsent) return;
    known.setState({
      absent: new Set(isAbsent ? [...absent, id] : [...absent].filter((other) => other !== id)),
    });
  }

  /** Retries an unanswered request automatically, with back-off. */
  function tell(next: Reach) {
    clearTimeout(again);
    failures = next === 'unreachable' ? failures + 1 : 0;
    if (failures > 0) again = setTimeout(lookAgain, pauseAfter(failures));
    if (next !== known.getState().reach) known.setState({ reach: next });
  }

  /**
   * Fetches a tournament, one request at a time: concurrent calls share the answer. A copy that is new enough needs no
   * request.
   */
  async function refreshTournament(id: string, wanted?: Edition): Promise<void> {
    // Another tab may have fetched it.
    if (wanted !== undefined && isAsNew(await copies.editionOf(id), wanted)) return noteAbsence(id, false);
    const running = refreshing.get(id) ?? refresh(id).finally(() => refreshing.delete(id));
    refreshing.set(id, running);
    await running;
  }

  /**
   * The same for followed tournaments, except during the writing of a sheet: the record of a large tournament takes a
   * phone a while.
   */
  async function refreshShown(id: string, wanted?: Edition): Promise<void> {
    const isHeld = wanted !== undefined && isWritten(id) && sending.standing(id).kind !== 'deleted';
    if (!isHeld || (await copies.editionOf(id)) === undefined) await refreshTournament(id, wanted);
  }

  async function refresh(id: string): Promise<void> {
    const { copy, has } = await copies.known(id);
    const unsent = copy === null ? [] : await unsentOf(copy);
    const isPlain = !isHeard(id) && unsent.length > 0;
    const there = await readRow(id, isPlain ? {} : has);
    tell(there.ok ? 'reached' : 'unreachable');
    if (!there.ok) return;
    if (there.value === null) return forget(id);
    // Made again under its identifier.
    if (sending.standing(id).kind === 'deleted') sending.stand(id, { kind: 'sent' });
    await copies.take(id, there.value, { isPlain });
    noteAbsence(id, false);
    // Whose it is stands in the list.
    const list = listed(id)?.shared === undefined ? refreshList() : undefined;
    const { behind } = there.value;
    if (behind.length > 0) await list;
    if (!isHeard(id)) return;
    // A phone that was closed too early leaves a result behind its events; any page of a scorer completes it.
    const isScorer = isOwn(id) === true || isScored(id) === true;
    const due = [...unsent, ...(isScorer ? behind : [])];
    if (due.length > 0) void sending.send(id, due);
  }

  async function unsentOf(copy: Tournament): Promise<readonly string[]> {
    return unsentOfLog(logOf(copy)).catch(() => []);
  }

  async function forget(id: string): Promise<void> {
    if (isWritten(id)) sending.stand(id, { kind: 'deleted' });
    else await copies.drop(id);
    noteAbsence(id, true);
  }

  /** Whether the back end may accept the events of this device: results of a dismissed scorer are no news. */
  function isHeard(id: string): boolean {
    const { kind } = sending.standing(id);
    if (session.current().status !== 'member' || kind === 'not-a-scorer' || kind === 'deleted') return false;
    return isOwn(id) !== false || isScored(id) !== false;
  }

  function isOwn(id: string): boolean | undefined {
    const summary = listed(id);
    return summary && isOwnedBy(session.current(), summary);
  }

  function listed(id: string): TournamentSummary | undefined {
    const list = stored.summaries.snapshot();
    return list.status === 'ready' ? list.value.find((summary) => summary.id === id) : undefined;
  }

  function refreshList(isClockDue = false): Promise<void> {
    listing ??= readAll(isClockDue).finally(() => {
      listing = undefined;
    });
    return listing;
  }

  async function readAll(isClockDue: boolean): Promise<void> {
    const list = await readList();
    tell(list.ok ? 'reached' : 'unreachable');
    if (!list.ok) return;
    const { rows, unread } = list.value;
    // A tournament that is listed again is no longer absent; its record follows.
    for (const { id } of rows) noteAbsence(id, false);
    await copies.takeList(rows.map(summaryOf), (id) => isWritten(id) || unread.has(id));
    void bringAhead(rows);
    if (isClockDue) void learnPresentTime();
  }

  async function bringAhead(list: readonly ListedRow[]): Promise<void> {
    for (const { id, revision, head } of list.slice(0, mostAhead)) {
      await refreshTournament(id, { revision, head });
      if (known.getState().reach === 'unreachable') return;
    }
  }

  /** Changes elsewhere while the page was hidden. */
  function lookAgain() {
    if (document.visibilityState === 'hidden') return;
    sending.sendAgain();
    void refreshList(true);
    if (shown !== undefined) void refreshTournament(shown);
  }

  return {
    refreshTournament,
    ...{ follow: following.follow, followLive: following.followLive },

    /** The back end refuses this device's events, or accepts them again: another tab may have learnt it. */
    learnScored(): void {
      void sendAllThatIsLeft();
      if (known.getState().reach === 'unreachable') return;
      for (const id of following.shown()) if (id !== undefined && !isHeard(id)) void refreshTournament(id);
    },

    /** Requests every shown tournament again, at once. */
    askAgain: lookAgain,

    /** Whether the back end is known to refuse this device's events; false until the member is known. */
    isUnheard: (id: string) => session.current().status !== 'loading' && !isHeard(id),

    /**
     * Requests the list, and the tournament of a page; a missing one is waited for. The last page's tournament is
     * requested again when that page is shown again.
     */
    async show(id?: string): Promise<void> {
      shown = id ?? shown;
      const asked = [refreshList(true), id && refreshTournament(id)];
      if (stored.isUntouched(await stored.summaries.read())) await asked[0];
      if (id && (await copies.read(id)) === null) await asked[1];
    },

    /** Has a tournament on this device, if it can be had. */
    async find(id: string): Promise<void> {
      if ((await copies.read(id)) === null) await refreshTournament(id);
    },

    /** Starts listening, until the page is closed. */
    start(): void {
      // Another tab may receive it first, and writes the copy that all tabs show.
      subscribe('tournaments:deleted', ({ tournamentId }) => {
        copies.learnDeleted(tournamentId);
        noteAbsence(tournamentId, true);
      });
      document.addEventListener('visibilitychange', lookAgain);
      addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => persisted && lookAgain());
      addEventListener('online', lookAgain);
      // A member reads more than a guest, and sends the events that were left here.
      let who = identity();
      session.observe(() => {
        if (identity() === who) return;
        who = identity();
        lookAgain();
      });
      void sendAllThatIsLeft();
    },

    /** Whether the back end answered when it was asked last. */
    reach: () => known.getState().reach,

    /** Whether it has said itself that there is no such tournament. */
    isAbsent: (id: string) => known.getState().absent.has(id),

    observeReach: known.subscribe,
  };

  /** Also for tournaments that are not open now: the browser may have been closed before it sent their events. */
  async function sendAllThatIsLeft(): Promise<void> {
    for (const { id } of await stored.summaries.read()) {
      const copy = await copies.read(id);
      if (copy !== null && (await unsentOf(copy)).length > 0) void sending.send(id);
    }
  }
}

function identity(): string {
  const current = session.current();
  return current.status === 'member' ? String(current.user.id) : current.status;
}

function summaryOf({ revision: _revision, head: _head, ...summary }: ListedRow) {
  return summary;
}

function isAsNew(edition: Edition | undefined, wanted: Edition): boolean {
  return edition !== undefined && edition.revision >= wanted.revision && edition.head >= wanted.head;
}
