import type { SheetEvent } from '../model/sheetEvent';
import type { Fixture, MatchTimes, Tournament } from '../model/tournament';
import { mapFixtures, winningSetsOf } from '../model/tournament';
import { readSheet, type SheetReading } from './readSheet';
import { hasUnpublishedPlays, resultOf } from './resultOf';
import { emptyDetails, matchStatus, matchWinner } from './score';

export type Sheet = {
  /** All known events of the match. */
  readonly events: readonly SheetEvent[];
  /** Those of them that the event store could not keep: they travel with the record, until it can. */
  readonly unkept?: readonly SheetEvent[];
};

/**
 * Writes sheets into their tournament, by the identifiers of their fixtures: the details, the sets won and the status,
 * which may move back (specification, sections 3 and 4). `recomputeTournament` updates everything that depends on it.
 */
export function publishSheets(tournament: Tournament, sheets: ReadonlyMap<string, Sheet>): Tournament {
  const winningSets = winningSetsOf(tournament);
  return mapFixtures(tournament, (fixture) => {
    const sheet = sheets.get(fixture.id);
    if (sheet === undefined) return fixture;
    const published = publishSheet(fixture, sheet, winningSets);
    return isSamePublication(fixture, published) ? fixture : published;
  });
}

export function publishSheet(
  { events: _before, times: _played, ...fixture }: Fixture,
  { events, unkept = [] }: Sheet,
  winningSets: number,
): Fixture {
  const reading = readSheet(events, winningSets);
  return {
    ...fixture,
    status: matchStatus(reading.details, winningSets),
    result: resultOf(reading.details),
    published: events.length,
    ...timesOf(reading, winningSets),
    ...(unkept.length > 0 && { events: unkept }),
  };
}

/**
 * The match's times from its plays in order; derived plays have none. The first goal or card starts it, and the play
 * that decided it ends it: neither a lineup nor a sanction noted later is play.
 */
function timesOf({ plays, steps }: SheetReading, winningSets: number): { readonly times?: MatchTimes } {
  const decision = steps.find(({ details }) => matchWinner(details, winningSets) !== null)?.play;
  const timed = plays.filter(({ at }) => at !== '');
  const first = timed.find(({ kind }) => kind === 'goal' || kind === 'card');
  const goal = timed.findLast(({ kind }) => kind === 'goal');
  const times: MatchTimes = {
    ...(first && { startedAt: first.at }),
    ...(goal?.kind === 'goal' && { lastGoalAt: goal.at, lastGoalBy: goal.side }),
    ...(decision?.at && { endedAt: decision.at }),
  };
  return Object.keys(times).length === 0 ? {} : { times };
}

/** Whether two states of a fixture were published from the same events. */
function isSamePublication(one: Fixture, other: Fixture): boolean {
  const [before, after] = [one, other].map(({ published, events = [] }) =>
    JSON.stringify([published, ...events.map(({ id }) => id)]),
  );
  return before === after && !hasUnpublishedPlays(one, other.result?.details ?? emptyDetails);
}
