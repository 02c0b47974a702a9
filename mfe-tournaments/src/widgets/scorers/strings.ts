import type { ScorerRefusal } from '../../sync/scorers';

export const refusalSentences: Readonly<Record<ScorerRefusal['kind'], string>> = {
  unreachable: 'Le serveur ne répond pas. Réessayez dans un instant.',
  'signed-out': 'Votre session est terminée. Reconnectez-vous, puis recommencez.',
  nobody: 'Votre session est terminée. Reconnectez-vous, puis recommencez.',
  forbidden: 'Seul l’organisateur de ce tournoi invite ou retire des marqueurs.',
  'not-the-organiser': 'Seul l’organisateur de ce tournoi invite ou retire des marqueurs.',
  expired:
    'Cette invitation ne vaut plus\u00a0: un lien dure un jour, ou jusqu’à ce que l’organisateur y mette fin. Demandez-lui-en un nouveau.',
  'not-an-organiser':
    'Seul un compte d’organisateur peut reprendre un tournoi. Demandez ce rôle au centre, puis ouvrez ce lien à nouveau.',
  'too-many-tournaments':
    'Vous avez déjà autant de tournois que ce site en garde pour un organisateur. Supprimez-en un, puis ouvrez ce lien à nouveau.',
  'too-many':
    'Vous avez accepté beaucoup d’invitations aujourd’hui. Réessayez demain, ou demandez à l’organisateur de noter les matchs.',
  failed: 'Le serveur n’a pas accepté cette demande. Réessayez dans un instant.',
};
