import type { CSSObject } from '@emotion/react';
import { createElement, Fragment, type ReactNode } from 'react';
import { type SiteAddress, theme } from 'shared-kernel';
import { TextLink } from 'shared-kernel/ui';
import type { RichNode } from '../../domain/rich-text/richText';

/** Shows a rich text as elements of the page; links to pages of the site stay in the site. */
export function RichText({ text }: { readonly text: readonly RichNode[] }) {
  return <div css={prose}>{createElement(Fragment, null, ...text.map(render))}</div>;
}

function render(node: RichNode): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, attributes, ...children] = node;
  const content = children.map(render);
  return tag === 'a'
    ? createElement(TextLink, destination(attributes?.href ?? ''), ...content)
    : createElement(tag, attributes, ...content);
}

const destination = (href: string) =>
  href.startsWith('/') ? { to: href as SiteAddress } : { href, rel: 'noopener noreferrer' };

const prose: CSSObject = {
  '& > * + *': { marginTop: theme.space(5) },
  '& h2': {
    ...theme.type.title2,
    fontSize: 'clamp(1.875rem, 1.6rem + 1vw, 2.375rem)',
    marginTop: theme.space(12),
  },
  '& h3': { ...theme.type.title3, marginTop: theme.space(8) },
  '& ul, & ol': { display: 'grid', gap: theme.space(3) },
  '& li::marker': { color: theme.color.action, fontWeight: 700 },
  '& blockquote': {
    ...theme.type.title3,
    marginInline: 0,
    paddingInlineStart: theme.space(6),
    borderInlineStart: `3px solid ${theme.color.warm}`,
  },
  '& figure': { marginInline: 0 },
  '& figcaption, & caption': {
    ...theme.type.small,
    padding: `${theme.space(3)} 0`,
    color: theme.color.textMuted,
    textAlign: 'start',
  },
  '& table': { width: '100%' },
  '& th, & td': {
    padding: `${theme.space(3)} clamp(0.125rem, 2vw - 0.25rem, ${theme.space(2)})`,
    borderBottom: `1px solid ${theme.color.edge}`,
    textAlign: 'start',
  },
  '& tbody th': { fontWeight: 400 },
  '& thead': { ...theme.type.label, color: theme.color.textMuted },
  '& td': {
    ...theme.type.title3,
    color: theme.color.action,
    textAlign: 'end',
    // Bounded as the figures of rankings are, so that enlarged letters leave the words beside them their room.
    '@media (max-width: 22.4rem)': { fontSize: 'min(7vw, 1.125rem)' },
  },
  '& thead th:last-child': { textAlign: 'end' },
};
