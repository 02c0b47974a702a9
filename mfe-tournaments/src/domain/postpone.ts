import type { Postponement, Tournament } from './tournament';

/** Puts a match off, out of the planned day, or (null) back into its place. Only one that nobody has begun. */
export function postpone(
  tournament: Tournament,
  fixtureId: string,
  postponed: Postponement | null,
): Tournament {
  const { day } = tournament;
  return {
    ...tournament,
    fixtures: tournament.fixtures.map((fixture) => {
      if (fixture.id !== fixtureId || fixture.status !== 'pending') return fixture;
      const { postponed: _before, ...plain } = fixture;
      return postponed === null ? plain : { ...plain, postponed };
    }),
    ...(day !== undefined &&
      postponed !== null && {
        day: { ...day, placements: day.placements.filter(({ fixture }) => fixture !== fixtureId) },
      }),
  };
}
