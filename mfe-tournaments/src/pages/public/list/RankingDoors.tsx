import { memo } from 'react';
import { paths, theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { Icon, SectionTitle } from 'shared-kernel/ui';
import { strings } from './strings';

const doors = [
  [paths.worldRanking(), strings.doors.players],
  [paths.clubRanking(), strings.doors.clubs],
  [paths.nationRanking(), strings.doors.nations],
] as const;

/** Links from the results to the rankings of the best. */
export const RankingDoors = memo(function RankingDoors() {
  return (
    <nav aria-labelledby="rankings" css={{ marginBlockStart: theme.space(10) }}>
      <SectionTitle id="rankings" css={theme.type.title3}>
        {strings.rankings}
      </SectionTitle>
      <ul css={list}>
        {doors.map(([to, name]) => (
          <li key={to}>
            <Link to={to}>
              <span>{name}</span> <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});

const list = {
  ...theme.unlisted,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: theme.space(6),
  [theme.media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > li': { borderBlockStart: `1px solid ${theme.color.edgeStrong}` },
  '& a': {
    ...theme.type.label,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space(2),
    minHeight: '3rem',
    color: theme.color.text,
    textDecoration: 'none',
    '& > svg': { color: theme.color.action },
  },
  [theme.media.hover]: { '& a:hover': { color: theme.color.action } },
} as const;
