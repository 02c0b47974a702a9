import type { ReservationRepository } from '../../reservations/courts/contract';
import { startNextGame } from '../../reservations/startNextGame';
import { forgetDraftsOfMembers } from '../drafts/forgetDrafts';
import * as v from '../schema';
import { startSession } from '../session/session';

/** The hosted back end (Supabase): both are public, what they open is decided on the server. */
export type BackEnd = {
  readonly url: string;
  readonly anonKey: string;
  /** Where a cache before it answers for live scores, without a slash at the end; the back end itself where there is none. */
  readonly scores?: string | undefined;
  /** Loads its reservations, one repository for the whole page; rejects where their code does not load. */
  readonly openReservations?: OpenReservations;
};

type OpenReservations = () => Promise<ReservationRepository>;

/** What the operator of the site may set without building it again. */
export type Configuration = { readonly supabase?: BackEnd };

const configurationSchema: v.Schema<Configuration> = v.looseObject({
  supabase: v.optional(v.looseObject({ url: v.string, anonKey: v.string, scores: v.optional(v.string) })),
});

/** Reads a run-time configuration from JSON; a faulty one is a fault of the deployment, and throws. */
export function parseConfiguration(json: unknown): Configuration {
  const parsed = v.safeParse(configurationSchema, json);
  if (parsed.success) return parsed.output;
  throw new Error(`The run-time configuration is faulty: ${JSON.stringify(json)}`);
}

/**
 * To be called once by the shell, before its first render in the browser. What it starts reaches the pages
 * after hydration, so that the prerendered HTML of every site is the same.
 */
export function configureKernel({
  configuration: { supabase },
  openReservations,
}: {
  readonly configuration: Configuration;
  /** The shell's to say: the root cannot bring what stands on it. */
  readonly openReservations?: OpenReservations;
}) {
  forgetDraftsOfMembers();
  startSession(supabase && { ...supabase, openReservations });
  startNextGame();
}
