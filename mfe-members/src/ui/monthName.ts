const monthFormats = {
  long: new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  short: new Intl.DateTimeFormat('fr-FR', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
} as const;

/** A month `yyyy-MM` in words: « septembre 2025 ». */
export function monthName(month: string): string {
  return monthFormats.long.format(new Date(`${month}-01T00:00:00Z`));
}

/** A month `yyyy-MM` for a narrow place: « sept. 2025 ». */
export function shortMonthName(month: string): string {
  return monthFormats.short.format(new Date(`${month}-01T00:00:00Z`));
}
