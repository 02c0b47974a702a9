import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runModule } from '../jest/runModule';

const project = resolve(__dirname, '../..');
let place: string;

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'jorkyball-configuration-'));
});

afterAll(() => rmSync(place, { recursive: true }));

/** Reads the configuration with this configuration.json or none. */
function read(environment: Record<string, string>, own?: object) {
  const { printed, complaints } = run(environment, own);
  if (complaints) throw new Error(complaints);
  return JSON.parse(printed);
}

function run(environment: Record<string, string>, own?: object | string) {
  const file = join(place, 'configuration.json');
  rmSync(file, { force: true });
  if (own !== undefined) writeFileSync(file, typeof own === 'string' ? own : JSON.stringify(own));
  const code = `console.log(JSON.stringify(tool.readConfiguration(process.env, ${JSON.stringify(file)})));`;
  return runModule('compose/readConfiguration.mjs', code, environment);
}

const file = {
  origin: 'https://file.example',
  supabase: { url: 'https://data.file.example', publishableKey: 'file-key' },
};
/** As pages know it. */
const inPages = { ...file, supabase: { url: 'https://data.file.example', anonKey: 'file-key' } };

test('without a configuration the site has an example origin and no back end', () => {
  expect(read({})).toEqual({ origin: 'https://jorkyball-prouvy.example' });
});

test('the file overrides the defaults', () => {
  expect(read({}, file)).toEqual(inPages);
});

test('the environment overrides the file, value by value', () => {
  expect(read({ SITE_ORIGIN: 'https://env.example', SUPABASE_PUBLISHABLE_KEY: 'env-key' }, file)).toEqual({
    origin: 'https://env.example',
    supabase: { url: 'https://data.file.example', anonKey: 'env-key' },
  });
});

test.each([
  [{ SUPABASE_PUBLISHABLE_KEY: 'a', SUPABASE_ANON_KEY: 'b' }, { publishableKey: 'c', anonKey: 'd' }, 'a'],
  [{ SUPABASE_ANON_KEY: 'b' }, { publishableKey: 'c', anonKey: 'd' }, 'b'],
  [{}, { publishableKey: 'c', anonKey: 'd' }, 'c'],
  [{}, { anonKey: 'd' }, 'd'],
])(
  'the publishable key comes first, the older one replaces a missing one: %j over %j',
  (environment, keys, key) => {
    const own = { supabase: { url: file.supabase.url, ...keys } };
    expect(read(environment as Record<string, string>, own).supabase.anonKey).toBe(key);
  },
);

/** A key as projects had them before publishable ones: a token that names its role. */
const legacyKey = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({ iss: 'supabase', role }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

test('the older key of guests is a public one', () => {
  const key = legacyKey('anon');
  expect(read({ SUPABASE_ANON_KEY: key }, file).supabase.anonKey).toBe(key);
});

test.each([
  [{}, { overrides: true }, true],
  [{ ALLOW_OVERRIDES: '1' }, {}, true],
  [{ ALLOW_OVERRIDES: '1' }, { overrides: false }, true],
  [{ ALLOW_OVERRIDES: '0' }, { overrides: true }, undefined],
  [{ ALLOW_OVERRIDES: '' }, { overrides: true }, undefined],
  [{}, { overrides: 'yes' }, undefined],
  [{}, {}, undefined],
])('overrides need a clear yes: %j over %j', (environment, own, allowed) => {
  expect(read(environment as Record<string, string>, own).overrides).toBe(allowed);
});

test('an incomplete back end is ignored', () => {
  expect(read({ SUPABASE_URL: 'https://data.example' })).not.toHaveProperty('supabase');
});

test('a cache of scores needs a back end', () => {
  const { supabase } = inPages;
  expect(read({ SCORES_URL: '/scores' }, file).supabase).toEqual({ ...supabase, scores: '/scores' });
  const scores = 'https://scores.example';
  expect(read({}, { supabase: { ...file.supabase, scores } }).supabase).toEqual({ ...supabase, scores });
  expect(read({ SCORES_URL: '/scores' })).not.toHaveProperty('supabase');
});

test.each(['https://reports.example/jorkyball', 'http://localhost:3002', '/rapports'])(
  'errors may be reported to %s',
  (reports) => {
    expect(read({ REPORTS_URL: reports })).toMatchObject({ reports });
    expect(read({}, { reports })).toMatchObject({ reports });
  },
);

test('a configuration.json may begin with a byte order mark', () => {
  const { printed } = run({}, '\uFEFF{ "reports": "/rapports" }');
  expect(JSON.parse(printed)).toMatchObject({ reports: '/rapports' });
});

const example = JSON.parse(readFileSync(join(project, 'configuration.example.json'), 'utf8'));

test('configuration.example.json is read whole, without a refusal', () => {
  const { overrides, supabase, ...rest } = example;
  const { publishableKey, ...others } = supabase;
  expect(overrides).toBe(false);
  expect(read({}, example)).toEqual({ ...rest, supabase: { ...others, anonKey: publishableKey } });
});

test('configuration.example.json has every key that is read but the older one', () => {
  const source = readFileSync(join(project, 'tools/compose/readConfiguration.mjs'), 'utf8');
  const keys = [...source.matchAll(/\bown\.([\w?.]+)/g)].map(([, key = '']) => key.replaceAll('?', ''));
  expect(keys).toHaveLength(9);
  for (const key of keys.filter((name) => name !== 'supabase.anonKey')) expect(example).toHaveProperty(key);
});

test('the footer’s social networks are kept in their order, without unknown keys', () => {
  const networks = [
    { network: 'YouTube', url: 'https://youtube.example/@centre' },
    { network: 'Instagram', url: 'https://instagram.example/centre' },
  ];
  expect(read({}, { social: networks.map((each) => ({ ...each, icon: 'none' })) }).social).toEqual(networks);
  expect(read({}, { social: [] }).social).toEqual([]);
});

const INSTAGRAM = { network: 'Instagram', url: 'https://instagram.example/centre' };
const SCORES = (scores: string) => ({ supabase: { ...file.supabase, scores } });
test.each([
  [{ origin: 'www.example.org' }, 'The site cannot be at “www.example.org”'],
  [{ origin: 'https://www.example.org/' }, 'The site cannot be at “https://www.example.org/”'],
  [{ supabase: { url: 5, publishableKey: 'key' } }, 'There is no back end at “5”'],
  [{ supabase: { url: 'javascript:1', publishableKey: 'key' } }, 'There is no back end at “javascript:1”'],
  [
    { supabase: { url: 'https://data.example', publishableKey: ['key'] } },
    'SUPABASE_PUBLISHABLE_KEY (supabase.publishableKey) a text',
  ],
  [
    { supabase: { url: 'https://data.example', publishableKey: 'sb_secret_key' } },
    'The site cannot have a secret key, which passes all rules, in its pages',
  ],
  [
    { supabase: { url: 'https://data.example', anonKey: legacyKey('service_role') } },
    'The site cannot have a key of the role service_role, which passes all rules, in its pages',
  ],
  ...[
    'http://scores.example',
    'scores',
    '/scores/',
    'https://scores.example/',
    'https://scores.example?a=1',
  ].map((scores) => [SCORES(scores), `Scores cannot be asked for at “${scores}”`] as const),
  ...[
    ...['http://reports.example', 'reports.example', '//reports.example', '/rapports?key=1', '/../rapports'],
    ...['javascript:alert(1)', 'https://name:word@reports.example', 'https://'],
  ].map((reports) => [{ reports }, `Errors cannot be reported to “${reports}”`] as const),
  ...['preload', 'on', 'max-age=1'].map(
    (hsts) => [{ hsts }, `“${hsts}” cannot be added to Strict-Transport-Security`] as const,
  ),
  ...[
    'https://instagram.example',
    { network: 'Instagram' },
    { network: ' ', url: 'https://instagram.example' },
    { network: 'Instagram', url: 'instagram.example' },
    { network: 'Instagram', url: 'javascript:alert(1)' },
  ].map(
    (entry) =>
      [{ social: [INSTAGRAM, entry] }, `The footer cannot link to ${JSON.stringify(entry)}`] as const,
  ),
  [{ social: INSTAGRAM }, `The footer cannot link to ${JSON.stringify(INSTAGRAM)}`],
  [{ social: null }, 'The footer cannot link to null'],
  [{ social: [INSTAGRAM, INSTAGRAM] }, 'names “Instagram” twice'],
  ['{ "origin": ', 'configuration.json cannot be read as JSON: '],
  ['[]', 'configuration.json holds no object'],
  ['null', 'configuration.json holds no object'],
] as const)('refuses %j in one sentence', (own, sentence) => {
  const { complaints, status } = run({}, own);
  expect(status).not.toBe(0);
  expect(complaints).toContain(sentence);
});
