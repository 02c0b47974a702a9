/** The ways in and back: guarded pages, the login that returns to them, and what lies behind a page. */
export { GuardSkeleton } from './GuardSkeleton';
export { hasPageBehind } from './hasPageBehind';
export { loginFor, type WantedPage } from './loginFor';
export { RequireSession } from './RequireSession';
export { tellReserved } from './tellReserved';
export { wantedPage } from './wantedPage';
