import type { Postponement, Tournament } from './tournament';

/**
 * Puts a match off, out of the planned day, or (null) back into its place. What was played of it stays on its sheet; one
 * that is finished is not put off.
 */
export function postpone(
  tournament: Tournament,
  fixtureId: string,
  postponed: Postponement | null,
): Tournament {
  const { day } = tournament;
  return {
    ...tournament,
    fixtures: tournament.fixtures.map((fixture) => {
      if (fixture.id !== fixtureId || fixture.status === 'finished') return fixture;
      const { postponed: _before, ...plain } = fixture;
      return postponed === null ? plain : { ...plain, postponed };
    }),
    ...(day !== undefined &&
      postponed !== null && {
        day: { ...day, placements: day.placements.filter(({ fixture }) => fixture !== fixtureId) },
      }),
  };
}
