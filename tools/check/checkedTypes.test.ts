/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../..');

/** The sources of a package, its tests among them. */
function sourcesOf(folder: string): readonly string[] {
  return readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/src/${name}`);
}

const packages = readdirSync(root).filter((name) => /^(shell|shared-kernel|mfe-.+)$/.test(name));

test.each(packages)('the type check includes every file of %s', (folder) => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const checked = new Set(fileNames.map((name) => relative(root, name)));
  expect(sourcesOf(folder).filter((name) => !checked.has(name))).toEqual([]);
});
