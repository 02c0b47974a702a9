import type { SheetEvent } from '../model/sheetEvent';
import {
  type Fixture,
  type MatchDetails,
  type MatchResult,
  type MatchTimes,
  type Tournament,
  winningSetsOf,
} from '../model/tournament';
import { readSheet, type SheetReading } from './readSheet';
import { emptyDetails, hasBegun, matchScore, matchStatus, matchWinner } from './score';

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
  const fixtures = tournament.fixtures.map((fixture) => {
    const sheet = sheets.get(fixture.id);
    if (sheet === undefined) return fixture;
    const published = publishSheet(fixture, sheet, winningSets);
    return saysTheSame(fixture, published) ? fixture : published;
  });
  const isSame = fixtures.every((fixture, index) => fixture === tournament.fixtures[index]);
  return isSame ? tournament : { ...tournament, fixtures };
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

/** A fixture's result from its sheet; a sheet without a counting play, or with lineups alone, leaves none. */
export function resultOf(details: MatchDetails): MatchResult | null {
  const { teamA, teamB } = matchScore(details);
  return hasBegun(details) ? { homeScore: teamA, awayScore: teamB, details } : null;
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
function saysTheSame(one: Fixture, other: Fixture): boolean {
  const [before, after] = [one, other].map(({ published, events = [] }) =>
    JSON.stringify([published, ...events.map(({ id }) => id)]),
  );
  return before === after && !hasUnpublishedPlays(one, other.result?.details ?? emptyDetails);
}

/** Whether a sheet differs from its fixture's last publication. */
export function hasUnpublishedPlays({ result }: Fixture, details: MatchDetails): boolean {
  return !tellsTheSame(resultOf(details)?.details ?? emptyDetails, result?.details ?? emptyDetails);
}

/** The sheets' own matter in one order: stored keys come back in any order, and with keys of other versions. */
const ownKeys: (string | number)[] = [
  ...['sets', 'globalCards', 'forfeit', 'teamA', 'teamB', 'players', 'attacker', 'defender'],
  ...['goals', 'scorerId', 'cards', 'type', 'player', 'setIndex'],
];

export function tellsTheSame(a: MatchDetails, b: MatchDetails): boolean {
  return JSON.stringify(a, ownKeys) === JSON.stringify(b, ownKeys);
}
