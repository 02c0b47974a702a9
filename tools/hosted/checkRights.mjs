import { readFileSync, writeFileSync } from 'node:fs';
import { Failure } from '../setup/failure.mjs';
import { createBackEnd } from './createBackEnd.mjs';
import { openPglite } from './engines.mjs';
import { differences, MATRIX_PAGE, pageWith, roleMatrix } from './roleMatrix.mjs';

/**
 * Prints the rights of that database, or of the migrations on an embedded one, and each difference from the page; with
 * `write` the page is written instead. Resolves to the number of differences.
 */
export async function checkRights({ database, write }) {
  const matrix = await (database ? matrixOf(database) : matrixOfMigrations());
  const page = readFileSync(MATRIX_PAGE, 'utf8');
  console.log(matrix);
  if (write) {
    writeFileSync(MATRIX_PAGE, pageWith(page, matrix));
    return 0;
  }
  const found = differences(page, matrix);
  if (found.length > 0)
    console.log(
      `\nNot as in docs/reference/role-matrix.md (- of the page alone, + of the database alone):\n${found.join('\n')}`,
    );
  else console.log('\n✓ as in docs/reference/role-matrix.md');
  return found.length;
}

/** The rights of the database at this address. */
export function matrixOf(address) {
  return asOwner(address, roleMatrix);
}

/** What `work(query)` resolves to, on the database at this address; a {@link Failure} where it does not answer. */
export async function asOwner(address, work) {
  const { default: postgres } = await import('postgres');
  const owner = postgres(address, { max: 1, onnotice: () => undefined });
  try {
    return await work((sql) => owner.unsafe(sql));
  } catch (error) {
    throw new Failure(`The database could not be read: ${error.message}.`);
  } finally {
    await owner.end();
  }
}

async function matrixOfMigrations() {
  const engine = await openPglite();
  const keys = {
    publishable: 'sb_publishable_check',
    secret: 'sb_secret_check',
    signing: 'good for this run alone',
  };
  try {
    await createBackEnd({ engine, keys, siteUrl: 'http://localhost' });
    return await roleMatrix(engine.query);
  } finally {
    await engine.end();
  }
}
