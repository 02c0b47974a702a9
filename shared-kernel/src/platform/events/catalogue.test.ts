import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeEvents, isChangeEventName } from './catalogue';

const root = join(__dirname, '../../../..');
const packages = readdirSync(root).filter((name) => /^(shell|shared-kernel|mfe-[a-z]+)$/.test(name));
const isProduct = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|[\\/]testing[\\/]/.test(file);

/** Every call of the bus in the sources of all packages: `emit('name'` or `subscribe('name'`, the bus itself left out. */
const calls = packages.flatMap((owner) =>
  readdirSync(join(root, owner, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => isProduct(file) && !file.endsWith('events/events.ts'))
    .flatMap((file) =>
      [
        ...readFileSync(join(root, owner, 'src', file), 'utf8').matchAll(
          /(?<![.\w])(emit|subscribe)\(\s*(\S*)/g,
        ),
      ].map(([, verb, argument = '']) => ({
        owner,
        verb,
        where: `${owner}/src/${file}`,
        name: /^'([^']+)',?/.exec(argument)?.[1],
      })),
    ),
);

function who(verb: string, name: string) {
  const owners = calls.filter((call) => call.verb === verb && call.name === name).map(({ owner }) => owner);
  return [...new Set(owners)].sort();
}

test('every call of the bus names its event literally', () => {
  expect(calls.filter(({ name }) => !isChangeEventName(name)).map(({ where }) => where)).toEqual([]);
});

test('the reference page lists the emitter, the listeners and the kind of each event', () => {
  const page = readFileSync(join(root, 'docs/reference/events.md'), 'utf8');
  const rows = page.split('\n').filter((line) => /^\| `\w+:/.test(line));
  const listed = rows.map((row) => {
    const [, name = '', , emitter = '', listeners = '', kind = ''] = row.split('|');
    return [...codesIn(name), codesIn(emitter), codesIn(listeners), kind.trim()];
  });
  expect(listed).toEqual(
    Object.entries(changeEvents).map(([name, kind]) => [
      name,
      who('emit', name),
      who('subscribe', name),
      kind,
    ]),
  );
});

function codesIn(cell: string) {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
}
