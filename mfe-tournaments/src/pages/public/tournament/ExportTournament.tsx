import { useMemo } from 'react';
import { formatDay, theme, useSessionKind, useStored } from 'shared-kernel';
import { downloadFile } from 'shared-kernel/download';
import { centreDay } from 'shared-kernel/time';
import type { Tournament } from '../../../model/tournament';
import { exportMark, fingerprintOf } from '../../../store/exportMark';
import { exportTournament } from '../../../store/exportTournament';
import { sampleTournament } from '../../../store/sampleTournament';
import { presentTime } from '../../../store/stamps';
import { withLogs } from '../../../store/withLogs';
import { announce } from '../../../widgets/announce';
import { exportStrings } from './exportStrings';
import { strings } from './strings';

/** Writes the tournament to a file; an entry of the menu, which clothes it. */
export function ExportTournament({ tournament }: { readonly tournament: Tournament }) {
  async function save() {
    const now = presentTime();
    const { tournament: carried, isWhole } = await withLogs(tournament);
    const file = exportTournament(carried, now.toISOString(), centreDay(now));
    downloadFile(file.name, file.text, 'application/json');
    if (!isWhole) {
      announce({
        title: exportStrings.done,
        description: exportStrings.withoutLogs(file.name),
        variant: 'destructive',
        durationMs: 15_000,
      });
      return;
    }
    exportMark(tournament.id).update(() => ({
      at: now.toISOString(),
      fingerprint: fingerprintOf(tournament),
    }));
    announce({ title: exportStrings.done, description: exportStrings.doneText(file.name) });
  }

  return (
    <button type="button" onClick={save}>
      {strings.exportFile}
    </button>
  );
}

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
