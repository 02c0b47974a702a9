/** Tournaments as they are kept: shapes, schemas and repositories. State lives in the kernel's root. */
export {
  createTournamentRepository,
  type TournamentRepository,
  type TournamentUpdate,
} from './createTournamentRepository';
export type {
  Card,
  Fixture,
  Goal,
  MatchDetails,
  MatchResult,
  MatchSet,
  SetSide,
  Tournament,
  TournamentFormat,
  TournamentSummary,
} from './tournament';
export { summaryOf } from './tournament';
export { fixtureSchema, tournamentSchema, tournamentSummarySchema } from './tournamentSchema';
