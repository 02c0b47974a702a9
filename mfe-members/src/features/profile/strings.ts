import type { ChangeRefusal } from 'shared-kernel/courts';
import { noticeInWords } from 'shared-kernel/plans';

export const strings = {
  eyebrow: 'Mon profil',
  tabs: 'Mon espace',
  tabNames: {
    overview: 'Vue d’ensemble',
    info: 'Mes informations',
    tournaments: 'Mes tournois',
    subscription: 'Mon abonnement',
    reservations: 'Mes réservations',
    license: 'Ma licence',
  },
  sample: 'Données d’exemple',
  logOut: 'Déconnexion',
  frontDesk: 'Réservations du jour',
  manageCentre: 'Gestion du centre',
  rank: (rank: string) => `Classement : #${rank}`,
  unranked: 'Non classé',
  honours: 'Palmarès',
  ranksBetween: (first: string, last: string) => `Rangs ${first} à ${last}`,
  underDevelopment: {
    title: 'En cours de développement',
    description: 'Cette fonction arrivera bientôt.',
  },
} as const;

export const infoStrings = {
  title: 'Mes informations',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  birthDate: 'Date de naissance',
  address: 'Adresse',
  club: 'Club',
  missing: 'Non renseigné',
  edit: 'Modifier',
} as const;

export const subscriptionStrings = {
  title: 'Mon abonnement',
  plan: (plan: string) => `Abonnement ${plan}`,
  validUntil: (day: string) => `Valable jusqu’au ${day}`,
  sample: 'Données d’exemple',
  manage: 'Gérer mon abonnement',
} as const;

export const licenseStrings = {
  title: 'Ma licence',
  number: 'Numéro de licence',
  valid: 'Votre licence est valide pour la saison en cours.',
  none: 'Aucune licence n’est enregistrée à votre nom.',
  download: 'Télécharger le PDF',
} as const;

export const reservationStrings = {
  title: 'Mes réservations',
  none: "Vous n'avez aucune réservation à venir.",
  book: 'Réserver un terrain',
  at: (day: string, hour: string) => `${day}, ${hour}`,
  players: (count: string) => `${count}\u00a0joueurs`,
  pending: 'En attente de confirmation',
  agenda: 'Ajouter à mon agenda',
  cancel: 'Annuler',
  cancelQuestion: 'Annuler cette réservation ?',
  cancelYes: 'Oui, annuler',
  cancelNo: 'Non, la garder',
  cancelled: 'Réservation annulée',
  outOfAgenda: 'Retirer de mon agenda',
  unfetched: {
    title: 'Le fichier pour l’agenda n’a pas pu être préparé',
    description: 'Vos réservations n’ont pas changé. Réessayez dans un instant.',
  },
  gone: 'Cette réservation n’est plus sur cet appareil',
  refusalTitle: 'Réservation maintenue',
  labelled: (action: string, when: string) => `${action} : ${when}`,
} as const;

/** Why a reservation can no longer be cancelled. */
export const cancellationRefusals: Readonly<Record<ChangeRefusal['kind'], () => string>> = {
  'too-late': () =>
    `L’annulation est possible jusqu’à ${noticeInWords()} avant le début : il est trop tard pour celle-ci.`,
  'already-begun': () => 'Cette réservation a déjà commencé.',
};
