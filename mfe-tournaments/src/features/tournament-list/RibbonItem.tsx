import { type SiteAddress, theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { VisuallyHidden } from 'shared-kernel/ui';
import type { LiveMatch } from '../../domain/liveMatch';
import type { Fixture } from '../../domain/tournament';
import { Crest } from '../../ui/Crest';
import { NameOnOneLine } from '../../ui/NameOnOneLine';
import { ribbonStrings as strings } from './strings';

type MatchProps = {
  readonly to: SiteAddress;
  readonly fixture: Pick<Fixture, 'homeTeam' | 'awayTeam'>;
  readonly above: string;
  readonly below: string;
  /** While it is played. */
  readonly score?: LiveMatch;
};

/** A match on a board, as two lines of a scoreboard; the whole of it leads to its tournament. */
export function RibbonMatch({ to, fixture, above, below, score }: MatchProps) {
  const teams = [
    { name: fixture.homeTeam, sets: score?.homeSets, goals: score?.homeGoals },
    { name: fixture.awayTeam, sets: score?.awaySets, goals: score?.awayGoals },
  ];
  return (
    <li css={item}>
      <Link to={to}>
        <span data-part="fact">
          <NameOnOneLine name={above} />
        </span>
        <VisuallyHidden>, </VisuallyHidden>
        {teams.map(({ name, sets, goals }, index) => (
          <span key={name} data-part="team">
            <Crest team={name} size={22} />
            <strong>
              <NameOnOneLine name={name} />
            </strong>
            {sets !== undefined && (
              <>
                <VisuallyHidden>, {strings.sets} </VisuallyHidden>
                <i>{sets}</i>
                <VisuallyHidden>, {strings.goals} </VisuallyHidden>
                <b>{goals}</b>
              </>
            )}
            <VisuallyHidden>{index === 0 ? ' – ' : ', '}</VisuallyHidden>
          </span>
        ))}
        <span data-part="fact">{below}</span>
      </Link>
    </li>
  );
}

const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const item = {
  flex: 'none',
  width: 'min(17rem, 78vw)',
  '& + &': { borderInlineStart: `1px solid ${theme.color.edge}` },
  '&:not(:first-of-type) > a': { paddingInlineStart: theme.space(4) },
  '& > a': {
    display: 'grid',
    alignContent: 'center',
    gap: theme.space(0.5),
    height: '100%',
    paddingInlineEnd: theme.space(4),
    color: theme.color.text,
    textDecoration: 'none',
    outlineOffset: '-4px',
  },
  [theme.media.hover]: { '& > a:hover strong': { color: theme.color.action } },
  '& [data-part=fact]': { ...theme.type.small, ...cut, lineHeight: 1.3, color: theme.color.textMuted },
  '& [data-part=team]': {
    display: 'grid',
    gridTemplateColumns: '22px minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: theme.space(2),
  },
  '& strong': {
    minWidth: 0,
    fontFamily: theme.font.display,
    fontWeight: 700,
    fontSize: '1.25rem',
    lineHeight: 1.2,
  },
  '& i, & b': {
    fontFamily: theme.font.display,
    fontStyle: 'normal',
    fontSize: '1.25rem',
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  },
  '& i': { color: theme.color.textMuted },
  '& b': { minWidth: '1.25rem', fontWeight: 800, color: theme.color.warm },
} as const;
