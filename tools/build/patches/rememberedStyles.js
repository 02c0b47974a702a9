const { join } = require('node:path');

const EXPORT = 'export { serializeStyles };';
const MEMORY = join(__dirname, '../../../shell/src/rememberStyles.ts');

/** A loader of emotion's: it serialises each style of ours once (shell/src/rememberStyles.ts). */
module.exports = function rememberedStyles(source) {
  if (!source.includes(EXPORT)) throw new Error('Emotion names its exports differently by now.');
  return source.replace(
    EXPORT,
    `import { rememberStyles } from ${JSON.stringify(MEMORY)};
const remembered = rememberStyles(serializeStyles);
export { remembered as serializeStyles };`,
  );
};
