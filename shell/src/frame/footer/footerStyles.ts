import type { CSSObject } from '@emotion/react';
import { theme } from 'shared-kernel';

/** The footer fits on one screen there: targets keep at least 32 pixels. */
const smallPhone = '@media (max-width: 22.4rem)';

const coarse = '@media (pointer: coarse)';

const footer: CSSObject = {
  ...theme.type.small,
  // Above the lights behind the page.
  position: 'relative',
  borderTop: `1px solid ${theme.color.edge}`,
  background: theme.color.ground,
  paddingBottom: 'env(safe-area-inset-bottom)',
  // At the end of a long page it is laid out when it comes near.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 37rem',
  '& ul': theme.unlisted,
  '& h2': { ...theme.type.label, color: theme.color.action, marginBottom: theme.space(3) },
};

const columns: CSSObject = {
  display: 'grid',
  // Two columns of links on a phone, or one where letters are large; the name and the address take its width.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: `${theme.space(4)} ${theme.space(4)}`,
  '& > :first-of-type, & > :last-of-type': { gridColumn: '1 / -1' },
  boxSizing: 'content-box',
  maxWidth: theme.pageWidth,
  marginInline: 'auto',
  padding: `clamp(1.75rem, 0.5rem + 5.4vw, 6rem) ${theme.gutter}`,
  [smallPhone]: { rowGap: theme.space(3), paddingBlock: theme.space(5) },
  [theme.media.tablet]: { gridTemplateColumns: '1fr 1fr', rowGap: theme.space(10) },
  [theme.media.desktop]: {
    gridTemplateColumns: '1.4fr 1.1fr 0.7fr 1.5fr',
    '& > :first-of-type, & > :last-of-type': { gridColumn: 'auto' },
  },
};

const name: CSSObject = {
  ...theme.type.title2,
  '& span': { color: 'transparent', WebkitTextStroke: `1px ${theme.color.edgeStrong}` },
  [theme.media.desktop]: { ...theme.type.title1, '& span': { display: 'block' } },
};

const networks: CSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(2),
  '& a': {
    ...theme.type.label,
    display: 'grid',
    placeItems: 'center',
    minHeight: '2.875rem',
    paddingInline: theme.space(3),
    border: `1px solid ${theme.color.edge}`,
    borderRadius: theme.radius,
    color: theme.color.text,
    textDecoration: 'none',
    transition: `border-color ${theme.motion.quick}, color ${theme.motion.quick}`,
  },
  '& a:hover': { borderColor: theme.color.action, color: theme.color.action },
};

const link: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  color: theme.color.text,
  textDecoration: 'none',
  transition: `color ${theme.motion.quick}`,
  '&:hover': { color: theme.color.action, textDecoration: 'underline' },
  [coarse]: { minHeight: '2.75rem' },
  [smallPhone]: { minHeight: '2.25rem', lineHeight: 1.25 },
};

const address: CSSObject = {
  fontStyle: 'normal',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(1.5),
  '& p': { display: 'flex', gap: theme.space(3) },
  '& svg': { marginTop: '0.3em', color: theme.color.action },
  '& p > span': { minWidth: 0 },
  '& a': {
    display: 'inline-block',
    maxWidth: '100%',
    paddingBlock: '0.125rem',
    color: theme.color.text,
    textDecorationColor: theme.color.edgeStrong,
  },
  '& a:hover': { color: theme.color.action },
  [coarse]: { '& a': { paddingBlock: theme.space(3), marginBlock: `-${theme.space(2)}` } },
};

const lastLine: CSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  boxSizing: 'content-box',
  maxWidth: theme.pageWidth,
  marginInline: 'auto',
  gap: theme.space(2),
  padding: `${theme.space(4)} ${theme.gutter}`,
  borderTop: `1px solid ${theme.color.edge}`,
  [smallPhone]: { paddingBlock: theme.space(1) },
  // The name is above already.
  '& > p': { color: theme.color.textMuted, [smallPhone]: { display: 'none' } },
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: 'clamp(0.5rem, 2vw, 1.5rem)' },
};

const legalButton: CSSObject = {
  minHeight: '2.75rem',
  [smallPhone]: { minHeight: '2rem' },
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.color.textMuted,
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationColor: theme.color.edgeStrong,
  textUnderlineOffset: '0.25em',
  transition: `color ${theme.motion.quick}`,
  '&:hover': { color: theme.color.text },
};

/** The whole footer, by the marks of its parts: it is the same on every page (frame/Ground.tsx). */
export const footerStyles: CSSObject = {
  '[data-footer]': footer,
  '[data-columns]': columns,
  '[data-who]': { display: 'grid', gap: theme.space(6), alignContent: 'start' },
  '[data-who] > p': name,
  '[data-networks]': networks,
  '[data-links] a': link,
  '[data-footer] address': address,
  '[data-last]': lastLine,
  '[data-last] button': legalButton,
};
