import { bracketOf } from '../../../competition/playoffs/bracket';
import { plansOf } from '../../../model/plans';
import { type Fixture, isLeagueFixture, type Tournament } from '../../../model/tournament';

export type Document = 'sheets' | 'day' | 'standings' | 'bracket' | 'poster';

export type SheetState = 'blank' | 'filled';

/** What there is to print of a tournament; match sheets are the organiser's. */
export function documentsOf(tournament: Tournament, isOrganizer: boolean): readonly Document[] {
  const { fixtures } = tournament;
  const isThere: Readonly<Record<Document, boolean>> = {
    sheets: isOrganizer && fixtures.length > 0,
    day: plansOf(tournament).some(({ placements }) => placements.length > 0),
    standings: tournament.teams.length > 0,
    bracket: bracketOf(tournament) !== null,
    poster: true,
  };
  return (Object.keys(isThere) as Document[]).filter((document) => isThere[document]);
}

/** A round of the schedule by its number, or the playoffs. */
export type Round = number | 'playoffs';

export function roundOf(fixture: Fixture): Round {
  return isLeagueFixture(fixture) ? (fixture.round ?? 1) : 'playoffs';
}

/** All rounds in their order, and the next one, whose sheets are the default. */
export function roundsOf({ fixtures }: Tournament): {
  readonly rounds: readonly Round[];
  readonly next: Round;
} {
  const rounds = [...new Set(fixtures.map(roundOf))].sort((a, b) => numberOf(a) - numberOf(b));
  const open = fixtures.filter(({ status }) => status !== 'finished').map(roundOf);
  return { rounds, next: rounds.find((round) => open.includes(round)) ?? rounds[0] ?? 1 };
}

function numberOf(round: Round): number {
  return round === 'playoffs' ? Number.POSITIVE_INFINITY : round;
}
