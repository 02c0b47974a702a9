/** An amount in euros as typed, « 12,50 », « 12.5 » or « 12 € », in cents; null for any other text. */
export function readPrice(text: string): number | null {
  const [, euros, cents = ''] =
    /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s\u00a0\u202f€]/g, '')) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/** An amount in cents as a field shows it: « 25 », « 12,50 ». */
export function writePrice(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2).replace('.', ',');
}
