import { isInterrupted } from '../../competition/shownStatus';
import { plansOf } from '../../model/plans';
import type { Snapshot } from '../../model/snapshot';
import { type Fixture, isLeagueFixture, type Tournament } from '../../model/tournament';
import { setScore } from '../../scoring/score';
import { longestFragment, snapshotVersion, streamed, streamOrNone } from './fragment';

/** The fragment of a tournament's snapshot; null if this browser cannot compress, or the tournament is too large. */
export async function writeSnapshot(tournament: Tournament, now: Date): Promise<string | null> {
  const stream = streamOrNone(() => new CompressionStream('deflate-raw'));
  if (stream === null) return null;
  const text = JSON.stringify(snapshotOf(tournament, now.toISOString()));
  const bytes = await streamed(new TextEncoder().encode(text), stream);
  const fragment = bytes && `${snapshotVersion}.${base64url(bytes)}`;
  return fragment && fragment.length <= longestFragment ? fragment : null;
}

function base64url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** The public part of a tournament; `madeAt` is an ISO instant. */
export function snapshotOf(tournament: Tournament, madeAt: string): Snapshot {
  const { id, name, date, level, format, teams, withdrawals = [], tieDecisions = [] } = tournament;
  const fixtures = tournament.fixtures.filter(({ phase, slot }) => phase === undefined || slot !== undefined);
  const met = fixtures.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]);
  const former = [...new Set(met)].filter((team) => !teams.includes(team));
  const teamNumbers = numbered([...teams, ...former]);
  const matchNumbers = numbered(fixtures.map((fixture) => fixture.id));
  return {
    ...{ id, name, date, level, madeAt, format, teams },
    former: orNone(former),
    home: fixtures.map(({ homeTeam }) => teamNumbers.get(homeTeam) ?? 0),
    away: fixtures.map(({ awayTeam }) => teamNumbers.get(awayTeam) ?? 0),
    stage: fixtures.map((fixture) => (isLeagueFixture(fixture) ? fixture.round : fixture.slot) ?? 0),
    goals: fixtures.map(goalsBySet),
    scores: ofMatches(fixtures, ({ result }) =>
      result?.details === null ? { home: result.homeScore, away: result.awayScore } : undefined,
    ),
    forfeits: ofMatches(fixtures, ({ result }) => {
      const by = result?.details?.forfeit;
      return by && { by };
    }),
    postponed: ofMatches(fixtures, (fixture) => {
      const { postponed, status } = fixture;
      // A match that has resumed is postponed no more; a snapshot has no times that would show it.
      const isStill = postponed && (status === 'pending' || isInterrupted(fixture));
      return isStill ? { at: postponed.at, to: postponed.to } : undefined;
    }),
    withdrawals: orNone(withdrawals),
    tieDecisions: orNone(tieDecisions),
    days: orNone(
      plansOf(tournament).map(({ placements, date, start, courts, matchMinutes, pauses }) => {
        const placed = placements.filter(({ fixture }) => matchNumbers.has(fixture));
        return {
          ...{ date, start, courts, matchMinutes, pauses },
          match: placed.map(({ fixture }) => matchNumbers.get(fixture) ?? 0),
          court: placed.map(({ court }) => court),
          minute: placed.map(({ at }) => at),
        };
      }),
    ),
  };
}

function numbered(keys: readonly string[]): ReadonlyMap<string, number> {
  return new Map(keys.map((key, index) => [key, index]));
}

/** An absent field is no byte of the link. */
function orNone<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

function ofMatches<T extends object>(fixtures: readonly Fixture[], of: (fixture: Fixture) => T | undefined) {
  return orNone(
    fixtures.flatMap((fixture, match) => {
      const known = of(fixture);
      return known === undefined ? [] : [{ match, ...known }];
    }),
  );
}

/** « 755776 » for 7–5, 5–7, 7–6. */
function goalsBySet({ result }: Fixture): string {
  const sets = result?.details?.sets.map(setScore) ?? [];
  const digits = sets.map(({ teamA, teamB }) => `${teamA}${teamB}`).join('');
  return digits.replace(/(00)+$/, '');
}
