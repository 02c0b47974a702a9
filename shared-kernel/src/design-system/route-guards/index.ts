/** Guarded pages, the login that returns to them, and the test for an earlier page. */
export { GuardSkeleton } from './GuardSkeleton';
export { hasPageBehind } from './hasPageBehind';
export { loginFor, type WantedPage } from './loginFor';
export { notifyReserved } from './notifyReserved';
export { RequireSession } from './RequireSession';
export { wantedPage } from './wantedPage';
