import { type KnownTournament, latestPlayed, nextDays, nextHour } from './programme';

const everyDay = () => Array.from({ length: 14 }, (_, place) => `${10 + place}:00`);
const at = (time: string) => new Date(`2026-11-27T${time}:00+01:00`);

test.each([
  ['09:15', '10:00', 45],
  ['10:00', '11:00', 60],
  ['17:59', '18:00', 1],
  ['22:30', '23:00', 30],
  ['23:00', '10:00', 660],
  ['00:30', '10:00', 570],
])('at %s the next game begins at %s, in %d minutes', (now, time, inMinutes) => {
  expect(nextHour(at(now), everyDay)).toEqual({ time, inMinutes });
});

test('a closed day has no next game, and neither has a closed centre', () => {
  const slotsOf = (day: string) => (day === '2026-11-29' ? ['08:00'] : []);
  expect(nextHour(at('22:00'), slotsOf)).toEqual({ time: '08:00', inMinutes: 34 * 60 });
  expect(nextHour(at('22:00'), () => [])).toBeNull();
});

function aTournament(tournament: Partial<KnownTournament>): KnownTournament {
  return { id: 'one', name: 'Coupe du Nord', days: ['2026-11-27'], results: [], live: [], ...tournament };
}

test('the next match days begin today, the soonest first, each once', () => {
  const tournaments = [
    aTournament({ days: ['2026-12-12', '2026-12-05', '2026-12-05'] }),
    aTournament({ id: 'two', name: 'Open', days: ['2026-11-26', '2026-11-27'] }),
  ];
  expect(nextDays(tournaments, '2026-11-27')).toEqual([
    { id: 'two', name: 'Open', day: '2026-11-27', inDays: 0 },
    { id: 'one', name: 'Coupe du Nord', day: '2026-12-05', inDays: 8 },
    { id: 'one', name: 'Coupe du Nord', day: '2026-12-12', inDays: 15 },
  ]);
});

test('the last results are those of the latest tournament with a finished match', () => {
  const results = [{ home: 'Lyon', away: 'Lille', homeScore: 3, awayScore: 1 }];
  const played = aTournament({ id: 'played', days: ['2026-10-01'], results });
  expect(latestPlayed([aTournament({}), aTournament({ days: ['2026-09-01'], results }), played])).toBe(
    played,
  );
  expect(latestPlayed([aTournament({})])).toBeUndefined();
});
