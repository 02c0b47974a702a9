/** @jest-environment node */
import fc from 'fast-check';
import { runs } from '../../../../tools/jest/suite';
import type { Fixture, TieDecision, Tournament, Withdrawal } from '../../model/tournament';
import { recomputeTournament } from '../recomputeTournament';
import { arbitrarySeason } from '../testing/arbitraries';
import { aFixture, aTournament } from '../testing/aTournament';
import { awayWin, homeWin, type SetScores, withResults } from '../testing/playedMatch';
import { measures, rank } from './standings';

const at = '2026-11-22T10:00:00.000Z';
const names = (tournament: Tournament) => rank(tournament).rows.map(({ name }) => name);

/** Three wins in a circle, all alike: nothing on the court parts the three. */
const circle = (teams: readonly string[]) =>
  withResults(aTournament({ teams }), ({ homeTeam, awayTeam }) => {
    const isNext = (teams.indexOf(homeTeam) + 1) % teams.length === teams.indexOf(awayTeam);
    return isNext ? homeWin : homeWin.map(([a, b]) => [b, a] as const);
  });

describe('teams with equal points, sets and goals', () => {
  test('are ranked by the matches between them', () => {
    const stated = (homeTeam: string, awayTeam: string, homeScore: number, awayScore: number): Fixture => ({
      ...aFixture({ id: `${homeTeam}-${awayTeam}`, homeTeam, awayTeam }),
      result: { homeScore, awayScore, details: null },
      status: 'finished',
    });
    // One win and one defeat each, three sets to three; Zug has won the match that they played.
    const fixtures = [stated('Agde', 'Zug', 0, 3), stated('Nice', 'Zug', 3, 0), stated('Agde', 'Metz', 3, 0)];
    const { rows, reasons } = rank({ teams: ['Agde', 'Metz', 'Nice', 'Zug'], fixtures });
    expect(rows.map(({ name }) => name)).toEqual(['Zug', 'Agde', 'Nice', 'Metz']);
    expect(reasons.map(({ by }) => by)).toEqual(['head-to-head', 'points', 'points']);
  });

  test('are not ranked by those matches before all of them have met', () => {
    const stated = (homeTeam: string, awayTeam: string, homeScore: number, awayScore: number): Fixture => ({
      ...aFixture({ id: `${homeTeam}-${awayTeam}`, homeTeam, awayTeam }),
      result: { homeScore, awayScore, details: null },
      status: 'finished',
    });
    // Zug has lost to Agde, and has yet to meet Nice: Agde's win decides nothing about Nice.
    const fixtures = [
      stated('Agde', 'Zug', 3, 0),
      stated('Metz', 'Agde', 3, 0),
      stated('Zug', 'Metz', 3, 0),
      stated('Nice', 'Lens', 3, 0),
      stated('Lens', 'Nice', 3, 0),
    ];
    const { rows, reasons, undecided } = rank({ teams: ['Agde', 'Lens', 'Metz', 'Nice', 'Zug'], fixtures });
    expect(rows.map(({ name }) => name)).toEqual(['Agde', 'Lens', 'Metz', 'Nice', 'Zug']);
    expect(reasons.map(({ by }) => by)).toEqual(['name', 'name', 'name', 'name']);
    expect(undecided).toHaveLength(1);
  });

  test('name the criterion, and use the alphabet only after their own matches', () => {
    const tournament = circle(['Metz', 'Agde', 'Nice']);
    const { reasons, undecided } = rank(tournament);
    expect(names(tournament)).toEqual(['Agde', 'Metz', 'Nice']);
    expect(reasons.map(({ by }) => by)).toEqual(['name', 'name']);
    expect(undecided).toEqual([['Agde', 'Metz', 'Nice']]);
  });

  test('are ranked by the organiser’s decision, with their reason', () => {
    const decision: TieDecision = {
      order: ['Nice', 'Agde', 'Metz'],
      by: 'lots',
      reason: 'Devant les capitaines',
      at,
    };
    const tournament = { ...circle(['Metz', 'Agde', 'Nice']), tieDecisions: [decision] };
    const { reasons, undecided } = rank(tournament);
    expect(names(tournament)).toEqual(['Nice', 'Agde', 'Metz']);
    expect(reasons).toEqual([
      { by: 'lots', decision },
      { by: 'lots', decision },
    ]);
    expect(undecided).toEqual([]);
  });

  test('need a new decision when another team becomes equal', () => {
    const decision: TieDecision = { order: ['Nice', 'Agde'], by: 'organizer', reason: '', at };
    const tournament = { ...circle(['Metz', 'Agde', 'Nice']), tieDecisions: [decision] };
    expect(rank(tournament).undecided).toEqual([['Agde', 'Metz', 'Nice']]);
  });
});

describe('matches between equals', () => {
  test('rank their winner above, against the alphabet', () => {
    fc.assert(
      fc.property(arbitrarySeason({ maxTeams: 5 }), (season) => {
        const { rows, reasons } = rank(season);
        for (const [index, { by }] of reasons.entries()) {
          if (by !== 'head-to-head') continue;
          const [upper, lower] = [rows[index], rows[index + 1]];
          for (const { of } of measures) expect(upper && of(upper)).toBe(lower && of(lower));
        }
      }),
      { numRuns: runs(800) },
    );
  });

  test('name the first measure that differs', () => {
    fc.assert(
      fc.property(arbitrarySeason({ maxTeams: 6 }), (season) => {
        const { rows, reasons } = rank(season);
        expect(rows).toHaveLength(season.teams.length);
        for (const [index, { by }] of reasons.entries()) {
          const upper = rows[index];
          const lower = rows[index + 1];
          if (upper === undefined || lower === undefined) throw new Error('A reason separates two rows.');
          const first = measures.find(({ of }) => of(upper) !== of(lower));
          if (first === undefined) expect(['head-to-head', 'name']).toContain(by);
          else {
            expect(by).toBe(first.kind);
            expect(first.of(upper)).toBeGreaterThan(first.of(lower));
          }
        }
      }),
      { numRuns: runs(800) },
    );
  });
});

describe('a withdrawn team', () => {
  const withdrawal = (treatment: Withdrawal['treatment']): Withdrawal => ({ team: 'Agde', treatment, at });
  const league = (play: (home: string, away: string) => SetScores | null) =>
    withResults(aTournament({ teams: ['Agde', 'Metz', 'Nice', 'Zug'] }), ({ homeTeam, awayTeam }) =>
      play(homeTeam, awayTeam),
    );
  const agdeWins = (home: string) => (home === 'Agde' ? homeWin : awayWin);

  test.each(['kept', 'annulled', 'won-by-opponents'] as const)(
    'is ranked below all others when matches were left (%s)',
    (treatment) => {
      const played = league((home, away) =>
        [home, away].includes('Agde') && ![home, away].includes('Zug') ? agdeWins(home) : null,
      );
      const { tournament } = recomputeTournament({ ...played, withdrawals: [withdrawal(treatment)] });
      expect(names(tournament).at(-1)).toBe('Agde');
      expect(rank(tournament).reasons.at(-1)).toEqual({ by: 'withdrawal' });
    },
  );

  test('keeps its place after its last match when its results are kept', () => {
    const played = league((home, away) => ([home, away].includes('Agde') ? agdeWins(home) : null));
    const { tournament } = recomputeTournament({ ...played, withdrawals: [withdrawal('kept')] });
    expect(names(tournament)[0]).toBe('Agde');
  });

  test.each(['annulled', 'kept'] as const)(
    'keeps its place after its last match when an opponent had withdrawn before (%s)',
    (treatment) => {
      const played = league((home, away) =>
        [home, away].includes('Zug') ? null : [home, away].includes('Agde') ? agdeWins(home) : homeWin,
      );
      const withdrawals = [{ team: 'Zug', treatment, at }, withdrawal('kept')];
      const { tournament } = recomputeTournament({ ...played, withdrawals });
      expect(names(tournament)[0]).toBe('Agde');
    },
  );
});
