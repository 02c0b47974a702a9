/** Crests of clubs and teams, drawn from their names: a club has the same one in every section. */
export { ClubCrest } from './ClubCrest';
export { crestOf, distinctCrests } from './crestOf';
