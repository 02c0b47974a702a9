import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from '../build/packages.mjs';

/** Where the site lives when nobody says otherwise: an address that can exist only as an example. */
const EXAMPLE_ORIGIN = 'https://jorkyball-prouvy.example';

/**
 * The run-time configuration: environment variables over configuration.json over the defaults.
 * It is inlined into the pages when the site is composed; no build depends on it.
 */
export function readConfiguration(environment = process.env) {
  const file = join(root, 'configuration.json');
  const own = existsSync(file) ? readJson(file) : {};
  const supabase = {
    url: environment.SUPABASE_URL ?? own.supabase?.url,
    anonKey: environment.SUPABASE_ANON_KEY ?? own.supabase?.anonKey,
  };
  return {
    origin: environment.SITE_ORIGIN ?? own.origin ?? EXAMPLE_ORIGIN,
    ...(supabase.url && supabase.anonKey ? { supabase } : {}),
    ...(allowsOverrides(environment.ALLOW_OVERRIDES, own.overrides) ? { overrides: true } : {}),
  };
}

/** Only a clear yes is one: `1` in the environment, `true` in the file. */
function allowsOverrides(said, ofFile) {
  return said === undefined ? ofFile === true : said === '1';
}
