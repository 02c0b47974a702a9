import type { Trouble } from '../../data/ask';
import type { AccountRole } from '../../data/centre';

export const pageStrings = {
  eyebrow: 'Équipe du centre',
  title: 'Gestion du centre',
  tabs: 'Réglages et suivi',
  tabNames: {
    horaires: 'Horaires',
    exceptions: 'Exceptions',
    terrains: 'Terrains',
    regles: 'Règles',
    tarifs: 'Tarifs',
    personnes: 'Personnes',
    courriels: 'E-mails',
    journal: 'Journal',
    chiffres: 'Chiffres',
  },
  loading: 'Chargement…',
  reserved: {
    title: 'Page réservée aux responsables du centre',
    description: 'Votre compte n’y donne pas accès. Un gestionnaire du centre peut lui donner ce rôle.',
    // Its reader expected another page, and looks elsewhere first.
    durationMs: 15_000,
  },
  logInAgain: 'Se reconnecter',
  more: 'Afficher la suite',
  loadingMore: 'Chargement de la suite…',
};

/** `offline` is of this device, the others are what the centre answered. */
export const troubleStrings: Record<Trouble | 'offline', { readonly title: string; readonly text: string }> =
  {
    offline: {
      title: 'Pas de réseau',
      text: 'Ces informations se lisent au centre, au moment où vous les demandez.',
    },
    unreachable: {
      title: 'Le centre ne répond pas',
      text: 'Réessayez dans un instant. Ce que vous avez saisi est gardé.',
    },
    busy: { title: 'Trop de demandes à la fois', text: 'Patientez une minute, puis réessayez.' },
    'not-accepted': {
      title: 'Demande non acceptée',
      text: 'Une de ces valeurs n’est pas acceptée\u00a0: vérifiez votre saisie, puis recommencez.',
    },
    failed: {
      title: 'Le centre n’a pas pu répondre',
      text: 'Si cela dure, prévenez la personne qui s’occupe du site.',
    },
    'no-role': {
      title: 'Page réservée aux responsables du centre',
      text: 'Votre compte n’a pas, ou n’a plus, le rôle de gestionnaire.',
    },
    'signed-out': {
      title: 'Votre session a pris fin',
      text: 'Reconnectez-vous\u00a0: vous reviendrez ici, et votre saisie est gardée.',
    },
  };

export const roleNames: Record<AccountRole, string> = {
  organizer: 'Organisateur',
  staff: 'Équipe du centre',
  manager: 'Gestionnaire',
};

export const weekdays = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'] as const;
export const shortWeekdays = ['Lun.', 'Mar.', 'Mer.', 'Jeu.', 'Ven.', 'Sam.', 'Dim.'] as const;
