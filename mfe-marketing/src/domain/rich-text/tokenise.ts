import { decodeEntities } from './decodeEntities';

export type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string };

const tag = /<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/iy;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Elements whose content is no markup: it ends at their own closing tag and nowhere else. */
const rawElements = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'iframe',
  'noscript',
  'noembed',
  'noframes',
  'xmp',
  'plaintext',
]);

/** Cuts HTML into tags and text, names in lower case and character references decoded; comments, declarations and raw content are left out, a `<` that opens nothing is text. */
export function tokenise(html: string): readonly Token[] {
  const tokens: Token[] = [];
  let position = 0;
  while (position < html.length) {
    const next = html.indexOf('<', position);
    if (next !== position) {
      const end = next === -1 ? html.length : next;
      tokens.push({ kind: 'text', text: decodeEntities(html.slice(position, end)) });
      position = end;
      continue;
    }
    if (html[next + 1] === '!' || html[next + 1] === '?') {
      position = endOfDeclaration(html, next);
      continue;
    }
    tag.lastIndex = next;
    const match = tag.exec(html);
    if (!match) {
      tokens.push({ kind: 'text', text: '<' });
      position = next + 1;
      continue;
    }
    const name = (match[2] ?? '').toLowerCase();
    position = tag.lastIndex;
    if (match[1]) {
      tokens.push({ kind: 'close', name });
      continue;
    }
    tokens.push({ kind: 'open', name, attributes: readAttributes(match[3] ?? '') });
    if (rawElements.has(name)) position = endOfRawContent(html, position, name);
  }
  return tokens;
}

function readAttributes(source: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of source.matchAll(attribute)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

function endOfDeclaration(html: string, start: number): number {
  const closing = html.startsWith('<!--', start) ? '-->' : '>';
  const end = html.indexOf(closing, start);
  return end === -1 ? html.length : end + closing.length;
}

function endOfRawContent(html: string, start: number, name: string): number {
  const end = html.toLowerCase().indexOf(`</${name}`, start);
  return end === -1 ? html.length : end;
}
