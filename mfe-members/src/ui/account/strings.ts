import { isolated } from 'shared-kernel';
import type { AccountRefusal, Refused } from '../../data/authentication';

const later = 'Réessayez dans un instant.';

/** No new mail has left; `seconds` until the next one may. */
function mailJustSent(seconds: number): string {
  return `Un e-mail a été demandé il y a moins d’une minute\u00a0: aucun autre n’est parti. Vous pourrez en demander un dans ${seconds > 1 ? `${seconds}\u00a0secondes` : 'une seconde'}.`;
}

/** Why a request about an account failed; a form replaces a sentence by one of its own. */
export const accountRefusals: Readonly<Record<AccountRefusal, string>> = {
  'no-network': 'Pas de réseau pour joindre le serveur du centre. Réessayez une fois connecté à Internet.',
  'no-answer': `Pas de réponse du serveur du centre. ${later}`,
  busy: 'Le serveur du centre reçoit trop de demandes à la fois. Patientez une minute, puis réessayez.',
  'mail-just-sent': mailJustSent(60),
  'no-more-mails': 'Le centre a envoyé trop d’e-mails\u00a0: aucun n’est parti. Réessayez dans une heure.',
  failed: 'Le serveur du centre répond, mais n’a pas pu traiter votre demande. Réessayez plus tard.',
  'wrong-password': 'Ce n’est pas votre mot de passe actuel.',
  'weak-password': 'Ce mot de passe est trop simple\u00a0: choisissez-en un plus long.',
  'same-password': 'C’est déjà votre mot de passe\u00a0: choisissez-en un autre.',
  invalid: 'Cette adresse e-mail n’est pas acceptée. Vérifiez-la, puis réessayez.',
  'known-address': 'Cette adresse e-mail ne peut pas être utilisée. Choisissez-en une autre.',
  'signed-out': 'Votre session a pris fin\u00a0: reconnectez-vous, puis recommencez.',
  'not-fresh':
    'Votre connexion est trop ancienne pour ce changement\u00a0: reconnectez-vous, puis recommencez.',
  forbidden: 'Le serveur du centre refuse cette demande. Si cela dure, écrivez au centre.',
};

/** The sentence for a request of a mail. */
export function sentenceOf({ kind, waitSeconds }: Refused): string {
  return waitSeconds === undefined ? accountRefusals[kind] : mailJustSent(waitSeconds);
}

/** The forms for a new password. */
export const passwordRefusals = {
  ...accountRefusals,
  invalid: 'Ce mot de passe n’est pas accepté\u00a0: choisissez-en un autre, de 72\u00a0caractères au plus.',
  'no-answer': `Pas de réponse du serveur du centre\u00a0: impossible de savoir si votre mot de passe a changé. ${later}`,
} satisfies Readonly<Record<AccountRefusal, string>>;

export const slow = 'Le serveur tarde à répondre. Vous n’avez rien à refaire pour l’instant.';
export const sending = 'Un instant…';
export const newPassword = 'Nouveau mot de passe';
export const missingPassword = 'Choisissez un mot de passe.';

export const resendStrings = {
  resend: 'Renvoyer l’e-mail de confirmation',
  sent: (email: string) =>
    `Si une inscription attend d’être confirmée pour ${isolated(email)}, un e-mail vient de partir. Regardez aussi dans les courriers indésirables\u00a0; vous pourrez en demander un autre dans une minute.`,
} as const;
