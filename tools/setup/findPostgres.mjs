import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage } from './debianPackage.mjs';

/** Where Debian puts the programs of each Postgres, in a folder by its version. */
const VERSIONS = '/usr/lib/postgresql';
const PROGRAMS = ['initdb', 'postgres', 'pg_dump', 'psql'];

/**
 * The folder of a Postgres with the programs of a backup, which the npm registry's one lacks: found, or installed from
 * Debian's packages if possible; undefined otherwise.
 */
export function findPostgres() {
  const found = newest();
  if (found) return found;
  return installPackage('postgresql', 'the test of a backup') ? newest() : undefined;
}

function newest() {
  if (!existsSync(VERSIONS)) return undefined;
  return readdirSync(VERSIONS)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((folder) => PROGRAMS.every((program) => existsSync(join(folder, program))));
}
