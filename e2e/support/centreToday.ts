/** The day at the centre, 'yyyy-MM-dd': for an hour or two of each night it is another one than the world's (UTC). */
export function centreToday(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date());
}
