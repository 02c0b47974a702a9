import { centre, formatHour, formatLongDay } from 'shared-kernel';
import type { WeeklyRefusal } from '../../data/weeklyRequest';
import type { WeeklyFault } from '../../domain/checkWeekly';

const nothingLost = 'Votre saisie est conservée.';
const orCall = `Vous pouvez aussi nous appeler au ${centre.phone.display}.`;

export const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const;
export const hourText = (hour: number) => formatHour(`${hour}:00`);

export const weeklyStrings = {
  lead: 'Dites-nous quand vous voulez jouer\u00a0: le centre vérifie chaque date et vous répond. Rien n’est réservé avant sa réponse.',
  when: 'Quand',
  weekday: 'Jour de la semaine',
  hour: 'Heure',
  players: 'Joueurs',
  playersOption: (players: string) => `${players}\u00a0joueurs`,
  firstDay: 'À partir du',
  calendar: 'Calendrier',
  weeks: 'Nombre de semaines',
  weeksHint: 'De 2 à 53.',
  who: 'Vous',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  contactHint: 'Un e-mail ou un téléphone\u00a0: l’un des deux suffit.',
  message: 'Message (facultatif)',
  messageHint: 'Par exemple\u00a0: une autre heure nous irait aussi.',
  retention: 'Le centre efface votre demande 30\u00a0jours après sa réponse.',
  send: 'Envoyer la demande',
  sending: 'Envoi…',
  one: 'Réserver une seule date',
  sent: {
    title: 'Votre demande est envoyée',
    asked: (weekday: number, hour: number, day: string, weeks: number) =>
      `Chaque ${weekdays[weekday - 1]} à ${hourText(hour)}, à partir du ${formatLongDay(day)}, pendant ${weeks}\u00a0semaines.`,
    answer: (email: string, phone: string) =>
      email
        ? `Le centre vous répond à ${email}. Rien n’est encore réservé.`
        : `Le centre vous appelle au ${phone}. Rien n’est encore réservé.`,
    another: 'Faire une autre demande',
  },
};

export const weeklyFaults: Record<WeeklyFault, string> = {
  'day-missing': 'Indiquez à partir de quel jour.',
  'day-unreadable': 'Cette date n’existe pas ou n’est pas lisible. Écrivez-la ainsi\u00a0: 31/12/2026.',
  'day-past': 'Ce jour est passé\u00a0: choisissez-en un autre.',
  'day-too-far': 'Choisissez un jour dans l’année qui vient.',
  'weeks-unreadable': 'Écrivez un nombre de 2 à 53.',
  'name-missing': 'Indiquez votre nom.',
  'contact-missing': 'Indiquez un e-mail ou un téléphone\u00a0: le centre doit pouvoir vous répondre.',
  'email-malformed': 'Cette adresse e-mail n’est pas valable.',
  'phone-malformed': 'Ce numéro n’est pas valable\u00a0: écrivez au moins six chiffres, sans lettres.',
};

export const weeklyRefusals: Record<WeeklyRefusal, string> = {
  malformed: `Une de ces valeurs est trop longue ou illisible. ${nothingLost}`,
  'no-contact': weeklyFaults['contact-missing'],
  phone: weeklyFaults['phone-malformed'],
  email: weeklyFaults['email-malformed'],
  closed: 'Le centre est fermé à cette heure ce jour-là\u00a0: choisissez un autre jour ou une autre heure.',
  past: weeklyFaults['day-past'],
  'too-far': weeklyFaults['day-too-far'],
  'too-many-network': `Trop de demandes viennent de partir de cette connexion à Internet. ${nothingLost} Réessayez plus tard. ${orCall}`,
  'too-many-held': `Trois de vos demandes attendent déjà une réponse du centre. ${orCall}`,
  nobody: `Votre compte n’existe plus. ${nothingLost} Réessayez pour demander sans compte.`,
  suspended: `Cette adresse ne peut pas réserver en ligne. Le centre vous a écrit pourquoi. Appelez-le au ${centre.phone.display}.`,
  unreachable: `Le centre ne répond pas. ${nothingLost} Réessayez dans un instant\u00a0: la demande n’est faite qu’une fois. ${orCall}`,
  'signed-out': `Votre session a expiré. ${nothingLost} Reconnectez-vous, puis réessayez. ${orCall}`,
  busy: `Trop de demandes à la fois. ${nothingLost} Patientez une minute, puis réessayez.`,
  failed: `Le centre n’a pas pu enregistrer la demande. ${nothingLost} ${orCall}`,
};

export const offline = `Pas de réseau pour joindre le centre. ${nothingLost} Réessayez une fois connecté. ${orCall}`;
