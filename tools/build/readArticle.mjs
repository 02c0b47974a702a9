import { defaultTreeAdapter, html as markup, parseFragment } from 'parse5';

const words = ['#text', 'a', 'strong', 'em', 'br'];

/** The elements of an article and their allowed children; text is allowed only in elements that list `#text`. */
const holds = {
  '#root': ['p', 'h2', 'h3', 'ul', 'ol', 'blockquote', 'figure', 'table'],
  p: words,
  h2: words,
  h3: words,
  ul: ['li'],
  ol: ['li'],
  li: [...words, 'ul', 'ol'],
  blockquote: ['p', 'ul', 'ol'],
  figure: ['p', 'ul', 'ol', 'table', 'figcaption'],
  figcaption: words,
  table: ['caption', 'thead', 'tbody'],
  caption: words,
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
  th: words,
  td: [...words, 'ul', 'ol'],
  a: ['#text', 'strong', 'em', 'br'],
  strong: ['#text', 'a', 'em', 'br'],
  em: ['#text', 'a', 'strong', 'br'],
  br: [],
};

/** Inline elements; whitespace at the edges of all others is dropped. */
const inline = new Set(['a', 'strong', 'em']);

/**
 * A page of this site, a web page, an e-mail address or a telephone number. It excludes everything that a browser would
 * run or interpret differently from its appearance. It also excludes characters that are invalid in addresses and
 * suggest a typing error, such as the beginning of a tag.
 */
const address = /^(?:https:\/\/[a-z\d]|mailto:[^/]|tel:[+\d]|\/(?!\/))[^\s\\<>"^`{|}\p{Cc}]*$/iu;

const attributes = {
  a: { href: (value) => address.test(value) },
  ol: { start: (value) => /^\d{1,3}$/.test(value) },
  th: { scope: (value) => value === 'col' || value === 'row' },
};

/**
 * Reads an article's HTML into the tree that its page shows: a text is itself, an element is `[name, attributes or
 * null, ...children]`. Throws with file, line and element if the source has content that articles may not have, or if a
 * browser would have to repair it. So the tree equals the source.
 */
export function readArticle(source, file) {
  const refuse = (offset, complaint) => {
    const before = source.slice(0, offset);
    const column = offset - before.lastIndexOf('\n');
    throw new Error(`${file}:${before.split('\n').length}:${column}: ${complaint}`);
  };
  const body = defaultTreeAdapter.createElement('body', markup.NS.HTML, []);
  const fragment = parseFragment(body, source, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset, endOffset }) => {
      // The place is often just behind the fault, so the message quotes the text before it.
      const line = source.slice(source.lastIndexOf('\n', startOffset - 1) + 1, endOffset);
      refuse(startOffset, `“${line.slice(-40)}”: ${code.replaceAll('-', ' ')}`);
    },
  });
  return readChildren(fragment, '#root', 0, source.length);

  /** The children of a node whose content is between these two positions. */
  function readChildren(node, name, start, end) {
    const children = [];
    let position = start;
    for (const child of node.childNodes) {
      const place = child.sourceCodeLocation;
      // A browser moves, drops, closes or invents elements to repair a page; then places no longer join up.
      if (place?.startOffset !== position) refuse(position, repaired(name));
      position = place.endOffset;
      children.push(...read(child, name));
    }
    if (position !== end) refuse(position, repaired(name));
    return inline.has(name) ? children : trimmed(children);
  }

  function read(node, parent) {
    const { startOffset, endOffset, startTag, endTag } = node.sourceCodeLocation;
    const name = node.nodeName;
    if (name === '#text') {
      if (source.slice(startOffset, endOffset).includes('<')) refuse(startOffset, repaired(parent));
      const text = node.value.replace(/[ \t\n\r\f]+/g, ' ');
      if (holds[parent].includes(name)) return [text];
      return text === ' '
        ? []
        : refuse(startOffset, `${quoted(text)}: no text may stand in ${spoken(parent)}`);
    }
    if (!Object.hasOwn(holds, name)) refuse(startOffset, `${spoken(name)}: articles have no such element`);
    if (!holds[parent].includes(name))
      refuse(startOffset, `${spoken(name)}: may not stand in ${spoken(parent)}`);
    const own = readAttributes(node, startOffset);
    if (name === 'br') return [['br', own]];
    if (!startTag || !endTag) refuse(startOffset, `${spoken(name)}: has no end tag`);
    return [[name, own, ...readChildren(node, name, startTag.endOffset, endTag.startOffset)]];
  }

  function readAttributes({ nodeName, attrs }, offset) {
    const known = attributes[nodeName] ?? {};
    for (const { name, value } of attrs) {
      if (!Object.hasOwn(known, name))
        refuse(offset, `<${nodeName} ${name}>: articles have no such attribute`);
      if (!known[name](value)) refuse(offset, `<${nodeName} ${name}="${value}">: no value that it may have`);
    }
    if (nodeName === 'a' && attrs.length === 0) refuse(offset, '<a>: leads nowhere');
    return attrs.length === 0 ? null : Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
  }
}

/** Without the spaces at both edges of a block. */
function trimmed(children) {
  return children
    .map((child, index) => {
      if (typeof child !== 'string') return child;
      const text = index === 0 ? child.replace(/^ /, '') : child;
      return index === children.length - 1 ? text.replace(/ $/, '') : text;
    })
    .filter((child) => child !== '');
}

const spoken = (name) => ({ '#root': 'an article', '#comment': 'a comment' })[name] ?? `<${name}>`;
const quoted = (text) => `“${text.trim().slice(0, 40)}”`;
const repaired = (parent) =>
  `a browser would repair what stands here in ${spoken(parent)}; is each element closed, in its place?`;
