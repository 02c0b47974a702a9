import type { BackEnd, Visitor } from '../support/backEnd';
import { anEvent } from './anEvent';
import { aCast, aRecord, changeTournament, readTournament, withPlayoffs } from './cast';

const match = { log: 'log-1', fixture: 'r1-m1' };
const sheet = (homeScore: number) => ({ result: { homeScore, awayScore: 0, details: null } });
const score = (counted: number, status = 'inprogress') => ({ counted, status, sets: [] });

interface Added {
  readonly kind: string;
  readonly head: number;
  readonly counted: number;
  readonly isScoreKept: boolean;
}
const add = (visitor: Visitor, tournament: string, given: object) =>
  visitor.call<Added>('add_events', { ...match, tournament, events: [], ...given });

interface Read {
  readonly revision: number;
  readonly head: number;
  readonly record: { readonly fixtures: readonly object[] } | null;
  readonly results: readonly { readonly fixture: string; readonly counted: number }[];
}
const read = (visitor: Visitor, tournament: string, given: object = {}) =>
  visitor.call<Read>('tournament_with_results', { tournament, ...given });

async function countsOf(visitor: Visitor, id: string) {
  const { body } = await visitor.ask(`/rest/v1/tournaments?id=eq.${id}&select=fixtures`);
  return (body as readonly { readonly fixtures: object }[])[0]?.fixtures;
}

/** The results of matches, which scorers write with the events. */
export const scorerScenarios = {
  async 'a scorer changes no record'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const record = aRecord(id, { fixtures: [{ id: 'r1-m1', status: 'finished' }] });
    expect((await changeTournament(people.scorer, id, { record })).body).toEqual([]);
    expect((await readTournament(people.scorer, id))?.revision).toBe(1);
  },

  async 'a result goes with its events, where it tells all of them'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const first = await add(people.scorer, id, { events: [anEvent(1)], score: score(1), sheet: sheet(1) });
    expect(first).toMatchObject({ isScoreKept: true, counted: 1 });
    const known = { fixture: 'r1-m1', counted: 1, events: 1, sheet: sheet(1) };
    expect(await read(people.guest, id)).toMatchObject({ revision: 1, head: 2, results: [known] });
    // The sender lacks the event that another scorer has just added.
    await add(people.organiser, id, { events: [anEvent(2)] });
    const late = await add(people.scorer, id, { events: [anEvent(3)], score: score(2), sheet: sheet(2) });
    expect(late).toMatchObject({ isScoreKept: false, counted: 1 });
    expect((await read(people.guest, id)).results).toEqual([{ ...known, events: 3 }]);
    expect((await readTournament(people.guest, id))?.revision).toBe(1);
  },

  async 'followers are told of which matches the result is behind the events'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const behind = async () =>
      (await people.guest.call<{ readonly behind: object }>('live', { tournament: id })).behind;
    await add(people.scorer, id, { events: [anEvent(1)] });
    expect(await behind()).toEqual({ 'r1-m1': 1 });
    // An earlier release sends a score alone.
    await add(people.scorer, id, { score: score(1) });
    expect(await behind()).toEqual({ 'r1-m1': 1 });
    await add(people.scorer, id, { score: score(1), sheet: sheet(1) });
    expect(await behind()).toEqual({});
    await add(people.scorer, id, { events: [anEvent(2)] });
    expect(await behind()).toEqual({ 'r1-m1': 2 });
  },

  async 'a reader is told what is new, and everything of another schedule'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const send = (fixture: string, log = 'log-1') =>
      add(people.scorer, id, { fixture, log, events: [anEvent(1)], score: score(1), sheet: sheet(1) });
    await send('r1-m1');
    const { revision, head } = await read(people.guest, id);
    await send('r1-m2');
    const next = await read(people.guest, id, { revision, log: 'log-1', since: head });
    expect([next.record, next.results.map(({ fixture }) => fixture)]).toEqual([null, ['r1-m2']]);
    const playoff = { events: [anEvent(1)], score: score(1), sheet: { ...sheet(1), slot: 'final' } };
    await changeTournament(people.organiser, id, { record: aRecord(id, withPlayoffs) });
    await add(people.scorer, id, { ...playoff, fixture: 'final-lille-lyon' });
    const last = await read(people.guest, id, { log: 'log-1', since: next.head + 99 });
    expect(last.results.map(({ fixture }) => fixture)).toEqual(['final-lille-lyon']);
    await changeTournament(people.organiser, id, { record: aRecord(id, { log: 'log-2' }) });
    await send('r1-m1', 'log-2');
    const anew = await read(people.guest, id, { revision, log: 'log-1', since: head + 99 });
    expect(anew.results.map(({ fixture }) => fixture)).toEqual(['r1-m1']);
    // The schedule before it comes back with its results.
    await changeTournament(people.organiser, id, { record: aRecord(id, withPlayoffs) });
    expect((await read(people.guest, id)).results).toHaveLength(3);
    expect(await read(people.guest, 'never-made')).toBeNull();
  },

  async 'a match is one of the schedule, or of the playoffs'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const sent = async (given: object) =>
      (await add(people.scorer, id, { events: [anEvent(1)], ...given })) as object;
    const refused = { kind: 'refused', reason: 'no-such-match' };
    expect(await sent({ fixture: 'r9-m9' })).toEqual(refused);
    expect(await sent({ log: 'log-2' })).toEqual(refused);
    expect(await sent({ sheet: [3] })).toEqual({ kind: 'refused', reason: 'malformed' });
    // Without playoffs there are none.
    expect(await sent({ fixture: 'gen-semifinal-1-lille-lyon' })).toEqual(refused);
    await changeTournament(people.organiser, id, {
      record: aRecord(id, { ...withPlayoffs, format: { playoffs: false } }),
    });
    expect(await sent({ fixture: 'gen-semifinal-1-lille-lyon' })).toEqual(refused);
    await changeTournament(people.organiser, id, { record: aRecord(id, withPlayoffs) });
    expect(await sent({ fixture: 'gen-semifinal-1-lille-lyon' })).toMatchObject({ kind: 'added' });
    expect(await sent({ fixture: 'semifinal-3-lille-lyon' })).toEqual(refused);
    await backEnd.query(`insert into public.live_matches (tournament, log, fixture, events)
      select '${id}', 'log-1', 'final-' || place, 1 from generate_series(1, 8) place`);
    expect(await sent({ fixture: 'final-lille-lyon' })).toEqual({ kind: 'refused', reason: 'too-many' });
    expect(await sent({ fixture: 'final-1' })).toMatchObject({ kind: 'added' });
    expect(await sent({ fixture: 'relegation-lille-lyon' })).toMatchObject({ kind: 'added' });
  },

  async 'a list counts the matches that are played, and the playoffs that they draw'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    await changeTournament(people.organiser, id, { record: aRecord(id, withPlayoffs) });
    const play = (fixture: string, status: string, slot?: string) =>
      add(people.scorer, id, {
        fixture,
        events: [anEvent(1), anEvent(2)],
        score: score(2, status),
        sheet: { ...sheet(3), ...(slot && { slot }) },
      });
    await play('r1-m1', 'finished');
    await play('r1-m2', 'inprogress');
    expect(await countsOf(people.guest, id)).toEqual({ pending: 0, inprogress: 1, finished: 1 });
    await play('r1-m2', 'finished');
    expect(await countsOf(people.guest, id)).toEqual({ pending: 3, inprogress: 0, finished: 2 });
    await play('quarterfinal-1-a-b', 'finished', 'quarterfinal-1');
    expect(await countsOf(people.guest, id)).toEqual({ pending: 3, inprogress: 0, finished: 3 });
    await play('quarterfinal-1-c-d', 'inprogress', 'quarterfinal-1');
    expect(await countsOf(people.guest, id)).toEqual({ pending: 2, inprogress: 1, finished: 2 });
    for (const slot of ['quarterfinal-1', 'quarterfinal-2', 'semifinal-1', 'semifinal-2'])
      await play(`${slot}-e-f`, 'finished', slot);
    expect(await countsOf(people.guest, id)).toEqual({ pending: 2, inprogress: 0, finished: 6 });
    for (const slot of ['relegation', 'final']) await play(`${slot}-e-f`, 'finished', slot);
    expect(await countsOf(people.guest, id)).toEqual({ pending: 0, inprogress: 0, finished: 8 });
  },
} satisfies Record<string, (backEnd: BackEnd) => Promise<void>>;
