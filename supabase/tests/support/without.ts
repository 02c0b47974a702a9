import type { BackEnd } from './backEnd';

/** A database object of a migration, and its replacement in the fault. */
export type Fault =
  /** The index is not there. */
  | { readonly index: string }
  /** The trigger is not there. */
  | { readonly trigger: string; readonly on: string }
  /** The function's source lacks this part, or has another one. */
  | { readonly function: string; readonly part: string; readonly instead: string }
  /** The policy is not there. */
  | { readonly policy: string; readonly on: string }
  /** The constraint is not there. */
  | { readonly constraint: string; readonly on: string }
  /** Row-level security of the table is off. */
  | { readonly openTable: string };

/** Runs `work` on a back end without this object, and restores it; throws if its rules differ afterwards. */
export async function without(backEnd: BackEnd, fault: Fault, work: () => Promise<void>): Promise<void> {
  const before = await rulesOf(backEnd);
  const { harm, repair } = await statementsOf(backEnd, fault);
  await backEnd.query(harm);
  if ((await rulesOf(backEnd)) === before) throw new Error(`Nothing was taken away: ${harm}`);
  try {
    await work();
  } finally {
    await backEnd.query(repair);
  }
  if ((await rulesOf(backEnd)) !== before) throw new Error(`What was taken away is not back: ${repair}`);
}

/** A fingerprint of all migration objects that a fault may remove; scenarios set the time themselves. */
async function rulesOf({ query }: BackEnd): Promise<string> {
  const [row] = await query(`
    select md5(string_agg(rule, ';' order by rule)) as rules from (
      select pg_get_functiondef(p.oid) as rule from pg_proc p
        where pronamespace in (${SCHEMAS}) and proname <> 'clock'
      union all select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = tgrelid
        where relnamespace in (${SCHEMAS}, 'auth'::regnamespace) and not tgisinternal
      union all select pg_get_indexdef(indexrelid) from pg_index join pg_class c on c.oid = indrelid
        where relnamespace in (${SCHEMAS})
      union all select relname || relrowsecurity from pg_class where relnamespace in (${SCHEMAS}) and relkind = 'r'
      union all select pg_policies::text from pg_policies
      union all select conname || replace(pg_get_constraintdef(oid), ' NOT VALID', '') from pg_constraint
        where connamespace in (${SCHEMAS}) and contype = 'c'
    ) made`);
  return String(row?.rules);
}

const SCHEMAS = "'public'::regnamespace, 'private'::regnamespace";

async function statementsOf({ query }: BackEnd, fault: Fault): Promise<{ harm: string; repair: string }> {
  const definition = async (sql: string) => {
    const [row] = await query(`select ${sql} as definition`);
    return String(row?.definition);
  };
  if ('index' in fault) {
    return {
      harm: `drop index ${fault.index}`,
      // Rows that the faulty database accepted would interfere, and so would triggers that wait for the end.
      repair: `delete from private.reservations; set constraints all immediate; ${await definition(`pg_get_indexdef('${fault.index}'::regclass)`)}`,
    };
  }
  if ('trigger' in fault) {
    const found = `(select oid from pg_trigger where tgname = '${fault.trigger}' and tgrelid = '${fault.on}'::regclass)`;
    return {
      repair: await definition(`pg_get_triggerdef(${found})`),
      harm: `drop trigger ${fault.trigger} on ${fault.on}`,
    };
  }
  if ('policy' in fault) {
    const [row] = await query(`
      select format('create policy %I on ${fault.on} for %s to %s', policyname, cmd, array_to_string(roles, ', '))
        || coalesce(' using (' || qual || ')', '') || coalesce(' with check (' || with_check || ')', '') as definition
      from pg_policies where policyname = '${fault.policy}' and schemaname || '.' || tablename = '${fault.on}'`);
    if (!row) throw new Error(`There is no policy “${fault.policy}”.`);
    return { harm: `drop policy "${fault.policy}" on ${fault.on}`, repair: String(row.definition) };
  }
  if ('constraint' in fault) {
    const found = `(select oid from pg_constraint where conname = '${fault.constraint}' and conrelid = '${fault.on}'::regclass)`;
    const check = await definition(`replace(pg_get_constraintdef(${found}), ' NOT VALID', '')`);
    return {
      // Rows that the faulty database accepted stay.
      repair: `alter table ${fault.on} add constraint ${fault.constraint} ${check} not valid`,
      harm: `alter table ${fault.on} drop constraint ${fault.constraint}`,
    };
  }
  if ('openTable' in fault) {
    return {
      harm: `alter table ${fault.openTable} disable row level security`,
      repair: `alter table ${fault.openTable} enable row level security`,
    };
  }
  const [name, schema] = fault.function.split('.').reverse();
  // Of several functions with that name, the one with that part.
  const part = fault.part.replaceAll("'", "''");
  const repair = await definition(
    `(select pg_get_functiondef(p.oid) from pg_proc p join pg_namespace n on n.oid = pronamespace
      where proname = '${name}' and nspname = '${schema}'
      order by strpos(pg_get_functiondef(p.oid), '${part}') desc limit 1)`,
  );
  if (!repair.includes(fault.part)) throw new Error(`${fault.function} has no “${fault.part}”.`);
  return { harm: repair.replace(fault.part, fault.instead), repair };
}
