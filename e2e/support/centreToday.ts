/** The day at the centre, 'yyyy-MM-dd': for an hour or two of each night it differs from the day in UTC. */
export function centreToday(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date());
}
