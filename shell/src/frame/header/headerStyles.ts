import type { CSSObject } from '@emotion/react';
import { theme } from 'shared-kernel';

const bar: CSSObject = {
  position: 'fixed',
  zIndex: 30,
  inset: '0 0 auto',
  // At the top the header is solid ground; past 50 px a pane that the page shines through.
  background: theme.color.ground,
  transition: `background-color ${theme.motion.quick}`,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    borderTop: `1px solid ${theme.color.edge}`,
    pointerEvents: 'none',
  },
  '&[data-scrolled]:not([data-menu])': {
    background: `color-mix(in srgb, ${theme.color.ground} 74%, transparent)`,
    backdropFilter: 'blur(14px) saturate(1.4)',
  },
};

/** Measured against the row itself in units of its text: larger letters need a wider row, which no media query knows. */
const row: CSSObject = {
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(3),
  height: theme.headerHeight,
  boxSizing: 'content-box',
  maxWidth: theme.pageWidth,
  marginInline: 'auto',
  paddingInline: theme.gutter,
};

/** The name, the menu and the controls of a visitor need 57.8rem side by side. */
const wideRow = '@container (min-width: 58.5rem)';

const onWideOnly: CSSObject = { display: 'none', [wideRow]: { display: 'block' } };

const controls: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(2),
  [wideRow]: { gap: theme.space(4) },
};

/** If there is no room beside the menu's button, booking is in the menu. */
const book: CSSObject = {
  paddingInline: theme.space(4),
  '@container (max-width: 15.75rem)': { display: 'none' },
};

const toggle: CSSObject = {
  position: 'relative',
  // All of it in `em`, which the screen bounds as it does the header's height.
  fontSize: 'min(1rem, 5vw)',
  width: '2.75em',
  height: '2.75em',
  marginInlineEnd: '-0.25em',
  padding: 0,
  border: 0,
  background: theme.iconGround('2.25em 2.25em'),
  cursor: 'pointer',
  [wideRow]: { display: 'none' },
  // It opens nothing without scripts; the footer leads on then.
  '@media (scripting: none)': { display: 'none' },
  // Borders, because forced colours paint over every background.
  '& span, & span::before': {
    content: '""',
    position: 'absolute',
    inset: '1em 0.625em auto',
    borderTop: '2px solid',
    transition: `rotate ${theme.motion.quick}, translate ${theme.motion.quick}`,
  },
  '& span::before': { inset: '0.5em 0 auto' },
  // The two touchlines cross.
  '&[aria-expanded="true"] span': { translate: '0 calc(0.25em + 1px)', rotate: '45deg' },
  '&[aria-expanded="true"] span::before': { translate: '0 calc(-0.5em - 2px)', rotate: '-90deg' },
};

const brand: CSSObject = {
  ...theme.type.label,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '0.35em',
  minHeight: 'min(2.75rem, 13.75vw)',
  // Letters that are twice as large leave the name the room beside the menu's button.
  fontSize: 'min(1.625rem, 15cqi)',
  fontWeight: 800,
  letterSpacing: '0.01em',
  lineHeight: 1,
  color: theme.color.text,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& > svg': {
    color: theme.color.action,
    flex: 'none',
    marginInlineEnd: '0.15em',
    '@container (max-width: 19.5rem)': { display: 'none' },
  },
};

/** The town makes room for the controls on a phone. */
const town: CSSObject = {
  display: 'none',
  color: theme.color.textMuted,
  fontWeight: 500,
  '@container (min-width: 24rem)': { display: 'inline' },
};

/** The whole row of the header, by the marks of its parts: it is the same on every page (frame/Ground.tsx). */
export const headerStyles: CSSObject = {
  '[data-header]': bar,
  '[data-row]': row,
  '[data-roomy]': onWideOnly,
  '[data-tools]': controls,
  // Its own styles are those of any button.
  '[data-tools] [data-book]': book,
  '[data-toggle]': toggle,
  '[data-brand]': brand,
  '[data-town]': town,
};
