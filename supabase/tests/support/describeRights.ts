import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackEnd } from './backEnd';
import type { Started } from './engines';

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The rights of requests equal docs/reference/role-matrix.md, as in production. */
export function describeRights(engine: string, open: () => Promise<Started>): void {
  describe(engine, () => {
    let started: Started;
    beforeAll(async () => {
      started = await open();
      // The embedded engine is prepared by its first request that reaches a table.
      await started.backEnd.guest().ask('/rest/v1/tournaments?limit=1');
    });
    afterAll(() => started?.stop());

    test('each role has the rights of role-matrix.md, and no other ones', async () => {
      expect(await matrixOf(started.backEnd)).toEqual(documentedMatrix());
    });

    test('each function that is of staff or managers refuses others first, and tells them so', async () => {
      const ofAccounts = documentedMatrix().filter((row) => row[6] === 'execute');
      expect(ofAccounts.length).toBeGreaterThan(40);
      for (const [object = '', , , , , staff] of ofAccounts) {
        const [, name, listed] = object.match(/^([^(]+)\((.*)\)$/) ?? [];
        const nothing = listed?.split(', ').flatMap((each) => each.replace(/^\w+ ?/, 'null::') || []);
        const [answer] = await started.backEnd.query(`select ${name}(${nothing}) ->> 'reason' as reason`);
        expect([object, answer?.reason]).toEqual([object, staff ? 'not-staff' : 'not-manager']);
      }
    });

    test.each(['public', 'private'])(
      'a new table, sequence or function of %s has no rights until it is granted them',
      async (schema) => {
        const { query } = started.backEnd;
        await query(`create table ${schema}.probe (id bigint generated always as identity);
          create function ${schema}.probed() returns int language sql as 'select 1'`);
        const [row] = await query(`
          select bool_or(has_table_privilege(role, '${schema}.probe', 'select, insert, update, delete')) as reads,
            bool_or(has_sequence_privilege(role, '${schema}.probe_id_seq', 'usage, select, update')) as counts,
            bool_or(has_function_privilege(role, '${schema}.probed()', 'execute')) as calls
          from unnest(array['anon', 'authenticated', 'service_role']) role`);
        await query(`drop table ${schema}.probe; drop function ${schema}.probed()`);
        expect(row).toEqual({ reads: false, counts: false, calls: false });
      },
    );
  });
}

type Row = readonly string[];

async function matrixOf({ query }: BackEnd): Promise<readonly Row[]> {
  const rows = await query(read('tools/hosted/roleMatrix.sql'));
  return rows.map(({ part, object, anon, authenticated, service_role, organizer, staff, manager }) =>
    [
      object,
      anon,
      authenticated,
      service_role,
      ...(part === 'Functions' ? [organizer, staff, manager] : []),
    ].map(String),
  );
}

function documentedMatrix(): readonly Row[] {
  const rows = read('docs/reference/role-matrix.md').match(/^\| `[a-z]+\..*\|$/gm) ?? [];
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}
