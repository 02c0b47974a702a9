import type { Configuration } from './platform/configuration/configuration';
import { forgetDraftsOfMembers } from './platform/drafts/forgetDrafts';
import { announceFailedImports } from './platform/late-loading/importWithRetry';
import type { OpenOutbox } from './platform/outbox/contract';
import { startSession } from './platform/session/session';
import type { OpenReservations } from './reservations/courts/contract';
import { startNextGame } from './reservations/startNextGame';
import { chooseBackEnd, type MayLogOut } from './sharedBackEnd';

/**
 * The shell calls this once, before its first render in the browser. The pages see its effects only after hydration, so
 * that the prerendered HTML of every site is the same.
 */
export function configureKernel({
  configuration: { supabase },
  openReservations,
  openOutbox,
  mayLogOut,
  announceFailedImport,
}: {
  readonly configuration: Configuration;
  /** The shell passes this in, because the root cannot import modules that depend on it. */
  readonly openReservations?: OpenReservations;
  readonly openOutbox?: OpenOutbox;
  readonly mayLogOut?: MayLogOut;
  readonly announceFailedImport?: (fault: unknown) => void;
}) {
  if (announceFailedImport) announceFailedImports(announceFailedImport);
  const backEnd = supabase && { ...supabase, openReservations, openOutbox, mayLogOut };
  forgetDraftsOfMembers();
  chooseBackEnd(backEnd);
  startSession(backEnd);
  startNextGame(backEnd?.openReservations);
}
