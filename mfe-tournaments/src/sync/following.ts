import { isPastSeason } from '../store/pastSeason';
import type { StoredTournaments } from '../store/storedTournaments';
import { followScores, type Live, type RefreshTournament } from './followScores';

/** How often pages request what live answers do not contain: the list, and the member's rights as a scorer. */
const beatMs = 30_000;

type Listener = (live: Live) => void;
type Followed = { readonly listeners: Set<Listener>; readonly stop: () => void; live?: Live };

type Surroundings = {
  readonly stored: StoredTournaments;
  readonly refreshTournament: RefreshTournament;
  /** Called now and then while a page is seen, with how often it has been. */
  readonly onBeat: (count: number) => void;
};

/** Polls the shown tournaments, one request for all parts of a page; a missing one more slowly, as it may return. */
export function createFollowing({ stored, refreshTournament, onBeat }: Surroundings) {
  const scores = new Map<string | undefined, Followed>();
  const pages = new Map<symbol, string | undefined>();
  let beat: ReturnType<typeof setInterval> | undefined;
  let beats = 0;

  /** Subscribes to the scores of a tournament, or of all live ones; returns the function that stops it. */
  function followLive(tournament: string | undefined, listener: Listener): () => void {
    const followed = scores.get(tournament) ?? begin(tournament);
    scores.set(tournament, followed);
    followed.listeners.add(listener);
    if (followed.live) listener(followed.live);
    return () => {
      followed.listeners.delete(listener);
      if (followed.listeners.size > 0) return;
      followed.stop();
      scores.delete(tournament);
    };
  }

  function begin(tournament: string | undefined): Followed {
    const tell = (live: Live) => {
      followed.live = live;
      for (const listener of [...followed.listeners]) listener(live);
    };
    const stop = followScores(tournament, tell, refreshTournament, () => mayBegin(tournament));
    const followed: Followed = { listeners: new Set(), stop };
    return followed;
  }

  /** Whatever day it is planned for, the first goal of a match may fall any moment; a loading record says nothing yet. */
  function mayBegin(tournament: string | undefined): boolean {
    const record = tournament === undefined ? undefined : stored.record(tournament).snapshot();
    if (record?.status !== 'ready' || record.value === null) return true;
    return record.value.fixtures.some(({ status }) => status !== 'finished');
  }

  function tellBeat() {
    if (document.visibilityState === 'hidden') return;
    beats += 1;
    onBeat(beats);
  }

  return {
    followLive,

    /** For as long as a page shows a tournament, or the list of them all; the answer stops it. */
    follow(id?: string): () => void {
      const page = Symbol();
      pages.set(page, id);
      // Devices that came together are not to ask together.
      beat ??= setInterval(tellBeat, beatMs * (0.75 + Math.random() / 4));
      // A new listener each time, because listeners are compared by identity.
      const stop = id === undefined || isPastSeason(id) ? undefined : followLive(id, () => {});
      return () => {
        pages.delete(page);
        stop?.();
        if (pages.size > 0) return;
        clearInterval(beat);
        beat = undefined;
      };
    },

    /** The tournaments on show; undefined means their list. */
    shown: (): ReadonlySet<string | undefined> => new Set(pages.values()),
  };
}
