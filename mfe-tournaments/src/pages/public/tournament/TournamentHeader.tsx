import { formatLongDay, paths, type Role, type SiteAddress, theme, useSession } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { ButtonLink, PageTitle, Stack } from 'shared-kernel/ui';
import type { FixtureStatus, Tournament } from '../../../model/tournament';
import { BackLink } from '../../../widgets/BackLink';
import { LastChange } from '../../../widgets/LastChange';
import { Menu } from '../../../widgets/menu/Menu';
import { StatusBadge } from '../../../widgets/StatusBadge';
import { tournamentPaths } from '../../../widgets/tournamentPaths';
import { ExportTournament } from './lateOrganizing';
import { strings } from './strings';

/** Where « Retour » leads (specification, section 2): a guest has neither a dashboard nor a profile. */
const backOf: Readonly<Record<Role | 'guest', SiteAddress>> = {
  organizer: paths.organizer(),
  player: paths.profile(),
  guest: paths.tournaments(),
};

type Props = {
  readonly tournament: Tournament;
  /** As its matches are now, which may be ahead of the record. */
  readonly status: FixtureStatus;
  readonly isOrganizer: boolean;
};

/** Low, so that the next match is on a phone's first screen: further information is below the tabs. */
export function TournamentHeader({ tournament, status, isOrganizer }: Props) {
  const session = useSession();
  const { id, name, date, level } = tournament;
  return (
    <header css={{ marginBlockEnd: theme.space(3) }}>
      <Stack direction="row" css={top}>
        <BackLink to={backOf[session.status === 'member' ? session.user.role : 'guest']} data-personal="">
          {strings.back}
        </BackLink>
        <Stack direction="row" gap={0} css={actions} data-print="hide">
          <ButtonLink to={tournamentPaths.screen(id)} variant="quiet" size="small">
            {strings.screen}
          </ButtonLink>
          <ButtonLink to={tournamentPaths.share(id)} variant="quiet" size="small">
            {strings.share}
          </ButtonLink>
          {isOrganizer && (
            <ButtonLink to={paths.editTournament(id)} variant="quiet" size="small" css={onlyWide}>
              {strings.edit}
            </ButtonLink>
          )}
          {isOrganizer ? (
            <Menu label={strings.menu} name={strings.menuName}>
              <li>
                <Link to={tournamentPaths.day(id)}>{strings.day}</Link>
              </li>
              <li css={onlyNarrow}>
                <Link to={paths.editTournament(id)}>{strings.edit}</Link>
              </li>
              <li>
                <Link to={tournamentPaths.paper(id)}>{strings.print}</Link>
              </li>
              <li>
                <ExportTournament tournament={tournament} />
              </li>
            </Menu>
          ) : (
            <ButtonLink to={tournamentPaths.paper(id)} variant="quiet" size="small">
              {strings.print}
            </ButtonLink>
          )}
        </Stack>
      </Stack>
      <PageTitle css={title}>{name}</PageTitle>
      <Stack direction="row" css={{ gap: `0 ${theme.space(3)}`, color: theme.color.textMuted }}>
        <StatusBadge status={status} />
        <span>{level}</span>
        <time dateTime={date}>{formatLongDay(date)}</time>
        <LastChange tournamentId={id} />
      </Stack>
    </header>
  );
}

const top = {
  justifyContent: 'space-between',
  gap: `0 ${theme.space(2)}`,
  // Into the page's air above: there is a line of its own for the next game.
  marginBlockStart: `calc(-1 * ${theme.space(3)})`,
  '@media print': { marginBlockStart: 0 },
  '& > a': { marginBlockEnd: 0 },
} as const;

/** A phone has no room for it outside of the menu. Twice: a button's own styles may come later. */
const onlyWide = { '@media (max-width: 47.99rem)': { '&&': { display: 'none' } } } as const;
const onlyNarrow = { [theme.media.tablet]: { display: 'none' } } as const;

const title = {
  ...theme.type.title2,
  marginBlockEnd: theme.space(2),
  overflowWrap: 'anywhere',
  [theme.media.tablet]: { fontSize: theme.type.title1.fontSize },
} as const;

const actions = {
  justifyContent: 'flex-end',
  // As wide as their text, and with enlarged letters no wider than the screen.
  marginInlineEnd: `calc(-1 * min(${theme.space(2)}, ${theme.gutter} / 2))`,
  '& > a': { paddingInline: theme.space(2) },
  '& > div': { marginInline: theme.space(2) },
} as const;
