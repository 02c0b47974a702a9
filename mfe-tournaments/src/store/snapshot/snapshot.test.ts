import '../../testing/compression';
import { TransformStream } from 'node:stream/web';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { bracketOf } from '../../competition/playoffs/bracket';
import { recomputeTournament } from '../../competition/recomputeTournament';
import { rank } from '../../competition/standings/standings';
import {
  arbitrarySeason,
  arbitraryTaps,
  finishedScores,
  tapped,
} from '../../competition/testing/arbitraries';
import { aDayPlan, aTournament } from '../../competition/testing/aTournament';
import { favouritesWin, narrowAwayWin, withResults } from '../../competition/testing/playedMatch';
import { planDay } from '../../matchday/planDay';
import { withPlan } from '../../model/plans';
import type { Snapshot } from '../../model/snapshot';
import type { Fixture, Tournament } from '../../model/tournament';
import { publishSheets } from '../../scoring/publishSheet';
import { setScore } from '../../scoring/score';
import { longestFragment } from './fragment';
import { readSnapshot } from './readSnapshot';
import { snapshotOf, writeSnapshot } from './writeSnapshot';

const now = new Date('2026-11-26T17:00:00.000Z');

async function fragmentOf(tournament: Tournament): Promise<string> {
  return (await writeSnapshot(tournament, now)) ?? '';
}

async function carried(tournament: Tournament): Promise<Tournament> {
  const outcome = await readSnapshot(await fragmentOf(tournament));
  if (!outcome.ok) throw new Error(`Refused: ${outcome.refusal.kind}.`);
  expect(outcome.madeAt).toBe(now.toISOString());
  return outcome.tournament;
}

/** What a reader sees of a match. */
function shown({ homeTeam, awayTeam, round, slot, status, ruling, result, postponed }: Fixture) {
  const sets = result?.details?.sets.map(setScore) ?? null;
  const score = result && [result.homeScore, result.awayScore];
  // A card alone leaves no score.
  const isScored = status !== 'pending' || ruling !== undefined;
  return {
    ...{ homeTeam, awayTeam, round, slot, status, ruling },
    ...(isScored && { score, sets }),
    postponed: status !== 'finished' && postponed && { at: postponed.at, to: postponed.to },
  };
}

async function expectCarried(tournament: Tournament) {
  const there = await carried(tournament);
  const { id, name, date, level, format, teams } = tournament;
  expect(there).toMatchObject({ id, name, date, level, format, teams });
  expect(there.fixtures.map(shown)).toEqual(tournament.fixtures.map(shown));
  expect(rank(there)).toEqual(rank(tournament));
  expect(bracketOf(there)?.matches.map(({ home, away }) => [home, away])).toEqual(
    bracketOf(tournament)?.matches.map(({ home, away }) => [home, away]),
  );
}

test('a snapshot shows matches and standings of any season as they are', async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySeason({ maxTeams: 9 }), async (season) => {
      await expectCarried(recomputeTournament(season).tournament);
    }),
  );
});

test('a snapshot shows a match whatever was tapped on its sheet', async () => {
  const tournament = aTournament();
  const match = tournament.fixtures[0]?.id ?? '';
  await fc.assert(
    fc.asyncProperty(arbitraryTaps, async (taps) => {
      const played = publishSheets(tournament, new Map([[match, { events: tapped(taps) }]]));
      await expectCarried(recomputeTournament(played).tournament);
    }),
  );
});

test('a snapshot shows playoffs, the plan, withdrawals, decisions, postponements and stated scores', async () => {
  const season = favouritesWin(aTournament({ teams: 9, format: { playoffs: true, homeAndAway: true } }));
  const drawn = recomputeTournament(season).tournament;
  await expectCarried(drawn);
  const playedOn = withResults(drawn, ({ slot }) => (slot === undefined ? null : narrowAwayWin));
  await expectCarried(recomputeTournament(playedOn).tournament);

  const teams = ['Lille', 'Lyon', 'Anget', 'Avignon', 'Prouvy'];
  const open = aTournament({ teams });
  const settings = aDayPlan({ pauses: [{ from: 720, minutes: 30 }] });
  const planned = withPlan(open, planDay(open, settings, null, new Date('2026-11-01')));
  const at = '2026-11-26T12:00:00.000Z';
  const [first, second, third, ...others] = planned.fixtures as [Fixture, Fixture, Fixture, ...Fixture[]];
  const eventful = recomputeTournament({
    ...planned,
    withdrawals: [{ team: 'Avignon', treatment: 'won-by-opponents', at }],
    tieDecisions: [{ order: ['Prouvy', 'Lyon'], by: 'lots', reason: 'Pile ou face', at }],
    fixtures: [
      { ...first, postponed: { at, to: { day: '2026-12-05', time: '18:30' } } },
      { ...second, status: 'finished', result: { homeScore: 3, awayScore: 1, details: null } },
      { ...third, homeTeam: 'Parti', postponed: { at, to: null } },
      ...others,
    ],
  }).tournament;
  await expectCarried(eventful);
  const there = await carried(eventful);
  const places = ({ days = {}, fixtures }: Tournament) =>
    Object.values(days).map(({ placements, ...day }) => ({
      ...day,
      places: placements.map(({ fixture, court, at: minute }) => {
        return [fixtures.findIndex(({ id }) => id === fixture), court, minute];
      }),
    }));
  expect(places(there)).toEqual(places(eventful));
  expect(places(there)[0]?.places).not.toHaveLength(0);
});

test('a snapshot names no player and carries no description', async () => {
  const tournament = favouritesWin(aTournament({ description: 'Renseignements : 06 00 00 00 00' }));
  const text = JSON.stringify(snapshotOf(tournament, now.toISOString()));
  expect(JSON.stringify(tournament)).toContain('Joueur 1');
  expect(text).not.toMatch(/joueur|06 00/i);
  expect(await carried(tournament)).toMatchObject({ description: '' });
  expect(await carried(tournament)).not.toHaveProperty('squads');
});

test('the largest tournaments have a snapshot', async () => {
  const tournament = favouritesWin(aTournament({ teams: 64, format: { homeAndAway: true } }));
  expect((await carried(tournament)).fixtures).toHaveLength(4032);
});

/** A code holds 1800 characters, of which the rest of the address may take 60 (decision 29 has more sizes). */
test.each([
  ['14 teams, everything played', 14, 1, false, true],
  ['20 teams, everything played', 20, 1, false, false],
  ['20 teams, nothing played', 20, 0, false, true],
  ['8 teams home and away, everything played', 8, 1, true, true],
  ['14 teams home and away, everything played', 14, 1, true, false],
])('%s: fits a code or does not', async (_, teams, share, homeAndAway, fits) => {
  expect((await fragmentOf(aPlannedSeason(teams, share, homeAndAway))).length <= 1740).toBe(fits);
});

/** All matches planned on four courts, and a share of them played, with varied scores. */
function aPlannedSeason(teams: number, share: number, homeAndAway: boolean): Tournament {
  const blank = aTournament({ teams, format: { winningSets: '2', homeAndAway, playoffs: true } });
  const settings = { date: '2026-11-28', start: 540, courts: 4, matchMinutes: 30, pauses: [] };
  const planned = withPlan(blank, planDay(blank, settings, null, new Date('2026-11-01')));
  const scores = fc.sample(finishedScores(2), { numRuns: planned.fixtures.length, seed: 1 });
  return withResults(planned, (_, index) => {
    return index < share * planned.fixtures.length ? (scores[index] ?? null) : null;
  });
}

function fragmentOfText(text: string): string {
  return `1.${deflateRawSync(text).toString('base64url')}`;
}

const sound = snapshotOf(favouritesWin(aTournament()), now.toISOString());
const changed = (change: object) => fragmentOfText(JSON.stringify({ ...sound, ...change }));

test('the unchanged snapshot of the following tests is read', async () => {
  expect(await readSnapshot(changed({}))).toMatchObject({ ok: true });
  // At the end of a sentence, in brackets.
  expect(await readSnapshot(`${changed({})}).`)).toMatchObject({ ok: true });
});

test('control signs and piles of marks are left out of names', async () => {
  const [, ...others] = sound.teams;
  const fragment = changed({ name: 'Op\u0000en\u202e', teams: [`Z${'\u0301'.repeat(40)}`, ...others] });
  const outcome = await readSnapshot(fragment);
  if (!outcome.ok) throw new Error(outcome.refusal.kind);
  expect(outcome.tournament.name).toBe('Open');
  expect(outcome.tournament.teams[0]).toBe(`Z${'\u0301'.repeat(4)}`);
});

const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

test.each<[name: string, kind: string, fragment: string]>([
  ['an empty fragment', 'empty', ''],
  ['a later version', 'newer-version', '2.whatever-it-is'],
  ['a later version beyond the limit', 'newer-version', `17.${'A'.repeat(longestFragment)}`],
  ['version 0', 'broken', changed({}).replace(/^1/, '0')],
  ['no version', 'broken', changed({}).slice(2)],
  ['an anchor', 'broken', 'contenu'],
  ['a fragment beyond the limit', 'too-large', `1.${'A'.repeat(longestFragment)}`],
  ['a bomb', 'too-large', fragmentOfText(' '.repeat(20_000_000))],
  ['a cut end', 'broken', changed({}).slice(0, -9)],
  ['a cut middle', 'broken', `${changed({}).slice(0, 40)}${changed({}).slice(60)}`],
  ['no base64url', 'broken', '1.%C3%A9+/='],
  ['one sign', 'broken', '1.A'],
  ['no JSON', 'broken', fragmentOfText('{"id":')],
  ['a list', 'broken', fragmentOfText('[]')],
  ['null', 'broken', fragmentOfText('null')],
  [
    'a hundred thousand levels',
    'broken',
    fragmentOfText(
      JSON.stringify(sound).replace('{', `{"x":${deep},`).replace('"teams":[', `"teams":[${deep},`),
    ),
  ],
  ['an identifier that leads elsewhere', 'broken', changed({ id: '../../x' })],
  ['an identifier with a colon', 'broken', changed({ id: 'a:b' })],
  ['no name', 'broken', changed({ name: 7 })],
  ['a blank name', 'broken', changed({ name: ' \u200b ' })],
  ['a team with a blank name', 'broken', changed({ teams: ['\u00a0', ...sound.teams.slice(1)] })],
  ['no moment', 'broken', changed({ madeAt: 'hier' })],
  ['a team twice', 'broken', changed({ teams: sound.teams.map(() => 'Lille') })],
  ['a team that is a number', 'broken', changed({ teams: [1, 2, 3, 4] })],
  ['too many teams', 'broken', changed({ teams: Array.from({ length: 129 }, (_, index) => `${index}`) })],
  ['a team that is not there', 'broken', changed({ home: sound.home.map(() => 99) })],
  ['a team against itself', 'broken', changed({ home: sound.away })],
  ['columns of two lengths', 'broken', changed({ goals: sound.goals.slice(1) })],
  ['eight goals', 'broken', changed({ goals: sound.goals.map(() => '83') })],
  ['both teams at seven goals', 'broken', changed({ goals: sound.goals.map(() => '77') })],
  ['a score of a match that is not there', 'broken', changed({ scores: [{ match: 99, home: 3, away: 0 }] })],
  ['a score that both teams win', 'broken', changed({ scores: [{ match: 0, home: 3, away: 3 }] })],
  ['an unknown stage', 'broken', changed({ stage: sound.stage.map(() => 'grand-final') })],
  ['a day with a match that is not there', 'broken', changed({ days: [aDay([99])] })],
  ['a day with half a place', 'broken', changed({ days: [{ ...aDay([0]), court: [] }] })],
  ['a court that is not there', 'broken', changed({ days: [{ ...aDay([0]), court: [99] }] })],
])('%s is refused: %s', async (_, kind, fragment) => {
  expect(await readSnapshot(fragment)).toEqual({ ok: false, refusal: { kind } });
});

function aDay(match: readonly number[]): NonNullable<Snapshot['days']>[number] {
  const settings = { date: '2026-11-28', start: 540, courts: 2, matchMinutes: 30, pauses: [] };
  return { ...settings, match, court: match.map(() => 1), minute: match.map(() => 540) };
}

test('a bomb is cut off soon after the limit', async () => {
  let output = 0;
  const { DecompressionStream: Real } = globalThis;
  const counting = jest.fn(() => {
    const { readable, writable } = new Real('deflate-raw');
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        output += part.length;
        controller.enqueue(part);
      },
    });
    return { writable, readable: readable.pipeThrough(counter as never) };
  });
  Object.assign(globalThis, { DecompressionStream: counting });
  await readSnapshot(fragmentOfText(' '.repeat(40_000_000)));
  Object.assign(globalThis, { DecompressionStream: Real });
  expect(output).toBeGreaterThan(500_000);
  expect(output).toBeLessThan(2_000_000);
});

test('a browser without the streams neither makes nor reads a snapshot', async () => {
  const fragment = changed({});
  const { CompressionStream, DecompressionStream } = globalThis;
  Object.assign(globalThis, { CompressionStream: undefined, DecompressionStream: undefined });
  expect(await writeSnapshot(aTournament(), now)).toBeNull();
  expect(await readSnapshot(fragment)).toEqual({ ok: false, refusal: { kind: 'unsupported' } });
  Object.assign(globalThis, { CompressionStream, DecompressionStream });
});
