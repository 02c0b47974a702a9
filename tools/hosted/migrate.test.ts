/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const program = join(__dirname, 'migrate.mjs');
const files = readdirSync(join(__dirname, '../../supabase/migrations')).sort();
const stamps = files.map((file) => file.slice(0, 14));

/** The migrations that run on a database which has these; the sentence of a refusal. */
function migrated(versions: readonly string[]): readonly string[] | string {
  const script = `
    import { migrate } from ${JSON.stringify(program)};
    const run = [];
    await migrate(async (sql) => {
      run.push(/values \\('(\\d{14})'/.exec(sql.slice(-120))?.[1]);
      return sql.startsWith('select version') ? ${JSON.stringify(versions.map((version) => ({ version })))} : [];
    }).then(() => console.log(JSON.stringify(run.filter(Boolean))), ({ message }) => console.log(JSON.stringify(message)));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return JSON.parse(stdout);
}

it.each([
  ['from before the merged migrations', ['20261123090000', ...stamps]],
  ['of a newer site', [...stamps, '20991231235959']],
])('refuses a database %s', (_, versions) => {
  expect(migrated(versions)).toContain('This database has a migration without a file');
});

it('runs all migrations on a new database', () => {
  expect(migrated([])).toEqual(stamps);
});

it('completes a database that lacks the last migrations', () => {
  expect(migrated(stamps.slice(0, 2))).toEqual(stamps.slice(2));
});
