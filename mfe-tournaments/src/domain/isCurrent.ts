import type { Tournament } from './tournament';

/** So long after its last day a tournament is no longer expected to go on. */
const patienceDays = 30;
const dayMs = 86_400_000;

type Entries = Pick<Tournament, 'fixtures' | 'date' | 'day'>;

/**
 * Whether the rounds of a tournament that are left are to come, as far as anybody can tell: a match is under way, or the
 * last day known of it (its own, the planned one, one to which a match was put off, one on which was played) is at most
 * thirty days past. `today` and days are `yyyy-MM-dd`.
 */
export function isCurrent({ fixtures, date, day }: Entries, today: string): boolean {
  if (fixtures.some(({ status }) => status === 'inprogress')) return true;
  const days = fixtures.flatMap(({ times, postponed }) => [
    times?.startedAt?.slice(0, 10),
    times?.endedAt?.slice(0, 10),
    postponed?.to?.day,
  ]);
  const last = [date, day?.date, ...days].reduce<string>(
    (latest, each) => (each !== undefined && each > latest ? each : latest),
    '',
  );
  return Date.parse(today) - Date.parse(last) <= patienceDays * dayMs;
}
