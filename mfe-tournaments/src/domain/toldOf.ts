import type { Fixture, FixtureStatus, TournamentSummary } from './tournament';

type Told = { readonly teams: readonly string[]; readonly fixtures: readonly Pick<Fixture, 'status'>[] };

/** What a list says of the teams and matches of a tournament whose record is not here; nothing where each device keeps its own. */
export function toldOf({ shared }: TournamentSummary): Told {
  const counts = Object.entries(shared?.fixtures ?? {}) as [FixtureStatus, number][];
  const fixtures = counts.flatMap(([status, count]) => Array.from({ length: count }, () => ({ status })));
  return { teams: shared?.teams ?? [], fixtures };
}
