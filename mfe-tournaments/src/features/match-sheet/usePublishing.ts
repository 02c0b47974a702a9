import { useState } from 'react';
import { tournaments } from '../../data/tournaments';
import { eventsOf } from '../../domain/match-sheet/eventsFromDetails';
import { mergeEvents } from '../../domain/match-sheet/mergeEvents';
import { hasUnpublishedPlays } from '../../domain/match-sheet/publishSheet';
import { saveSheet } from '../../domain/saveSheet';
import type { Fixture, Tournament } from '../../domain/tournament';
import { announce } from '../../ui/announce';
import { strings } from './strings';
import type { MatchSheet } from './useMatchSheet';

const none: readonly Fixture[] = [];

/**
 * Saving: the sheet enters the tournament's record, which standings and statistics read. Playoff sheets that this
 * would take away are named first, and only those that were confirmed are lost.
 */
export function usePublishing(tournament: Tournament, fixture: Fixture, sheet: MatchSheet) {
  const [toLose, setToLose] = useState(none);

  async function save(confirmed: readonly Fixture[] = none) {
    const isConfirmed = ({ id }: Fixture) => confirmed.some((other) => other.id === id);
    let unconfirmed = none;
    let isThere = false;
    setToLose(none);
    const saved = await tournaments.update(tournament.id, (current) => {
      const there = current.fixtures.find(({ id }) => id === fixture.id);
      isThere = there !== undefined;
      if (there === undefined) return current;
      // Another view may have saved events that are not known here.
      const events = mergeEvents(eventsOf(there), sheet.events);
      const { tournament: next, lost } = saveSheet(current, fixture.id, events);
      unconfirmed = lost.every(isConfirmed) ? none : lost;
      return unconfirmed === none ? next : current;
    });
    // Regenerated or deleted in another tab; of any other refusal the storage has told the reason.
    const isGone = saved.ok ? !isThere : saved.refusal.kind === 'missing-tournament';
    if (unconfirmed.length > 0) setToLose(unconfirmed);
    else if (isGone)
      announce({ title: strings.goneTitle, description: strings.goneText, variant: 'destructive' });
    else if (saved.ok) announce({ title: strings.savedTitle, description: strings.savedText });
  }

  return {
    hasUnpublished: hasUnpublishedPlays(fixture, sheet.events, sheet.winningSets),
    save: () => save(),
    toLose,
    confirm: () => save(toLose),
    cancel: () => setToLose(none),
  };
}
