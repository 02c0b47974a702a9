import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runModule } from '../jest/runModule';

const project = resolve(__dirname, '../..');
const needed = [
  'tools/compose/readConfiguration.mjs',
  'tools/build/packages.mjs',
  'tools/build/sections.js',
  'tools/setup/failure.mjs',
  'tools/setup/readJson.mjs',
];

/** Reads the configuration of a temporary installation, with this configuration.json or none. */
function read(environment: Record<string, string>, file?: object) {
  const { printed, complaints } = run(environment, file);
  if (complaints) throw new Error(complaints);
  return JSON.parse(printed);
}

function run(environment: Record<string, string>, file?: object | string) {
  const installation = mkdtempSync(join(tmpdir(), 'jorkyball-configuration-'));
  try {
    for (const path of needed) cpSync(join(project, path), join(installation, path));
    const text = typeof file === 'string' ? file : JSON.stringify(file);
    if (text) writeFileSync(join(installation, 'configuration.json'), text);
    const module = join(installation, 'tools/compose/readConfiguration.mjs');
    return runModule(module, 'console.log(JSON.stringify(tool.readConfiguration()));', environment);
  } finally {
    rmSync(installation, { recursive: true });
  }
}

const file = {
  origin: 'https://file.example',
  supabase: { url: 'https://data.file.example', anonKey: 'file-key' },
};

test('without a configuration the site has an example origin and no back end', () => {
  expect(read({})).toEqual({ origin: 'https://jorkyball-prouvy.example' });
});

test('the file overrides the defaults', () => {
  expect(read({}, file)).toEqual(file);
});

test('the environment overrides the file, value by value', () => {
  expect(read({ SITE_ORIGIN: 'https://env.example', SUPABASE_ANON_KEY: 'env-key' }, file)).toEqual({
    origin: 'https://env.example',
    supabase: { url: 'https://data.file.example', anonKey: 'env-key' },
  });
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
  const { supabase } = file;
  expect(read({ SCORES_URL: '/scores' }, file).supabase).toEqual({ ...supabase, scores: '/scores' });
  const scores = 'https://scores.example';
  expect(read({}, { supabase: { ...supabase, scores } }).supabase).toEqual({ ...supabase, scores });
  expect(read({ SCORES_URL: '/scores' })).not.toHaveProperty('supabase');
});

test.each([
  'http://scores.example',
  'scores',
  '/scores/',
  'https://scores.example/',
  'https://scores.example?a=1',
])('an address of scores that is %s is refused with a sentence', (scores) => {
  const { complaints, status } = run({ SCORES_URL: scores }, file);
  expect(status).not.toBe(0);
  expect(complaints).toContain(`Scores cannot be asked for at “${scores}”`);
});

test.each(['https://reports.example/jorkyball', 'http://localhost:3002', '/rapports'])(
  'errors may be reported to %s',
  (reports) => {
    expect(read({ REPORTS_URL: reports })).toMatchObject({ reports });
    expect(read({}, { reports })).toMatchObject({ reports });
  },
);

test.each([
  'http://reports.example',
  'reports.example',
  '//reports.example',
  '/rapports?key=1',
  '/../rapports',
  'javascript:alert(1)',
  'https://name:word@reports.example',
  'https://',
])('an address of reports that is %s is refused with a sentence', (reports) => {
  const { complaints, status } = run({ REPORTS_URL: reports });
  expect(status).not.toBe(0);
  expect(complaints).toContain(`Errors cannot be reported to “${reports}”`);
});

test.each([
  ['{ "origin": ', 'configuration.json cannot be read as JSON: '],
  ['[]', 'configuration.json holds no object'],
  ['null', 'configuration.json holds no object'],
])('a configuration.json that is %s is refused with a sentence', (text, sentence) => {
  const { complaints, status } = run({}, text);
  expect(status).not.toBe(0);
  expect(complaints).toContain(sentence);
});

test.each(['preload', 'on', 'max-age=1'])('an hsts of %s is refused in a sentence', (HSTS) => {
  const { complaints, status } = run({ HSTS });
  expect(status).not.toBe(0);
  expect(complaints).toContain(`“${HSTS}” cannot be added to Strict-Transport-Security`);
});

test('a configuration.json may begin with a byte order mark', () => {
  const { printed } = run({}, '\uFEFF{ "reports": "/rapports" }');
  expect(JSON.parse(printed)).toMatchObject({ reports: '/rapports' });
});

const example = JSON.parse(readFileSync(join(project, 'configuration.example.json'), 'utf8'));

test('configuration.example.json is read whole, without a refusal', () => {
  const { overrides, ...rest } = example;
  expect(overrides).toBe(false);
  expect(read({}, example)).toEqual(rest);
});

test('configuration.example.json has every key that is read', () => {
  const source = readFileSync(join(project, 'tools/compose/readConfiguration.mjs'), 'utf8');
  const keys = [...source.matchAll(/\bown\.([\w?.]+)/g)].map(([, key = '']) => key.replaceAll('?', ''));
  expect(keys).toHaveLength(7);
  for (const key of keys) expect(example).toHaveProperty(key);
});

test.each([
  [{ origin: 'www.example.org' }, 'The site cannot be at “www.example.org”'],
  [{ origin: 'https://www.example.org/' }, 'The site cannot be at “https://www.example.org/”'],
  [{ supabase: { url: 5, anonKey: 'key' } }, 'There is no back end at “5”'],
  [{ supabase: { url: 'javascript:1', anonKey: 'key' } }, 'There is no back end at “javascript:1”'],
  [
    { supabase: { url: 'https://data.example', anonKey: ['key'] } },
    'SUPABASE_ANON_KEY (supabase.anonKey) a text',
  ],
])('refuses %j in one sentence', (own, sentence) => {
  expect(run({}, own).complaints).toContain(sentence);
});
