import { useMemo } from 'react';
import { formatDay, theme, useStored } from 'shared-kernel';
import { downloadFile } from 'shared-kernel/download';
import { centreDay } from 'shared-kernel/time';
import { Button, Icon } from 'shared-kernel/ui';
import { exportMark, fingerprintOf } from '../../data/exportMark';
import { withLogs } from '../../data/replaceTournament';
import type { Tournament } from '../../domain/tournament';
import { exportTournament } from '../../domain/tournament-file/exportTournament';
import { announce } from '../../ui/announce';
import { exportStrings, strings } from './strings';

/** Writes the tournament to a file, and reminds of it when results are not in the last one. */
export function ExportTournament({ tournament }: { readonly tournament: Tournament }) {
  const mark = useStored(exportMark(tournament.id));
  const fingerprint = useMemo(() => fingerprintOf(tournament), [tournament]);
  const last = mark.status === 'ready' ? mark.value : null;
  const hasResults = tournament.fixtures.some(({ result }) => result !== null);
  const isDue = mark.status === 'ready' && hasResults && last?.fingerprint !== fingerprint;

  async function save() {
    const now = new Date();
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
    exportMark(tournament.id).update(() => ({ at: now.toISOString(), fingerprint }));
    announce({ title: exportStrings.done, description: exportStrings.doneText(file.name) });
  }

  return (
    <>
      <Button onClick={save}>
        <Icon name="download" />
        {strings.exportFile}
      </Button>
      {isDue && (
        <p css={reminder}>
          {last === null ? exportStrings.never : exportStrings.stale(formatDay(centreDay(new Date(last.at))))}
        </p>
      )}
    </>
  );
}

const reminder = {
  ...theme.type.small,
  order: 1,
  flexBasis: '100%',
  color: theme.color.warning,
} as const;
