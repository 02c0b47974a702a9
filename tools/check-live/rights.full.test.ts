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
const { faults } = tool.BACK_END_CHECKS.find(({ name }) => name === 'Rights');
const before = await faults({ database });
await engine.query('grant select on private.profiles to anon');
const after = await faults({ database });
await engine.end();
await server.stop();
console.log(JSON.stringify({ before, after }));
process.exit();
`;

test('a database fails the check when a guest may read a private table', () => {
  const tools = JSON.stringify(new URL('../', `file://${__dirname}/`).href);
  const { printed } = runModule('check-live/backEndChecks.mjs', `const tools = ${tools};\n${CODE}`);
  const { before, after } = JSON.parse(printed.split('\n').at(-1) ?? '');
  expect(before).toEqual([]);
  expect(after).toContainEqual(
    expect.stringMatching(/^not as in docs\/reference\/role-matrix\.md: \+ \| `private\.profiles` \| select/),
  );
});

test('a database that does not answer fails the check', () => {
  const code = `await tool.BACK_END_CHECKS.find(({ name }) => name === 'Rights')
    .faults({ database: 'postgresql://127.0.0.1:9/none' }).catch(({ message }) => console.log(message));`;
  expect(runModule('check-live/backEndChecks.mjs', code).printed).toContain('could not be read');
});
