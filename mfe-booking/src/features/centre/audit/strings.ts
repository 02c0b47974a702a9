import { formatDay, formatHour, formatLongDay } from 'shared-kernel';
import { centreDay, centreTime } from 'shared-kernel/time';
import type { AccountRole, AuditRow } from '../../../data/centre';
import { roleNames } from '../strings';

export const auditStrings = {
  title: 'Journal',
  lead: 'Qui a changé quoi, et quand\u00a0; conservé douze mois.',
  everything: 'Afficher aussi les réservations et les tournois',
  list: 'Lignes du journal, la plus récente d’abord',
  none: 'Le journal est vide.',
  when: 'Quand',
  who: 'Qui',
  what: 'Quoi',
  details: 'Détails',
  export: 'Exporter en CSV',
  exporting: 'Préparation du fichier…',
  exportFailed: 'Le fichier n’a pas pu être préparé\u00a0: réessayez dans un instant.',
  fileName: (day: string) => `journal-${day}.csv`,
  operator: 'Exploitant du site',
  guest: 'Visiteur sans compte',
  gone: 'Compte supprimé',
  columns: ['Date', 'Heure', 'Qui', 'E-mail', 'Quoi', 'Concerne', 'Détails'],
};

const actions: Readonly<Record<string, string>> = {
  insert: 'créé',
  update: 'modifié',
  delete: 'supprimé',
  read: 'consulté',
};

const entities: Readonly<Record<string, string>> = {
  centres: 'Réglages du centre',
  roles: 'Rôles',
  memberships: 'Licence et abonnement',
  blocks: 'Blocage',
  accounts: 'Compte',
  people: 'Liste des comptes',
  reservations_of_day: 'Réservations d’un jour',
  desk_search: 'Recherche de réservations',
  suspensions: 'Réservation en ligne suspendue',
  closures: 'Fermeture de terrains',
  reservations: 'Réservation',
  tournaments: 'Tournoi',
  match_events: 'Événements de match',
  waiting_list: 'Liste d’attente',
  waiting: 'Place dans une liste d’attente',
  desk_feeds: 'Agenda de l’accueil',
  series: 'Série',
  series_requests: 'Demande de série',
};

export function whatOf({ action, entity }: AuditRow): string {
  if (entity === 'mails') return 'E-mail renvoyé';
  return `${entities[entity] ?? entity}\u00a0: ${actions[action] ?? action}`;
}

export function whenOf({ at }: AuditRow): { readonly day: string; readonly time: string } {
  const instant = new Date(at);
  return { day: centreDay(instant), time: centreTime(instant) };
}

export function whenInWords(row: AuditRow): string {
  const { day, time } = whenOf(row);
  return `${formatDay(day)} à ${formatHour(time)}`;
}

const withoutSubject = new Set(['people', 'centres', 'mails', 'desk_search', 'waiting_list', 'desk_feeds']);

/** The operator works past all requests, which have an account or are a visitor's. */
export function whoOf({ actor, entity }: AuditRow): string {
  if (actor) return actor.name || actor.email || auditStrings.gone;
  return entity === 'roles' || entity === 'centres' ? auditStrings.operator : auditStrings.guest;
}

export function subjectOf({ subject, entity, entityId }: AuditRow): string {
  if (subject) return subject.name || subject.email;
  if (entity === 'reservations_of_day') {
    const [, day = '', lastDay] = entityId.split(' ');
    return lastDay ? `${formatDay(day)} – ${formatDay(lastDay)}` : formatLongDay(day);
  }
  if (entity === 'suspensions' && entityId === 'guest') return auditStrings.guest;
  return withoutSubject.has(entity) ? '' : entityId;
}

const fields: Readonly<Record<string, string>> = {
  hours: 'horaires',
  door: 'accueil',
  exceptions: 'exceptions',
  courts: 'terrains',
  months: 'mois à l’avance',
  notice: 'délai (min)',
  prices: 'tarifs (centimes)',
  limits: 'limites',
  licenseNumber: 'licence',
  subscription: 'abonnement',
  attendance: 'présence',
  name: 'nom',
  email: 'e-mail',
  phone: 'téléphone',
  players: 'joueurs',
  note: 'note',
};

/** « mois à l’avance : 2 → 3 »: each field with its value before and after. */
export function detailsOf({ details, entity }: AuditRow): string {
  if (typeof details !== 'object' || details === null) return '';
  if (entity === 'roles') return rolesInWords(details);
  if (entity === 'blocks') return '';
  if ('fields' in details) return fieldsInWords(details.fields);
  return Object.entries(details)
    .map(([field, change]) => changeInWords(fields[field] ?? field, change))
    .join('\u00a0; ');
}

/** The desk changed them; their values are in no audit. */
function fieldsInWords(changed: unknown): string {
  return Array.isArray(changed) ? changed.map((field) => fields[field] ?? field).join(', ') : '';
}

function rolesInWords(details: object): string {
  const { before, after } = details as { readonly before?: unknown; readonly after?: unknown };
  const named = (list: unknown) =>
    Array.isArray(list) ? list.map((role) => roleNames[role as AccountRole] ?? role) : [];
  return changeInWords('rôles', { before: named(before), after: named(after) });
}

function changeInWords(name: string, change: unknown): string {
  const { before, after } = Object(change) as { readonly before?: unknown; readonly after?: unknown };
  return `${name}\u00a0: ${valueText(before)} → ${valueText(after)}`;
}

const values: Readonly<Record<string, string>> = { arrived: 'présents', absent: 'absents' };

function valueText(value: unknown): string {
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return value.join(', ') || 'aucun';
  if (value === null) return 'aucun';
  return typeof value === 'string' ? (values[value] ?? value) || 'aucun' : JSON.stringify(value);
}
