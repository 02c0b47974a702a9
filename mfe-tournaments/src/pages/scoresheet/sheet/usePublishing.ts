import { useEffect, useEffectEvent, useState } from 'react';
import type { SheetEvent } from '../../../model/sheetEvent';
import type { Fixture } from '../../../model/tournament';
import { hasUnpublishedPlays } from '../../../scoring/resultOf';
import { announce } from '../../../widgets/announce';
import { sheetPublishing } from './lateParts';
import { strings } from './strings';
import type { MatchSheet } from './useMatchSheet';

const none: readonly Fixture[] = [];
const nothing: readonly SheetEvent[] = [];

/** The state of the last tap: being saved, saved, or waiting for a confirmation. */
export type SheetState = keyof typeof strings.states;

/**
 * Publishes every tap of any view, once it is stored and the publishing code has loaded. `Sauvegarder` also publishes
 * corrections that change playoff pairings, after a confirmation.
 */
export function usePublishing(tournamentId: string, sheet: MatchSheet) {
  const { fixture, events, stored, details, unkept, isRefused } = sheet;
  const [toChange, setToChange] = useState(none);
  const [tried, setTried] = useState(nothing);
  const { module: publishing, hasFailed } = sheetPublishing.useArrival();
  const isDifferent = hasUnpublishedPlays(fixture, details);
  // A device without storage publishes the score all the same.
  const isDue = stored.length > 0 && (unkept === 0 || isRefused);

  const publishTapped = useEffectEvent((tapped: readonly SheetEvent[]) => {
    const onTried = () => setTried(tapped);
    // Events that could not be stored travel with the record.
    if (isDifferent || fixture.events !== undefined || unkept > 0)
      void publishing?.publishSoon(tournamentId, fixture.id, events).then(onTried);
    else onTried();
  });
  // A difference to the record alone must not trigger publishing: two tabs that read one sheet differently would
  // publish in turns for ever.
  useEffect(() => {
    if (isDue && publishing !== undefined) publishTapped(stored);
  }, [isDue, stored, publishing]);

  async function save(confirmed: readonly string[] = []) {
    setToChange(none);
    const loaded = await sheetPublishing.load().catch(() => undefined);
    // The event store has the tap; only its consequences have to wait.
    if (loaded === undefined) return announce(strings.unsaved(strings.unfetched));
    setToChange(await loaded.publishAloud(tournamentId, fixture.id, events, confirmed));
  }

  function stateNow(): SheetState {
    if (unkept > 0) return isRefused ? 'unkept' : 'keeping';
    // A sheet that lacks published events of others publishes none until those have arrived.
    if (!isDifferent || events.length < (fixture.published ?? 0)) return 'kept';
    return isDue && tried !== stored && !hasFailed ? 'keeping' : 'unpublished';
  }

  return {
    state: stateNow(),
    save: () => save(),
    /** The matches that need a confirmation. */
    toChange,
    answerChange: (isConfirmed: boolean) =>
      isConfirmed ? void save(toChange.map(({ id }) => id)) : setToChange(none),
  };
}
