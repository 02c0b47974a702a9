import { useState } from 'react';
import { hasUnpublishedPlays } from '../../domain/match-sheet/publishSheet';
import type { Fixture, Tournament } from '../../domain/tournament';
import { announce } from '../../ui/announce';
import { sheetPublishing } from './lateSheetPublishing';
import { strings } from './strings';
import type { MatchSheet } from './useMatchSheet';

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
