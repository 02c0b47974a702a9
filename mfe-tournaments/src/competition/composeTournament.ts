import type { Fixture, SheetResult, Tournament } from '../model/tournament';
import { isLeagueFixture, mapFixtures } from '../model/tournament';
import { playoffTree } from './playoffs/tree';
import { recomputeTournament, stillHolds } from './recomputeTournament';
import { idOfName, teamOfId } from './teams/teamId';

/** The results of a tournament that were made of events. */
export function resultsOf({ fixtures }: Pick<Tournament, 'fixtures'>): readonly SheetResult[] {
  return fixtures.flatMap((fixture) => sheetResultOf(fixture) ?? []);
}

/** Undefined without published events: such a result was stated, and stays in the record. */
export function sheetResultOf(fixture: Fixture): SheetResult | undefined {
  const { id, published, result, times, slot, homeTeam, awayTeam } = fixture;
  if (published === undefined) return undefined;
  return {
    ...{ fixture: id, counted: published, result },
    ...(times && { times }),
    ...(slot && { slot, homeTeam, awayTeam }),
  };
}

/** The record without results made of events, without the events themselves, and without drawn playoffs. */
export function withoutResults(tournament: Tournament): Tournament {
  return { ...tournament, fixtures: tournament.fixtures.map(withoutResult).filter(isStated) };
}

function withoutResult({ events: _events, ...fixture }: Fixture): Fixture {
  if (fixture.published === undefined) return fixture;
  const { published: _count, times: _times, ruling, ...plain } = fixture;
  const isOfSheet = ruling?.kind === 'forfeit' && ruling.by === fixture.result?.details?.forfeit;
  if (ruling === undefined || isOfSheet) return { ...plain, result: null, status: 'pending' };
  return { ...plain, result: null, ruling };
}

/** Of the playoffs, results draw the matches; the record says only what else is known of them. */
function isStated(fixture: Fixture): boolean {
  const { result, liveUrl, postponed } = fixture;
  return isLeagueFixture(fixture) || result !== null || liveUrl !== null || postponed !== undefined;
}

/**
 * The tournament of a record and the results beside it, of each match the last one; the playoffs are drawn from them.
 * While a match is reopened, those that met last stay: by the results, or by `former`, the tournament before.
 */
export function composeTournament(record: Tournament, results: readonly SheetResult[], former?: Tournament) {
  const byFixture = new Map(results.map((result) => [result.fixture, result]));
  const fixtures = record.fixtures.map((fixture) => withResult(fixture, byFixture.get(fixture.id)));
  const stated = fixtures.filter((fixture) => !isLeagueFixture(fixture));
  const played = [...byFixture.values()]
    .reverse()
    .flatMap((result) => stated.find(({ id }) => id === result.fixture) ?? playoffOf(record, result) ?? []);
  // The first of each place is the best known.
  const pending = former?.fixtures.filter(
    (fixture) => !isLeagueFixture(fixture) && fixture.result === null && fixture.ruling === undefined,
  );
  const known = [...new Set([...played, ...stated, ...(pending ?? [])])];
  const before = playoffTree.flatMap(({ slot }) => known.find((fixture) => fixture.slot === slot) ?? []);
  let { tournament } = recomputeTournament({
    ...record,
    fixtures: [...fixtures.filter(isLeagueFixture), ...before],
  });
  // A match that is drawn finds its result, which may draw the next one.
  for (const _round of playoffTree) {
    const found = mapFixtures(tournament, (fixture) => foundIn(known, fixture));
    if (found === tournament) break;
    tournament = recomputeTournament(found).tournament;
  }
  return tournament;
}

function withResult(fixture: Fixture, known: SheetResult | undefined): Fixture {
  if (known === undefined) return fixture;
  const { events: _events, times: _times, ...plain } = fixture;
  const { result, counted, times } = known;
  const status = result === null ? 'pending' : 'inprogress';
  return { ...plain, status, result, published: counted, ...(times && { times }) };
}

function playoffOf(record: Tournament, known: SheetResult): Fixture | undefined {
  const { fixture: id, slot, homeTeam, awayTeam } = known;
  if (slot === undefined || homeTeam === undefined || awayTeam === undefined) return undefined;
  const blank = { result: null, liveUrl: null, status: 'pending', phase: 'playoffs', slot } as const;
  // A team keeps its results under every name: the match's id names its teams for good (`blankFixture`).
  const ids = id.slice(id.lastIndexOf(`${slot}-`) + slot.length + 1).split('_');
  const [homeId, awayId] = ids.length === 2 ? ids : [idOfName(homeTeam), idOfName(awayTeam)];
  const presentName = (teamId = '', name: string) => teamOfId(record, teamId, name) ?? name;
  const teams = { homeTeam: presentName(homeId, homeTeam), awayTeam: presentName(awayId, awayTeam) };
  return withResult({ id, ...teams, ...blank }, known);
}

/** The known match in the place of a drawn one of the same teams; on swapped sides, if it was played. */
function foundIn(known: readonly Fixture[], drawn: Fixture): Fixture {
  if (isLeagueFixture(drawn) || drawn.result !== null) return drawn;
  const match = known.find((fixture) => fixture.slot === drawn.slot && stillHolds(fixture, drawn));
  const fields = ['published', 'result', 'liveUrl', 'postponed'] as const;
  return match !== undefined && fields.some((field) => match[field] !== drawn[field]) ? match : drawn;
}
