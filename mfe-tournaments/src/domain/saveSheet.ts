import { publishSheet } from './match-sheet/publishSheet';
import type { SheetEvent } from './match-sheet/sheetEvent';
import { type PlayoffRecomputation, recomputePlayoffs } from './playoffs/recomputePlayoffs';
import { type Tournament, winningSetsOf } from './tournament';

/**
 * Publishes a match sheet into its tournament and lets everything that hangs on it follow: the fixture's result and
 * status, and the playoff matches, of which `lost` names those whose sheets the correction would take away.
 * An unknown fixture changes nothing.
 */
export function saveSheet(
  tournament: Tournament,
  fixtureId: string,
  events: readonly SheetEvent[],
): PlayoffRecomputation {
  const winningSets = winningSetsOf(tournament);
  return recomputePlayoffs({
    ...tournament,
    fixtures: tournament.fixtures.map((fixture) =>
      fixture.id === fixtureId ? publishSheet(fixture, events, winningSets) : fixture,
    ),
  });
}
