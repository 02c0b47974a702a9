import type { CSSObject } from '@emotion/react';
import { palette, reflectionPercent, streakOpacity, tintOpacity } from './palette';

type ColorName = keyof typeof palette | 'glass' | 'actionTint' | 'warmTint';

/** The custom properties that `GlobalStyles` declares; print swaps them for ink on paper. */
export const colorProperties: Readonly<Record<ColorName, string>> = {
  ...palette,
  glass: 'rgb(16 27 46 / 0.72)',
  actionTint: tint(palette.action),
  warmTint: tint(palette.warm),
};

function tint(color: string): string {
  return `color-mix(in srgb, ${color} ${Math.round(tintOpacity * 100)}%, transparent)`;
}

const color = Object.fromEntries(
  Object.keys(colorProperties).map((name) => [name, `var(--${name})`]),
) as Record<ColorName, string>;

const font = {
  display: "'Court Display', 'Court Display Narrow', 'Court Display Wide', 'Arial Narrow', sans-serif",
  text: "'Court Text', 'Court Text Local', system-ui, sans-serif",
} as const;

const athletic = {
  fontFamily: font.display,
  fontWeight: 800,
  textTransform: 'uppercase',
  textWrap: 'balance',
} as const satisfies CSSObject;

/**
 * Fluid between a phone of 375 px and a desktop of 1440 px; sizes follow the reader's own font size. The bound in `vw`
 * matters only for enlarged letters on a narrow screen: it keeps a title's longest word whole.
 */
const type = {
  display: { ...athletic, fontSize: 'min(22vw, clamp(4.25rem, 2.6rem + 7vw, 9.5rem))', lineHeight: 0.9 },
  title1: { ...athletic, fontSize: 'min(16vw, clamp(3.125rem, 2.1rem + 4.4vw, 5.75rem))', lineHeight: 0.94 },
  title2: { ...athletic, fontSize: 'min(14vw, clamp(2.125rem, 1.68rem + 1.88vw, 3.375rem))', lineHeight: 1 },
  title3: {
    fontFamily: font.display,
    fontWeight: 700,
    fontSize: 'min(10vw, clamp(1.5rem, 1.41rem + 0.38vw, 1.75rem))',
    lineHeight: 1.1,
    textWrap: 'balance',
  },
  lead: { fontSize: 'clamp(1.125rem, 1.04rem + 0.38vw, 1.375rem)', lineHeight: 1.5, textWrap: 'pretty' },
  body: { fontSize: '1.0625rem', lineHeight: 1.6 },
  small: { fontSize: '0.9375rem', lineHeight: 1.5 },
  /** Short labels above a title, column heads, the header's entries. */
  label: {
    fontFamily: font.display,
    fontWeight: 600,
    fontSize: '1.125rem',
    lineHeight: 1.2,
    letterSpacing: '0.04em',
    textTransform: 'uppercase',
  },
  score: {
    fontFamily: font.display,
    fontWeight: 800,
    fontSize: 'min(20vw, clamp(2.5rem, 2.15rem + 1.5vw, 3.5rem))',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  },
} as const satisfies Record<string, CSSObject>;

/** One step of the spacing scale is 4 px at the default font size. */
function space(steps: number): string {
  return `${steps / 4}rem`;
}

/** The ground of a control that has no words: a pane in the middle of the area that a finger may touch. */
function iconGround(size: string): string {
  return `linear-gradient(${color.edge} 0 0) center / ${size} no-repeat`;
}

export const theme = {
  color,
  font,
  type,
  space,
  radius: '4px',
  media: {
    tablet: '@media (min-width: 48rem)',
    desktop: '@media (min-width: 75rem)',
    hover: '@media (hover: hover)',
    still: '@media (prefers-reduced-motion: reduce)',
    forced: '@media (forced-colors: active)',
  },
  motion: { quick: '180ms cubic-bezier(0.2, 0.7, 0.2, 1)', page: '600ms cubic-bezier(0.2, 0.8, 0.2, 1)' },
  /** The width of a page's content, and of the header and the footer around it. */
  pageWidth: '80rem',
  /** The longest line that reads well. */
  measure: '42rem',
  /** The margin left and right of a page's content; enlarged letters do not take the width of a phone for it. */
  gutter: 'min(6.25vw, clamp(1.25rem, 0.7rem + 2.35vw, 2.75rem))',
  streakOpacity,
  reflectionPercent,
  headerHeight: 'var(--header-height)',
  /** The height of a bar at the lower edge of the screen; a page with such a bar sets it. */
  bottomBarHeight: 'var(--bottom-bar-height)',
  iconGround,
  /** A list without its marks: the empty one, unlike `none`, leaves Safari the list. */
  unlisted: { listStyleType: "''", padding: 0 },
  /** A remark beside the main text. */
  muted: { ...type.small, color: color.textMuted },
  /** A grid of one column, which long words in it do not widen. */
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;
