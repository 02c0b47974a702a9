import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readArticle } from '../build/readArticle.mjs';

const reader = readFileSync(new URL('../build/readArticle.mjs', import.meta.url));

/** Jest's way to an article: the same tree as in the build (tools/build/articleLoader.mjs). */
export default {
  process: (source, file) => ({
    code: `exports.default = ${JSON.stringify(readArticle(source, file))}; exports.__esModule = true;`,
  }),
  getCacheKey: (source, file) =>
    createHash('sha256').update(reader).update('\0').update(file).update('\0').update(source).digest('hex'),
};
