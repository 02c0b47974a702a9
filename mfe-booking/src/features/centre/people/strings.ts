import { formatHour, formatLongDay, formatNumber, isolated } from 'shared-kernel';
import { centreDay, centreTime } from 'shared-kernel/time';
import type { Trouble } from '../../../data/ask';
import type { Block } from '../../../data/centre';
import { isInDateForm } from '../../../domain/isInDateForm';

export const peopleStrings = {
  title: 'Comptes',
  lead: 'Cherchez par le début d’un nom ou d’une adresse e-mail. Sans recherche, la liste montre les comptes qui ont un rôle.',
  search: 'Nom ou adresse e-mail',
  list: 'Comptes trouvés',
  none: 'Aucun compte ne correspond à cette recherche.',
  count: (count: number, more: boolean) =>
    `${formatNumber(count)}${more ? ' premiers' : ''}\u00a0${count > 1 ? 'comptes' : 'compte'}.`,
  unnamed: 'Sans nom',
  roles: 'Rôles',
  membership: 'Licence et abonnement',
  licence: 'Numéro de licence',
  licenceHint: 'Par exemple FJF-59121-0003.',
  plan: 'Formule d’abonnement',
  from: 'Du',
  until: 'Au (inclus)',
  calendar: 'Calendrier',
  save: 'Enregistrer la licence et l’abonnement',
  saving: 'Enregistrement…',
  roleGiven: (role: string, name: string) => `${role}\u00a0: rôle donné à ${name}.`,
  roleTaken: (role: string, name: string) => `${role}\u00a0: rôle retiré à ${name}.`,
  saved: (name: string) => `Licence et abonnement enregistrés\u00a0: ${name}.`,
  conflict:
    'Ces informations viennent de changer ailleurs\u00a0: les voici. Votre saisie n’est pas enregistrée.',
  askManager: (name: string, given: boolean, isOwn: boolean) => ({
    title: given
      ? `Donner le rôle de gestionnaire à ${name}\u00a0?`
      : `Retirer le rôle de gestionnaire à ${name}\u00a0?`,
    text: given
      ? 'Cette personne pourra changer les réglages, les prix et les rôles de tous les comptes, et lire les données des joueurs.'
      : `${isOwn ? 'Vous ne pourrez' : 'Cette personne ne pourra'} plus ouvrir la gestion du centre.`,
    confirm: given ? 'Donner le rôle' : 'Retirer le rôle',
  }),
  badDay: (typed: string) =>
    isInDateForm(typed) ? 'Cette date n’existe pas.' : 'Écrivez une date, par exemple 31/08/2027.',
  badLicence:
    'Écrivez la licence en lettres sans accent, chiffres et tirets, 20\u00a0caractères au plus\u00a0: par exemple FJF-59121-0003.',
};

/** Refusals of the database about a person. */
export const personRefusals: Readonly<Record<string, string>> = {
  'last-manager': 'C’est le seul compte gestionnaire\u00a0: donnez d’abord ce rôle à un autre compte.',
  nobody: 'Ce compte n’existe plus.',
  'no-days': 'Indiquez le premier et le dernier jour de l’abonnement, ou effacez sa formule.',
  'no-plan': 'Indiquez la formule de l’abonnement, ou effacez ses dates.',
  'ends-before-it-begins': 'L’abonnement finit avant de commencer\u00a0: choisissez une fin plus tardive.',
  licence: peopleStrings.badLicence,
  malformed: 'Une de ces valeurs est trop longue ou illisible.',
  unconfirmed:
    'Cette adresse n’est pas encore confirmée\u00a0: la personne doit d’abord ouvrir le lien de son e-mail d’inscription.',
  'unknown-role': 'Ce rôle n’existe pas.',
};

export const changeTroubles: Record<Trouble, string> = {
  unreachable: 'Le centre ne répond pas\u00a0: recommencez dans un instant.',
  'signed-out': 'Votre session a pris fin\u00a0: reconnectez-vous.',
  busy: 'Trop de demandes à la fois\u00a0: patientez une minute.',
  'not-accepted': 'Une de ces valeurs n’est pas acceptée. Rien n’a changé.',
  failed: 'Le centre n’a pas pu répondre. Rien n’a changé.',
  'no-role': 'Votre compte n’a plus le rôle de gestionnaire.',
};

const counted = (count: number, one: string, more: string) =>
  `${formatNumber(count)}\u00a0${count > 1 ? more : one}`;

export const blockStrings = {
  title: 'Blocages en cours',
  lead: 'Réseaux et personnes qui ont atteint une limite\u00a0: ces blocages finissent d’eux-mêmes. Personnes que l’accueil empêche de réserver en ligne.',
  none: 'Aucun blocage en cours.',
  network: (id: string) => `Réseau ${id.slice(0, 8)}`,
  uses: {
    book: (count: number) => counted(count, 'réservation', 'réservations'),
    move: (count: number) => counted(count, 'déplacement', 'déplacements'),
    wait: (count: number) => counted(count, 'liste d’attente', 'listes d’attente'),
    request: (count: number) => counted(count, 'demande de série', 'demandes de série'),
    confirm: (count: number) => counted(count, 'réservation non confirmée', 'réservations non confirmées'),
    password: (count: number) => counted(count, 'mot de passe erroné', 'mots de passe erronés'),
  } as Readonly<Record<string, (count: number) => string>>,
  until: ({ until }: Block) => {
    if (until === null) return 'sans date de fin';
    // As the visitor reads it: the first minute in which they can go on.
    const end = new Date(Math.ceil(Date.parse(until) / 60_000) * 60_000);
    return `bloqué jusqu’au ${formatLongDay(centreDay(end))} à ${formatHour(centreTime(end))}`;
  },
  /** Namesakes have different addresses. A guest whose bookings are forgotten has none. */
  person: ({ name, email, id, since }: Block) =>
    name && email ? `${name} (${email})` : name || email || (since ? 'Visiteur sans compte, nom effacé' : id),
  reason: ({ use, count = 0, since, by }: Block) =>
    since
      ? `bloqué par ${by || 'un compte supprimé'} le ${formatLongDay(centreDay(new Date(since)))}`
      : (blockStrings.uses[use]?.(count) ?? ''),
  about: (block: Block): string =>
    `\u00a0: ${blockStrings.reason(block)}, ${blockStrings.until(block)}${block.sentence ? `. «\u00a0${isolated(block.sentence)}\u00a0»` : ''}`,
  end: ({ since }: Block) => (since ? 'Lever le blocage' : 'Mettre fin au blocage'),
  endOf: (name: string, block: Block): string =>
    `${blockStrings.end(block)}\u00a0: ${name}, ${blockStrings.reason(block)}`,
  ended: (name: string) => `Blocage terminé\u00a0: ${name}.`,
};
