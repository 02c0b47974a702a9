import { isRichTag, type RichElement, type RichNode, type RichTag, ruleOf } from './richText';
import { isSafeAddress } from './safeAddress';
import { type Token, tokenise } from './tokenise';

/** Elements that go away with everything in them; any other unknown element leaves its content behind. */
const dropped = new Set([
  ...[
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
  ],
  ...[
    'svg',
    'math',
    'object',
    'applet',
    'template',
    'select',
    'head',
    'audio',
    'video',
    'canvas',
    'frameset',
  ],
]);

const headings: readonly string[] = ['h2', 'h3'];

type Open = { tag: RichTag; attributes: RichElement['attributes']; children: RichNode[] };

/**
 * Reads HTML that nobody vouches for and keeps the elements and attributes of `richTags` only, properly nested;
 * links to anything but pages, letters and calls lose their address. Never throws.
 */
export function readRichText(html: string): readonly RichNode[] {
  const reader = new Reader();
  for (const token of tokenise(html)) reader.take(token);
  return reader.finish();
}

class Reader {
  private readonly root: RichNode[] = [];
  private readonly open: Open[] = [];
  /** Names of dropped elements that are still open. */
  private readonly skipping: string[] = [];

  take(token: Token): void {
    if (this.skip(token)) return;
    if (token.kind === 'text') this.takeText(token.text);
    else if (token.kind === 'close') this.close(token.name);
    else if (isRichTag(token.name)) this.openElement(token.name, token.attributes);
  }

  finish(): readonly RichNode[] {
    while (this.open.length > 0) this.pop();
    return this.root;
  }

  private skip(token: Token): boolean {
    if (token.kind === 'open' && dropped.has(token.name)) {
      this.skipping.push(token.name);
      return true;
    }
    if (this.skipping.length === 0) return false;
    if (token.kind === 'close') {
      const index = this.skipping.lastIndexOf(token.name);
      if (index !== -1) this.skipping.length = index;
    }
    return true;
  }

  private takeText(text: string): void {
    const parent = this.open.at(-1);
    if (parent && ruleOf(parent.tag).holds) return;
    (parent?.children ?? this.root).push(text);
  }

  private openElement(tag: RichTag, attributes: ReadonlyMap<string, string>): void {
    const rule = ruleOf(tag);
    if (!rule.inline && !rule.inside) this.close('p');
    if (tag === 'a') this.close('a');
    if (headings.includes(tag)) for (const heading of headings) this.close(heading);
    if (rule.inside) this.closeUpTo(rule.inside);
    const parent = this.open.at(-1);
    if (rule.inside && !(parent && rule.inside.includes(parent.tag))) return;
    const holds = parent && ruleOf(parent.tag).holds;
    if (holds && !holds.includes(tag)) return;
    this.open.push({ tag, attributes: keepAttributes(tag, attributes), children: [] });
    if (tag === 'br') this.pop();
  }

  /** An `li`, a `tr` or a cell ends the one before it, as in HTML. */
  private closeUpTo(parents: readonly string[]): void {
    const index = this.open.findLastIndex(({ tag }) => parents.includes(tag));
    if (index !== -1) while (this.open.length > index + 1) this.pop();
  }

  private close(name: string): void {
    const index = this.open.findLastIndex(({ tag }) => tag === name);
    if (index !== -1) while (this.open.length > index) this.pop();
  }

  private pop(): void {
    const element = this.open.pop();
    if (element) (this.open.at(-1)?.children ?? this.root).push(element);
  }
}

function keepAttributes(tag: RichTag, attributes: ReadonlyMap<string, string>): RichElement['attributes'] {
  const kept = (ruleOf(tag).attributes ?? []).flatMap((name) => {
    const value = attributes.get(name);
    return value !== undefined && isAcceptable[name](value) ? [[name, value]] : [];
  });
  return Object.fromEntries(kept);
}

const isAcceptable = {
  href: isSafeAddress,
  start: (value: string) => /^\d{1,3}$/.test(value),
  scope: (value: string) => value === 'col' || value === 'row',
} as const;
