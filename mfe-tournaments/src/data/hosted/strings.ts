import type { SharedRefusal } from './refusals';

export const refusedTitle = 'Rien n’a été modifié';

/** What an organiser reads when a change of a shared tournament was not made. */
export const refusalSentences: Readonly<Record<SharedRefusal['kind'], string>> = {
  unreachable:
    'Ce changement demande le réseau, et le serveur ne répond pas. Ce que vous avez saisi reste ici\u00a0: réessayez dans un instant.',
  'signed-out': 'Votre session est terminée. Reconnectez-vous, puis recommencez.',
  forbidden: 'Seul l’organisateur de ce tournoi peut le modifier.',
  'newer-record':
    'Ce tournoi a été modifié par une version plus récente du site. Rechargez la page, puis recommencez.',
  'too-busy': 'D’autres appareils modifient ce tournoi en même temps. Recommencez dans un instant.',
  failed: 'Le serveur n’a pas accepté ce changement. Recommencez dans un instant.',
};
