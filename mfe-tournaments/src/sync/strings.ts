import type { Keeping } from '../store/canKeep';
import type { SharedRefusal } from '../store/createTournamentRepository';
import type { Standing } from './sending';

export const refusedTitle = 'Rien n’a été modifié';
export const unansweredTitle = 'Modification non confirmée';

/** Texts for the organiser when a change of a shared tournament failed, or is unconfirmed. */
export const refusalSentences: Readonly<Record<SharedRefusal['kind'], string>> = {
  unreachable:
    'Ce changement demande le réseau, et le serveur ne répond pas\u00a0: impossible de savoir s’il lui est parvenu. Ce que vous avez saisi est gardé\u00a0: réessayez dans un instant.',
  'signed-out': 'Votre session est terminée. Reconnectez-vous, puis recommencez.',
  forbidden: 'Seul l’organisateur de ce tournoi peut le modifier.',
  'newer-record':
    'Ce tournoi a été modifié par une version plus récente du site. Rechargez la page, puis recommencez.',
  'too-busy': 'D’autres appareils modifient ce tournoi en même temps. Recommencez dans un instant.',
  busy: 'Le serveur reçoit trop de demandes à la fois. Patientez une minute, puis recommencez.',
  'not-accepted':
    'Le serveur refuse ce changement\u00a0: le tournoi est trop volumineux, ou une valeur ne convient pas. Corrigez votre saisie, puis recommencez.',
  'too-many-tournaments':
    'Vous avez déjà autant de tournois que ce site en garde pour un organisateur. Supprimez-en un dont personne n’a plus besoin, ou confiez-en à un autre organisateur.',
  failed: 'Le serveur n’a pas accepté ce changement. Recommencez dans un instant.',
};

/** The text of a sheet's bar instead of « Tout est gardé sur cet appareil »: one line on the smallest phone. */
export const standingNames: Readonly<Record<Standing['kind'], string>> = {
  sent: 'Tout est gardé et envoyé',
  sending: 'Gardé sur cet appareil, envoi…',
  unreachable: 'Gardé ici, envoi dès que possible',
  'signed-out': 'Gardé sur cet appareil, pas envoyé',
  'not-a-scorer': 'Gardé sur cet appareil, pas envoyé',
  deleted: 'Gardé sur cet appareil, pas envoyé',
  failed: 'Gardé ici, nouvel essai sous peu',
};

export const unansweredNote =
  'Le serveur ne répond pas. Ce que vous notez partira de lui-même, dès qu’il répondra.';

/** Notes for a scorer beside the bar, which says where their actions are. A note is missing where the network comes back by itself. */
export const standingNotes: Readonly<Record<Standing['kind'], string | undefined>> = {
  sent: undefined,
  sending: undefined,
  unreachable: undefined,
  'signed-out': 'Votre session est terminée\u00a0: reconnectez-vous pour envoyer ce que vous avez noté.',
  'not-a-scorer':
    'Vous n’êtes pas, ou plus, marqueur de ce tournoi. Les autres ne voient pas ce que vous notez ici.',
  deleted:
    'Ce tournoi vient d’être supprimé par son organisateur. Les autres ne voient plus ce que vous notez ici.',
  failed: 'Le serveur n’accepte pas ces actions pour le moment. Le site réessaie de lui-même.',
};

/** Of actions on a sheet that this device could not keep: the note is about those that are not sent either. */
export const unkeptWords = {
  sent: 'Envoyé, pas gardé sur cet appareil',
  unsent: 'Ni gardé ni envoyé',
  text: 'Elles ne sont pas envoyées non plus\u00a0: elles ne sont que dans cette page. Laissez-la ouverte, le site réessaie de lui-même.',
} as const;

const unkeptOffline =
  'Hors ligne. Cet appareil ne peut rien garder, son stockage est refusé ou plein\u00a0: ce que vous notez n’est que dans cette page. Laissez-la ouverte jusqu’au retour du réseau.';

/** In the place of the words below while the back end has not confirmed scores of this device. */
export const unsentConnection = {
  sending: 'En ligne, envoi en cours…',
  unsent: 'En ligne, mais des scores ne sont pas encore envoyés. Le site réessaie de lui-même.',
} as const;

/** Texts for the organiser about the network on a tournament's page, by what this device can store. */
export const connectionWords: Readonly<Record<Keeping, Readonly<Record<'online' | 'offline', string>>>> = {
  all: {
    online: 'En ligne. Ce tournoi est le même sur tous les appareils.',
    offline:
      'Hors ligne. Les feuilles de match se gardent sur cet appareil et partent dès qu’il y a du réseau\u00a0; les autres changements attendent.',
  },
  scores: {
    online:
      'En ligne. Vos changements sont enregistrés sur le serveur. La base de données de cet appareil ne répond pas\u00a0: sans réseau, une feuille de match ne serait gardée que dans sa page.',
    offline: unkeptOffline,
  },
  nothing: {
    online:
      'En ligne. Vos changements sont enregistrés sur le serveur, et visibles partout. Cet appareil ne peut rien garder, son stockage est refusé ou plein.',
    offline: unkeptOffline,
  },
};
