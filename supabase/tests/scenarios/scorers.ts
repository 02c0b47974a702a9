import { randomUUID } from 'node:crypto';
import { publishSheets } from '../../../mfe-tournaments/src/domain/match-sheet/publishSheet';
import { recomputeTournament } from '../../../mfe-tournaments/src/domain/recomputeTournament';
import { type Tap, tapped } from '../../../mfe-tournaments/src/domain/testing/arbitraries';
import { aTournament } from '../../../mfe-tournaments/src/domain/testing/aTournament';
import { favouritesWin } from '../../../mfe-tournaments/src/domain/testing/playedMatch';
import type { Fixture, Side, Tournament } from '../../../mfe-tournaments/src/domain/tournament';
import type { BackEnd, Visitor } from '../support/backEnd';
import { aCast, changeTournament, insertTournament, invite, readTournament } from './cast';

const matches = 'A scorer changes of a match what its sheet says.';
const playoffs = 'A scorer changes no playoffs but by results.';

const goals = (side: Side, count: number, setIndex = 0): readonly Tap[] =>
  Array.from({ length: count }, () => ({ kind: 'goal', type: 'attacker', by: 'nobody', setIndex, side }));
const wonBy = (side: Side): readonly Tap[] => [0, 1, 2].flatMap((setIndex) => goals(side, 7, setIndex));
const nothingPlayed = { result: null, status: 'pending' } as const;

/** A scorer's sheet, and its derived data, as the site writes it. */
function sheetOf(tournament: Tournament, fixture: string, taps: readonly Tap[]): Tournament {
  return recomputeTournament(publishSheets(tournament, new Map([[fixture, { events: tapped(taps) }]])))
    .tournament;
}

const withFixtures = (tournament: Tournament, fixtures: readonly unknown[]) => ({ ...tournament, fixtures });
const withMatch = (tournament: Tournament, place: number, changed: object) =>
  withFixtures(
    tournament,
    tournament.fixtures.map((fixture, index) => (index === place ? { ...fixture, ...changed } : fixture)),
  );
const inSlot = ({ fixtures }: Tournament, slot: string) =>
  fixtures.find((fixture) => fixture.slot === slot) as Fixture;
const without = (tournament: Tournament, ...slots: readonly string[]) =>
  withFixtures(
    tournament,
    tournament.fixtures.filter(({ slot }) => slot === undefined || !slots.includes(slot)),
  );

/** Eight teams whose league lacks only its last match, recorded by a scorer with a token of their own. */
async function aLeague(backEnd: BackEnd, wishes: Partial<Tournament> = {}) {
  const { people } = await aCast(backEnd);
  const { organiser, scorer } = people;
  const id = `t-${randomUUID()}`;
  const whole = favouritesWin(aTournament({ id, teams: 8, format: { playoffs: true }, ...wishes }));
  const last = whole.fixtures.at(-1) as Fixture;
  const fixtures = whole.fixtures.map((each) => (each === last ? { ...each, ...nothingPlayed } : each));
  const league = recomputeTournament({ ...whole, fixtures }).tournament;
  await insertTournament(organiser, id, { record: league });
  await scorer.call('accept_invitation', { token: await invite(organiser, id) });
  return { id, league, last, organiser, scorer };
}

async function write(visitor: Visitor, record: object & { readonly id: string }): Promise<unknown> {
  const row = await readTournament(visitor, record.id);
  const { status, body } = await changeTournament(visitor, record.id, { record }, row?.revision);
  if (status >= 300) return [status, (body as { readonly message?: unknown }).message];
  return (body as readonly { readonly record: unknown }[])[0]?.record;
}

/** The value after a round trip through JSON. */
const plain = (record: object) => JSON.parse(JSON.stringify(record));

async function take(scorer: Visitor, record: Tournament): Promise<Tournament> {
  expect(await write(scorer, record)).toEqual(plain(record));
  return record;
}

type Written = { readonly id: string; readonly fixtures?: unknown };
type Refused = readonly (readonly [what: string, record: Written])[];

async function expectRefused(scorer: Visitor, sentence: string, written: Refused) {
  for (const [what, record] of written) {
    expect([what, await write(scorer, record)]).toEqual([what, [403, sentence]]);
  }
}

/** The writes of an invited scorer. */
export const scorerScenarios = {
  async 'a scorer publishes a match that begins, ends, and is put right'(backEnd: BackEnd) {
    const { league, last, scorer } = await aLeague(backEnd, { format: undefined });
    const begun = await take(scorer, sheetOf(league, last.id, goals('teamA', 1)));
    const ended = await take(scorer, sheetOf(begun, last.id, wonBy('teamA')));
    expect(ended.fixtures.at(-1)).toMatchObject({ status: 'finished', times: { lastGoalBy: 'teamA' } });
    const reopened = await take(scorer, sheetOf(ended, last.id, wonBy('teamA').slice(1)));
    const forfeited = await take(
      scorer,
      sheetOf(reopened, last.id, [...goals('teamB', 3), { kind: 'forfeit', side: 'teamA' }]),
    );
    expect(forfeited.fixtures.at(-1)?.ruling).toEqual({ kind: 'forfeit', by: 'teamA' });
    expect((await take(scorer, sheetOf(forfeited, last.id, ['undo']))).fixtures.at(-1)?.result).toBeNull();
  },

  async 'a scorer draws the playoffs that follow from results, and draws them anew'(backEnd: BackEnd) {
    const { league, last, scorer } = await aLeague(backEnd);
    let now = await take(scorer, sheetOf(league, last.id, wonBy('teamA')));
    const play = async (slot: string, taps: readonly Tap[]) => {
      now = await take(scorer, sheetOf(now, inSlot(now, slot).id, taps));
    };
    expect(now.fixtures.filter(({ phase }) => phase)).toHaveLength(3);
    for (const slot of ['relegation', 'quarterfinal-1', 'quarterfinal-2', 'semifinal-1', 'semifinal-2']) {
      await play(slot, goals('teamB', 2));
      await play(slot, wonBy('teamA'));
    }
    await play('final', wonBy('teamB'));
    // Reopened, and won by the other team: the semifinal has another pairing, and the final is removed for now.
    await play('quarterfinal-1', goals('teamB', 2));
    await play('quarterfinal-1', wonBy('teamB'));
    expect([inSlot(now, 'semifinal-1').status, inSlot(now, 'final')]).toEqual(['pending', undefined]);
    // A match of the league is put right: others meet in all of the places.
    for (const { id, homeTeam, awayTeam } of league.fixtures) {
      if (homeTeam === 'Équipe 08') now = await take(scorer, sheetOf(now, id, wonBy('teamA')));
      if (awayTeam === 'Équipe 08') now = await take(scorer, sheetOf(now, id, wonBy('teamB')));
    }
    expect(inSlot(now, 'quarterfinal-1').homeTeam).not.toBe(inSlot(league, 'quarterfinal-1')?.homeTeam);
  },

  async 'a scorer draws a team that has withdrawn, and who wins against it'(backEnd: BackEnd) {
    const withdrawals = [{ team: 'Équipe 05', treatment: 'kept', at: '2026-11-21T10:00:00.000Z' }] as const;
    const { league, last, scorer } = await aLeague(backEnd, { withdrawals });
    const { fixtures } = await take(scorer, sheetOf(league, last.id, wonBy('teamA')));
    expect(fixtures.filter(({ phase, ruling }) => phase && ruling)).not.toEqual([]);
  },

  async 'a scorer leaves matches, their teams, their order and what else is said of them'(backEnd: BackEnd) {
    const { league, last, scorer } = await aLeague(backEnd, { format: undefined });
    const { fixtures } = league;
    const [first, second, ...others] = fixtures as [Fixture, Fixture, ...Fixture[]];
    const place = fixtures.length - 1;
    await expectRefused(scorer, matches, [
      ['one match less', withFixtures(league, fixtures.slice(1))],
      ['no matches', withFixtures(league, [])],
      ['no list', { ...league, fixtures: 'none' }],
      ['no key', { ...league, fixtures: undefined }],
      ['one match more', withFixtures(league, [...fixtures, { ...last, id: 'r99-m1' }])],
      ['one match twice', withFixtures(league, [...fixtures, last])],
      ['what is no match', withFixtures(league, [...fixtures, 7])],
      ['another order', withFixtures(league, [second, first, ...others])],
      ['another id', withMatch(league, place, { id: 'r99-m1' })],
      ['its teams swapped', withMatch(league, place, { homeTeam: last.awayTeam, awayTeam: last.homeTeam })],
      ['another team', withMatch(league, place, { homeTeam: 'Les autres' })],
      ['another round', withMatch(league, place, { round: 9 })],
      ['another leg', withMatch(league, place, { leg: 2 })],
      ['a link', withMatch(league, place, { liveUrl: 'https://evil.example' })],
      ['a key', withMatch(league, place, { madeUp: true })],
      ['another day', withMatch(league, place, { postponed: { at: '2026-11-21T10:00:00.000Z', to: null } })],
      ['a match of the playoffs', withMatch(league, place, { phase: 'playoffs', slot: 'final' })],
      ['events beside their table', withMatch(league, place, { events: [{ id: 'event-0001' }] })],
    ]);
    expect((await readTournament(scorer, league.id))?.revision).toBe(1);
  },

  async 'a scorer writes what is a sheet, and nothing else in its place'(backEnd: BackEnd) {
    const { league, last, scorer } = await aLeague(backEnd, { format: undefined });
    const place = league.fixtures.length - 1;
    const played = sheetOf(league, last.id, wonBy('teamA')).fixtures[place] as Fixture;
    const { result } = played;
    const { details } = result ?? {};
    const changes: readonly (readonly [string, object])[] = [
      ['a status that is none', { status: 'junk' }],
      ['no status', { status: undefined }],
      ['a result that is none', { result: 'won' }],
      ['more sets than there are', { result: { ...result, homeScore: 6 } }],
      ['half a set', { result: { ...result, awayScore: 0.5 } }],
      ['a text for a score', { result: { ...result, awayScore: '1' } }],
      ['a key of a result', { result: { ...result, madeUp: true } }],
      ['a key of a sheet', { result: { ...result, details: { ...details, madeUp: true } } }],
      ['a sheet of no sets', { result: { ...result, details: { ...details, sets: [] } } }],
      ['a forfeit of nobody', { result: { ...result, details: { ...details, forfeit: 'both' } } }],
      ['less than no events', { published: -1 }],
      ['a time that is none', { times: { startedAt: 'yesterday' } }],
      ['a key of times', { times: { madeUp: '2026-11-21T10:00:00.000Z' } }],
      ['times that are none', { times: 7 }],
      ['a ruling that is none', { ruling: { kind: 'won' } }],
      ['a forfeit that no sheet says', { ruling: { kind: 'forfeit', by: 'teamA' } }],
      ['a match for nobody', { ruling: { kind: 'annulled' } }],
    ];
    await expectRefused(
      scorer,
      matches,
      changes.map(([what, changed]) => [what, withMatch(league, place, { ...played, ...changed })]),
    );
    await take(scorer, withMatch(league, place, played) as Tournament);
  },

  async 'a scorer draws no playoffs that do not follow'(backEnd: BackEnd) {
    const { league, last, scorer } = await aLeague(backEnd);
    const drawn = sheetOf(league, last.id, wonBy('teamA'));
    const [quarter, relegation] = [inSlot(drawn, 'quarterfinal-1'), inSlot(drawn, 'relegation')];
    const place = drawn.fixtures.indexOf(quarter);
    const early = withFixtures(league, [...league.fixtures, quarter]);
    await expectRefused(scorer, playoffs, [
      ['before the league is over', early],
      ['with a team that is not entered', withMatch(drawn, place, { homeTeam: 'Les autres' })],
      ['a team against itself', withMatch(drawn, place, { homeTeam: quarter.awayTeam })],
      ['played already', withMatch(drawn, place, { status: 'finished' })],
      ['with a link', withMatch(drawn, place, { liveUrl: 'https://evil.example' })],
      ['under the name of another', withMatch(drawn, place, { id: relegation.id })],
      ['under a name that is no address', withMatch(drawn, place, { id: `../${quarter.id}` })],
      ['in no place of the tree', withMatch(drawn, place, { slot: 'quarterfinal-9' })],
      ['in one place twice', withFixtures(drawn, [...drawn.fixtures, relegation])],
      ['before the league', withFixtures(drawn, [quarter, ...drawn.fixtures.filter((f) => f !== quarter)])],
      ['the final at once', withMatch(drawn, place, { slot: 'final', id: 'final-a-b' })],
    ]);
    const there = await take(scorer, drawn);
    const won = await take(scorer, sheetOf(there, quarter.id, wonBy('teamA')));
    const semifinal = inSlot(won, 'semifinal-1');
    const at = won.fixtures.indexOf(semifinal);
    const loser = { id: 'semifinal-1-a-b', awayTeam: quarter.awayTeam };
    await expectRefused(scorer, playoffs, [
      ['a quarterfinal less', without(won, 'quarterfinal-2')],
      ['a semifinal less', without(won, 'semifinal-1')],
      ['no playoffs', without(won, 'quarterfinal-1', 'quarterfinal-2', 'semifinal-1', 'relegation')],
      ['a match twice', withFixtures(won, [...won.fixtures, inSlot(won, 'relegation')])],
      ['a semifinal of the loser', withMatch(won, at, loser)],
      [
        'a quarterfinal the other way round',
        withMatch(won, place, { homeTeam: quarter.awayTeam, awayTeam: quarter.homeTeam }),
      ],
      ['another round', withMatch(won, place, { round: 9 })],
      ['another link', withMatch(won, place, { liveUrl: 'https://evil.example' })],
    ]);
    let now = won;
    for (const slot of ['quarterfinal-2', 'semifinal-1', 'semifinal-2']) {
      now = await take(scorer, sheetOf(now, inSlot(now, slot).id, wonBy('teamA')));
    }
    await expectRefused(scorer, playoffs, [['no final', without(now, 'final')]]);
  },

  async 'an organiser changes of their matches what they like'(backEnd: BackEnd) {
    const { league, organiser } = await aLeague(backEnd);
    const postponed = { at: '2026-11-21T10:00:00.000Z', to: null };
    const put = withMatch({ ...league, fixtures: league.fixtures.slice(1) }, 0, { round: 9, postponed });
    expect(await write(organiser, put)).toEqual(plain(put));
  },
} satisfies Record<string, (backEnd: BackEnd) => Promise<void>>;
