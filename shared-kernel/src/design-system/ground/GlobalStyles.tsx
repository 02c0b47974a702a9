import { type CSSObject, Global } from '@emotion/react';
import { colorProperties, theme } from '../theme/tokens';

const properties: CSSObject = Object.fromEntries([
  ...Object.entries(colorProperties).map(([name, value]) => [`--${name}`, value]),
  // Bounded by the screen: enlarged letters leave a phone its page.
  ['--header-height', 'min(4.25rem, 21.25vw)'],
  ['--bottom-bar-height', '0px'],
]);

/** Ink on paper: the same names, so that no component needs a print style of its own. */
const paper: CSSObject = {
  ...Object.fromEntries(Object.keys(colorProperties).map((name) => [`--${name}`, '#000'])),
  '--ground': '#fff',
  '--groundRaised': '#fff',
  '--glass': 'transparent',
  '--actionTint': 'transparent',
  '--warmTint': 'transparent',
  '--actionText': '#fff',
  '--warmText': '#fff',
  '--textMuted': '#333',
  '--edge': '#bbb',
  '--edgeStrong': '#777',
  '--header-height': '0',
};

/**
 * Contrast themes override backgrounds, gradients and shadows, and recolour borders. Selected controls differ by their
 * background alone, so they keep it; their focus ring is drawn inside. Drawings keep the colours that they name, which
 * may be hard to see on a light theme.
 */
const forced: CSSObject = {
  [theme.media.forced]: {
    '[aria-selected=true], [aria-pressed=true], [aria-current=page], input:checked + span': {
      forcedColorAdjust: 'none',
      background: 'Highlight !important',
      color: 'HighlightText !important',
      outlineOffset: '-4px !important',
      '--text': 'HighlightText',
      '--action': 'HighlightText',
    },
    svg: { '--action': 'Highlight', '--warm': 'Highlight', '--edge': 'GrayText', '--edgeStrong': 'GrayText' },
  },
};

const reset: CSSObject = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  '*': { margin: 0 },
  html: {
    colorScheme: 'dark',
    background: theme.color.ground,
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    scrollbarColor: `${theme.color.edgeStrong} ${theme.color.ground}`,
    // Neither the fixed header nor a page's bar may hide the target of an anchor or the element in focus.
    scrollPaddingTop: `calc(${theme.headerHeight} + ${theme.space(4)})`,
    scrollPaddingBottom: `calc(${theme.bottomBarHeight} + ${theme.space(6)})`,
  },
  body: {
    ...theme.type.body,
    minHeight: '100svh',
    fontFamily: theme.font.text,
    color: theme.color.text,
    overflowWrap: 'break-word',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    WebkitTapHighlightColor: 'transparent',
  },
  'h1, h2, h3, h4': { fontFamily: theme.font.display, lineHeight: 1.05, textWrap: 'balance' },
  'p, li, dd': { textWrap: 'pretty' },
  'ul, ol': { paddingInlineStart: theme.space(5) },
  'img, svg, video, iframe': { display: 'block', maxWidth: '100%' },
  'img, video': { height: 'auto' },
  'button, input, textarea, select': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  button: { textTransform: 'inherit' },
  table: { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  a: { color: theme.color.action, textUnderlineOffset: '0.2em', textDecorationThickness: '1px' },
  'a:hover': { textDecorationThickness: '2px' },
  // A control pressed before hydration (shell/src/loader/earlyPresses.ts) shows that the press was received.
  '[data-pressed]': { opacity: 0.6, cursor: 'progress' },
  ':focus-visible': {
    outline: `2px solid ${theme.color.action}`,
    outlineOffset: '3px',
    borderRadius: '3px',
  },
  // A title takes the focus after a navigation so that reading starts there; it is not a control. A button that the
  // arrows reach, such as a tab, is one.
  '[tabindex="-1"]:not(button):focus': { outline: 'none' },
  '::selection': { background: theme.color.action, color: theme.color.actionText },
};

/** No transition instead of a short one: a duration alone would make every property of every element change a frame late. */
const stillness = `${theme.media.still} {
  *, *::before, *::after {
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    transition: none !important;
    scroll-behavior: auto !important;
  }
}`;

const print: CSSObject = {
  '@media print': {
    ':root': paper,
    html: { colorScheme: 'light' },
    body: { fontSize: '11pt' },
    '[data-print][data-print="hide"]': { display: 'none' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    'tr, li': { breakInside: 'avoid' },
    '@page': { size: 'A4', margin: '14mm' },
  },
};

/** The base of every page: styles that no component owns. */
export function GlobalStyles() {
  return <Global styles={[{ ':root': properties }, reset, stillness, forced, print]} />;
}
