/**
 * A second implementation of the championship's rules, for this test alone. It imports no code of the site, so that
 * both cannot share an error.
 */
export type SetGoals = readonly [home: number, away: number];
export type Played = {
  readonly home: string;
  readonly away: string;
  /** Null for a forfeit. */
  readonly sets: readonly SetGoals[] | null;
  readonly forfeitBy?: string;
};

export type Row = {
  readonly team: string;
  readonly played: number;
  readonly wins: number;
  readonly losses: number;
  readonly setsFor: number;
  readonly setsAgainst: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly points: number;
};

const setsToWin = 2;

/** Twelve teams, the first the strongest; some matches turn out otherwise, some take three sets. */
export function scoreOf(teams: readonly string[], home: string, away: string): readonly SetGoals[] {
  const [i, j] = [teams.indexOf(home), teams.indexOf(away)];
  const isUpset = (i + j) % 5 === 0 && Math.abs(i - j) < 4;
  const homeWins = i < j !== isUpset;
  const loserGoals = [(i + 2 * j) % 7, (3 * i + j) % 6, (i * j) % 5] as const;
  const won = (goals: number): SetGoals => (homeWins ? [7, goals] : [goals, 7]);
  const lost = (goals: number): SetGoals => (homeWins ? [goals, 7] : [7, goals]);
  const isLong = (i * j + i + j) % 3 === 0;
  return isLong
    ? [won(loserGoals[0]), lost(loserGoals[1]), won(loserGoals[2])]
    : [won(loserGoals[0]), won(loserGoals[1])];
}

export function typed(sets: readonly SetGoals[]): string {
  return sets.map(([home, away]) => `${home}-${away}`).join(', ');
}

export function winnerOf({ home, away, sets, forfeitBy }: Played): string {
  if (sets === null) return forfeitBy === home ? away : home;
  return sets.filter(([a, b]) => a > b).length >= setsToWin ? home : away;
}

/** The standings by points, set difference and goal difference; a team that withdrew during the league is last. */
export function standingsOf(teams: readonly string[], matches: readonly Played[], withdrawn: string): Row[] {
  const rows = teams.map((team): Row => {
    const own = matches.filter(({ home, away }) => home === team || away === team);
    const results = own.map((match) => {
      const isHome = match.home === team;
      const hasWon = winnerOf(match) === team;
      if (match.sets === null) {
        return hasWon
          ? { hasWon, sets: [setsToWin, 0], goals: [7 * setsToWin, 0], points: 4 }
          : { hasWon, sets: [0, setsToWin], goals: [0, 7 * setsToWin], points: 0 };
      }
      const mine = match.sets.map(([a, b]) => (isHome ? [a, b] : [b, a]) as SetGoals);
      const setsFor = mine.filter(([a, b]) => a > b).length;
      const points = hasWon ? 4 : setsFor === setsToWin - 1 ? 2 : 1;
      return {
        hasWon,
        sets: [setsFor, mine.length - setsFor],
        goals: [sum(mine.map(([a]) => a)), sum(mine.map(([, b]) => b))],
        points,
      };
    });
    return {
      team,
      played: results.length,
      wins: results.filter(({ hasWon }) => hasWon).length,
      losses: results.filter(({ hasWon }) => !hasWon).length,
      setsFor: sum(results.map(({ sets }) => sets[0] ?? 0)),
      setsAgainst: sum(results.map(({ sets }) => sets[1] ?? 0)),
      goalsFor: sum(results.map(({ goals }) => goals[0] ?? 0)),
      goalsAgainst: sum(results.map(({ goals }) => goals[1] ?? 0)),
      points: sum(results.map(({ points }) => points)),
    };
  });
  const isLast = ({ team }: Row) => Number(team === withdrawn);
  return rows.sort(
    (a, b) =>
      isLast(a) - isLast(b) ||
      b.points - a.points ||
      b.setsFor - b.setsAgainst - (a.setsFor - a.setsAgainst) ||
      b.goalsFor - b.goalsAgainst - (a.goalsFor - a.goalsAgainst) ||
      headToHead(a.team, b.team, matches),
  );
}

/** Negative where the first has won the match of the two. */
function headToHead(a: string, b: string, matches: readonly Played[]): number {
  const match = matches.find(({ home, away }) => [home, away].includes(a) && [home, away].includes(b));
  return match === undefined ? 0 : winnerOf(match) === a ? -1 : 1;
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
