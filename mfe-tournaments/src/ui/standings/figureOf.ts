import type { StandingRow } from '../../domain/standings/standings';
import { signed } from '../signed';

/** The text of a row in a column: differences have their sign. */
export function figureOf(row: StandingRow, column: Exclude<keyof StandingRow, 'name'>): string | number {
  return column === 'setDifference' || column === 'goalDifference' ? signed(row[column]) : row[column];
}
