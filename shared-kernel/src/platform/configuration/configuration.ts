import * as v from '../schema';

/** The hosted back end (Supabase): both are public, what they open is decided on the server. */
export type BackEnd = {
  readonly url: string;
  readonly anonKey: string;
  /** Where a cache before it answers for live scores, without a slash at the end; the back end itself where there is none. */
  readonly scores?: string | undefined;
};

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
