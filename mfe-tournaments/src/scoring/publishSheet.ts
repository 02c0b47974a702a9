import type { SheetEvent } from '../model/sheetEvent';
import {
  type Fixture,
  type MatchDetails,
  type MatchTimes,
  type Tournament,
  winningSetsOf,
} from '../model/tournament';
import { readSheet, type SheetReading } from './readSheet';
import { emptyDetails, hasBegun, matchScore, matchStatus } from './score';

export type Sheet = {
  /** All known events of the match. */
  readonly events: readonly SheetEvent[];
  /** Those of them that the event store could not keep: they travel with the record, until it can. */
  readonly unkept?: readonly SheetEvent[];
};

/**
 * Writes sheets into their tournament, by the identifiers of their fixtures: the details, the sets won and the status,
 * which may move back (specification, sections 3 and 4). The events stay in the event store; the fixture holds the
 * number of its published events. A sheet without a counting play, or with lineups alone, leaves no result. `recomputeTournament` updates
 * everything that depends on it.
 */
export function publishSheets(tournament: Tournament, sheets: ReadonlyMap<string, Sheet>): Tournament {
  const winningSets = winningSetsOf(tournament);
  let isChanged = false;
  const fixtures = tournament.fixtures.map((fixture) => {
    const sheet = sheets.get(fixture.id);
    if (sheet === undefined || isPublished(fixture, sheet, winningSets)) return fixture;
    isChanged = true;
    return publishSheet(fixture, sheet, winningSets);
  });
  return isChanged ? { ...tournament, fixtures } : tournament;
}

export function publishSheet(
  { events: _before, times: _played, ...fixture }: Fixture,
  { events, unkept = [] }: Sheet,
  winningSets: number,
): Fixture {
  const reading = readSheet(events, winningSets);
  const { details } = reading;
  const { teamA, teamB } = matchScore(details);
  return {
    ...fixture,
    status: matchStatus(details, winningSets),
    result: hasBegun(details) ? { homeScore: teamA, awayScore: teamB, details } : null,
    published: events.length,
    ...timesOf(reading),
    ...(unkept.length > 0 && { events: unkept }),
  };
}

/**
 * The match's times from its plays in order; derived plays have none. The first goal or card starts it, and the play
 * that decided it ends it: neither a lineup nor a sanction noted later is play.
 */
function timesOf({ plays, decision }: SheetReading): { readonly times?: MatchTimes } {
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

function isPublished(fixture: Fixture, { events, unkept = [] }: Sheet, winningSets: number): boolean {
  const travelling = fixture.events ?? [];
  return (
    travelling.length === unkept.length &&
    travelling.every(({ id }, index) => id === unkept[index]?.id) &&
    fixture.published === events.length &&
    !hasUnpublishedPlays(fixture, readSheet(events, winningSets).details)
  );
}

/** Whether a sheet differs from its fixture's last publication. */
export function hasUnpublishedPlays({ result }: Fixture, details: MatchDetails): boolean {
  return !tellsTheSame(hasBegun(details) ? details : emptyDetails, result?.details ?? emptyDetails);
}

/** Stored keys come back in any order, and with keys of other versions: only the sheets' own matter is compared. */
export function tellsTheSame(a: MatchDetails, b: MatchDetails): boolean {
  return signature(a) === signature(b);
}

function signature({ sets, globalCards, forfeit }: MatchDetails): string {
  const sideOf = ({ players, goals, cards }: MatchDetails['sets'][number]['teamA']) => [
    players.attacker,
    players.defender,
    goals.map(({ scorerId, type }) => [scorerId, type]),
    cards.map(({ type, player }) => [type, player]),
  ];
  return JSON.stringify([
    sets.map(({ teamA, teamB }) => [sideOf(teamA), sideOf(teamB)]),
    globalCards.teamA.map(({ player, setIndex }) => [player, setIndex]),
    globalCards.teamB.map(({ player, setIndex }) => [player, setIndex]),
    forfeit,
  ]);
}
