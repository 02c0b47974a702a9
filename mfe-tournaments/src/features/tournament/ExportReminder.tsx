import { useMemo } from 'react';
import { formatDay, theme, useSessionKind, useStored } from 'shared-kernel';
import { centreDay } from 'shared-kernel/time';
import { exportMark, fingerprintOf } from '../../data/exportMark';
import { sampleTournament } from '../../data/sampleTournament';
import type { Tournament } from '../../domain/tournament';
import { exportStrings } from './exportStrings';

/**
 * Reminds an organiser of a tournament that is in this browser alone, and not as it is in the last file. The sample
 * without results, and an empty tournament, are no loss.
 */
export function ExportReminder({ tournament }: { readonly tournament: Tournament }) {
  const mark = useStored(exportMark(tournament.id));
  const fingerprint = useMemo(() => fingerprintOf(tournament), [tournament]);
  const last = mark.status === 'ready' ? mark.value : null;
  const hasResults = tournament.fixtures.some(({ result }) => result !== null);
  const isOwn = tournament.teams.length > 0 && tournament.id !== sampleTournament.id;
  const isHosted = useSessionKind() === 'hosted';
  const isDue =
    !isHosted && mark.status === 'ready' && (hasResults || isOwn) && last?.fingerprint !== fingerprint;
  if (!isDue) return null;
  return (
    <p css={reminder} data-print="hide">
      {last === null ? exportStrings.never : exportStrings.stale(formatDay(centreDay(new Date(last.at))))}
    </p>
  );
}

const reminder = {
  ...theme.type.small,
  marginBlockStart: theme.space(6),
  color: theme.color.warning,
} as const;
