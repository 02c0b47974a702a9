/** The build parses an article's HTML; a module imports the tree. */
declare module '*.html' {
  const text: readonly import('../../../domain/rich-text/richText').RichNode[];
  export default text;
}
