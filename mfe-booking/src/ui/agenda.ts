import { importWithRetry, notify } from 'shared-kernel';

/** What writes files for an agenda: asked for beside the page, because no page shows anything of it. */
export const { load: loadAgenda } = importWithRetry(
  () => import(/* webpackChunkName: "booking-agenda" */ 'shared-kernel/appointment-file'),
);

type Agenda = Awaited<ReturnType<typeof loadAgenda>>;

/** Hands a file over, or says that what writes it did not come: the next press asks for it again. */
export async function withAgenda(handOver: (agenda: Agenda) => void): Promise<void> {
  const agenda = await loadAgenda().catch(() => undefined);
  if (agenda) handOver(agenda);
  else notify({ ...unfetched, variant: 'destructive' });
}

const unfetched = {
  title: 'Le fichier pour l’agenda n’a pas pu être préparé',
  description: 'Votre réservation n’a pas changé. Réessayez dans un instant.',
};
