import { memo } from 'react';
import { paths, theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { Icon, SectionTitle, VisuallyHidden } from 'shared-kernel/ui';
import { championOf } from '../../../competition/championOf';
import type { Tournament } from '../../../model/tournament';
import { pastSeason } from '../../../store/pastSeason';
import { Crest, DistinctCrests } from '../../../widgets/Crest';
import { strings } from './strings';

const shown = 12;

type Props = { readonly tournaments: readonly Tournament[] };

export const Champions = memo(function Champions({ tournaments }: Props) {
  return (
    <section aria-labelledby="champions" css={{ marginBlockStart: theme.space(10) }}>
      <SectionTitle id="champions" css={theme.type.title3}>
        {strings.champions}
      </SectionTitle>
      <ul css={[list, championList]}>
        {championsOf(tournaments).map(({ id, name, teams, first }) => (
          <li key={id}>
            <Link to={paths.tournament(id)}>
              {first.kind === 'champion' && (
                <DistinctCrests teams={teams}>
                  <Crest team={first.team} size={40} />
                </DistinctCrests>
              )}
              <span>
                <strong>{first.kind === 'champion' ? first.team : strings.tie(first.teams)}</strong>
                <VisuallyHidden>, </VisuallyHidden>
                <small>
                  <Icon name="trophy" /> <bdi>{name}</bdi>
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
});

/** The first places of all finished tournaments; the previous season is finished for every visitor. */
function championsOf(tournaments: readonly Tournament[]) {
  const own = tournaments.flatMap((tournament) => {
    const first = championOf(tournament);
    return first === null ? [] : [{ ...tournament, first }];
  });
  const [team = ''] = pastSeason.teams;
  const past = { ...pastSeason, first: { kind: 'champion', team } as const };
  return [...own, past].sort((a, b) => b.date.localeCompare(a.date)).slice(0, shown);
}

const doors = [
  [paths.worldRanking(), 'Classement mondial'],
  [paths.clubRanking(), 'Classement des clubs'],
  [paths.nationRanking(), 'Classement des nations'],
] as const;

export const RankingDoors = memo(function RankingDoors() {
  return (
    <nav aria-labelledby="rankings" css={{ marginBlockStart: theme.space(10) }}>
      <SectionTitle id="rankings" css={theme.type.title3}>
        {strings.rankings}
      </SectionTitle>
      <ul css={[list, doorList]}>
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
  ...theme.column,
  columnGap: theme.space(6),
  '& > li': { borderBlockStart: `1px solid ${theme.color.edgeStrong}` },
  '& a': { alignItems: 'center', color: theme.color.text, textDecoration: 'none' },
} as const;

const championList = {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.space(3),
    paddingBlock: theme.space(3),
    overflowWrap: 'anywhere',
  },
  '& a > :last-child': { gridColumn: 2 },
  '& strong': { display: 'block', font: `700 min(1.5rem, 8vw)/1.2 ${theme.font.display}` },
  '& small': { ...theme.muted, display: 'block', lineHeight: 1.3 },
  '& small > svg': { display: 'inline-block', color: theme.color.warm, verticalAlign: '-0.1em' },
  [theme.media.hover]: { '& a:hover strong': { color: theme.color.action } },
} as const;

const doorList = {
  [theme.media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& a': {
    ...theme.type.label,
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.space(2),
    minHeight: '3rem',
    '& > svg': { color: theme.color.action },
  },
  [theme.media.hover]: { '& a:hover': { color: theme.color.action } },
} as const;
