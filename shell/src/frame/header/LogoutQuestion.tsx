import { createRoot } from 'react-dom/client';
import { importWithRetry } from 'shared-kernel';
import { Stack } from 'shared-kernel/ui';

const strings = {
  title: 'Vous déconnecter maintenant\u00a0?',
  pending: 'Une demande de réservation, de déplacement ou d’annulation attend encore la réponse du centre.',
  consequence:
    'Si vous vous déconnectez, ce site ne la lui renvoie plus\u00a0: elle peut ne pas aboutir. La liste de vos réservations le dira à votre prochaine connexion.',
  confirm: 'Se déconnecter',
} as const;

const mui = importWithRetry(() => import('shared-kernel/mui'));

/** Asks beside the page, in a root of its own, because every section may log the member out. */
export async function askToLogOut(): Promise<boolean> {
  const module = await mui.load().catch(() => undefined);
  const { title, pending, consequence, confirm } = strings;
  // Without the dialog's code the browser's own replaces it.
  if (module === undefined) return window.confirm([title, pending, consequence].join('\n\n'));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const isConfirmed = await new Promise<boolean>((answer) => {
    root.render(
      <module.ConfirmDialog
        open
        title={title}
        confirmLabel={confirm}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        <Stack gap={2}>
          <p>{pending}</p>
          <p>{consequence}</p>
        </Stack>
      </module.ConfirmDialog>,
    );
  });
  root.unmount();
  place.remove();
  return isConfirmed;
}
