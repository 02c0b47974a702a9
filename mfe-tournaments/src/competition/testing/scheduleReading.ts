import type { Fixture } from '../../model/tournament';

export type PlayedSide = 'home' | 'away';

/** The sides on which a team plays, in playing order; rests leave no trace. */
export function sidesOf(team: string, fixtures: readonly Fixture[]): PlayedSide[] {
  return [...fixtures]
    .sort((a, b) => (a.round as number) - (b.round as number))
    .filter(({ homeTeam, awayTeam }) => homeTeam === team || awayTeam === team)
    .map(({ homeTeam }) => (homeTeam === team ? 'home' : 'away'));
}

/** Home matches minus away matches. */
export function gapOf(sides: readonly PlayedSide[]): number {
  return sides.reduce((gap, side) => gap + (side === 'home' ? 1 : -1), 0);
}

/** How often two matches running are played on one side. */
export function breaksOf(sides: readonly PlayedSide[]): number {
  return sides.filter((side, index) => index > 0 && side === sides[index - 1]).length;
}

/** The longest run of matches on one side. */
export function longestRunOf(sides: readonly PlayedSide[]): number {
  let longest = 0;
  let run = 0;
  sides.forEach((side, index) => {
    run = side === sides[index - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}
