import { theme } from 'shared-kernel';
import type { Side } from '../../../model/tournament';

/**
 * The length where the window is high enough for sticky parts, and a length far below zero where they would hide the
 * content: on a phone on its side, in a page at 200 %, or in large letters. A media query would not know letters that
 * the page's own root enlarges.
 */
export function ifHigh(length: string): string {
  return `min(${length}, (100dvh - 30rem) * 999)`;
}

/** The court's two edge lights: the home team plays in the cool one, on the left; the away team in the warm one. */
export const sideColours: Readonly<Record<Side, string>> = {
  teamA: theme.color.action,
  teamB: theme.color.warm,
};

const cardColours = {
  green: theme.color.success,
  yellow: theme.color.warning,
  red: theme.color.danger,
} as const;

/** One rule for the whole panel, so that a tap costs no styling: targets of 48 px and more, goals the largest. */
export const panelStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Both teams' parts are in line, whatever one of them is called.
  gridRow: 'span var(--parts)',
  gridTemplateRows: 'subgrid',
  alignContent: 'start',
  gap: theme.space(2),
  minWidth: 0,
  padding: theme.space(1.5),
  border: `1px solid ${theme.color.edge}`,
  borderBlockStart: '4px solid var(--side)',
  borderRadius: theme.radius,
  background: theme.color.glass,
  [theme.media.tablet]: { padding: theme.space(5), gap: theme.space(4) },
  '& [data-part=head]': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: theme.space(2),
    flexWrap: 'wrap',
    lineHeight: 1.1,
    '& strong': { ...theme.type.label, letterSpacing: 0, color: 'var(--side)', overflowWrap: 'anywhere' },
    '& small': { ...theme.type.small, fontSize: '0.875rem', lineHeight: 1.1, color: theme.color.textMuted },
  },
  '& [data-part=lineup]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space(2),
    [theme.media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  },
  '& button': {
    ...theme.type.label,
    minHeight: '3rem',
    padding: theme.space(1),
    border: `1px solid ${theme.color.edgeStrong}`,
    borderRadius: theme.radius,
    background: theme.color.groundRaised,
    color: theme.color.text,
    cursor: 'pointer',
    touchAction: 'manipulation',
    userSelect: 'none',
    lineHeight: 1.1,
    '&:active': { background: theme.color.ground, boxShadow: 'inset 0 0.125rem 0.5rem rgb(0 0 0 / 0.6)' },
  },
  '& [data-part=goals]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space(2),
    [theme.media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  '& [data-part=goals] > button': {
    minHeight: '3.5rem',
    borderColor: 'var(--side)',
    background: 'color-mix(in srgb, var(--side) 16%, transparent)',
    '& small': {
      ...theme.type.small,
      display: 'block',
      fontFamily: theme.font.text,
      fontWeight: 400,
      letterSpacing: 0,
      textTransform: 'none',
      color: theme.color.textMuted,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '&:empty': { display: 'none' },
    },
    '&[data-idle]': { background: 'transparent', borderStyle: 'dashed', color: theme.color.textMuted },
  },
  '& [data-part=cards]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: theme.space(0.5),
    [theme.media.tablet]: { gap: theme.space(2) },
  },
  '& [data-card]': {
    display: 'grid',
    placeItems: 'center',
    '&::before': {
      content: '""',
      width: '1.05rem',
      height: '1.5rem',
      borderRadius: '2px',
      [theme.media.forced]: { forcedColorAdjust: 'none', border: '1px solid ButtonText' },
    },
  },
  ...Object.fromEntries(
    Object.entries(cardColours).map(([card, colour]) => [
      `& [data-card=${card}]::before`,
      { background: colour },
    ]),
  ),
  '& [data-card][aria-expanded=true]': {
    borderColor: theme.color.text,
    outline: `1px solid ${theme.color.text}`,
  },
  '& [data-part=sanctions] button': { scrollMarginBlockEnd: `max(0px, ${ifHigh('8rem')})` },
  '& [data-part=carded]': {
    ...theme.unlisted,
    display: 'grid',
    gap: theme.space(1),
    marginBlockStart: theme.space(2),
    '& button': {
      width: '100%',
      fontFamily: theme.font.text,
      letterSpacing: 0,
      textTransform: 'none',
      overflowWrap: 'anywhere',
    },
    '& [data-quiet]': { borderStyle: 'dashed', background: 'transparent', color: theme.color.textMuted },
  },
  '& [data-part=others]': { display: 'grid', alignContent: 'start', gap: theme.space(1) },
  '& [data-part=rare]': { display: 'grid', gap: theme.space(1) },
  '& [data-part=more]': {
    ...theme.type.small,
    fontFamily: theme.font.text,
    letterSpacing: 0,
    textTransform: 'none',
    borderColor: 'transparent',
    background: 'none',
    color: theme.color.textMuted,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  },
} as const;
