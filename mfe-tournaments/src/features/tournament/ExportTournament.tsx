import { downloadFile } from 'shared-kernel/download';
import { centreDay } from 'shared-kernel/time';
import { exportMark, fingerprintOf } from '../../data/exportMark';
import { presentTime } from '../../data/presentTime';
import { withLogs } from '../../data/withLogs';
import type { Tournament } from '../../domain/tournament';
import { exportTournament } from '../../domain/tournament-file/exportTournament';
import { announce } from '../../ui/announce';
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
