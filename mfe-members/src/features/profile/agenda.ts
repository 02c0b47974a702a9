import { importWithRetry, notify } from 'shared-kernel';
import { downloadFile } from 'shared-kernel/download';
import { reservationStrings as words } from './strings';

/** The code that writes calendar files: requested beside the reservations, because they show nothing of it. */
export const agenda = importWithRetry(
  () => import(/* webpackChunkName: "members-agenda" */ 'shared-kernel/appointment-file'),
);

/** The page holds it, so that the chunks that load after it carry no copy. */
export const saveFile = downloadFile;

/** Downloads a file, or says that its code did not load; the next press requests it again. */
export function withAgenda(download: (module: Awaited<ReturnType<typeof agenda.load>>) => void): void {
  agenda.load().then(download, () => notify({ ...words.unfetched, variant: 'destructive' }));
}
