/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../..');
const packages = readdirSync(root).filter((name) => /^(shell|shared-kernel|mfe-.+)$/.test(name));
const sources = packages.flatMap((folder) =>
  readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/src/${name}`),
);

/** The lines on which a module makes an object of `Intl` while it is read. */
function madeWhileRead(name: string, text: string): readonly string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lines: string[] = [];
  const look = (node: ts.Node) => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isNewExpression(node) && node.expression.getText().startsWith('Intl.'))
      lines.push(`${name}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, look);
  };
  look(file);
  return lines;
}

test('no module creates an Intl object at import, because the first one is slow on a phone', () => {
  expect(sources.flatMap((name) => madeWhileRead(name, readFileSync(join(root, name), 'utf8')))).toEqual([]);
});

test('the check finds an Intl object created at import', () => {
  expect(
    madeWhileRead('a.ts', "\nconst f = new Intl.Collator('fr');\nconst g = () => new Intl.Collator('fr');"),
  ).toEqual(['a.ts:2']);
});
