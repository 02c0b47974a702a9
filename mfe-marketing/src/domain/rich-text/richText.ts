/**
 * What is left of an HTML text once it has been read: a tree of elements from a short list, which the page turns
 * into its own elements. No markup is ever passed on as text to be parsed again, so nothing can hide in it.
 */
export type RichNode = string | RichElement;

export type RichElement = {
  readonly tag: RichTag;
  readonly attributes: Readonly<Partial<Record<RichAttribute, string>>>;
  readonly children: readonly RichNode[];
};

export type RichTag = keyof typeof richTags;
type RichAttribute = 'href' | 'start' | 'scope';

type TagRule = {
  readonly attributes?: readonly RichAttribute[];
  /** Elements outside of which this one means nothing. */
  readonly inside?: readonly string[];
  /** The only elements that may stand in this one; text between them is dropped. */
  readonly holds?: readonly string[];
  readonly inline?: true;
};

/** The elements of an article. */
export const richTags = {
  p: {},
  h2: {},
  h3: {},
  ul: { holds: ['li'] },
  ol: { holds: ['li'], attributes: ['start'] },
  li: { inside: ['ul', 'ol'] },
  blockquote: {},
  figure: {},
  figcaption: { inside: ['figure'] },
  table: { holds: ['caption', 'thead', 'tbody'] },
  caption: { inside: ['table'] },
  thead: { inside: ['table'], holds: ['tr'] },
  tbody: { inside: ['table'], holds: ['tr'] },
  tr: { inside: ['thead', 'tbody'], holds: ['th', 'td'] },
  th: { inside: ['tr'], attributes: ['scope'] },
  td: { inside: ['tr'] },
  a: { inline: true, attributes: ['href'] },
  strong: { inline: true },
  em: { inline: true },
  br: { inline: true },
} as const satisfies Record<string, TagRule>;

export const ruleOf = (tag: RichTag): TagRule => richTags[tag];

export const isRichTag = (name: string): name is RichTag => Object.hasOwn(richTags, name);

/** The words of a rich text, without its elements; blocks are set apart by a space. */
export function plainText(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const text = plainText(node.children);
      return ruleOf(node.tag).inline ? text : `${text} `;
    })
    .join('');
}
