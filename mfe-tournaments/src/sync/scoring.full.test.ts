/** @jest-environment ./tools/jest/withNetwork.js */
import '../testing/database';
import { randomUUID } from 'node:crypto';
import { waitFor } from '@testing-library/react';
import { session } from 'shared-kernel';
import { chooseBackEnd } from '../../../shared-kernel/src/sharedBackEnd';
import { type BackEnd, type Member, startBackEnd } from '../../../supabase/tests/support/backEnd';
import { fullLineups, type Tap, tapped } from '../competition/testing/arbitraries';
import { aTournament } from '../competition/testing/aTournament';
import { homeWin, withResults } from '../competition/testing/playedMatch';
import type { SheetEvent } from '../model/sheetEvent';
import { logOf } from '../model/tournament';
import { eventsOfMatch, keepEvents } from '../store/events/eventDatabase';
import { unsentOfLog } from './exchangeMatch';
import { aDevice } from './testing/aDevice';

let backEnd: BackEnd;
let organiser: Member;
let scorer: Member;

beforeAll(async () => {
  backEnd = await startBackEnd();
  [organiser, scorer] = [await backEnd.member('organizer'), await backEnd.member()];
  // The modules that tests load decide at that moment whether the site has a back end.
  const { openOutbox } = await import('shared-kernel/outbox');
  const given = { url: backEnd.url, anonKey: backEnd.publicKey };
  chooseBackEnd({ ...given, openOutbox: async () => openOutbox(async () => {}) });
});
beforeEach(() => logIn(organiser, 'organizer'));
afterAll(() => backEnd?.stop());

function logIn({ id, email, token }: Member, role: 'organizer' | 'player') {
  jest.spyOn(session, 'token').mockResolvedValue(token);
  const user = { id, name: 'Ana', email, role };
  jest.spyOn(session, 'current').mockReturnValue({ status: 'member', user });
}

/** The page's modules, and a tournament of the organiser with the scorer. */
async function aPage(wishes: Parameters<typeof aTournament>[0]) {
  const sharing = await import('./sharing');
  const { publish } = await import('../store/publish');
  const { storedTournaments } = await import('../store/storedTournaments');
  const tournament = aTournament(wishes);
  const { id } = tournament;
  const log = logOf(tournament);
  expect((await sharing.save(tournament)).ok).toBe(true);
  const { token } = await organiser.call<{ readonly token: string }>('invite_scorers', { tournament: id });
  await scorer.call('accept_invitation', { token });
  return {
    ...{ ...sharing, tournament, id, log },
    here: () => storedTournaments.record(id).read(),
    async score(fixture: string, events: readonly SheetEvent[]) {
      await keepEvents({ log, fixture }, events);
      return publish(id, new Map([[fixture, events]]));
    },
    async isSent() {
      await sharing.send(id);
      return (await unsentOfLog(log)).length === 0;
    },
    /** The published results by fixture, as everybody reads them. */
    async there() {
      const { results } = await backEnd
        .guest()
        .call<{ readonly results: readonly { readonly fixture: string; readonly counted: number }[] }>(
          'tournament_with_results',
          { tournament: id },
        );
      return Object.fromEntries(results.map(({ fixture, counted }) => [fixture, counted]));
    },
  };
}

const goals = (side: 'teamA' | 'teamB', count: number, setIndex: number): readonly Tap[] =>
  Array.from({ length: count }, () => ({ kind: 'goal', type: 'attacker', setIndex, side }));
/** Five sets, won by the host. */
const wholeMatch = [0, 1, 2, 3, 4].flatMap((set) =>
  set === 1 || set === 2
    ? [...goals('teamA', 6, set), ...goals('teamB', 7, set)]
    : [...goals('teamB', 6, set), ...goals('teamA', 7, set)],
);

const sheet = (of: string) => tapped([...fullLineups, ...wholeMatch], 3, [], `${of}-of-phone-`);

test('a season of twelve teams, home and away, is the same at the back end, here and for spectators', async () => {
  const { withLogs } = await import('../store/exportTournament');
  const page = await aPage({ id: 'saison', teams: 12, format: { homeAndAway: true } });
  for (const { id: fixture } of page.tournament.fixtures) {
    expect((await page.score(fixture, sheet(fixture))).ok).toBe(true);
  }
  while (!(await page.isSent()));

  const here = await page.here();
  expect(here?.fixtures.filter(({ status }) => status === 'finished')).toHaveLength(132);
  // Another device, which has nothing yet.
  const there = await aDevice().update('saison', (current) => current);
  expect(there.ok && there.value.fixtures).toEqual(here?.fixtures);
  const { tournament: exported } = await withLogs(here ?? page.tournament);
  const [row] = await backEnd.query(`select count(*)::int as count from public.match_events`);
  expect(row?.count).toBe(exported.fixtures.flatMap(({ events = [] }) => events).length);
  const [listed] = await backEnd.query(
    `select tournaments.fixtures as counts, pg_column_size(record) as size from public.tournaments`,
  );
  expect(listed?.counts).toEqual({ pending: 0, inprogress: 0, finished: 132 });
  expect(Number(listed?.size)).toBeLessThan(100_000);
});

test('a scorer is heard, whatever of the record their release cannot read', async () => {
  const page = await aPage({ id: 'pause' });
  await backEnd.query(`update public.tournaments set record = record || '{"version": 99, "day": {
    "date": "2026-11-28", "start": 600, "courts": 2, "matchMinutes": 30, "placements": [],
    "pauses": [{ "from": 0, "minutes": 700 }]}}' where id = 'pause'`);
  logIn(scorer, 'player');
  await page.refreshTournament('pause');
  await page.score('r1-m1', sheet('r1-m1'));
  expect(await page.isSent()).toBe(true);
  expect(await page.there()).toEqual({ 'r1-m1': sheet('r1-m1').length });
  const [row] = await backEnd.query(
    `select record #>> '{day,pauses,0,minutes}' as minutes from public.tournaments where id = 'pause'`,
  );
  expect(row?.minutes).toBe('700');
});

test('a match that the back end refuses keeps no other one back', async () => {
  const page = await aPage({ id: 'refus' });
  const [first, ...others] = sheet('r1-m1');
  const note = Array.from({ length: 400 }, () => randomUUID()).join('');
  const tooLarge = Object.assign({ note }, first) as SheetEvent;
  const { log } = page;
  await keepEvents({ log, fixture: 'r1-m1' }, [tooLarge, ...others]);
  await keepEvents({ log, fixture: 'r1-m2' }, sheet('r1-m2'));
  expect(await page.isSent()).toBe(false);
  expect(page.unsent()).toBe('unsent');
  expect(await page.there()).toEqual({ 'r1-m2': sheet('r1-m2').length });
});

test('taps wait in the outbox before there is an answer, and it sends them when the network returns', async () => {
  const page = await aPage({ id: 'attente' });
  const commands = () =>
    JSON.parse(localStorage.getItem('outbox') ?? '[]').filter(
      ({ queue }: { queue: string }) => queue === 'match-events:attente',
    );
  let fail: (failure: Error) => void = () => {};
  const silence = new Promise<Response>((_, reject) => {
    fail = reject;
  });
  const network = jest.spyOn(globalThis, 'fetch').mockReturnValue(silence);
  await page.score('r1-m1', sheet('r1-m1'));
  // The page may be closed now.
  await waitFor(() => expect(commands()).toHaveLength(1));
  fail(new TypeError('Failed to fetch'));
  expect(await page.isSent()).toBe(false);
  expect(commands()).toHaveLength(1);
  await pause();
  network.mockRestore();
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(commands()).toEqual([]));
  expect(await page.there()).toEqual({ 'r1-m1': sheet('r1-m1').length });
});

test('a result that a closed phone has left behind its events is completed by another page, with its playoffs', async () => {
  const league = aTournament({ id: 'quitte', teams: 8, format: { playoffs: true } });
  const left = (_: unknown, index: number) => (index === 0 ? null : homeWin);
  const page = await aPage(withResults(league, left));
  const events = sheet('r1-m1');
  const given = { tournament: 'quitte', log: page.log, fixture: 'r1-m1' };
  await scorer.call('add_events', { ...given, events });
  expect(await page.there()).toEqual({ 'r1-m1': 0 });
  await page.refreshTournament('quitte');
  while ((await page.there())['r1-m1'] !== events.length) await pause();
  const here = await page.here();
  expect(here?.fixtures[0]).toMatchObject({ status: 'finished', published: events.length });
  const there = await aDevice().update('quitte', (current) => current);
  for (const device of [here, there.ok ? there.value : null])
    expect(device?.fixtures.filter(({ slot }) => slot?.startsWith('quarterfinal'))).toHaveLength(2);
});

test('a deletion first fetches events of a match that has no result yet', async () => {
  const page = await aPage({ id: 'corbeille' });
  const events = sheet('r1-m1').slice(0, 12);
  await scorer.call('add_events', { tournament: 'corbeille', log: page.log, fixture: 'r1-m1', events });
  expect(await page.fetchSheets(page.tournament)).toEqual({ ok: true });
  const kept = await eventsOfMatch({ log: page.log, fixture: 'r1-m1' });
  expect(kept.events.map(({ id }) => id).sort()).toEqual(events.map(({ id }) => id).sort());
});

test('a dismissed scorer’s page shows what the back end has', async () => {
  const page = await aPage({ id: 'ecarte' });
  await page.score('r1-m1', sheet('r1-m1'));
  expect(await page.isSent()).toBe(true);
  logIn(await backEnd.member(), 'player');
  await page.score('r1-m2', sheet('r1-m2'));
  while (page.wasRefused('ecarte') === false) await pause();
  await page.refreshTournament('ecarte');
  const matches = (await page.here())?.fixtures.map(({ status }) => status);
  expect(matches?.slice(0, 2)).toEqual(['finished', 'pending']);
});

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
