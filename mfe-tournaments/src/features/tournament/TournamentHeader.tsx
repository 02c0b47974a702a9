import { formatLongDay, paths, type Role, theme } from 'shared-kernel';
import { Button, ButtonLink, Icon, PageTitle } from 'shared-kernel/ui';
import type { Tournament } from '../../domain/tournament';
import { tournamentStatus } from '../../domain/tournamentStatus';
import { BackLink } from '../../ui/BackLink';
import { LastChange } from '../../ui/LastChange';
import { StatusBadge } from '../../ui/StatusBadge';
import { ExportTournament } from './ExportTournament';
import { strings } from './strings';

/** Specification, section 2: organisers go back to their dashboard, players to their profile; a guest has neither. */
const backOf: Readonly<Record<Role | 'guest', string>> = {
  organizer: paths.organizer(),
  player: paths.profile(),
  guest: paths.tournaments(),
};

type Props = {
  readonly tournament: Tournament;
  readonly reader: Role | 'guest';
  /** Whether the reader may change the tournament. */
  readonly isOrganizer: boolean;
};

export function TournamentHeader({ tournament, reader, isOrganizer }: Props) {
  const { id, name, date, level, description, fixtures } = tournament;
  return (
    <header css={{ marginBlockEnd: theme.space(8) }}>
      <BackLink to={backOf[reader]}>{strings.back}</BackLink>
      <PageTitle eyebrow={level}>{name}</PageTitle>
      <div css={facts}>
        <StatusBadge status={tournamentStatus(fixtures)} />
        <time dateTime={date}>{formatLongDay(date)}</time>
        <LastChange tournamentId={id} />
      </div>
      {description && <p css={descriptionStyle}>{description}</p>}
      <div css={actions} data-print="hide">
        {isOrganizer && (
          <>
            <ButtonLink to={paths.editTournament(id)} variant="primary">
              <Icon name="edit" />
              {strings.edit}
            </ButtonLink>
            <ExportTournament tournament={tournament} />
          </>
        )}
        <Button onClick={() => window.print()}>{strings.print}</Button>
      </div>
    </header>
  );
}

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space(4),
  color: theme.color.textMuted,
} as const;

const descriptionStyle = {
  maxWidth: theme.measure,
  marginBlockStart: theme.space(4),
  whiteSpace: 'pre-line',
} as const;

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space(3),
  marginBlockStart: theme.space(6),
} as const;
