import { formatNumber } from 'shared-kernel';
import type { StandingRow } from '../../competition/standings/standings';

/** A difference as it is printed in a table: +3, 0, −2 with a true minus sign. */
export function signed(difference: number): string {
  return (difference > 0 ? '+' : '') + formatNumber(difference).replace('-', '−');
}

/** The text of a row in a column: differences have their sign. */
export function figureOf(row: StandingRow, column: Exclude<keyof StandingRow, 'name'>): string | number {
  return column === 'setDifference' || column === 'goalDifference' ? signed(row[column]) : row[column];
}
