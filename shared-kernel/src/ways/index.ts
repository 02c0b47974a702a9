/** The ways in and back: guarded pages, the login that returns to them, and what lies behind a page. */
export { GuardSkeleton } from './GuardSkeleton';
export { hasPageBehind } from './hasPageBehind';
export { RequireSession } from './RequireSession';
export { tellReserved } from './tellReserved';
export { loginFor, type WantedPage, wantedPage } from './wantedPage';
