import { createRoot } from 'react-dom/client';
import { importWithRetry, sharedBackEnd } from 'shared-kernel';
import { Stack } from 'shared-kernel/ui';

const strings = {
  title: 'Vous déconnecter maintenant\u00a0?',
  pending: 'Une demande de réservation, de déplacement ou d’annulation attend encore la réponse du centre.',
  consequence:
    'Si vous vous déconnectez, ce site ne la lui renvoie plus\u00a0: elle peut ne pas aboutir. La liste de vos réservations le dira à votre prochaine connexion.',
  settings: 'Des réglages du centre ne sont pas enregistrés\u00a0: la déconnexion les efface.',
  confirm: 'Se déconnecter',
} as const;

const mui = importWithRetry(() => import('shared-kernel/mui'));

/** Whether the member logs out, in any tab; they are asked if something of theirs goes with them. */
export async function mayLogOut(): Promise<boolean> {
  const outbox = await sharedBackEnd()?.openOutbox?.();
  // A command without a validity waits for its member.
  const isDropped = outbox?.pending().some(({ by, validUntil }) => by !== null && validUntil !== undefined);
  const sentences = [
    ...(isDropped ? [strings.pending, strings.consequence] : []),
    ...('draft:centre-settings' in sessionStorage ? [strings.settings] : []),
  ];
  return sentences.length === 0 || ask(sentences);
}

/** Asks beside the page, in a root of its own, because every section may log the member out. */
async function ask(sentences: readonly string[]): Promise<boolean> {
  const module = await mui.load().catch(() => undefined);
  const { title, confirm } = strings;
  // Without the dialog's code the browser's own replaces it.
  if (module === undefined) return window.confirm([title, ...sentences].join('\n\n'));
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
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Stack>
      </module.ConfirmDialog>,
    );
  });
  root.unmount();
  place.remove();
  return isConfirmed;
}
