import { relative } from 'node:path';
import { root } from './packages.mjs';
import { readArticle } from './readArticle.mjs';

/** Webpack's way to an article: its HTML becomes the tree that its page shows, and a fault in it fails the build. */
export default function articleLoader(source) {
  try {
    return `export default ${JSON.stringify(readArticle(source, relative(root, this.resourcePath)))};`;
  } catch (error) {
    // The sentence says where in the article; where in this program is of no use to its author.
    throw Object.assign(error, { hideStack: true });
  }
}
