import { formatLongDay, paths, theme, useStored } from 'shared-kernel';
import { Button, ButtonLink, Pane, VisuallyHidden } from 'shared-kernel/ui';
import { tournamentStatus } from '../../../competition/tournamentStatus';
import type { TournamentSummary } from '../../../model/tournament';
import { tournaments } from '../../../store/tournaments';
import { StatusBadge } from '../../../widgets/StatusBadge';
import { strings } from './strings';

type Props = { readonly summary: TournamentSummary; readonly onRemove: () => void };

export function TournamentCard({ summary, onRemove }: Props) {
  const { id, name, level, date, description } = summary;
  const record = useStored(tournaments.record(id));
  const here = record.status === 'ready' ? record.value : null;
  const status = here ? tournamentStatus(here.fixtures) : (summary.shared?.status ?? 'pending');
  const of = <VisuallyHidden>{strings.of(name)}</VisuallyHidden>;
  return (
    <Pane as="li" css={card}>
      <div css={{ display: 'flex', justifyContent: 'space-between', gap: theme.space(3) }}>
        <p css={{ ...theme.type.label, color: theme.color.action }}>{level}</p>
        <StatusBadge status={status} />
      </div>
      <div>
        <h2 css={theme.type.title3}>{name}</h2>
        <p css={{ ...theme.type.small, color: theme.color.textMuted }}>
          <time dateTime={date}>{formatLongDay(date)}</time>
        </p>
      </div>
      {description && <p css={{ whiteSpace: 'pre-line' }}>{description}</p>}
      <div css={actions}>
        <ButtonLink to={paths.tournament(id)}>
          {strings.manage}
          {of}
        </ButtonLink>
        <ButtonLink to={paths.editTournament(id)}>
          {strings.edit}
          {of}
        </ButtonLink>
        <Button variant="quiet" onClick={onRemove}>
          {strings.remove}
          {of}
        </Button>
      </div>
    </Pane>
  );
}

const card = { display: 'flex', flexDirection: 'column', gap: theme.space(4) } as const;

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(2),
  marginTop: 'auto',
  // Twice: a button's own styles may come later than these.
  '&& > *': { flex: '1 1 auto', paddingInline: theme.space(3) },
} as const;
