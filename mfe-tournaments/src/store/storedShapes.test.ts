import { readRecord, trackDataLoss } from 'shared-kernel';
import * as v from 'valibot';
import { bracketOf } from '../competition/playoffs/bracket';
import { recomputeTournament } from '../competition/recomputeTournament';
import { standings } from '../competition/standings/standings';
import { aTournament as aSeason } from '../competition/testing/aTournament';
import { favouritesWin } from '../competition/testing/playedMatch';
import { fixtureSchema, tournamentSchema } from '../model/tournamentSchema';
import { tournamentShape } from '../model/tournamentShape';
import { knownEvents } from '../scoring/knownEvents';
import { aFixture, aTournament } from './testing/tournamentContract';

const side = { players: { attacker: '1', defender: null }, goals: [], cards: [] };
const set = { teamA: side, teamB: side };
const details = {
  sets: [
    {
      teamA: {
        players: { attacker: '1', defender: '2' },
        goals: [
          { scorerId: '1', type: 'attacker' },
          { scorerId: null, type: 'penalty' },
        ],
        cards: [{ type: 'yellow', player: '2', setIndex: 0 }],
      },
      teamB: side,
    },
    set,
    set,
    set,
    set,
  ],
  globalCards: { teamA: [], teamB: [{ type: 'red', player: '8', setIndex: 1 }] },
};

test('a tournament with a played match is read unchanged', () => {
  const result = { homeScore: 3, awayScore: 1, details };
  const tournament = aTournament({ fixtures: [aFixture({ result, status: 'finished' } as never)] });
  expect(v.parse(tournamentSchema, tournament)).toEqual(tournament);
});

test('fields that later releases add to any part are kept', () => {
  const fixture = { ...aFixture(), round: 3, leg: 2, referee: 'Dupont' };
  expect(v.parse(fixtureSchema, fixture)).toEqual(fixture);
  expect(v.parse(tournamentSchema, { ...aTournament(), squads: [] })).toMatchObject({ squads: [] });
});

test('numeric ids of earlier releases are read as text', () => {
  const older = { ...aTournament(), id: 42, fixtures: [{ ...aFixture(), id: 12 }] };
  expect(readRecord(older, tournamentShape)).toMatchObject({
    value: { id: '42', fixtures: [{ id: '12' }] },
    isWhole: true,
  });
});

const season = recomputeTournament(
  favouritesWin(aSeason({ teams: 8, format: { playoffs: true } })),
).tournament;
const { fixtures } = season;

test.each([
  ['before versions', { ...season, id: 42, description: undefined }],
  [
    'whose record has the events',
    {
      ...season,
      version: 1,
      fixtures: fixtures.map((fixture) => ({ ...fixture, events: knownEvents(fixture) })),
    },
  ],
  [
    'whose record counts the events',
    { ...season, version: 2, fixtures: fixtures.map((fixture) => ({ ...fixture, published: 9 })) },
  ],
  [
    'with one planned day',
    {
      ...season,
      version: 3,
      day: { date: '2026-11-28', start: 540, courts: 2, matchMinutes: 30, pauses: [], placements: [] },
    },
  ],
])('a record of the release %s gives the same standings and bracket', (_release, record) => {
  const { value, isWhole } = readRecord(JSON.parse(JSON.stringify(record)), tournamentShape);
  if (value === undefined) throw new Error('The record is not read.');
  const { tournament } = recomputeTournament(value);
  expect(isWhole).toBe(true);
  expect(standings(tournament)).toEqual(standings(season));
  expect(bracketOf(tournament)?.matches.map(({ home, away }) => [home, away])).toEqual(
    bracketOf(season)?.matches.map(({ home, away }) => [home, away]),
  );
});

test('a tournament without a format, a result or a live address is valid', () => {
  const { format: _format, description: _description, ...older } = aTournament();
  const { result: _result, liveUrl: _liveUrl, ...bare } = aFixture();
  expect(readRecord({ ...older, fixtures: [bare] }, tournamentShape)).toMatchObject({
    value: { description: '', fixtures: [{ result: null, liveUrl: null }] },
    isWhole: true,
  });
});

/** Reads a tournament whose first match has this fault, beside 29 valid ones. */
function readWith(fault: object) {
  const fixtures = Array.from({ length: 30 }, (_, index) => aFixture({ id: `r${index}` }));
  const stored = { ...aTournament(), fixtures: [{ ...fixtures[0], ...fault }, ...fixtures.slice(1)] };
  return trackDataLoss(() => v.parse(tournamentSchema, JSON.parse(JSON.stringify(stored))));
}

test.each([
  ['a status of another game', { status: 'postponed' }, { status: 'pending' }],
  ['a result without scores', { result: { details: null } }, { result: null }],
  [
    'a sheet of four sets',
    { result: { homeScore: 3, awayScore: 1, details: { ...details, sets: [set] } }, status: 'finished' },
    { result: { homeScore: 3, awayScore: 1, details: null }, status: 'finished' },
  ],
  ['a round that is no number', { round: 'x' }, { round: undefined }],
  ['a round without end', { round: 1e300 }, { round: undefined }],
  ['a live address of any host', { liveUrl: 'https://example.org/video' }, { liveUrl: null }],
  ['a live address that is a script', { liveUrl: 'javascript:alert(1)' }, { liveUrl: null }],
  ['an event of no known kind', { events: [{ id: 'a', kind: 'rain', at: '', sequence: 1 }] }, { events: [] }],
  [
    'an event at no time',
    { events: [{ id: 'a', kind: 'undo', at: 'x', sequence: 1, target: 'b' }] },
    { events: [] },
  ],
  [
    'an event beyond all counting',
    { events: [{ id: 'a', kind: 'undo', at: '', sequence: 1e300, target: 'b' }] },
    { events: [] },
  ],
])('%s is dropped, and its match stays', (_name, fault, read) => {
  const { result, isWhole } = readWith(fault);
  expect(isWhole).toBe(false);
  expect(result.fixtures).toHaveLength(30);
  expect(result.fixtures[0]).toMatchObject(read);
});

test.each([
  ['a team that is no name', { homeTeam: 4 }],
  ['a place in the playoffs that there is none of', { phase: 'playoffs', slot: 'eighth-final' }],
])('%s drops the match, and no other', (_name, fault) => {
  const { result, isWhole } = readWith(fault);
  expect(isWhole).toBe(false);
  expect(result.fixtures.map(({ id }) => id)).toEqual(
    Array.from({ length: 29 }, (_, index) => `r${index + 1}`),
  );
});

test.each([
  ['format', 'x', undefined],
  ['name', 4, 'Tournoi sans nom lisible'],
  ['date', '2025-02-30', '1970-01-01'],
  ['level', null, ''],
  ['description', {}, ''],
  ['teams', 'Lille', []],
  ['squads', {}, undefined],
])('a wrong %s is replaced, and the tournament stays', (field, wrong, read) => {
  const { result, isWhole } = trackDataLoss(() =>
    v.parse(tournamentSchema, { ...aTournament(), squads: [], [field]: wrong }),
  );
  expect(isWhole).toBe(false);
  expect(result).toMatchObject({ fixtures: aTournament().fixtures });
  expect(result[field as keyof typeof result]).toEqual(read);
});

test.each(['https://www.youtube.com/live/abc', 'https://youtu.be/abc', 'https://www.twitch.tv/jorkyball'])(
  'a match may have a live address at %s',
  (liveUrl) => {
    const { result, isWhole } = readWith({ liveUrl });
    expect(isWhole).toBe(true);
    expect(result.fixtures[0]?.liveUrl).toBe(liveUrl);
  },
);
