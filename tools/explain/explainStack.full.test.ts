/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import webpack from 'webpack';
import { runModule } from '../jest/runModule';

const version = '46c4a16f28bf';
const source = `export function pay(price) {
  if (price < 0) {
    throw new RangeError('A price is positive.');
  }
  return price * 100;
}
console.log(pay(Number(process.argv[2])));
`;

let place: string;
let store: string;
/** The place of the fault in the built script. */
let line: number;
let column: number;

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'jorkyball-explained-'));
  store = join(place, 'store');
  writeFileSync(join(place, 'pay.js'), source);
  const built = join(place, 'built');
  await new Promise<void>((fulfil, reject) => {
    const compiler = webpack({
      mode: 'production',
      context: place,
      entry: './pay.js',
      devtool: 'hidden-source-map',
      target: 'node20',
      output: {
        path: built,
        filename: 'pay.js',
        devtoolModuleFilenameTemplate: (info: { resourcePath: string }) =>
          `mfe-booking/src/${info.resourcePath.slice(2)}`,
      },
    });
    compiler.run((error) => compiler.close(() => (error ? reject(error) : fulfil())));
  });
  const release = join(store, 'releases/mfe-booking', version);
  mkdirSync(release, { recursive: true });
  const { complaints } = runModule(
    'build/sourceMaps.mjs',
    `tool.keepMaps([{ name: 'pay.js.map', path: ${JSON.stringify(join(built, 'pay.js.map'))} }], ${JSON.stringify(join(release, 'maps'))});`,
  );
  expect(complaints).toBe('');
  // The true position, from the engine itself.
  const { stderr } = spawnSync(process.execPath, [join(built, 'pay.js'), '-1'], { encoding: 'utf8' });
  const frame = /built\/pay\.js:(\d+):(\d+)/.exec(stderr);
  [line, column] = [Number(frame?.[1]), Number(frame?.[2])];
  // The source is removed, because no checkout is needed.
  rmSync(join(place, 'pay.js'));
  rmSync(built, { recursive: true });
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

function explain(stack: string) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [resolve(__dirname, '../explain.mjs'), '--store', store, ...(stack ? [stack] : [])],
    { encoding: 'utf8', input: '' },
  );
  return { printed: stdout, complaints: stderr, status };
}

const script = `/remotes/mfe-booking/${version}/pay.js`;
const explained = `    at mfe-booking ${version}  mfe-booking/src/pay.js:3:11\n      throw new RangeError('A price is positive.');\n`;

test.each([
  [
    'Chromium',
    () =>
      `RangeError: A price is positive.\n    at e (https://site.example${script}:${line}:${column})\n    at HTMLButtonElement.<anonymous> (https://site.example/contact:3:4)`,
  ],
  [
    'Firefox and Safari',
    () =>
      `e@https://site.example${script}?retry=abc1:${line}:${column}\nonclick@https://site.example/contact:3:4`,
  ],
  ['a report', () => `at e (${script}:${line}:${column})`],
])('a stack of %s is resolved to its source line, and foreign frames stay unchanged', (_, stack) => {
  const { printed, status } = explain(stack());
  expect(status).toBe(0);
  expect(printed).toContain(explained);
  for (const frame of stack()
    .split('\n')
    .filter((each) => !each.includes(version))) {
    expect(printed).toContain(frame);
  }
});

test.each([
  ['a whole report', (stack: string) => JSON.stringify({ kind: 'uncaught', stack })],
  ['a text with escaped line ends', (stack: string) => stack.replace('\n', '\\n')],
  ['a file', (stack: string) => fileWith(stack)],
])('%s is accepted', (_, given) => {
  const stack = `at e (${script}:${line}:${column})\nat other (/shell/0000000000aa/main.js:1:1)`;
  expect(explain(given(stack)).printed).toContain(explained);
});

function fileWith(text: string) {
  const file = join(place, 'stack.txt');
  writeFileSync(file, text);
  return file;
}

test.each([
  ['line 0', () => `at a (${script}:0:1)`, /has no such place/],
  ['column 0', () => `at a (${script}:1:0)`, /mfe-booking\/src\/pay\.js|written by the build/],
  ['a line that there is not', () => `at a (${script}:999999999999999999999:1)`, /written by the build/],
  [
    'a pruned release',
    () => 'at a (/remotes/mfe-booking/00000000000b/pay.js:1:1)',
    /Release 00000000000b of mfe-booking is not in .*: another store’s, or pruned\./,
  ],
  [
    'a script without a source map',
    () => `at b (/remotes/mfe-booking/${version}/other.js:1:1)`,
    /Release \w+ of mfe-booking holds no source map of other\.js\./,
  ],
  ['a stack that is a number', () => '{"stack":5}', /^There is no frame of a release in it/],
  ['null', () => 'null ', /^null\nThere is no frame of a release in it/],
  [
    'a text',
    () => 'TypeError: it is broken',
    /^TypeError: it is broken\nThere is no frame of a release in it/,
  ],
])('%s is reported in a sentence', (_, stack, sentence) => {
  expect(explain(stack())).toMatchObject({
    status: 0,
    complaints: '',
    printed: expect.stringMatching(sentence),
  });
});

test.each([
  ['', 'Which stack? Ask with --help.'],
  ['stack.text', 'There is no file “stack.text”, and no stack is as short. Ask with --help.'],
  [tmpdir(), `${tmpdir()} is a folder: which file in it?`],
])('“%s” is refused in a sentence', (given, sentence) => {
  expect(explain(given)).toMatchObject({ status: 1, complaints: `${sentence}\n` });
});

test('a broken source map is reported in a sentence', () => {
  const maps = join(store, 'releases/mfe-booking', version, 'maps');
  for (const [at, bytes] of ['no gzip', gzipSync('no map'), gzipSync('{"version":3}')].entries()) {
    writeFileSync(join(maps, `broken-${at}.js.map.gz`), bytes);
    const { status, complaints, printed } = explain(
      `at a (/remotes/mfe-booking/${version}/broken-${at}.js:1:1)`,
    );
    expect({ status, complaints }).toEqual({ status: 0, complaints: '' });
    expect(printed).toMatch(/cannot be read|written by the build/);
  }
});

test('no stack can send control sequences or links to the terminal', () => {
  const stack = `\u001b]8;;https://evil.example\u0007TypeError\u001b[2J\u202e\r\nat a\u001b[31m (${script}:${line}:${column})\n\u009b2Jat https://site.example/\u0000x.js:1:1`;
  const { printed } = explain(fileWith(stack));
  expect(printed).toContain('throw new RangeError');
  expect(printed.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});
