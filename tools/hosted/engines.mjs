/**
 * An engine of the development back end: `connection` for @supabase/lite, `query(sql)` as the database's owner, which
 * resolves to the rows of the last statement, and `end()`.
 */

/** Postgres within this process, in `folder`; in memory alone where none is named. One session: its logic, not its locks. */
export async function openPglite(folder) {
  const { createPgliteConnection } = await import('@supabase/lite/pglite');
  const connection = await createPgliteConnection({ url: folder ?? 'memory://' });
  return {
    connection,
    query: async (sql) => (await connection.driver.exec(sql)).at(-1)?.rows ?? [],
    end: () => connection.close(),
  };
}

/** A database of a server that runs (postgresServer.mjs), at `url`. */
export async function openPostgres(url) {
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  const { default: postgres } = await import('postgres');
  const quiet = { onnotice: () => undefined };
  const connection = createPostgresConnection({
    url,
    postgresOptions: { ...quiet, types: JSON_AS_IT_IS, max: 20 },
  });
  const owner = postgres(url, { ...quiet, max: 1 });
  return {
    connection,
    async query(sql) {
      const answer = await owner.unsafe(sql);
      // For several statements the driver returns a list of results.
      return [...(Array.isArray(answer.at(-1)) ? answer.at(-1) : answer)];
    },
    async end() {
      await connection.close();
      await owner.end();
    },
  };
}

/** @supabase/lite hands JSON over as text, which the driver would write down as JSON of a text. */
const JSON_AS_IT_IS = Object.fromEntries(
  [
    ['json', 114],
    ['jsonb', 3802],
  ].map(([name, type]) => [
    name,
    {
      to: type,
      from: [type],
      serialize: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
      parse: JSON.parse,
    },
  ]),
);
