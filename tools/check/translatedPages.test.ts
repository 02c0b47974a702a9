/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsLostInTranslation } from './translatedPages';

const root = join(__dirname, '../..');
const packages = readdirSync(root).filter((name) => /^(shell|shared-kernel|mfe-.+)$/.test(name));

test.each(packages)('a translated page of %s shows every change of its texts', (folder) => {
  const files = readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/src/${name}`)
    .filter((name) => name.endsWith('.tsx') && !/\.test\.tsx$|\/testing\//.test(name));
  expect(files.length).toBeGreaterThan(0);
  expect(
    files.flatMap((name) => textsLostInTranslation(name, readFileSync(join(root, name), 'utf8'))),
  ).toEqual([]);
});

function refusalsOf(jsx: string): readonly string[] {
  return textsLostInTranslation('a.tsx', `import { words } from './strings';\nconst page = ${jsx};`);
}

// What the check accepts, the packages show.
test.each([
  '<p>Sets : {home}</p>',
  '<p>{words.sets(home, away)} <b /></p>',
  '<p>{rank}<Movement /></p>',
  `<p>{\`\${count} joueurs\`}<b /></p>`,
  '<p>{words.kinds[kind]} <b /></p>',
  '<p>{isOpen ? words.open : words.shut} <b /></p>',
  '<p>{isOpen && words.open}<b /></p>',
  '<p>{label ?? <i />}<b /></p>',
  '<p>{names.map(nameOf).join()}<b /></p>',
  '<>{name}</>',
  '<Fragment key={name}>{name}</Fragment>',
])('refuses %s', (jsx) => {
  expect(refusalsOf(jsx)).toEqual([expect.stringMatching(/^a\.tsx:2: .+: put it in an element of its own/)]);
});

test('refuses a component that returns a changing text', () => {
  const components = `
    function Why({ kind }) {
      return sentences[kind];
    }
    function Reason({ kind }) {
      return <span>{sentences[kind]}</span>;
    }
    function reason(kind) {
      return sentences[kind];
    }`;
  expect(textsLostInTranslation('a.tsx', components)).toEqual([expect.stringMatching(/^a\.tsx:3: return/)]);
});
