import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../../tools/jest/findProgram';
import type { Started } from './engines';

/** The folder of a Postgres with `pg_dump` and `psql`; undefined, with one printed line, if there is none. */
export function programsOfBackup(): string | undefined {
  return findProgram('postgres', 'The commands of a backup were');
}

/**
 * The commands of docs/how-to/back-up.md. `pg_dump` itself replaces `supabase db dump --data-only --use-copy`, with
 * the same parameters, because that tool would need a container.
 */
export function backupByCommands(programs: string) {
  return {
    async save({ database }: Started): Promise<string> {
      const parameters = [
        '--data-only',
        '--quote-all-identifiers',
        '--exclude-table=auth.schema_migrations',
        '--exclude-table=supabase_migrations.schema_migrations',
        ...['auth', 'private', 'public'].map((schema) => `--schema=${schema}`),
        `--dbname=${database}`,
      ];
      const text = execFileSync(join(programs, 'pg_dump'), parameters, { encoding: 'utf8' });
      // By which the guide has the operator see that all of it is there.
      const tables = text.match(/COPY "(auth"."users|private"."reservations|public"."tournaments)"/g);
      if (tables?.length !== 3) throw new Error(`The copy has ${tables} alone.`);
      return text;
    },

    async restore({ backEnd, database }: Started, text: string): Promise<void> {
      // The guide has the migrations applied without the seed, which is in the copy.
      await backEnd.query('truncate private.centres, private.courts cascade');
      const folder = mkdtempSync(join(tmpdir(), 'jorkyball-backup-'));
      const file = join(folder, 'data.sql');
      writeFileSync(file, text);
      const parameters = [
        String(database),
        '--single-transaction',
        '--quiet',
        '--variable=ON_ERROR_STOP=1',
        '--command=set session_replication_role = replica',
        `--file=${file}`,
      ];
      try {
        execFileSync(join(programs, 'psql'), parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}
