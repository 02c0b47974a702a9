/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../..');
const packages = readdirSync(root).filter((name) => /^(shell|shared-kernel|mfe-.+)$/.test(name));

/** Modules that read or write under keys which their callers choose. */
const GENERIC: readonly string[] = [
  'mfe-tournaments/src/store/formerJournals.ts',
  'shared-kernel/src/platform/drafts/visitDraft.ts',
  'shared-kernel/src/platform/drafts/forgetDrafts.ts',
  'shared-kernel/src/platform/session/hostedSession.ts',
  'shared-kernel/src/platform/session/keptUser.ts',
  'shared-kernel/src/platform/quarantine/quarantinedTexts.ts',
  'shared-kernel/src/platform/storage/storageArea.ts',
  'shell/src/updates/offline/keptPages.ts',
  'shell/src/updates/offline/store.ts',
];

/** Keys on the page that no literal of ours spells: made of parts, or a library's own. */
const NOT_SPELT: readonly string[] = ['<>:corrupt:<>', '<>:draft', 'workbox-expiration', 'cache-entries'];

/** A text with one of these prefixes is a key, wherever it appears. */
const PREFIXED = /^(jb|jorkyball|draft|match-journal|held-taps):|^site-|^sb-jorkyball-/;

type Use = {
  /** As on the page, with `<>` for each variable part; undefined where only the run knows it. */
  readonly key: string | undefined;
  readonly file: string;
};

function parse(name: string, text: string) {
  return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

function sourceFiles(): readonly ts.SourceFile[] {
  return packages.flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name))
      .map((name) => parse(`${folder}/src/${name}`, readFileSync(join(root, folder, 'src', name), 'utf8'))),
  );
}

/** The text of a literal or of a constant of the same file. */
function textOf(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => `<>${literal.text}`)].join('');
  return ts.isIdentifier(node) ? textOf(constantOf(node.getSourceFile(), node.text)) : undefined;
}

function constantOf(node: ts.Node, name: string): ts.Node | undefined {
  const isDefinition = ts.isVariableDeclaration(node) && node.name.getText() === name;
  if (isDefinition && node.initializer && !ts.isIdentifier(node.initializer)) return node.initializer;
  return ts.forEachChild(node, (child) => constantOf(child, name));
}

/** Functions that take a key, and how their first argument contains it. */
const TAKERS: readonly (readonly [RegExp, (first: ts.Node) => string | undefined])[] = [
  // On any object: a variable may hold the storage.
  [/\.(get|set|remove)Item$/, textOf],
  [
    /^((\w+\.)?caches\.(open|has|delete)|indexedDB\.open|openDB|.*\.createObjectStore|BroadcastChannel)$/,
    textOf,
  ],
  [/^stored(Record|List)?$/, keyOfDefinition],
  [/^visitDraft$/, (name) => `draft:${textOf(name)}`],
  [/^visitDrafts$/, (name) => `draft:${textOf(name)}:<>`],
];

function keyOfDefinition(definition: ts.Node) {
  if (!ts.isObjectLiteralExpression(definition)) return undefined;
  const properties = definition.properties.filter(ts.isPropertyAssignment);
  return textOf(properties.find(({ name }) => name.getText() === 'key')?.initializer);
}

function usesIn(source: ts.SourceFile): readonly Use[] {
  const uses: Use[] = [];
  const note = (key: string | undefined) => uses.push({ key, file: source.fileName });
  const look = (node: ts.Node) => {
    if (ts.isElementAccessExpression(node) && /^(local|session)Storage$/.test(node.expression.getText()))
      note(textOf(node.argumentExpression));
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const [first] = node.arguments ?? [];
      const taker = first && TAKERS.find(([called]) => called.test(node.expression.getText()));
      if (taker) note(taker[1](first));
    }
    const text = ts.isIdentifier(node) ? undefined : textOf(node);
    if (text !== undefined && PREFIXED.test(text)) note(text);
    ts.forEachChild(node, look);
  };
  look(source);
  return uses;
}

/** A variable part may be empty: `${prefix}tournaments` is `tournaments` and `shared-tournaments`. */
function isSame(used: string, listed: string) {
  const parts = used.split('<>').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const end = PREFIXED.test(used) ? '' : '$';
  return new RegExp(`^${parts.join('.*')}${end}`).test(listed);
}

const page = readFileSync(join(root, 'docs/reference/storage-keys.md'), 'utf8');
const firstColumns = [...page.matchAll(/^\| (`[^|]+)\|/gm)].map(([, column = '']) => column);
const listed = firstColumns.flatMap((column) =>
  [...column.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key.replace(/<[^>]+>/g, '<>')),
);
const uses = sourceFiles().flatMap(usesIn);

test('the page lists every key in the code', () => {
  expect(uses.length).toBeGreaterThan(50);
  const unlisted = uses.filter(({ key, file }) =>
    key === undefined ? !GENERIC.includes(file) : !listed.some((each) => isSame(key, each)),
  );
  expect(
    unlisted.map(({ key, file }) =>
      key === undefined
        ? `${file}: write the key as a literal, or name the file in GENERIC of this test.`
        : `${file}: docs/reference/storage-keys.md needs a row for ${key}.`,
    ),
  ).toEqual([]);
});

test('the code contains every key on the page', () => {
  expect(listed.length).toBeGreaterThan(50);
  const isUsed = (each: string) => uses.some(({ key }) => key !== undefined && isSame(key, each));
  const unused = listed.filter((each) => !NOT_SPELT.includes(each) && !isUsed(each));
  expect(
    unused.map((key) => `docs/reference/storage-keys.md has a row for ${key}, which no code uses.`),
  ).toEqual([]);
});
