import type { Fixture, Tournament } from '../../domain/tournament';

export type ActionProps = {
  readonly tournament: Tournament;
  readonly fixture: Fixture;
  readonly onDone: () => void;
};
