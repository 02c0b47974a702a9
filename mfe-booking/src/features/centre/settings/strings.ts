import { formatHour, formatLongDay, formatNumber } from 'shared-kernel';
import type { OutsideGame } from '../../../data/centre';
import { limitNames, type SettingsFault } from '../../../domain/centreSettings';

export const hourText = (hour: number) =>
  hour === 24 ? 'minuit' : formatHour(`${String(hour).padStart(2, '0')}:00`);

/** Of one that begins at this hour. */
export const lastGameHint = (hour: number) => `Elle finit à ${hourText(hour + 1)}.`;

export const itemStrings = { remove: 'Retirer' };

export const hoursStrings = {
  title: 'Horaires de la semaine',
  lead: 'La première et la dernière partie de chaque jour\u00a0; une partie dure une heure.',
  open: (day: string) => `Ouvert le ${day.toLowerCase()}`,
  first: 'Première partie',
  last: 'Dernière partie',
  closed: 'Fermé',
  copy: 'Appliquer les heures du lundi à tous les jours ouverts',
  door: 'Accueil',
  doorLead: 'Quand l’équipe ouvre et ferme la porte, les jours avec des parties.',
  opens: 'Ouverture de l’accueil',
  closes: 'Fermeture de l’accueil',
};

export const exceptionStrings = {
  title: 'Exceptions par date',
  lead: 'Un jour de fermeture, un jour d’ouverture en plus, ou d’autres heures. Les dates passées restent enregistrées sans s’afficher.',
  none: 'Aucune exception à venir.',
  day: 'Date',
  calendar: 'Calendrier des exceptions',
  kind: 'Ce jour-là',
  kinds: { closed: 'Fermé', open: 'Ouvert, avec ces heures' },
  first: 'Première partie',
  last: 'Dernière partie',
  note: 'Motif (facultatif)',
  noteHint: (isOpen: boolean) =>
    isOpen
      ? 'Les visiteurs le lisent avec les horaires, la semaine d’avant. 80\u00a0caractères au plus.'
      : 'Les visiteurs le lisent. 80\u00a0caractères au plus.',
  add: 'Ajouter une exception',
  remove: (day: string | null, place: number) =>
    day ? `Retirer l’exception du ${day}` : `Retirer l’exception ${place + 1}`,
  item: (place: number) => `Exception ${place + 1}`,
};

export const courtStrings = {
  title: 'Terrains en service',
  lead: 'Les visiteurs réservent un terrain parmi ceux-ci. Un terrain retiré garde son historique\u00a0; ses parties à venir vous sont montrées avant l’enregistrement.',
  name: (number: number) => `Nom du terrain ${number} (facultatif)`,
  number: (number: number) => `Terrain ${number}`,
  sameName: 'Deux terrains portent ce nom\u00a0: changez l’un des deux.',
  add: 'Ajouter un terrain',
  remove: (number: number) => `Retirer le terrain ${number}`,
  count: (count: number) => `${formatNumber(count)}\u00a0${count > 1 ? 'terrains' : 'terrain'} en service.`,
};

export const ruleStrings = {
  title: 'Réservations',
  months: 'Calendrier ouvert aux réservations (mois à l’avance)',
  notice: 'Délai pour déplacer ou annuler, avant le début',
  noticeHours: 'Heures',
  noticeMinutes: 'Minutes',
  noticeHint: 'De 0 à 168\u00a0heures, une semaine. Avec 0, c’est possible jusqu’au début.',
  limits: 'Limites',
  limitsLead: 'Contre les abus\u00a0: au-delà, le visiteur lit quand il peut réserver à nouveau.',
  networkHour: 'Réservations par heure depuis un même réseau',
  networkDay: 'Réservations par jour depuis un même réseau',
  personHour: 'Réservations par heure pour une personne',
  held: 'Parties à venir pour une personne',
};

export const priceStrings = {
  title: 'Prix d’une heure de terrain',
  base: 'Prix habituel (€)',
  baseHint: 'Pour le terrain entier, de deux à quatre joueurs. Par exemple 25 ou 12,50.',
  bands: 'Autres prix selon le jour et l’heure',
  bandsLead: 'Deux plages ne peuvent pas se chevaucher. Les formules mensuelles ne changent pas.',
  none: 'Le prix habituel vaut à toutes les heures.',
  band: (place: number) => `Plage ${place + 1}`,
  days: 'Jours',
  first: 'Première partie',
  last: 'Dernière partie',
  price: 'Prix (€)',
  add: 'Ajouter une plage',
  remove: (place: number) => `Retirer la plage ${place + 1}`,
};

export const saveStrings = {
  region: 'Enregistrement',
  unchanged: 'Tout est enregistré.',
  saved: 'Réglages enregistrés. Les pages des visiteurs les suivent.',
  savedBoth: 'Réglages enregistrés, avec ce qui avait changé ailleurs entre-temps.',
  nothing: 'Rien n’a changé\u00a0: il n’y a rien à enregistrer.',
  changed: (parts: string) => `Modifié et pas encore enregistré\u00a0: ${parts}.`,
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  discard: 'Abandonner',
  discardAll: 'Abandonner les modifications',
  discarded: 'Modifications abandonnées',
  undo: 'Rétablir',
  back: 'Revenir aux réglages',
  faulty: 'Rien n’est enregistré\u00a0: corrigez d’abord ce qui suit',
  toCorrect: (count: number) =>
    count > 1 ? `${formatNumber(count)} valeurs à corriger.` : 'Une valeur à corriger.',
  unanswered: {
    unreachable:
      'Le centre ne répond pas\u00a0: impossible de savoir si c’est enregistré. Votre saisie est gardée, enregistrez à nouveau.',
    'signed-out':
      'Votre session a pris fin. Votre saisie est gardée\u00a0: reconnectez-vous, puis enregistrez.',
    busy: 'Trop de demandes à la fois. Rien n’est enregistré\u00a0: patientez une minute.',
    'not-accepted':
      'Une de ces valeurs n’est pas acceptée. Rien n’est enregistré\u00a0: vérifiez votre saisie.',
    failed: 'Le centre n’a pas pu répondre. Rien n’est enregistré\u00a0: réessayez dans un instant.',
    'no-role': 'Votre compte n’a plus le rôle de gestionnaire\u00a0: rien n’est enregistré.',
  },
};

export const conflictStrings = {
  title: 'Ces réglages ont changé entre-temps',
  text: 'Un autre gestionnaire, ou vous-même dans un autre onglet, vient aussi de changer ce qui suit. Votre saisie est gardée\u00a0: choisissez chaque valeur, puis enregistrez.',
  both: (mine: string, theirs: string) => `La vôtre\u00a0: ${mine}. Enregistrée\u00a0: ${theirs}.`,
  take: 'Prendre la valeur enregistrée',
  keep: 'Garder la mienne',
  of: (choice: string, item: string) => `${choice}\u00a0: ${item}`,
  toChoose: (count: number) =>
    count > 1 ? `${formatNumber(count)} valeurs à choisir.` : 'Une valeur à choisir.',
};

export const outsideStrings = {
  title: (count: number) =>
    count > 1
      ? `${formatNumber(count)}\u00a0réservations n’auraient plus leur place`
      : 'Une réservation n’aurait plus sa place',
  text: (count: number) =>
    count > 1
      ? 'Rien n’est annulé\u00a0: ces parties gardent leur terrain et leur heure. Prévenez les joueurs si elles ne peuvent pas avoir lieu.'
      : 'Rien n’est annulé\u00a0: cette partie garde son terrain et son heure. Prévenez les joueurs si elle ne peut pas avoir lieu.',
  more: (count: number) => `et ${formatNumber(count)} de plus.`,
  again: 'Les réglages ou les réservations viennent de changer\u00a0: vérifiez la liste, puis confirmez.',
  confirm: 'Enregistrer quand même',
  cancel: 'Ne pas enregistrer',
  openDay: 'Ouvrir ce jour (nouvel onglet)',
  line: (
    { day, hour, court, name, email, reference, reason, confirmBy }: OutsideGame,
    courtName: string,
  ): string =>
    [
      `${formatLongDay(day)} à ${hourText(hour)}, terrain ${court}${courtName && ` (${courtName})`}\u00a0: ${name || 'nom effacé'}${email && ` (${email})`}`,
      `référence ${reference}`,
      outsideStrings.reasons[reason] ?? '',
      confirmBy ? 'pas encore confirmée' : '',
    ]
      .filter((text) => text !== '')
      .join(', '),
  reasons: { day: 'centre fermé ce jour-là', hour: 'hors horaires', court: 'terrain retiré' } as Readonly<
    Record<string, string>
  >,
  present: (count: number) =>
    count > 1
      ? `${formatNumber(count)}\u00a0parties à venir sont hors des horaires ou sur un terrain retiré.`
      : 'Une partie à venir est hors des horaires ou sur un terrain retiré.',
};

/** Of the page's own check and of the database (`private.settings_faults`). */
const faultSentences: Readonly<Record<string, string>> = {
  malformed: 'Cette valeur n’a pas la forme attendue.',
  'not-an-hour': 'Choisissez une heure.',
  'ends-before-it-begins': 'La dernière partie vient avant la première.',
  'past-day': 'Cette date est déjà passée.',
  'day-twice': 'Cette date a déjà une exception.',
  'no-such-day': 'Cette date n’existe pas.',
  'day-unreadable': 'Écrivez une date, par exemple 24/12/2026.',
  'no-court': 'Il faut au moins un terrain en service.',
  'court-twice': 'Ce terrain est deux fois dans la liste.',
  'name-twice': courtStrings.sameName,
  'out-of-range': 'Cette valeur est trop petite ou trop grande.',
  'not-a-number': 'Écrivez un nombre entier.',
  'minutes-over': 'Les minutes vont de 0 à 59.',
  'price-unreadable': 'Écrivez un prix en euros, par exemple 25 ou 12,50.',
  'price-decimals': 'Deux décimales au plus\u00a0: écrivez par exemple 28,50.',
  'price-zero': 'Un prix de 0\u00a0€ n’est pas accepté\u00a0: une heure offerte se règle au centre.',
  'no-weekday': 'Cochez au moins un jour.',
  overlap: 'Cette plage en chevauche une autre\u00a0: une heure n’a qu’un prix.',
  'hour-above-day': 'La limite du jour doit être au moins celle de l’heure.',
};

const doorSentence = 'La fin vient avant le début\u00a0: choisissez une fin plus tardive.';

const rangeSentences: Readonly<Record<string, string>> = {
  months: 'De 1 à 12\u00a0mois.',
  notice: 'De 0 à 168\u00a0heures, une semaine.',
  price: 'De 0,01 à 1\u202f000\u00a0€.',
  bands: 'De 0,01 à 1\u202f000\u00a0€.',
  ...Object.fromEntries(limitNames.map((name) => [name, 'De 1 à 10\u202f000.'])),
};

export function faultSentence({ field, reason }: SettingsFault): string {
  if (field === 'door' && reason === 'ends-before-it-begins') return doorSentence;
  const range = reason === 'out-of-range' ? rangeSentences[field] : undefined;
  return range ?? faultSentences[reason] ?? faultSentences.malformed ?? '';
}
