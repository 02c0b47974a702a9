import { fileURLToPath } from 'node:url';

const EXPORT = 'export { serializeStyles };';
const MEMORY = fileURLToPath(new URL('../../shell/src/rememberStyles.ts', import.meta.url));

/** Has emotion write each style of ours down once (shell/src/rememberStyles.ts). */
export default function withRememberedStyles(source) {
  if (!source.includes(EXPORT)) throw new Error('Emotion names its exports differently by now.');
  return source.replace(
    EXPORT,
    `import { rememberStyles } from ${JSON.stringify(MEMORY)};
const remembered = rememberStyles(serializeStyles);
export { remembered as serializeStyles };`,
  );
}
