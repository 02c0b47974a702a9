/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

type Rule = { readonly matchPackageNames: readonly string[]; readonly allowedVersions?: string };

/** Packages of the decision's table, each with the major version at which it is held. */
const held = [
  ...read('docs/decisions/0023-versions-held-back.md').matchAll(/^\| `([^`]+)`[^|]*\|\s*(\d+)\./gm),
].map(([, name = '', major]) => ({ name: name.replace(/\*$/, '**'), major: Number(major) }));

const rules: readonly Rule[] = JSON.parse(read('renovate.json')).packageRules;

test.each(held)(
  'renovate.json holds $name at major version $major, as decision 23 says',
  ({ name, major }) => {
    const allowed = rules.find((rule) => rule.allowedVersions && rule.matchPackageNames.includes(name));
    expect(allowed?.allowedVersions).toMatch(new RegExp(`^(<${major + 1}|<=${major}\\..*)$`));
  },
);

test('renovate.json holds no package that decision 23 does not list', () => {
  const listed = [...held.map(({ name }) => name), 'react-router'];
  const names = rules
    .filter((rule) => rule.allowedVersions)
    .flatMap(({ matchPackageNames }) => matchPackageNames);
  expect(held.length).toBeGreaterThan(0);
  expect(names.filter((name) => !listed.includes(name))).toEqual([]);
});
