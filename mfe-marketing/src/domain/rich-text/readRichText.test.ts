import DOMPurify from 'dompurify';
import fc from 'fast-check';
import { readRichText } from './readRichText';
import { isRichTag, type RichNode, richTags } from './richText';

/** The tree as HTML, as a browser would write it: what a page made of it amounts to. */
function toHtml(nodes: readonly RichNode[]): string {
  const host = document.implementation.createHTMLDocument().body;
  const build = (parent: Element, children: readonly RichNode[]) => {
    for (const child of children) {
      if (typeof child === 'string') parent.append(child);
      else {
        const element = parent.appendChild(host.ownerDocument.createElement(child.tag));
        for (const [name, value] of Object.entries(child.attributes)) element.setAttribute(name, value);
        build(element, child.children);
      }
    }
  };
  build(host, nodes);
  return host.innerHTML;
}

const hostile: readonly (readonly [string, string, string])[] = [
  ['a script', 'a<script>alert(1)</script>b', 'ab'],
  ['a script in capitals with a broken end', 'a<SCRIPT src=//x>alert(1)</SCRIPT foo>b', 'ab'],
  ['a script that is never closed', 'a<script>alert(1)', 'a'],
  ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['an image with an error handler', '<img src=x onerror=alert(1)>a', 'a'],
  ['an image without an end', 'a<img src=x onerror=alert(1)', 'a&lt;img src=x onerror=alert(1)'],
  ['a javascript: link', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['a javascript: link in references', '<a href="&#106;avascript&#x3a;alert(1)">a</a>', '<a>a</a>'],
  ['a javascript: link cut by a tab', '<a href="java&#9;script:alert(1)">a</a>', '<a>a</a>'],
  ['a javascript: link after a control character', '<a href="&#1;javascript:alert(1)">a</a>', '<a>a</a>'],
  ['a data: link', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
  ['a link to another site that looks like a path', '<a href="//evil.example">a</a>', '<a>a</a>'],
  ['a link with a backslash', '<a href="/\\evil.example">a</a>', '<a>a</a>'],
  [
    'a second address on one link',
    '<a href="/blog" href="javascript:alert(1)">a</a>',
    '<a href="/blog">a</a>',
  ],
  ['a drawing with a script', 'a<svg><script>alert(1)</script><p>x</p></svg>b', 'ab'],
  ['a drawing with a handler', '<svg/onload=alert(1)>', ''],
  ['mathematics', 'a<math><mi xlink:href="javascript:alert(1)">x</mi></math>b', 'ab'],
  ['a style sheet', '<style>*{display:none}</style>a', 'a'],
  ['a style attribute', '<p style="position:fixed">a</p>', '<p>a</p>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>a', 'a'],
  ['a frame with a document', '<iframe srcdoc="<script>alert(1)</script>"></iframe>a', 'a'],
  ['a form', '<form action="https://evil.example"><p>a</p><input name="x"></form>', '<p>a</p>'],
  ['an object', 'a<object data="x.swf"><p>x</p></object>b', 'ab'],
  ['a base and a refresh', '<base href="//evil"><meta http-equiv="refresh" content="0">a', 'a'],
  ['an id that shadows a global', '<p id="location" class="x">a</p>', '<p>a</p>'],
  ['a comment', 'a<!-- <script>alert(1)</script> -->b', 'ab'],
  ['a declaration', '<!DOCTYPE html><?php x ?>a', 'a'],
  ['a mutation through noscript', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '"&gt;'],
  [
    'a mutation through mathematics and style',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table>',
    '',
  ],
  ['a mutation through a template', 'a<template><p>x</p></template>b', 'ab'],
  ['a mutation through a text field', '<textarea></textarea><img src=x onerror=alert(1)></textarea>a', 'a'],
  ['an unknown element', '<x-y a="b"><p>a</p></x-y>', '<p>a</p>'],
  [
    'markup that is only written',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ],
];

test.each(hostile)('%s does not reach the page', (_name, html, expected) => {
  expect(toHtml(readRichText(html))).toBe(expected);
});

const honest: readonly (readonly [string, string])[] = [
  ['headings, paragraphs and emphasis', '<h2>a</h2><p>b <strong>c</strong> <em>d</em></p><h3>e</h3>'],
  ['lists', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul><ol start="3"><li>d</li></ol>'],
  [
    'a figure with a table',
    '<figure><table><caption>a</caption><thead><tr><th scope="col">b</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table><figcaption>d</figcaption></figure>',
  ],
  [
    'links to pages, letters and calls',
    '<p><a href="/blog">a</a><a href="https://a.example/?b=c">b</a><a href="mailto:a@b.example">c</a><a href="tel:+33">d</a><a href="#e">e</a></p>',
  ],
  ['a quotation and a line break', '<blockquote><p>a<br>b</p></blockquote>'],
];

test.each(honest)('%s stay as they are', (_name, html) => {
  expect(toHtml(readRichText(html))).toBe(html);
});

const untidy: readonly (readonly [string, string, string])[] = [
  ['a paragraph ends where a block begins', '<p>a<h2>b</h2>', '<p>a</p><h2>b</h2>'],
  ['an item ends where the next begins', '<ul> <li>a <li>b </ul>', '<ul><li>a </li><li>b </li></ul>'],
  ['a cell outside a table is only text', '<td>a</td>', 'a'],
  [
    'text between rows is dropped',
    '<table>x<tbody> <tr> <td>a</td></tr></tbody></table>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  ],
  [
    'a link in a link ends the first',
    '<a href="/a">a<a href="/b">b</a>',
    '<a href="/a">a</a><a href="/b">b</a>',
  ],
  ['a heading in a heading ends the first', '<h2>a<h3>b</h3>', '<h2>a</h2><h3>b</h3>'],
  ['a closing tag of nothing is ignored', 'a</p></div>b', 'ab'],
  ['a lone sign is text', '1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
  ['known references become characters', 'a&nbsp;&euro;&#233;&hellip;&unknown;', 'a&nbsp;€é…&amp;unknown;'],
];

test.each(untidy)('%s', (_rule, html, expected) => {
  expect(toHtml(readRichText(html))).toBe(expected);
});

const piece = fc.oneof(
  fc.constantFrom(
    ...hostile.map(([, html]) => html),
    ...Object.keys(richTags).flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
    ...[
      '<svg>',
      '</svg>',
      '<style>',
      '</style>',
      '<math>',
      '<a href="',
      '" onload="',
      "'",
      '">',
      '<!--',
      '-->',
      '<',
      '&#',
      ';',
    ],
  ),
  fc.string({ maxLength: 8 }),
);
const soup = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));

test('whatever comes in, only listed elements come out', () => {
  const isListed = (node: RichNode): boolean =>
    typeof node === 'string' || (isRichTag(node.tag) && node.children.every(isListed));
  fc.assert(fc.property(soup, (html) => readRichText(html).every(isListed)));
});

test('whatever comes in, DOMPurify finds nothing left to remove', () => {
  fc.assert(
    fc.property(soup, (html) => {
      DOMPurify.sanitize(toHtml(readRichText(html)));
      expect(DOMPurify.removed).toEqual([]);
    }),
  );
});

test('whatever comes in, a browser reads the result back as it was written', () => {
  fc.assert(
    fc.property(soup, (html) => {
      const written = toHtml(readRichText(html));
      const page = document.implementation.createHTMLDocument().body;
      page.innerHTML = written;
      expect(page.innerHTML).toBe(written);
    }),
  );
});
