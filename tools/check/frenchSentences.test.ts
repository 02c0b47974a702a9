/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../..');
const packages = readdirSync(root).filter((name) => /^(mfe-.+|shell|shared-kernel)$/.test(name));

/** The house's words: those with one fixed spelling, and forbidden ones. */
const house: readonly (readonly [string, RegExp])[] = [
  ['typographic apostrophes', /\p{L}'\p{L}/u],
  ['hours as 18 h or 18 h 30', /\d ?h ?\d\d|\d h\b/],
  ['ordinals as 1er, 1re, 2e', /(?:\d|^[^:]*: )(?:[eè]me|nde?)s?\b/],
  ['« e-mail », with its hyphen', /(?<![-\w])(?:[Ee]?mails?|[Cc]ourriels?)(?![-\w@.])/],
  ['« Actualités », not « News »', /(?<![-\w])News(?![-\w])/],
  [
    '« Phase finale », « Classement mondial »: one capital',
    /Phases? Finales?|Classements? (?:Mondial|Général)/,
  ],
  [
    'no price that the prices contradict, no answer that nobody gives',
    /revient moins cher|Nous vous répond/i,
  ],
  ['a season by its year, a farewell by its name', /saison passée|vie de célibataire/i],
  [
    'no slogans',
    /Vous non plus|frais caché|votre projet|garde le geste|n’attend(?:ent)? que vous|et bien plus|Il ne pleut jamais|balle est sortie/i,
  ],
];

/** Texts that the specification quotes literally. */
const toTheLetter: readonly string[] = [
  "L'email est requis.",
  "L'adresse email est invalide.",
  "L'heure est requise.",
  "Désolé, l'article que vous cherchez n'existe pas.",
  "Le profil de ce joueur n'existe pas ou est introuvable.",
  "Vous n'avez aucune réservation à venir.",
  "Terminer l'édition",
  // The header's entry, and a tournament's tab.
  'News',
  'Phase Finale',
];

/** Words that are stored as they are shown, and names of fields: no sentences. */
const data: readonly string[] = ['Amateur', 'Régional', 'National', 'Mondial', 'Sets', 'Goals'];

/** The code of a section, without its tests. */
function sourcesOf(section: string): readonly ts.SourceFile[] {
  return readdirSync(join(root, section, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `${section}/src/${name}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
    .map((file) =>
      ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true),
    );
}

/** The texts in a section's code, with their files. Types contain none, and error messages are for engineers. */
function textsOf(section: string, isWanted: (file: string) => boolean): readonly string[] {
  return sourcesOf(section)
    .filter(({ fileName }) => isWanted(fileName))
    .flatMap((source) => textsIn(source).map((text) => `${source.fileName}: ${text}`));
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

test('the rules of tournaments contain no French sentence', () => {
  const texts = textsOf('mfe-tournaments', (file) => /src\/(scoring|competition|matchday)\//.test(file));
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((text) => /: (\p{Lu}\p{Ll}|.*[^\p{ASCII}]|.*\p{L} \p{L})/u.test(text))).toEqual([]);
});

test.each(packages)('the sentences of %s have no-break spaces as French requires', (section) => {
  const texts = textsOf(section, () => true);
  expect(texts.filter((text) => /: (.*[\p{L}\d»’)]|) [:;!?»](?!\w)|« /su.test(text))).toEqual([]);
});

// The tournament section does not hold them together yet.
test.each(packages.filter((name) => name !== 'mfe-tournaments'))(
  'the sentences of %s keep a number beside what it counts',
  (section) => {
    const counted =
      /(?:\d|: ) (?:caractères|dates|heures?|jours?|joueurs?|matchs?|minutes?|mois|parties?|personnes?|points|réservations|secondes|semaines|terrains|tournois)(?!\p{L})/u;
    expect(textsOf(section, () => true).filter((text) => counted.test(text))).toEqual([]);
  },
);

/** Variables that hold what a visitor has named, which the centre's name is not. */
const namedByVisitors =
  /(?:^|(?<!^centre)\.)(?:name|team|homeTeam|awayTeam|player|reason|file)(?:\.trim\(\))?$/;

/** The values that a section puts into sentences, each with the words before it. */
function valuesOf(section: string) {
  return sourcesOf(section).flatMap((source) => {
    const nodes = nodesIn(source);
    const isolatedHere = nodes
      .filter(ts.isVariableDeclaration)
      .filter(({ initializer }) => /\bisolated\b/.test(initializer?.getText() ?? ''))
      .flatMap(({ name }) => name.getText().match(/\w+/g) ?? []);
    return nodes.filter(ts.isTemplateExpression).flatMap((sentence) => {
      const words = [sentence.head, ...sentence.templateSpans.map(({ literal }) => literal)];
      // Keys and addresses have no spaces.
      if (!words.some(({ text }) => /\s/.test(text))) return [];
      return sentence.templateSpans.map(({ expression }, index) => ({
        text: `${source.fileName}: ${sentence.getText()}`,
        before: words[index]?.text ?? '',
        isBare: namedByVisitors.test(expression.getText()) && !isolatedHere.includes(expression.getText()),
        isIsolated: /\bisolated\(/.test(expression.getText()) || isolatedHere.includes(expression.getText()),
      }));
    });
  });
}

function nodesIn(node: ts.Node): readonly ts.Node[] {
  if (ts.isJsxAttribute(node) && node.name.getText() === 'key') return [];
  const below: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    below.push(...nodesIn(child));
  });
  return [node, ...below];
}

test('a sentence about tournaments isolates the names in it, whichever way they are written', () => {
  const values = valuesOf('mfe-tournaments');
  expect(values.length).toBeGreaterThan(200);
  expect(values.filter(({ isBare }) => isBare).map(({ text }) => text)).toEqual([]);
});

test.each(packages)('the sentences of %s elide words before a name by `elided`', (section) => {
  const unelided = /(?<![\p{L}’-])(?:de|que|le|la|je|ne|se|jusque|lorsque|puisque) (?:«\u00a0)?$/iu;
  const names = valuesOf(section).filter(({ isBare, isIsolated }) => isBare || isIsolated);
  expect(names.filter(({ before }) => unelided.test(before)).map(({ text }) => text)).toEqual([]);
});

test('the same kind of space precedes a mark, in articles as well', () => {
  const narrow = packages.flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|html)$/.test(file))
      .map((file) => join(root, name, 'src', file))
      .filter((file) => readFileSync(file, 'utf8').includes('\u202f')),
  );
  expect(narrow).toEqual([]);
});

test('all articles use the same word for the ball', () => {
  const bodies = join(root, 'mfe-marketing/src/data/articles/bodies');
  const articles = readdirSync(bodies).filter((name) => name.endsWith('.html'));
  expect(articles.length).toBeGreaterThan(3);
  expect(articles.filter((name) => /ballon/i.test(readFileSync(join(bodies, name), 'utf8')))).toEqual([]);
});

const sentences = packages
  .flatMap((name) => textsOf(name, (file) => !file.includes('/bodies/')))
  .filter((text) => /: (\p{Lu}|\d*\p{L}{1,3}$|.*\p{L} \p{L})/u.test(text) && !/: M-?[\d.]/.test(text));

test.each(house)('all packages write %s', (_rule, pattern) => {
  expect(sentences.length).toBeGreaterThan(1000);
  expect(
    sentences.filter((text) => pattern.test(text) && !toTheLetter.includes(text.replace(/^.*?: /s, ''))),
  ).toEqual([]);
});
