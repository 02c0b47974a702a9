import * as v from 'valibot';
import type { Schema } from '../storage/shape';

/** The hosted back end (Supabase). Both values are public; the server decides about access. */
export type BackEnd = {
  readonly url: string;
  readonly anonKey: string;
  /** The cache for live scores, without a slash at the end; absent if the back end itself answers. */
  readonly scores?: string | undefined;
};

/** The settings that the site's operator may change without a build. */
export type Configuration = { readonly supabase?: BackEnd };

const configurationSchema: Schema<Configuration> = v.looseObject({
  supabase: v.optional(
    v.looseObject({ url: v.string(), anonKey: v.string(), scores: v.optional(v.string()) }),
  ),
});

/** Reads a run-time configuration from JSON; a faulty one is a fault of the deployment, and throws. */
export function parseConfiguration(json: unknown): Configuration {
  const parsed = v.safeParse(configurationSchema, json);
  if (parsed.success) return parsed.output;
  throw new Error(`The run-time configuration is faulty: ${JSON.stringify(json)}`);
}
