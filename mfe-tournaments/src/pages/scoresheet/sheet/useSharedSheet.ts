import { useEffect, useState } from 'react';
import { sharedBackEnd } from 'shared-kernel';
import type { Fixture, Tournament } from '../../../model/tournament';
import { hasUnpublishedPlays } from '../../../scoring/publishSheet';
import { loadSharing } from '../../../store/loadSharing';
import type { SheetSharing } from '../../../sync/sharing';
import { announce } from '../../../widgets/announce';
import { sheetPublishing } from './lateSheetPublishing';
import { strings } from './strings';
import type { MatchSheet } from './useMatchSheet';

export type SharedSheet = Partial<SheetSharing>;

/**
 * A sheet's connection to a back end: it keeps an open sheet the same on all scorers' devices. Without a back end it
 * waits for nothing and shows nothing.
 */
export function useSharedSheet({ id }: Tournament, { id: match, published = 0 }: Fixture, known: number) {
  const [sheet, setSheet] = useState<SharedSheet>({ isArrived: sharedBackEnd() === undefined });
  useEffect(() => {
    let isWanted = true;
    let stop: (() => void) | undefined;
    loadSharing().then((sharing) => {
      if (isWanted) stop = sharing?.openSheet(id, match, setSheet);
      // Without its code the events of others are unknown.
      if (sharing === null) setSheet({ isArrived: true });
    });
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [id, match]);
  /** Of a match that others have written on, the plays are on their way. */
  return { sheet, isAwaited: !sheet.isArrived && known < published };
}

const none: readonly Fixture[] = [];

/**
 * `Sauvegarder`. The sheet publishes every tap by itself, and the button confirms it. It also publishes corrections
 * that change playoff pairings: the organiser sees these matches first, and only confirmed ones change.
 */
export function usePublishing(tournament: Tournament, fixture: Fixture, sheet: MatchSheet) {
  const [toChange, setToChange] = useState(none);

  async function save(confirmed: readonly Fixture[] = none) {
    setToChange(none);
    const loaded = await sheetPublishing.load().catch(() => undefined);
    if (loaded === undefined) return announce(unfetched);
    setToChange(await loaded.publishAloud(tournament.id, fixture.id, sheet.events, confirmed));
  }

  const { module } = sheetPublishing.useArrival();
  // A sheet that lacks published events of others publishes none until those have arrived.
  const isPart = sheet.events.length < (fixture.published ?? 0);
  return {
    hasUnpublished: !isPart && hasUnpublishedPlays(fixture, sheet.events, sheet.winningSets),
    save: () => save(),
    /** The matches that need a confirmation. */
    question: toChange.length > 0 ? module?.playoffQuestion(toChange) : undefined,
    confirm: () => save(toChange),
    cancel: () => setToChange(none),
  };
}

/** The event store has the tap; only its consequences have to wait. */
const unfetched = {
  title: strings.unsaved,
  description: strings.unfetchedText,
  variant: 'destructive',
} as const;
