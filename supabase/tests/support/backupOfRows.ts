import type { BackEnd } from './backEnd';
import type { Started } from './engines';

/** The schemas that a backup must contain: the accounts, and everything that the migrations create. */
const schemas = ['auth', 'private', 'public'];

interface Table {
  readonly name: string;
  readonly columns: string;
}

/** A backup for machines without the programs of one: the rows as one text of SQL. The structure is the migrations'. */
export const backupOfRows = {
  save: ({ backEnd }: Started) => textOf(backEnd),
  async restore({ backEnd }: Started, text: string) {
    await backEnd.query(text);
  },
};

async function textOf({ query }: BackEnd): Promise<string> {
  const statements: string[] = [];
  for (const { name, columns } of await tablesOf(query)) {
    const [{ rows = null } = {}] = await query(
      `select json_agg(row)::text as rows from (select ${columns} from ${name}) row`,
    );
    statements.push(`delete from ${name};`);
    if (rows === null) continue;
    const told = `'${String(rows).replaceAll("'", "''")}'`;
    statements.push(
      `insert into ${name} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${name}, ${told});`,
    );
  }
  const counts = await query(`
    select format('select setval(%L, %s);', schemaname || '.' || quote_ident(sequencename), last_value) as statement
    from pg_sequences where schemaname in (${listed}) and last_value is not null`);
  return [
    // The triggers stay off: they would check rows against later ones, and log each change.
    'set session_replication_role = replica;',
    ...statements,
    ...counts.map(({ statement }) => String(statement)),
    'reset session_replication_role;',
  ].join('\n');
}

const listed = schemas.map((name) => `'${name}'`).join(', ');

/** With the columns that are written; the others are made of them. */
async function tablesOf(query: BackEnd['query']): Promise<readonly Table[]> {
  const rows = await query(`
    select format('%I.%I', table_schema, table_name) as name,
      string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in (${listed}) and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_schema, table_name`);
  return rows.map(({ name, columns }) => ({ name: String(name), columns: String(columns) }));
}
