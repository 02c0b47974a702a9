/** @jest-environment ./tools/jest/withNetwork.js */
import '../testing/database';
import { session } from 'shared-kernel';
import { chooseBackEnd } from '../../../shared-kernel/src/sharedBackEnd';
import { type BackEnd, type Member, startBackEnd } from '../../../supabase/tests/support/backEnd';
import { fullLineups, tapped } from '../competition/testing/arbitraries';
import { aTournament } from '../competition/testing/aTournament';
import type { SheetEvent } from '../model/sheetEvent';
import type { Tournament } from '../model/tournament';
import { eventsFromDetails } from '../scoring/eventsFromDetails';
import { publishSheet } from '../scoring/publishSheet';
import { readSheet } from '../scoring/readSheet';
import { eventsOfMatch, keepEvents } from '../store/events/eventDatabase';
import { exchangeMatch, forgetKnown, unsentOfLog } from './exchangeMatch';
import { insertRow, readRow } from './rows';

const goal = { kind: 'goal', setIndex: 0, side: 'teamA', type: 'attacker' } as const;
const fixture = 'r1-m1';
let backEnd: BackEnd;
let organiser: Member;
let count = 0;
let tournament: Tournament;

beforeAll(async () => {
  backEnd = await startBackEnd();
  organiser = await backEnd.member('organizer');
});
afterAll(() => backEnd?.stop());

const { fetch: reallyFetch } = globalThis;

beforeEach(async () => {
  globalThis.fetch = reallyFetch;
  chooseBackEnd({ url: backEnd.url, anonKey: backEnd.publicKey });
  jest.spyOn(session, 'token').mockResolvedValue(organiser.token);
  count += 1;
  tournament = aTournament({ id: `t${count}`, log: `log-${count}` });
  await insertRow(tournament);
});

const key = () => ({ log: tournament.log ?? '', fixture });
const sheet = (taps = 3, of = 'phone-a-') =>
  tapped([...fullLineups, ...Array.from({ length: taps }, () => goal)], 3, [], of);
const ids = (events: readonly { readonly id: string }[]) => events.map(({ id }) => id);

/** Another scorer's device, which asks the back end by itself. */
async function sendElsewhere(events: readonly object[]) {
  await organiser.call('add_events', { tournament: tournament.id, ...key(), events });
}

async function there(): Promise<readonly SheetEvent[]> {
  const { events } = await organiser.call<{ events: readonly SheetEvent[] }>('events_of_match', {
    tournament: tournament.id,
    ...key(),
  });
  return events;
}

/** As a device does whose copy publishes every sheet at once. */
const exchange = (match = fixture, isAtStake = false) =>
  exchangeMatch(tournament, match, async (events) => {
    const known = tournament.fixtures.find(({ id }) => id === match);
    return known && !isAtStake ? publishSheet(known, { events }, 3) : undefined;
  });

/** The results at the back end, as another device reads them. */
const results = async () => {
  const there = await readRow(tournament.id);
  return there.ok ? there.value : undefined;
};

const here = async () => (await eventsOfMatch(key())).events;

/** The network loses this share of answers, after the request has arrived. */
function loseAnswers(part: number) {
  globalThis.fetch = async (...question) => {
    const answer = await reallyFetch(...question);
    if (Math.random() < part) throw new TypeError('Failed to fetch');
    return answer;
  };
}

test('the back end receives local taps once and in order, with their score', async () => {
  await keepEvents(key(), sheet());
  expect(await unsentOfLog(key().log)).toEqual([fixture]);
  expect(await exchange()).toEqual({ ok: true });
  expect(await exchange()).toEqual({ ok: true });
  expect(ids(await there())).toEqual(ids(sheet()));
  expect(await unsentOfLog(key().log)).toEqual([]);
  const { matches } = await backEnd.guest().call<{ matches: object }>('live', { tournament: tournament.id });
  expect(matches).toMatchObject({
    [fixture]: { sets: [{ home: 3, away: 0 }], status: 'inprogress', counted: sheet().length },
  });
});

test('events that the organiser took off say nothing here any more, and the result is made anew', async () => {
  const scorer = await backEnd.member();
  const { id } = tournament;
  const { token } = await organiser.call<{ token: string }>('invite_scorers', { tournament: id });
  await scorer.call('accept_invitation', { token });
  await keepEvents(key(), sheet());
  await exchange();
  const theirs = tapped([goal], 3, sheet(), 'phone-b-').slice(-1);
  await scorer.call('add_events', { tournament: id, ...key(), events: theirs });
  await exchange();
  const goals = async () => (await results())?.results[0]?.result?.details?.sets[0]?.teamA.goals.length;
  expect(await goals()).toBe(4);

  await organiser.call('remove_events', { tournament: id, person: scorer.id });
  await exchange();
  expect(readSheet(await here(), 3).details.sets[0]?.teamA.goals).toHaveLength(3);
  const count = sheet().length + 2;
  expect(await results()).toMatchObject({ results: [{ fixture, counted: count }], behind: [] });
  expect(await goals()).toBe(3);
  // A page that is opened later sends none of them again.
  forgetKnown(key().log);
  await exchange();
  expect(await there()).toHaveLength(count);
  expect(await goals()).toBe(3);
});

test('the result goes with the events of a match, in one request', async () => {
  await keepEvents(key(), sheet());
  await exchange();
  const questions: string[] = [];
  globalThis.fetch = (...question) => {
    questions.push(String(question[0]).replace(/.*\//, ''));
    return reallyFetch(...question);
  };
  await keepEvents(key(), tapped([goal], 3, sheet(), 'phone-b-').slice(-1));
  await exchange();
  expect(questions).toEqual(['add_events']);
  const count = sheet().length + 1;
  expect(await results()).toMatchObject({ results: [{ fixture, counted: count }], behind: [] });
  expect((await results())?.results[0]?.result?.details?.sets[0]?.teamA.goals).toHaveLength(4);
});

test('a result that puts playoffs at stake is withheld, and its events are not', async () => {
  await keepEvents(key(), sheet());
  expect(await exchange(fixture, true)).toEqual({ ok: true });
  expect(ids(await there())).toEqual(ids(sheet()));
  expect(await results()).toMatchObject({ results: [], behind: [fixture] });
  // Once confirmed.
  expect(await exchange()).toEqual({ ok: true });
  expect(await results()).toMatchObject({ results: [{ counted: sheet().length }], behind: [] });
});

test('another scorer’s taps arrive here, and count in the score', async () => {
  await sendElsewhere(sheet(1, 'phone-b-'));
  await keepEvents(key(), tapped([goal], 3, sheet(1, 'phone-b-'), 'phone-a-').slice(-1));
  expect(await exchange()).toEqual({ ok: true });
  expect(ids(await here()).sort()).toEqual(ids(await there()).sort());
  expect(readSheet(await here(), 3).details.sets[0]?.teamA.goals).toHaveLength(2);
  const { matches } = await backEnd.guest().call<{ matches: object }>('live', { tournament: tournament.id });
  expect(matches).toMatchObject({ [fixture]: { sets: [{ home: 2, away: 0 }] } });
});

test('lost answers neither lose nor duplicate a tap', async () => {
  loseAnswers(0.4);
  const events = sheet(6);
  for (const event of events) {
    await keepEvents(key(), [event]);
    await exchange();
  }
  for (let tries = 0; tries < 50 && !(await exchange()).ok; tries += 1);
  globalThis.fetch = reallyFetch;
  expect(ids(await there())).toEqual(ids(events));
  expect(await unsentOfLog(key().log)).toEqual([]);
});

test('a reopened page sends no event that the back end has', async () => {
  await keepEvents(key(), sheet());
  await exchange();
  forgetKnown(key().log);
  const sent: string[] = [];
  globalThis.fetch = (...question) => {
    sent.push(String(question[0]).replace(/.*\//, ''));
    return reallyFetch(...question);
  };
  await exchange();
  expect(sent).toEqual(['events_of_match']);
});

test('events derived from a result are replaced by the original events', async () => {
  await sendElsewhere(sheet());
  const told = eventsFromDetails(readSheet(sheet(), 3).details);
  const tap = { ...(tapped([goal], 3, sheet(), 'phone-b-').at(-1) as SheetEvent), sequence: told.length + 1 };
  await keepEvents(key(), [...told, tap]);
  expect(await exchange()).toEqual({ ok: true });
  expect(ids(await here()).sort()).toEqual([...ids(sheet()), tap.id].sort());
  expect(ids(await there()).sort()).toEqual([...ids(sheet()), tap.id].sort());
  expect(readSheet(await here(), 3).details.sets[0]?.teamA.goals).toHaveLength(4);
});

test('events of a later release are kept and hidden, and no score is published without them', async () => {
  const later = { id: 'later-one', sequence: 99, at: '', kind: 'goal-v2', spin: 'left' };
  await sendElsewhere([later]);
  await keepEvents(key(), sheet());
  expect(await exchange()).toEqual({ ok: true });
  expect((await eventsOfMatch(key())).unread).toBe(1);
  expect(ids(await there())).toContain('later-one');
  const { matches } = await backEnd.guest().call<{ matches: object }>('live', { tournament: tournament.id });
  expect(matches).toEqual({});
  expect(await unsentOfLog(key().log)).toEqual([]);
});

test('a member who is no scorer keeps their taps, and receives those of others', async () => {
  await sendElsewhere(sheet(1, 'phone-b-'));
  const stranger = await backEnd.member();
  jest.spyOn(session, 'token').mockResolvedValue(stranger.token);
  await keepEvents(key(), tapped([goal], 3, sheet(1, 'phone-b-'), 'phone-a-').slice(-1));
  expect(await exchange()).toEqual({
    ok: false,
    refusal: { kind: 'not-a-scorer' },
  });
  expect(await here()).toHaveLength(sheet(1).length + 1);
  expect(await unsentOfLog(key().log)).toEqual([fixture]);
  expect(await there()).toHaveLength(sheet(1).length);
});

test('a playoff match between teams with long names is sent like any other', async () => {
  tournament = aTournament({
    ...{ id: `t${count}-final`, log: `log-${count}-final` },
    ...{ teams: 8, format: { playoffs: true } },
  });
  await insertRow(tournament);
  const long = 'association-sportive-et-culturelle-des-amis-du-jorkyball';
  const final = `final-${long}-nord-${long}-sud`;
  await keepEvents({ ...key(), fixture: final }, sheet());
  expect(await exchange(final)).toEqual({ ok: true });
  expect(await unsentOfLog(key().log)).toEqual([]);
});
