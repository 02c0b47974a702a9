/** Guarded pages, the login that returns to them, and the test for an earlier page. */
export { GuardSkeleton } from './GuardSkeleton';
export { hasPageBehind } from './hasPageBehind';
export { loginFor, type WantedPage } from './loginFor';
export { RequireSession } from './RequireSession';
export { tellReserved } from './tellReserved';
export { wantedPage } from './wantedPage';
