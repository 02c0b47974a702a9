import createCache from '@emotion/cache';

type Cache = ReturnType<typeof createCache>;
type Plugin = NonNullable<Parameters<typeof createCache>[0]['stylisPlugins']>[number];

/** The prefix of emotion's class names, the same in Node and in the browser. */
const STYLE_KEY = 'jb';

/** Of classes and of animations, as emotion writes them. */
const NAMES = /(?:\.jb-|@keyframes )([\w-]+)/g;

/** Properties that Safari, or Chrome until lately, knows only with a prefix. All other prefixes are older than our browsers. */
const PREFIXED = new Set(['backdrop-filter', 'hyphens', 'mask-image', 'print-color-adjust', 'user-select']);

const prefix: Plugin = (element) => {
  if (element.type === 'decl' && PREFIXED.has(String(element.props)))
    element.return = `-webkit-${element.value}${element.value}`;
};

/** The cache for the styles of all components. Emotion's own prefixes were a third of a page's styles. */
export function createStyleCache(): Cache {
  const cache = createCache({ key: STYLE_KEY, stylisPlugins: [prefix] });
  if (typeof document === 'object') {
    const { textContent: css = '' } = document.querySelector('style[data-page]') ?? {};
    for (const [, id = ''] of css.matchAll(NAMES)) cache.inserted[id] = true;
  }
  return cache;
}

/**
 * The styles of a prerendered page. Emotion would find a tag in its own format (`data-emotion`) and move it. The
 * browser would then style and lay out the whole page again.
 */
export function styleTag(css: string): string {
  return `<style data-page>${css}</style>`;
}
