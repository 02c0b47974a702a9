const DEFAULT = 'var defaultStylisPlugins = [prefixer];';

/** Leaves emotion's prefixes out of the build: the site has a list of its own (shell/src/styleCache.ts). */
export default function withoutPrefixes(source) {
  if (!source.includes(DEFAULT)) throw new Error('Emotion names its prefixes differently by now.');
  return source.replace(DEFAULT, 'var defaultStylisPlugins = [];');
}
