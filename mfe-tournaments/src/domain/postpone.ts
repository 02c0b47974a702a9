import type { Postponement, Tournament } from './tournament';

/**
 * Postpones a match out of the planned day, or (null) returns it to its place. Its sheet stays; a finished match cannot
 * be postponed.
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
