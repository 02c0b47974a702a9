import { stored } from 'shared-kernel';
import { logOf, type Tournament } from '../model/tournament';
import { countsOfLog } from '../store/events/matchEvents';
import { publishHere } from '../store/publishHere';
import { storedTournaments } from '../store/storedTournaments';
import { createCopies, type Editions, editionsSchema } from './copies';
import { createSending } from './createSending';
import { createSharedRepository } from './createSharedRepository';
import { createSharing } from './createSharing';
import { forgetKnown } from './exchangeMatch';
import { createOpenSheets } from './openSheets';
import { refuse } from './refusals';
import { isThere } from './rows';
import { followScored, type IsScored, isScored as isListed, observeScored, refreshScored } from './scored';
import { readWriters } from './scorers';
import { forgetSent } from './sentEvents';
import { standingNames, standingNotes, unansweredNote, unkeptWords } from './strings';

/*
 * Everything that a site with a back end adds to tournaments, for pages and other modules. It is a chunk of its own,
 * which a site without a back end never loads.
 */

/** The page waits no longer than this for other scorers' events of a match. */
const patienceMs = 4000;

/** An idle sheet detects the deletion of its tournament within this many answers, some ten seconds. */
const answersToAsk = 3;

const editions = stored<Editions>({
  key: 'shared-revisions',
  schema: editionsSchema,
  empty: {},
  isCopy: true,
});
const copies = createCopies(storedTournaments, editions);
const sending = createSending(copies, {
  publish: (id, sheets) => publishHere(id, sheets, { isUnheard: sharing.isUnheard(id) }),
  // An optimistic update that was refused must not look like the shared state. The other tabs learn it from the stored
  // list of scored tournaments.
  onRefused: (id) => void refreshScored().then(() => sharing.refreshTournament(id)),
});
const openSheets = createOpenSheets();
const repository = createSharedRepository(copies);

const sharing = createSharing({
  copies,
  stored: storedTournaments,
  sending,
  isWritten: openSheets.isWritten,
  isScored: isListed,
  refreshScored,
});
sharing.start();
followScored();
// An invited scorer sends their waiting events; a dismissed one sees the published state.
observeScored(sharing.learnScored);

export const { refreshTournament, show, find, follow, followLive, reach, isAbsent, observeReach, isUnheard } =
  sharing;
export const { send, hasUnsent, observeUnsent } = sending;

/** True if the back end has refused this page's member as a scorer of that tournament. */
export const wasRefused = (id: string): boolean => sending.standing(id).kind === 'not-a-scorer';

/** Whether the page has seen the deletion of its tournament. */
export const { wasDeleted } = copies;

/** Keeps a tournament that was made here, with the events that this device has of its matches. */
export async function save(tournament: Tournament): ReturnType<typeof repository.save> {
  const log = logOf(tournament);
  // Events sent under this log before belonged to another tournament, or to none.
  await forgetSent(log).catch(() => undefined);
  forgetKnown(log);
  const saved = await repository.save(tournament);
  if (!saved.ok) return saved;
  sending.stand(tournament.id, { kind: 'sending' });
  void send(tournament.id);
  return saved;
}

/** Every change that an organiser makes. */
export const changes = { ...repository, save };

/** The sheet's state beyond this device. */
export type SheetSharing = {
  /** True once the events of others have arrived, or the sheet has waited long enough for them. */
  readonly isArrived: boolean;
  /** In the place of « Tout est gardé sur cet appareil ». */
  readonly state: string;
  /** The same while events are unsent. */
  readonly unsent: string | undefined;
  /** A warning for the scorer; undefined as long as all is well. */
  readonly note: string | undefined;
  /** When this device stores nothing: the bar's text about sent or unsent actions, and the warning about unsent ones. */
  readonly unkept: typeof unkeptWords;
};

/** Follows a match while its sheet is open, and calls back with its sharing state; the returned function stops it. */
export function openSheet(id: string, fixture: string, onChange: (said: SheetSharing) => void): () => void {
  let isArrived = false;
  let isOpen = true;
  let answers = 0;
  const say = () => {
    if (!isOpen) return;
    const { kind } = sending.standing(id);
    onChange({
      isArrived,
      state: standingNames[kind],
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
  const stops = [
    sending.observe(id, say),
    openSheets.open(id, fixture, {
      read: copies.read,
      exchange: sending.exchange,
      onAnswer: ({ ok }) => {
        if (!isArrived) arrive();
        const { kind } = sending.standing(id);
        answers += 1;
        // Events that are none do not say why.
        if (ok && answers % answersToAsk === 0) void askWhetherThere(id);
        // Retries refused or unanswered events, or shows the reason again.
        if (ok ? kind !== 'sent' && kind !== 'sending' && kind !== 'deleted' : kind === 'sent') void send(id);
      },
    }),
  ];
  // Unsent events of an earlier page are looked up first; until then it is unknown whether all are sent.
  if (sending.standing(id).kind === 'sent') void send(id).then(say);
  else say();
  return () => {
    isOpen = false;
    clearTimeout(limit);
    for (const stop of stops) stop();
  };
}

/** Learns that the tournament of an open sheet was deleted, or made again. */
async function askWhetherThere(id: string): Promise<void> {
  const there = await isThere(id);
  const isKnownGone = sending.standing(id).kind === 'deleted';
  if (there.ok && there.value === isKnownGone) await sharing.refreshTournament(id);
}

/** Fetches all events of a match before another part of the page writes into its sheet. */
export async function bringMatch(id: string, fixture: string): Promise<void> {
  const tournament = await copies.read(id);
  if (tournament === null) return;
  const limit = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([sending.exchange(tournament, fixture), limit]);
}

/** Synchronises the events of these matches with the back end, one match after the other, as long as it answers. */
export async function exchangeMatches(tournament: Tournament, fixtures: readonly string[]): Promise<void> {
  for (const fixture of fixtures) if (!(await sending.exchange(tournament, fixture)).ok) return;
}

/**
 * Fetches the sheets of which this device has only a part, and which the back end deletes with their tournament. A
 * failure is a refusal that the organiser has read.
 */
export async function bringSheets(
  tournament: Tournament,
): Promise<{ readonly ok: true } | ReturnType<typeof refuse>> {
  const counts = await countsOfLog(logOf(tournament));
  for (const { id, published, status } of tournament.fixtures) {
    if (published === undefined || (status === 'finished' && (counts.get(id) ?? 0) >= published)) continue;
    if (!(await sending.exchange(tournament, id)).ok) return refuse({ kind: 'unreachable' });
  }
  return { ok: true };
}

/** Requests every shown tournament again, at once. */
export function askAgain(): void {
  sharing.askAgain();
  void refreshScored();
}

/** Whether the member may open pages for the tournament's scorers. An open sheet stays open and says that they were dismissed. */
export function isScored(id: string): IsScored {
  return openSheets.isWritten(id) || isListed(id);
}

export { observeScored, readWriters, refreshScored };
