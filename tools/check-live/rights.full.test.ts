/** @jest-environment node */
import { runModule } from '../jest/runModule';

/** A database of the migrations, of which `sql` changes a right: what the check says before and after. */
const CODE = `
const [{ startPostgres }, { openPostgres }, { createBackEnd }, { default: postgres }] = await Promise.all([
  import(tools + 'hosted/postgresServer.mjs'), import(tools + 'hosted/engines.mjs'),
  import(tools + 'hosted/createBackEnd.mjs'), import('postgres'),
]);
const server = await startPostgres();
const owner = postgres(server.url + '/postgres', { max: 1, onnotice: () => undefined });
await owner.unsafe('create database centre');
await owner.end();
const database = server.url + '/centre';
const engine = await openPostgres(database);
const keys = { publishable: 'sb_publishable_check', secret: 'sb_secret_check', signing: 'good for this run alone' };
await createBackEnd({ engine, keys, siteUrl: 'http://localhost' });
const [rights, mails] = ['Rights', 'Mails'].map((wanted) => tool.BACK_END_CHECKS.find(({ name }) => name === wanted));
const before = await rights.faults({ database });
await engine.query('grant select on private.profiles to anon');
const after = await rights.faults({ database });
const off = await mails.whyNot({ database });
await engine.query("update private.centres set sends_mail = true, mail_worker_seen_at = now() - interval '1 hour'");
await engine.query(\`insert into private.outgoing_mail (kind, payload, created_at, due_at, next_try_at, expires_at, given_up_at)
  select 'booked', '{}', now(), now() - interval '2 hours', now(), now(), given_up from (values (null::timestamptz), (now())) rows (given_up)\`);
const broken = [await mails.whyNot({ database }), await mails.faults({ database })];
await engine.query('update private.centres set mail_worker_seen_at = now()');
await engine.query('delete from private.outgoing_mail');
const working = await mails.faults({ database });
await engine.end();
await server.stop();
console.log(JSON.stringify({ before, after, off, broken, working }));
process.exit();
`;

test('a database fails the checks when a guest may read a private table, or mails do not leave', () => {
  const tools = JSON.stringify(new URL('../', `file://${__dirname}/`).href);
  const { printed } = runModule('check-live/backEndChecks.mjs', `const tools = ${tools};\n${CODE}`);
  const { before, after, off, broken, working } = JSON.parse(printed.split('\n').at(-1) ?? '');
  expect(before).toEqual([]);
  expect(after).toContainEqual(
    expect.stringMatching(/^not as in docs\/reference\/role-matrix\.md: \+ \| `private\.profiles` \| select/),
  );
  expect(off).toBe('the centre sends no mail about reservations');
  expect(broken).toEqual([
    null,
    [
      'no worker has asked for mails within five minutes',
      'mails that have waited for more than an hour: 1',
      'mails that were given up within a day: 1',
    ],
  ]);
  expect(working).toEqual([]);
});

test('a database that does not answer fails the check', () => {
  const code = `await tool.BACK_END_CHECKS.find(({ name }) => name === 'Rights')
    .faults({ database: 'postgresql://127.0.0.1:9/none' }).catch(({ message }) => console.log(message));`;
  expect(runModule('check-live/backEndChecks.mjs', code).printed).toContain('could not be read');
});
