const withSign = new Intl.NumberFormat('fr-FR', { signDisplay: 'exceptZero' });

/** A difference as it is printed in a table: +3, 0, −2 with a true minus sign. */
export function signed(difference: number): string {
  return withSign.format(difference).replace('-', '−');
}
