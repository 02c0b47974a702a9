import * as v from 'valibot';
import { aFixture, aTournament } from './testing/tournamentContract';
import { fixtureSchema, tournamentSchema } from './tournamentSchema';

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

test('a tournament with a played match is read as it is', () => {
  const result = { homeScore: 3, awayScore: 1, details };
  const tournament = aTournament({ fixtures: [aFixture({ result, status: 'finished' } as never)] });
  expect(v.parse(tournamentSchema, tournament)).toEqual(tournament);
});

test('what later versions add to any part is kept', () => {
  const fixture = { ...aFixture(), round: 3, leg: 2, referee: 'Dupont' };
  expect(v.parse(fixtureSchema, fixture)).toEqual(fixture);
  expect(v.parse(tournamentSchema, { ...aTournament(), squads: [] })).toMatchObject({ squads: [] });
});

test('ids that were stored as numbers are the same ids', () => {
  const fixture = v.parse(fixtureSchema, { ...aFixture(), id: 12 });
  expect(fixture.id).toBe('12');
});

test('a tournament without a format, a result or a live address is whole', () => {
  const { format: _format, ...withoutFormat } = aTournament();
  expect(v.parse(tournamentSchema, withoutFormat).format).toBeUndefined();
  const { result: _result, liveUrl: _liveUrl, ...bare } = aFixture();
  expect(v.parse(fixtureSchema, bare)).toMatchObject({ result: null, liveUrl: null });
});

test.each([
  ['a status of another game', { status: 'postponed' }],
  ['a result without scores', { result: { details: null } }],
  ['a team that is no name', { homeTeam: 4 }],
])('a fixture with %s does not parse', (_name, fault) => {
  expect(v.is(fixtureSchema, { ...aFixture(), ...fault })).toBe(false);
});
