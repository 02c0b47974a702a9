import { poll } from 'shared-kernel/back-end';
import { logOf, type Tournament } from '../model/tournament';
import type { MatchKey } from '../store/events/eventDatabase';
import { countsOfLog } from '../store/events/logEvents';
import { openMatch } from '../store/events/openMatch';
import { copies } from './copies';
import { createSharedRepository, refuse } from './createSharedRepository';
import { forgetSent, isConfirmed } from './exchangeMatch';
import { askAgain as askForAll, startRefreshing } from './refreshing';
import { readRow } from './rows';
import { type IsScored, isScored as isListed, refreshScored } from './scored';
import { exchange, isWritten, noteOpenSheet, observeStandings, send, stand, standing } from './sending';
import { standingNames, standingNotes, unansweredNote, unkeptWords } from './strings';

/* What a site with a back end adds to tournaments: a chunk of its own, which a site without one never loads. */

startRefreshing();

export * from './refreshing';
export { observeScored, refreshScored } from './scored';
export { readWriters } from './scorers';
export { isForbidden, observeStandings as observeUnsent, send, unsent } from './sending';
export const { isAbsent, observeMissing, wasDeleted } = copies;

/** True if the back end has refused this page's member as a scorer of that tournament. */
export const wasRefused = (id: string): boolean => standing(id).kind === 'not-a-scorer';

const repository = createSharedRepository(copies);

/** Keeps a tournament that was made here, with the events that this device has of its matches. */
export async function save(tournament: Tournament): ReturnType<typeof repository.save> {
  // Events sent under this log before belonged to another tournament, or to none.
  await forgetSent(logOf(tournament));
  const saved = await repository.save(tournament);
  if (!saved.ok) return saved;
  stand(tournament.id, 'sending');
  void send(tournament.id);
  return saved;
}

export const changes = { ...repository, save };

/** The page waits no longer than this for other scorers' events of a match. */
const patienceMs = 4000;

/** Two scorers of one match see each other's taps this soon. */
const sheetPauseMs = 3000;

/** The sheet's state beyond this device. */
export type SheetSharing = {
  /** True once the events of others have arrived, or the sheet has waited long enough for them. */
  readonly isArrived: boolean;
  /** In the place of « Tout est gardé sur cet appareil »; undefined while it is unknown. */
  readonly state: string | undefined;
  /** The same while events are unsent. */
  readonly unsent: string | undefined;
  /** A warning for the scorer; undefined as long as all is well. */
  readonly note: string | undefined;
  /** When this device stores nothing: the bar's text about sent or unsent actions, and the warning about unsent ones. */
  readonly unkept: typeof unkeptWords;
};

type SheetKey = MatchKey & { readonly id: string };

/** Nothing waits to be sent: the last taps may still be on their way there. */
const sentName = { true: standingNames.sent, false: standingNames.sending, undefined: undefined } as const;

/** Follows a match while its sheet is open, and calls back with its sharing state; the returned function stops it. */
export function openSheet(key: SheetKey, onChange: (said: SheetSharing) => void): () => void {
  const { id, fixture } = key;
  let isArrived = false;
  let isOpen = true;
  const say = () => {
    if (!isOpen) return;
    const { kind } = standing(id);
    onChange({
      isArrived,
      state: kind === 'sent' ? sentName[`${isConfirmed(key)}`] : standingNames[kind],
      unsent: kind === 'sent' ? undefined : standingNames[kind],
      // Without a network, the bar of the sheet says so already.
      note: kind === 'unreachable' && navigator.onLine ? unansweredNote : standingNotes[kind],
      unkept: unkeptWords,
    });
  };
  const arrive = () => {
    isArrived = true;
    say();
  };
  const limit = setTimeout(arrive, patienceMs);
  const synchronise = async () => {
    const tournament = await copies.read(id);
    if (tournament === null || !isOpen) return sheetPauseMs;
    const { ok } = await exchange(tournament, fixture);
    if (isArrived) say();
    else arrive();
    const { kind } = standing(id);
    // Retries refused or unanswered events, or shows the reason again.
    if (ok !== (kind === 'sent')) void send(id);
    return sheetPauseMs;
  };
  const stops = [
    noteOpenSheet(id),
    observeStandings(say),
    openMatch(key).observe(say),
    poll(synchronise),
    () => clearTimeout(limit),
  ];
  // Unsent events of an earlier page are looked up first; until then it is unknown whether all are sent.
  if (standing(id).kind === 'sent') void send(id).then(say);
  else say();
  return () => {
    isOpen = false;
    for (const stop of stops) stop();
  };
}

/** Fetches all events of a match before another part of the page writes into its sheet. */
export async function fetchMatch(id: string, fixture: string): Promise<void> {
  const tournament = await copies.read(id);
  if (tournament === null) return;
  const limit = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([exchange(tournament, fixture), limit]);
}

/** Fetches incomplete sheets before the back end deletes them. The organiser has read the reason of a failure. */
export async function fetchSheets(tournament: Tournament) {
  const there = await readRow(tournament.id);
  if (!there.ok) return refuse(there.refusal);
  const counts = await countsOfLog(logOf(tournament));
  for (const { id, status } of tournament.fixtures) {
    const events = there.value?.events.get(id);
    if (!events || (status === 'finished' && counts.get(id) === events)) continue;
    if (!(await exchange(tournament, id)).ok) return refuse({ kind: 'unreachable' });
  }
  return { ok: true } as const;
}

/** Requests every shown tournament again, at once. */
export function askAgain(): void {
  askForAll();
  void refreshScored();
}

/** Whether the member may open pages for the tournament's scorers. An open sheet stays open and says that they were dismissed. */
export function isScored(id: string): IsScored {
  return isWritten(id) || isListed(id);
}
