import { formatNumber } from 'shared-kernel';

/** A difference as it is printed in a table: +3, 0, −2 with a true minus sign. */
export function signed(difference: number): string {
  return (difference > 0 ? '+' : '') + formatNumber(difference).replace('-', '−');
}
