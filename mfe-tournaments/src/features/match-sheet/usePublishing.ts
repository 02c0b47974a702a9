import { useState } from 'react';
import { hasUnpublishedPlays } from '../../domain/match-sheet/publishSheet';
import type { Fixture, Tournament } from '../../domain/tournament';
import { announce } from '../../ui/announce';
import { sheetPublishing } from './lateSheetPublishing';
import { strings } from './strings';
import type { MatchSheet } from './useMatchSheet';

const none: readonly Fixture[] = [];

/**
 * `Sauvegarder`. Every tap is published by itself; this confirms it, and publishes what must not go by itself: playoff
 * matches whose teams a correction would change are named first, and only those that were confirmed are changed.
 */
export function usePublishing(tournament: Tournament, fixture: Fixture, sheet: MatchSheet) {
  const [toChange, setToChange] = useState(none);

  async function save(confirmed: readonly Fixture[] = none) {
    setToChange(none);
    const loaded = await sheetPublishing.load().catch(() => undefined);
    if (loaded === undefined) return announce(unfetched);
    const published = await loaded.publish(
      tournament.id,
      new Map([[fixture.id, sheet.events]]),
      confirmed.map(({ id }) => id),
    );
    if (published.ok) {
      const isThere = published.value.fixtures.some(({ id }) => id === fixture.id);
      announce(isThere ? saved : gone);
    } else if (published.refusal.kind === 'playoffs-at-stake') setToChange(published.refusal.changed);
    else if (published.refusal.kind === 'forbidden') announce(unheard);
    // Of any other refusal the storage has told the reason.
    else if (published.refusal.kind === 'missing-tournament') announce(gone);
  }

  const { module } = sheetPublishing.useArrival();
  return {
    hasUnpublished: hasUnpublishedPlays(fixture, sheet.events, sheet.winningSets),
    save: () => save(),
    /** What is to be confirmed first. */
    question: toChange.length > 0 ? module?.playoffQuestion(toChange) : undefined,
    confirm: () => save(toChange),
    cancel: () => setToChange(none),
  };
}

const saved = { title: strings.savedTitle, description: strings.savedText };
/** The tap is in the event store; only what follows from it has to wait. */
const unfetched = {
  title: strings.goneTitle,
  description: strings.unfetchedText,
  variant: 'destructive',
} as const;
/** He is logged out, or writes down somebody else's tournament; the sheet says which. */
const unheard = {
  title: strings.goneTitle,
  description: strings.unheardText,
  variant: 'destructive',
} as const;
/** Regenerated or deleted in another tab. */
const gone = { title: strings.goneTitle, description: strings.goneText, variant: 'destructive' } as const;
