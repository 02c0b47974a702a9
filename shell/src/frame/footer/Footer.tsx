import { memo, type ReactNode } from 'react';
import { centre, theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { strings } from '../strings';
import { CentreDetails } from './CentreDetails';
import { columns } from './footerLinks';
import { LegalButtons } from './LegalButtons';
import { SocialLinks } from './SocialLinks';
import { smallPhone } from './smallPhone';

export function Footer({ inert }: { readonly inert?: boolean }) {
  return (
    <footer css={footer} inert={inert} data-print="hide">
      <Content />
    </footer>
  );
}

/** By itself: only the footer around it changes, when the menu covers it. */
const Content = memo(function Content() {
  return (
    <>
      <div css={inside}>
        <div css={{ display: 'grid', gap: theme.space(6), alignContent: 'start' }}>
          <p css={name}>
            Jorkyball <span>Prouvy</span>
          </p>
          <SocialLinks networks={centre.social} />
        </div>
        {columns.map(({ title, links }) => (
          <Column key={title} title={title}>
            <ul css={theme.unlisted}>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} css={link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Column>
        ))}
        <Column title={strings.footer.find}>
          <CentreDetails />
        </Column>
      </div>
      <div css={[inside, lastLine]}>
        <p css={again}>{centre.name}</p>
        <LegalButtons />
      </div>
    </>
  );
});

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h2 css={{ ...theme.type.label, color: theme.color.action, marginBottom: theme.space(3) }}>{title}</h2>
      {children}
    </div>
  );
}

const footer = {
  ...theme.type.small,
  // Above the lights behind the page.
  position: 'relative',
  borderTop: `1px solid ${theme.color.edge}`,
  background: theme.color.ground,
  paddingBottom: 'env(safe-area-inset-bottom)',
} as const;

const inside = {
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
} as const;

const name = {
  ...theme.type.title2,
  '& span': { color: 'transparent', WebkitTextStroke: `1px ${theme.color.edgeStrong}` },
  [theme.media.desktop]: { ...theme.type.title1, '& span': { display: 'block' } },
} as const;

const link = {
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  color: theme.color.text,
  textDecoration: 'none',
  transition: `color ${theme.motion.quick}`,
  '&:hover': { color: theme.color.action, textDecoration: 'underline' },
  '@media (pointer: coarse)': { minHeight: '2.75rem' },
  [smallPhone]: { minHeight: '2.25rem', lineHeight: 1.25 },
} as const;

/** The name stands above already. */
const again = { color: theme.color.textMuted, [smallPhone]: { display: 'none' } } as const;

const lastLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(2),
  paddingBlock: theme.space(4),
  [smallPhone]: { paddingBlock: theme.space(1) },
  borderTop: `1px solid ${theme.color.edge}`,
} as const;
