import { paths, theme } from 'shared-kernel';
import { Link, useLocation } from 'shared-kernel/router';
import { tabsStrings as words } from '../strings';

const rankings = [
  { to: paths.worldRanking(), label: words.players },
  { to: paths.clubRanking(), label: words.clubs },
  { to: paths.nationRanking(), label: words.nations },
];

/** Links in the guise of tabs: each ranking is a page, opened by its address and left by the way back. */
export function RankingTabs() {
  const { pathname } = useLocation();
  return (
    <nav aria-label={words.label}>
      <ul css={list}>
        {rankings.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} aria-current={pathname.startsWith(to) ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const list = {
  ...theme.unlisted,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space(4),
  borderBlockEnd: `1px solid ${theme.color.edge}`,
  '& a': {
    ...theme.type.label,
    display: 'grid',
    alignItems: 'center',
    minHeight: theme.space(12),
    paddingInline: theme.space(1),
    marginInlineStart: theme.space(-1),
    borderBlockEnd: '3px solid transparent',
    color: theme.color.textMuted,
    textDecoration: 'none',
    '&:hover': { color: theme.color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '& [aria-current]': { color: theme.color.action, borderBlockEndColor: theme.color.action },
} as const;
