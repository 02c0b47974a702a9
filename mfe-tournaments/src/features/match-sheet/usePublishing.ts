import { useState } from 'react';
import { publish } from '../../data/publish';
import { hasUnpublishedPlays } from '../../domain/match-sheet/publishSheet';
import type { Fixture, Tournament } from '../../domain/tournament';
import { announce } from '../../ui/announce';
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
    const published = await publish(
      tournament.id,
      new Map([[fixture.id, sheet.events]]),
      confirmed.map(({ id }) => id),
    );
    if (published.ok) {
      const isThere = published.value.fixtures.some(({ id }) => id === fixture.id);
      announce(isThere ? saved : gone);
    } else if (published.refusal.kind === 'playoffs-at-stake') setToChange(published.refusal.changed);
    // Of any other refusal the storage has told the reason.
    else if (published.refusal.kind === 'missing-tournament') announce(gone);
  }

  return {
    hasUnpublished: hasUnpublishedPlays(fixture, sheet.events, sheet.winningSets),
    save: () => save(),
    toChange,
    confirm: () => save(toChange),
    cancel: () => setToChange(none),
  };
}

const saved = { title: strings.savedTitle, description: strings.savedText };
/** Regenerated or deleted in another tab. */
const gone = { title: strings.goneTitle, description: strings.goneText, variant: 'destructive' } as const;
