import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { runModule } from '../jest/runModule';
import { runs, seed } from '../jest/suite';

type Outcome = { readonly tree: unknown } | { readonly refusal: string };

/** The reader's result for each source: its tree, or the sentence of its refusal. */
function readAll(sources: readonly string[]): readonly Outcome[] {
  const { printed, complaints } = runModule(
    'build/readArticle.mjs',
    `const outcome = (source) => {
      try { return { tree: tool.readArticle(source, 'a.html') }; } catch ({ message }) { return { refusal: message }; }
    };
    console.log(JSON.stringify(${JSON.stringify(sources)}.map(outcome)));`,
  );
  expect(complaints).toBe('');
  return JSON.parse(printed);
}

const refused: readonly (readonly [string, string, string])[] = [
  ['a script', '<p>a</p>\n<script>alert(1)</script>', '2:1: <script>: articles have no such element'],
  ['an unknown element', '<x-y>a</x-y>', '1:1: <x-y>: articles have no such element'],
  ['a comment', '<p>a<!-- b --></p>', '1:5: a comment: articles have no such element'],
  ['a handler', '<p onclick="alert(1)">a</p>', '1:1: <p onclick>: articles have no such attribute'],
  ['a link to nowhere', '<p><a>a</a></p>', '1:4: <a>: leads nowhere'],
  [
    'a scope of its own',
    '<table><tbody><tr><th scope="x">a</th></tr></tbody></table>',
    '1:19: <th scope="x">',
  ],
  ['text outside', '<p>a</p>\nb', '1:9: “b”: no text may stand in an article'],
  ['text between items', '<ul>\n  a<li>b</li></ul>', '1:5: “a”: no text may stand in <ul>'],
  ['a cell outside a table', '<td>a</td>', '1:1: a browser would repair what stands here in an article'],
  ['a paragraph in a paragraph', '<p>a<p>b</p></p>', '1:1: <p>: has no end tag'],
  ['a link in a link', '<p><a href="/">a<a href="/">b</a></a></p>', '1:4: <a>: has no end tag'],
  ['a paragraph that is not closed', '<p>a</p>\n<p>b', '2:1: <p>: has no end tag'],
  ['elements that overlap', '<p><em>a<strong>b</em>c</strong></p>', '1:9: <strong>: has no end tag'],
  ['an end of nothing', '<p>a</p></div>', '1:9: a browser would repair what stands here in an article'],
  ['an end that makes an element', '<p>a</br>b</p>', '1:5: a browser would repair what stands here in <p>'],
  ['a closed opening', '<p/>a</p>', '1:1: “<p/>”: non void html element start tag with trailing solidus'],
  [
    'a second address',
    '<p><a href="/" href="/b">a</a></p>',
    '1:20: “<p><a href="/" href”: duplicate attribute',
  ],
  ['a lone sign', '<p>1 < 2</p>', '1:7: “<p>1 <”: invalid first character of tag name'],
  [
    'an entity that is not closed',
    '<p>caf&eacute</p>',
    '1:14: “<p>caf&eacute”: missing semicolon after character reference',
  ],
];

test('forbidden content is refused with its position', () => {
  const outcomes = readAll(refused.map(([, source]) => source));
  for (const [index, [name, , sentence]] of refused.entries()) {
    expect({ name, ...outcomes[index] }).toEqual({
      name,
      refusal: expect.stringContaining(`a.html:${sentence}`),
    });
  }
});

const addresses = {
  followed: [
    '/blog',
    '/contact#formulaire',
    'https://a.example/?b=c',
    'mailto:a@b.example',
    'tel:+33353015921',
  ],
  refused: [
    ...['', '#a', 'blog', '//evil.example', '/\\evil.example', '\\\\evil.example', 'http://a.example'],
    ...[
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'java\tscript:alert(1)',
      '&#106;avascript&#x3a;alert(1)',
    ],
    ...['&#x6A;avascript:alert(1)', 'data:text/html,a', 'vbscript:a', 'https:a', 'https://', '/a\nb', '/a b'],
    ...['/<reservation', '/reservation>', '/&quot;a', '/{a}'],
  ],
};

test('a link may have the address of a page, an e-mail or a call, and no other', () => {
  const link = (address: string) => `<p><a href="${address}">a</a></p>`;
  for (const [index, outcome] of readAll(addresses.followed.map(link)).entries()) {
    expect(outcome).toEqual({ tree: [['p', null, ['a', { href: addresses.followed[index] }, 'a']]] });
  }
  for (const [index, outcome] of readAll(addresses.refused.map(link)).entries()) {
    expect({ address: addresses.refused[index], ...outcome }).toEqual({
      address: addresses.refused[index],
      refusal: expect.stringContaining('no value that it may have'),
    });
  }
});

test('every entity becomes its character, and line breaks and indents are no text', () => {
  const [outcome] = readAll([
    '\n<p>\n  caf&eacute;&nbsp;: 1 &lt; 2 &amp;&#38;\r\n  <em>b </em> <strong>c</strong>&hellip;<br> d\n</p>\n\n<ol start="3">\n  <li>e</li>\n</ol>\n',
  ]);
  expect(outcome).toEqual({
    tree: [
      [
        'p',
        null,
        'café\u00a0: 1 < 2 && ',
        ...[['em', null, 'b '], ' ', ['strong', null, 'c'], '…', ['br', null], ' d'],
      ],
      ['ol', { start: '3' }, ['li', null, 'e']],
    ],
  });
});

/**
 * Cuts, doubles and mixes valid articles at random. An accepted article must equal its source, tag by tag: a far
 * simpler reader than a parser finds its tags and its words in the source.
 */
const mutations = `
  const { readFileSync, readdirSync } = await import('node:fs');
  const fc = (await import('fast-check')).default;
  const folder = 'mfe-marketing/src/data/articles/bodies/';
  const bodies = readdirSync(folder).filter((name) => name.endsWith('.html')).map((name) => readFileSync(folder + name, 'utf8'));
  const pieces = ['<', '>', '</', '&', ';', '"', '<p>', '</p>', '<li>', '</li>', '<td>', '<tr>', '</table>', '<br>', '</br>',
    '<script>', '</script>', '<!--', '-->', '<svg>', '<style>', '<em>', '</em>', '<a href="/">', '</a>', '<p/', ' x ', '\\0',
    '&amp', '&eacute;', '<table>', '<plaintext>', '<template>', '<select>', '<form>', '</h2>', '<math>', '<body>', '<![CDATA['];
  const edit = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), cut: fc.nat(12), piece: fc.constantFrom(...pieces, '') });
  const squeeze = (text) => text.replace(/\\s+/g, '');
  const wordsOf = (node) => typeof node === 'string' ? node : node.slice(2).map(wordsOf).join('');
  const tagsOf = (node) => typeof node === 'string' ? [] : [node[0], ...node.slice(2).flatMap(tagsOf)];
  const plain = (source) => source.replaceAll('&eacute;', 'é').replaceAll('&nbsp;', '\\u00a0').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
  let accepted = 0, refused = 0;
  fc.assert(fc.property(fc.constantFrom(...bodies), fc.nat(2500), fc.array(edit, { maxLength: 2 }), (body, start, edits) => {
    let source = body.slice(body.indexOf('\\n', start) + 1);
    for (const { at, cut, piece } of edits) {
      const place = Math.floor(at * source.length);
      source = source.slice(0, place) + piece + source.slice(place + cut);
    }
    let tree;
    try { tree = tool.readArticle(source, 'a.html'); } catch ({ name }) { refused += 1; return name === 'Error'; }
    accepted += 1;
    const tags = [...source.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name]) => name);
    return JSON.stringify(tree.flatMap(tagsOf)) === JSON.stringify(tags)
      && squeeze(tree.map(wordsOf).join('')) === squeeze(plain(source.replace(/<[^>]*>/g, '')));
  }), { numRuns: ${runs(2000)}, seed: ${seed} });
  console.log(JSON.stringify({ accepted, refused }));`;

test('a mutated article is refused, or read as written', () => {
  const { printed, complaints } = runModule('build/readArticle.mjs', mutations);
  expect(complaints).toBe('');
  const { accepted, refused: turnedDown } = JSON.parse(printed);
  expect(accepted).toBeGreaterThan(runs(200));
  expect(turnedDown).toBeGreaterThan(runs(200));
});

test('an invalid article fails the build with a sentence that names file, line and element', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jorkyball-article-'));
  try {
    const article = join(folder, 'article.html');
    writeFileSync(article, '<p>a</p>\n<p>b</p>\n<p onclick="c">d</p>\n');
    const { printed } = runModule(
      'build/packages.mjs',
      `const { default: webpack } = await import('webpack');
      const { default: common } = await import(tool.root + '/webpack.common.js');
      const section = common.remote(tool.root + '/mfe-marketing')({ kind: 'server' });
      const compiler = webpack({ ...section, cache: false, entry: ${JSON.stringify(article)}, output: { path: ${JSON.stringify(folder)} } });
      compiler.run((_, stats) => console.log(stats.toString({ preset: 'errors-only' })));`,
    );
    const named = relative(resolve(__dirname, '../..'), article);
    expect(printed).toContain(`${named}:3:1: <p onclick>: articles have no such attribute`);
    expect(printed).not.toContain('    at ');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
