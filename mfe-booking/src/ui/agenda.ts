import { importWithRetry, notify } from 'shared-kernel';

/** The code that writes calendar files: requested beside the page, because the page does not display it. */
export const { load: loadAgenda } = importWithRetry(
  () => import(/* webpackChunkName: "booking-agenda" */ 'shared-kernel/appointment-file'),
);

type Agenda = Awaited<ReturnType<typeof loadAgenda>>;

/** Downloads a file, or says that its code did not load; the next press requests it again. */
export async function withAgenda(handOver: (agenda: Agenda) => void): Promise<void> {
  const agenda = await loadAgenda().catch(() => undefined);
  if (agenda) handOver(agenda);
  else notify({ ...unfetched, variant: 'destructive' });
}

const unfetched = {
  title: 'Le fichier pour l’agenda n’a pas pu être préparé',
  description: 'Votre réservation n’a pas changé. Réessayez dans un instant.',
};
