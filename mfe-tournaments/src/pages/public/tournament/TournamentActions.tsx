import { paths, theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { ButtonLink } from 'shared-kernel/ui';
import type { Tournament } from '../../../model/tournament';
import { Menu } from '../../../widgets/menu/Menu';
import { tournamentPaths } from '../../../widgets/tournamentPaths';
import { ExportTournament } from './lateOrganizing';
import { strings } from './strings';

type Props = { readonly tournament: Tournament; readonly isOrganizer: boolean };

/** The row has the links for every visitor; the menu at its end has the organiser's actions. */
export function TournamentActions({ tournament, isOrganizer }: Props) {
  const { id } = tournament;
  return (
    <div css={actions} data-print="hide">
      <ButtonLink to={tournamentPaths.screen(id)} variant="quiet" size="small">
        {strings.screen}
      </ButtonLink>
      <ButtonLink to={tournamentPaths.share(id)} variant="quiet" size="small">
        {strings.share}
      </ButtonLink>
      {isOrganizer ? (
        <Menu label={strings.menu} name={strings.menuName}>
          <li>
            <Link to={tournamentPaths.day(id)}>{strings.day}</Link>
          </li>
          <li>
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
    </div>
  );
}

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  // As wide as their text, and with enlarged letters no wider than the screen.
  marginInlineEnd: `calc(-1 * min(${theme.space(2)}, ${theme.gutter} / 2))`,
  '& > a': { paddingInline: theme.space(2) },
  '& > div': { marginInline: theme.space(2) },
} as const;
