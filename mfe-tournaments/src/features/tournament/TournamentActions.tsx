import { useId, useState } from 'react';
import { paths, theme } from 'shared-kernel';
import { Button, ButtonLink, Icon } from 'shared-kernel/ui';
import type { Tournament } from '../../domain/tournament';
import { tournamentPaths } from '../../ui/tournamentPaths';
import { ExportTournament } from './ExportTournament';
import { strings } from './strings';

type Props = { readonly tournament: Tournament; readonly isOrganizer: boolean };

/**
 * One row. An organiser on a phone has what the day asks for in it, and the rest behind « Plus »; wherever there is
 * room all of it stands in the row.
 */
export function TournamentActions({ tournament, isOrganizer }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const restId = useId();
  const { id } = tournament;
  return (
    <div css={actions} data-print="hide">
      {isOrganizer && (
        <>
          <ButtonLink to={tournamentPaths.day(id)} variant="primary">
            {strings.day}
          </ButtonLink>
          <ButtonLink to={paths.editTournament(id)}>{strings.edit}</ButtonLink>
          <Button
            data-part="more"
            aria-expanded={isOpen}
            aria-controls={restId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {strings.more}
            <Icon name="chevron" css={{ rotate: isOpen ? '180deg' : undefined }} />
          </Button>
        </>
      )}
      <div id={restId} data-part="rest" data-folded={(isOrganizer && !isOpen) || undefined}>
        <ButtonLink to={tournamentPaths.share(id)}>{strings.share}</ButtonLink>
        <ButtonLink to={tournamentPaths.screen(id)}>{strings.screen}</ButtonLink>
        <ButtonLink to={tournamentPaths.paper(id)}>{strings.print}</ButtonLink>
        {isOrganizer && <ExportTournament tournament={tournament} />}
      </div>
    </div>
  );
}

const narrow = '@media (max-width: 47.99rem)';

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(2),
  marginBlockStart: theme.space(3),
  '& > [data-part=rest]': { display: 'flex', flexWrap: 'wrap', gap: theme.space(2) },
  [theme.media.tablet]: { '& > [data-part=more]': { display: 'none' } },
  [narrow]: {
    '& a, & button': { flex: 'auto', paddingInline: theme.space(3) },
    '& > [data-part=rest]': { flexBasis: '100%' },
    '& > [data-folded]': { display: 'none' },
  },
} as const;
