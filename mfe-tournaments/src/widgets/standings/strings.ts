import { formatNumber } from 'shared-kernel';
import type { StandingRow } from '../../competition/standings/standings';
import { counted } from '../words';

export type Column = Exclude<keyof StandingRow, 'name'>;

export const tableStrings = {
  caption: 'Classement du championnat',
  rank: 'Rang',
  team: 'Équipe',
  withdrawn: 'Forfait général',
  places: (count: number) =>
    `${counted(Math.abs(count), 'place')} ${count > 0 ? 'gagnée' : 'perdue'}${Math.abs(count) > 1 ? 's' : ''} aujourd’hui`,
} as const;

export const columnNames: Readonly<Record<Column, readonly [short: string, long: string]>> = {
  played: ['J', 'Matchs joués'],
  wins: ['G', 'Matchs gagnés'],
  losses: ['P', 'Matchs perdus'],
  setsFor: ['Sets +', 'Sets gagnés'],
  setsAgainst: ['Sets −', 'Sets perdus'],
  setDifference: ['± Sets', 'Différence de sets'],
  goalsFor: ['Buts +', 'Buts marqués'],
  goalsAgainst: ['Buts −', 'Buts encaissés'],
  goalDifference: ['± Buts', 'Différence de buts'],
  points: ['Pts', 'Points'],
};

export const columns = Object.keys(columnNames) as Column[];

/** A difference as it is printed in a table: +3, 0, −2 with a true minus sign. */
export function signed(difference: number): string {
  return (difference > 0 ? '+' : '') + formatNumber(difference).replace('-', '−');
}

export function figureOf(row: StandingRow, column: Column): string | number {
  return column === 'setDifference' || column === 'goalDifference' ? signed(row[column]) : row[column];
}

export type RankedRow = StandingRow & { readonly rank: number };

export function ranked(rows: readonly StandingRow[]): readonly RankedRow[] {
  return rows.map((row, index) => ({ ...row, rank: index + 1 }));
}
