/** An article's HTML is read when the section is built; what a module gets of it is the tree. */
declare module '*.html' {
  const text: readonly import('../../../domain/rich-text/richText').RichNode[];
  export default text;
}
