/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../..');
const sections = readdirSync(root).filter((name) => name.startsWith('mfe-'));

/** Words that are stored as they are shown, and names of fields: no sentences. */
const data: readonly string[] = ['Amateur', 'Régional', 'National', 'Mondial', 'Sets', 'Goals'];

/** What a section's code says, with where; types say nothing, and what is thrown is for engineers. */
function textsOf(section: string, isWanted: (file: string) => boolean): readonly string[] {
  return readdirSync(join(root, section, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `${section}/src/${name}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file) && isWanted(file))
    .flatMap((file) => {
      const source = ts.createSourceFile(
        file,
        readFileSync(join(root, file), 'utf8'),
        ts.ScriptTarget.Latest,
        true,
      );
      return textsIn(source).map((text) => `${file}: ${text}`);
    });
}

function textsIn(node: ts.Node): readonly string[] {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || isThrown(node)) return [];
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
  const own = isText && !data.includes(node.text) ? [node.text] : [];
  const below: string[] = [];
  ts.forEachChild(node, (child) => {
    below.push(...textsIn(child));
  });
  return [...own, ...below];
}

function isThrown(node: ts.Node): boolean {
  return ts.isNewExpression(node) && /Error$/.test(node.expression.getText());
}

test('the rules of a tournament say nothing: their sentences stand with the pages that say them', () => {
  const texts = textsOf('mfe-tournaments', (file) => file.includes('/domain/'));
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((text) => /: (\p{Lu}\p{Ll}|.*[^\p{ASCII}]|.*\p{L} \p{L})/u.test(text))).toEqual([]);
});

test.each(sections)('the sentences of %s have no-break spaces where French has them', (section) => {
  const texts = textsOf(section, () => true);
  expect(texts.filter((text) => /: .*([\p{L}\d»’)] [:;!?»]|« )/su.test(text))).toEqual([]);
});
