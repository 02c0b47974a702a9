/**
 * A text with its elements, as the build reads it from an article's HTML (tools/build/readArticle.mjs, which also says
 * which elements and attributes there are). No markup reaches the visitor, so nothing is left there to be read.
 */
export type RichNode = string | RichElement;

type RichElement = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>> | null,
  ...children: RichNode[],
];

/** Elements in the middle of a line; all others set their words apart. */
const inline = /^(a|strong|em)$/;

/** The words of a rich text, without its elements; blocks are set apart by a space. */
export function plainText(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const [tag, , ...children] = node;
      const text = plainText(children);
      return inline.test(tag) ? text : `${text} `;
    })
    .join('');
}
