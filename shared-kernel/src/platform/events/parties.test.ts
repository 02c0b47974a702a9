import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeEvents, parties, type SectionEventName } from './catalogue';

const root = join(__dirname, '../../../..');
const packages = readdirSync(root).filter((name) => /^(shell|shared-kernel|mfe-[a-z]+)$/.test(name));
const names = Object.keys(parties) as (keyof typeof parties)[];
const isProduct = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|[\\/]testing[\\/]/.test(file);

/** Every call of the bus in the sources of all packages: `emit('name'` or `subscribe('name'`, the bus itself left out. */
const calls = packages.flatMap((owner) =>
  readdirSync(join(root, owner, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => isProduct(file) && !file.endsWith('createEventBus.ts'))
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
  expect(calls.length).toBeGreaterThanOrEqual(names.length);
  expect(calls.filter(({ name = '' }) => !(name in parties)).map(({ where }) => where)).toEqual([]);
});

test.each(names)('only its owner emits %s, and only the listed packages listen', (name) => {
  const { emits, listens } = parties[name];
  expect({ emits: who('emit', name), listens: who('subscribe', name) }).toEqual({
    emits: [emits],
    listens: [...listens].sort(),
  });
});

test('a section cannot emit an event of the kernel', () => {
  // @ts-expect-error The kernel's own; the root's `emit` takes a SectionEventName.
  const name: SectionEventName = 'booking:reserved';
  expect(parties[name].emits).toBe('shared-kernel');
});

test('the reference page lists the emitter, the listeners and the kind of each event', () => {
  const page = readFileSync(join(root, 'docs/reference/events.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `([a-z]+:[a-z-]+)` +\| [^|]+ \| ([^|]+)\| ([^|]+)\| (\w+) +\|/gm)];
  const listed = rows.map(([, name, emits = '', listens = '', kind]) => [
    name,
    packagesIn(emits),
    packagesIn(listens),
    kind,
  ]);
  expect(listed).toEqual(
    names.map((name) => [name, [parties[name].emits], [...parties[name].listens], changeEvents[name]]),
  );
});

function packagesIn(cell: string) {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
}
