import { createStore, session, stored, subscribe } from 'shared-kernel';
import { callBackEnd, observeSeen } from 'shared-kernel/back-end';
import { clockDifference } from 'shared-kernel/time';
import { logOf, type Tournament } from '../model/tournament';
import * as v from '../model/validation';
import { clockAheadMs, presentAuthor } from '../store/stamps';
import { storedTournaments } from '../store/storedTournaments';
import { copies } from './copies';
import { unsentOfLog } from './exchangeMatch';
import { createFollowing } from './following';
import type { Edition, EndOfPage, ListedRow } from './rows';
import { readList, readListed, readRemoved, readRow } from './rows';
import { followScored, isScored, observeScored, refreshScored, retry } from './scored';
import { canWrite, isOwn, isWritten, observeStandings, send, sendAgain, stand, standing } from './sending';

/* Keeps this device's copies as new as the back end's tournaments, for as long as pages show them. */

/** Boards and lists consist of the latest tournaments, so their records are fetched in advance. */
const mostAhead = 12;

/** Only every n-th poll requests the list, because scores report every live match. */
const LIST_BEATS = 3;

export type Reach = 'untried' | 'reached' | 'unreachable';

const reached = createStore<Reach>(() => 'untried');
/** Whether the back end answered when it was asked last. */
export const reach = reached.getState;
export const observeReach = reached.subscribe;
const noteAnswer = retry(askAgain);

function tell(isAnswered: boolean) {
  noteAnswer(isAnswered);
  reached.setState(isAnswered ? 'reached' : 'unreachable');
}

const following = createFollowing({
  stored: storedTournaments,
  refreshTournament: refreshShown,
  onBeat(count) {
    const shown = following.shown();
    // Every spectator requests the same list, and no cache protects the back end.
    if (shown.has(undefined) && count % LIST_BEATS === 0) void refreshList();
    if ([...shown].some((id) => id !== undefined && isScored(id) === true)) void refreshScored();
  },
});
export const { follow, followLive } = following;

function shownTournaments(): readonly string[] {
  return [...following.shown()].filter((id) => id !== undefined);
}

const refreshes = new Map<string, Promise<void>>();

/** Fetches a tournament unless the copy is as new as `wanted`. Concurrent calls share one request. */
export async function refreshTournament(id: string, wanted?: Edition): Promise<void> {
  // Another tab may have fetched it.
  const copy = wanted && (await copies.editionOf(id));
  const isNew = wanted && copy && copy.revision >= wanted.revision && copy.head >= wanted.head;
  if (isNew) return copies.note(id, 'there');
  const running = refreshes.get(id) ?? refresh(id).finally(() => refreshes.delete(id));
  refreshes.set(id, running);
  await running;
}

/** The same, except during the writing of a sheet: a phone takes a while over the record of a large tournament. */
async function refreshShown(id: string, wanted?: Edition): Promise<void> {
  const isHeld = wanted !== undefined && isWritten(id) && standing(id).kind !== 'deleted';
  if (!isHeld || (await copies.editionOf(id)) === undefined) await refreshTournament(id, wanted);
}

async function refresh(id: string): Promise<void> {
  const { copy, has } = await copies.known(id);
  const unsent = copy === null ? [] : await unsentOf(copy);
  const isPlain = !canWrite(id) && unsent.length > 0;
  const there = await readRow(id, isPlain ? {} : has);
  tell(there.ok);
  if (!there.ok) return;
  if (there.value === null) return forget(id);
  // Made again under its identifier.
  if (standing(id).kind === 'deleted') stand(id, 'sent');
  await copies.take(id, there.value, { isPlain });
  // Whose it is stands in the list.
  const list = storedTournaments.listed(id)?.shared === undefined ? refreshListed(id) : undefined;
  const { behind } = there.value;
  if (behind.length > 0) await list;
  if (!canWrite(id)) return;
  // A phone that was closed too early leaves a result behind its events; any page of a scorer completes it.
  const isScorer = isOwn(id) === true || isScored(id) === true;
  const due = [...unsent, ...(isScorer ? behind : [])];
  if (due.length > 0) void send(id, due);
}

async function unsentOf(copy: Tournament): Promise<readonly string[]> {
  return unsentOfLog(logOf(copy)).catch(() => []);
}

async function forget(id: string): Promise<void> {
  if (isWritten(id)) {
    stand(id, 'deleted');
    copies.note(id, 'absent');
  } else await copies.drop(id);
}

let listing: Promise<void> | undefined;

function refreshList(): Promise<void> {
  listing ??= readAll().finally(() => {
    listing = undefined;
  });
  return listing;
}

async function readAll(): Promise<void> {
  const isFirst = (await storedTournaments.summaries.read()).length === 0;
  const list = await readList();
  tell(list.ok);
  if (!list.ok) return;
  const { tournaments, after } = list.value;
  await takeLines(tournaments);
  if (olderAfter.getState() === undefined) olderAfter.setState(after, true);
  await forgetRemoved(isFirst);
  void prefetch(tournaments);
}

function takeLines(rows: readonly ListedRow[]): Promise<void> {
  return copies.takeList(rows.map(({ revision: _revision, head: _head, ...summary }) => summary));
}

/** Where the pages of the list that were read end; null after the last page, undefined before the first. */
const olderAfter = createStore<EndOfPage | null | undefined>(() => undefined);
export const observeOlder = olderAfter.subscribe;
export const hasOlder = (): boolean => Boolean(olderAfter.getState());

/** Fetches the next page of the list; resolves to whether the back end answered. */
export async function loadOlder(): Promise<boolean> {
  const end = olderAfter.getState();
  if (!end) return true;
  const list = await readList(end);
  if (!list.ok) return false;
  await takeLines(list.value.tournaments);
  olderAfter.setState(list.value.after, true);
  return true;
}

/** Until when this device knows of deletions. */
const removals = stored({
  key: 'shared-removals',
  schema: v.looseObject({ at: v.optional(v.string()) }),
  empty: {},
  isCopy: true,
});

/** Drops the copies of which the back end itself says that they are gone: a list that lacks them is no proof. */
async function forgetRemoved(isFirst: boolean): Promise<void> {
  const { at } = await removals.read();
  const removed = await readRemoved(at ?? (isFirst ? new Date().toISOString() : undefined));
  if (!removed.ok) return;
  for (const id of await copies.kept(removed.value.ids)) await refreshTournament(id);
  if (reach() === 'reached') await removals.update(() => ({ at: removed.value.at }));
}

/** The line of the list of a tournament on show, which says whose it is. */
async function refreshListed(id: string): Promise<void> {
  const lines = await readListed(id);
  if (lines.ok) await takeLines(lines.value);
}

async function prefetch(list: readonly ListedRow[]): Promise<void> {
  for (const { id, revision, head } of list.slice(0, mostAhead)) {
    await refreshTournament(id, { revision, head });
    if (reach() === 'unreachable') return;
  }
}

/** A slower answer is ignored, because the device may have slept. */
const longestWayMs = 30_000;
const noteTime = retry(() => void learnPresentTime());

/** All devices must agree on which matches are late, so the back end's clock decides for all. */
async function learnPresentTime(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  const asked = Date.now();
  const answer = await callBackEnd('present_time', {}, v.string());
  const there = Date.parse(answer.ok ? answer.value : '');
  const wayMs = Date.now() - asked;
  const isKnown = !Number.isNaN(there) && wayMs <= longestWayMs;
  noteTime(isKnown);
  if (isKnown) clockAheadMs.setState(clockDifference(there, asked + wayMs / 2));
}

/** Requests every shown tournament again, at once: they may have changed while the page was hidden. */
export function askAgain(): void {
  if (document.visibilityState === 'hidden') return;
  if (following.shown().has(undefined)) void refreshList();
  for (const id of shownTournaments()) void refreshTournament(id).then(() => refreshListed(id));
  void learnPresentTime();
}

/** Requests the list, or the tournament of a page; a missing one is waited for. */
export async function show(id?: string): Promise<void> {
  if (id === undefined) {
    const list = refreshList();
    void list.then(learnPresentTime);
    if (storedTournaments.isUntouched(await storedTournaments.summaries.read())) await list;
    return;
  }
  // Of an unlisted one, its line is fetched with it.
  const isListed = storedTournaments.listed(id)?.shared !== undefined;
  const tournament = refreshTournament(id);
  void tournament.then(() => (isListed ? refreshListed(id) : undefined)).then(learnPresentTime);
  if ((await copies.read(id)) === null) await tournament;
}

/** Fetches a tournament that this device does not have, if the back end answers. */
export async function fetchMissing(id: string): Promise<void> {
  if ((await copies.read(id)) === null) await refreshTournament(id);
}

/** Also for tournaments that are not open now: the browser may have been closed before it sent their events. */
async function sendAllThatIsLeft(): Promise<void> {
  for (const { id } of await storedTournaments.summaries.read()) {
    const copy = await copies.read(id);
    if (copy !== null && (await unsentOf(copy)).length > 0) void send(id);
  }
}

/** Starts listening, until the page is closed. */
export function startRefreshing(): void {
  // Another tab may receive it first, and writes the copy that all tabs show.
  subscribe('tournaments:deleted', ({ tournamentId }) => copies.note(tournamentId, 'deleted'));
  observeSeen(askAgain);
  addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => persisted && askAgain());
  // A member reads more than a guest, and sends the events that were left here.
  const identity = () => presentAuthor() ?? session.current().status;
  let who = identity();
  session.observe(() => {
    if (identity() === who) return;
    who = identity();
    sendAgain();
    askAgain();
  });
  // An optimistic update that was refused must not look like the shared state. The other tabs learn it from the stored
  // list of scored tournaments.
  observeStandings((now, before) => {
    for (const [id, { kind }] of now)
      if (kind === 'not-a-scorer' && before.get(id)?.kind !== kind)
        void refreshScored().then(() => refreshTournament(id));
  });
  // An invited scorer sends their waiting events; a dismissed one sees the published state.
  observeScored(() => {
    void sendAllThatIsLeft();
    if (reach() === 'unreachable') return;
    for (const id of shownTournaments()) if (!canWrite(id)) void refreshTournament(id);
  });
  followScored();
  sendAgain();
  void sendAllThatIsLeft();
}
