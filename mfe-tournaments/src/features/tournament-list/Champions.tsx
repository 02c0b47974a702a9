import { memo, useMemo } from 'react';
import { paths, theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { Icon, SectionTitle, VisuallyHidden } from 'shared-kernel/ui';
import { pastSeason } from '../../data/pastSeason';
import { championOf } from '../../domain/championOf';
import type { Tournament } from '../../domain/tournament';
import { Crest } from '../../ui/Crest';
import { ribbonStrings as strings } from './strings';

const shown = 12;

type Props = { readonly tournaments: readonly Tournament[] };

/** The champions, the latest first. */
export const Champions = memo(function Champions({ tournaments }: Props) {
  const champions = useMemo(() => championsOf(tournaments), [tournaments]);
  return (
    <section aria-labelledby="champions" css={{ marginBlockStart: theme.space(10) }}>
      <SectionTitle id="champions" css={theme.type.title3}>
        {strings.champions}
      </SectionTitle>
      <ul css={list}>
        {champions.map(({ id, name, first }) => (
          <li key={id}>
            <Link to={paths.tournament(id)}>
              {first.kind === 'champion' && <Crest team={first.team} size={40} />}
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

const list = {
  ...theme.unlisted,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: `0 ${theme.space(6)}`,
  '& > li': { borderBlockStart: `1px solid ${theme.color.edgeStrong}` },
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: theme.space(3),
    paddingBlock: theme.space(3),
    color: theme.color.text,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& a > :last-child': { gridColumn: 2 },
  '& strong': {
    display: 'block',
    fontFamily: theme.font.display,
    fontWeight: 700,
    fontSize: '1.5rem',
    lineHeight: 1.2,
  },
  '& small': { ...theme.type.small, display: 'block', lineHeight: 1.3, color: theme.color.textMuted },
  '& small > svg': { display: 'inline-block', color: theme.color.warm, verticalAlign: '-0.1em' },
  [theme.media.hover]: { '& a:hover strong': { color: theme.color.action } },
} as const;
