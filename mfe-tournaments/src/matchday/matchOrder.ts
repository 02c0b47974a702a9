import type { ShownStatus } from '../competition/shownStatus';
import { isAnnulled, isInterrupted, isUnderWay, shownStatus } from '../competition/shownStatus';
import type { Fixture, Tournament } from '../model/tournament';

const place: Readonly<Record<ShownStatus, number>> = { inprogress: 0, finished: 1, pending: 2, annulled: 3 };

/** Orders fixtures by status (specification, section 2), annulled ones last, then by round; playoffs follow the rounds. */
export function inReadingOrder<Shown extends Parameters<typeof shownStatus>[0] & Pick<Fixture, 'round'>>(
  fixtures: readonly Shown[],
): Shown[] {
  return fixtures.toSorted(
    (a, b) =>
      place[shownStatus(a)] - place[shownStatus(b)] ||
      Math.sign((a.round ?? Number.MAX_SAFE_INTEGER) - (b.round ?? Number.MAX_SAFE_INTEGER)),
  );
}

/** The matches that were begun and never finished, are not being played any more, and have no new date. */
export function leftOpen(fixtures: readonly Fixture[], now: Date): readonly Fixture[] {
  return fixtures.filter(
    (fixture) => fixture.status === 'inprogress' && !isInterrupted(fixture) && !isUnderWay(fixture, now),
  );
}

/** The teams of the schedule that have no match in a round, by the round; an even number of teams has none. */
export function exemptByRound({ fixtures }: Tournament): ReadonlyMap<number, readonly string[]> {
  const playing = new Map<number, Set<string>>();
  const scheduled = new Set<string>();
  for (const fixture of fixtures) {
    const { round, homeTeam, awayTeam } = fixture;
    if (round === undefined || isAnnulled(fixture)) continue;
    playing.set(round, (playing.get(round) ?? new Set<string>()).add(homeTeam).add(awayTeam));
    scheduled.add(homeTeam).add(awayTeam);
  }
  if (scheduled.size % 2 === 0) return new Map();
  const exempt = (ofRound: ReadonlySet<string>) => [...scheduled].filter((team) => !ofRound.has(team));
  return new Map([...playing].map(([round, ofRound]) => [round, exempt(ofRound)]));
}
