/** @jest-environment ./tools/jest/withNetwork.js */
import '../../testing/database';
import { session } from 'shared-kernel';
import { chooseBackEnd } from '../../../../shared-kernel/src/sharedBackEnd';
import { type BackEnd, type Member, startBackEnd } from '../../../../supabase/tests/support/backEnd';
import { fullLineups, type Tap, tapped } from '../../domain/testing/arbitraries';
import { aTournament } from '../../domain/testing/aTournament';
import { logOf } from '../../domain/tournament';
import { keepEvents } from '../match-events/matchEvents';
import { unsentOfLog } from '../match-events/sentEvents';
import { aDevice } from './testing/aDevice';

let backEnd: BackEnd;
let organiser: Member;

beforeAll(async () => {
  backEnd = await startBackEnd();
  organiser = await backEnd.member('organizer');
  chooseBackEnd({ url: backEnd.url, anonKey: backEnd.publicKey });
  jest.spyOn(session, 'token').mockResolvedValue(organiser.token);
  const { id, email } = organiser;
  jest
    .spyOn(session, 'current')
    .mockReturnValue({ status: 'member', user: { id, name: 'Ana', email, role: 'organizer' } });
});
afterAll(() => backEnd?.stop());

const goals = (side: 'teamA' | 'teamB', count: number, setIndex: number): readonly Tap[] =>
  Array.from({ length: count }, () => ({ kind: 'goal', type: 'attacker', setIndex, side }));
/** Five sets, won by the host. */
const wholeMatch = [0, 1, 2, 3, 4].flatMap((set) =>
  set === 1 || set === 2
    ? [...goals('teamA', 6, set), ...goals('teamB', 7, set)]
    : [...goals('teamB', 6, set), ...goals('teamA', 7, set)],
);

test('a season of twelve teams, home and away, is the same at the back end, here and for spectators', async () => {
  // The modules below decide at their loading whether the site has a back end.
  const { save, send } = await import('./sharing');
  const { publish } = await import('../publish');
  const { storedTournaments } = await import('../storedTournaments');
  const { withLogs } = await import('../withLogs');
  const season = aTournament({ id: 'saison', teams: 12, format: { homeAndAway: true } });
  const log = logOf(season);
  expect((await save(season)).ok).toBe(true);

  for (const { id: fixture } of season.fixtures) {
    const events = tapped([...fullLineups, ...wholeMatch], 3, [], `${fixture}-of-phone-`);
    await keepEvents({ log, fixture }, events);
    expect((await publish(season.id, new Map([[fixture, events]]))).ok).toBe(true);
  }
  const isSent = async () => {
    await send(season.id);
    return (await unsentOfLog(log)).length === 0;
  };
  while (!(await isSent()));
  // The release before this one published the record later than the events.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await send(season.id);

  const here = await storedTournaments.record(season.id).read();
  expect(here?.fixtures.filter(({ status }) => status === 'finished')).toHaveLength(132);
  // A spectator’s device, which has nothing yet.
  const there = await aDevice().update(season.id, (current) => current);
  expect(there.ok && there.value.fixtures).toEqual(here?.fixtures);
  const { tournament: exported } = await withLogs(here ?? season);
  const [row] = await backEnd.query(
    `select count(*)::int as count, pg_column_size((select record from public.tournaments)) as size
     from public.match_events`,
  );
  expect(row?.count).toBe(exported.fixtures.flatMap(({ events = [] }) => events).length);
  const [listed] = await backEnd.query('select tournaments.fixtures as counts from public.tournaments');
  expect(listed?.counts).toEqual({ pending: 0, inprogress: 0, finished: 132 });
});
