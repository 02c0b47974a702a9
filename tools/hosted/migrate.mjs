import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../build/packages.mjs';
import { Failure } from '../setup/failure.mjs';

const SUPABASE = join(root, 'supabase');

/**
 * Applies the missing migrations of a database, in order, and the seed, as the Supabase CLI does. It records them in
 * the CLI's own table. With `before`, a time stamp, later ones wait for the next call.
 */
export async function migrate(query, { before } = {}) {
  await query(`create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text primary key, name text)`);
  const applied = await query('select version from supabase_migrations.schema_migrations');
  // Once, because a migration revokes what the platform grants by default.
  if (applied.length === 0) await query(await readFile(new URL('platform.sql', import.meta.url), 'utf8'));
  const files = (await readdir(join(SUPABASE, 'migrations'))).filter((name) => name.endsWith('.sql')).sort();
  // The Supabase CLI refuses it as well (docs/decisions/0041-one-definition-per-function.md).
  const unknown = applied.find(({ version }) => !files.some((file) => file.startsWith(version)));
  if (unknown)
    throw new Failure(
      `This database has a migration without a file, ${unknown.version}: it is from before the merged migrations, or of a newer site. docs/how-to/upgrade-the-back-end.md says what to do; of a trial, delete the folder.`,
    );
  for (const file of files) {
    const [version, name] = file.replace('.sql', '').split(/_(.*)/);
    if ((before && version >= before) || applied.some((one) => one.version === version)) continue;
    const sql = await readFile(join(SUPABASE, 'migrations', file), 'utf8');
    try {
      // Statements that are sent together are one transaction.
      await query(
        `${sql}\n;insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}')`,
      );
    } catch (error) {
      throw new Error(`${file}: ${error.message}`, { cause: error });
    }
  }
  await query(await readFile(join(SUPABASE, 'seed.sql'), 'utf8'));
}
