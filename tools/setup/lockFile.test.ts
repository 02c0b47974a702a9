/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const locked: Record<string, Manifest> = read('package-lock.json').packages;
const manifests = ['', ...readdirSync(root), 'tools/new-section/template']
  .map((folder) => join(folder, 'package.json'))
  .filter((file) => existsSync(join(root, file)));

/** The entry that Node would find for a name, seen from a package: in it, or in a folder above it. */
function entryFor(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = folder === '.' || folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (locked[path]) return path;
    if (folder === '.' || folder === '') return undefined;
  }
}

test.each(['dependencies', 'optionalDependencies', 'peerDependencies'] as const)(
  'the lock file has an entry for each of the %s of each package, on every platform',
  (kind) => {
    const missing = Object.entries(locked).flatMap(([path, entry]) =>
      Object.keys(entry[kind] ?? {})
        .filter((name) => !(kind === 'peerDependencies' && entry.peerDependenciesMeta?.[name]?.optional))
        .filter((name) => !entryFor(name, path))
        .map((name) => `${path} needs ${name}`),
    );
    expect(missing).toEqual([]);
  },
);

test('the lock file names no registry host', () => {
  const addresses = readFileSync(join(root, 'package-lock.json'), 'utf8').match(/"resolved": "[^"]*:[^"]*"/g);
  expect(addresses).toBe(null);
});

test('every version is pinned exactly, and is the same in each package', () => {
  const versions = new Map<string, Set<string>>();
  for (const file of manifests) {
    const { dependencies, devDependencies, optionalDependencies }: Manifest = read(file);
    for (const [name, version] of Object.entries({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
    }))
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  const loose = [...versions].filter(
    ([, all]) => all.size > 1 || ![...all].every((v) => /^\d+\.\d+\.\d+/.test(v)),
  );
  expect(loose).toEqual([]);
});
