import { formatDay, formatHour, formatLongDay, formatNumber } from 'shared-kernel';
import { centreDay, centreTime } from 'shared-kernel/time';
import { type AccountRole, type AuditFilter, type AuditRow, settingsInAudit } from '../../../data/centre';
import { formOf } from '../../../domain/centreForm';
import { plainText } from '../../../domain/samePerson';
import { changedItems, itemsOf } from '../../../domain/settingsItems';
import { blockStrings } from '../people/strings';
import { describeItem, nameOfItem, tabOf } from '../settings/describeItem';
import { hourText } from '../settings/strings';
import { pageStrings, roleNames } from '../strings';

export const auditStrings = {
  title: 'Journal',
  lead: 'Qui a changé quoi et quand, sur les douze derniers mois.',
  kind: 'Afficher',
  words: 'Rechercher',
  wordsHint:
    'Tous ces mots, comme ils s’affichent, ou une adresse e-mail\u00a0; sur les douze derniers mois.',
  count: (count: number, more: boolean) =>
    `${formatNumber(count)}${more ? ' premières' : ''}\u00a0${count > 1 ? 'lignes' : 'ligne'}.`,
  list: 'Lignes du journal, la plus récente d’abord',
  none: 'Aucune ligne.',
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
  forgotten: 'nom effacé',
  columns: ['Date', 'Heure', 'Qui', 'E-mail', 'Quoi', 'Concerne', 'Détails'],
};

const actions: Readonly<Record<string, string>> = {
  insert: 'créé',
  update: 'modifié',
  delete: 'supprimé',
  read: 'consulté',
};

/** What is changed, and the ending that its gender and number give to the word of the action. */
const entities: Readonly<Record<string, readonly [name: string, ending: '' | 'e' | 's' | 'es']>> = {
  centres: ['Réglages du centre', 's'],
  roles: ['Rôles', 's'],
  memberships: ['Licence et abonnement', 's'],
  accounts: ['Compte', ''],
  people: ['Liste des comptes', 'e'],
  reservations_of_day: ['Réservations d’un jour', 'es'],
  reservations: ['Réservation', 'e'],
  closures: ['Fermeture de terrains', 'e'],
  waiting_list: ['Liste d’attente', 'e'],
  waiting: ['Place dans une liste d’attente', 'e'],
  desk_feeds: ['Agenda de l’accueil', ''],
  series: ['Liste des séries', 'e'],
  mails: ['Liste des e-mails non remis', 'e'],
  series_requests: ['Demande de série', 'e'],
  tournaments: ['Tournoi', ''],
  scorers: ['Invitation à saisir les scores', 'e'],
  match_events: ['Événement de match', ''],
};

/** The choices of « Afficher » besides the first: by the name in the address, the entities of each. */
const kinds = {
  reglages: ['Réglages', ['centres']],
  personnes: ['Personnes', ['roles', 'memberships', 'accounts', 'blocks', 'suspensions']],
  reservations: ['Réservations et e-mails', ['reservations', 'series_requests', 'waiting', 'outgoing_mail']],
  fermetures: ['Fermetures', ['closures']],
  tournois: ['Tournois', ['tournaments', 'scorers', 'match_events']],
  consultations: [
    'Listes consultées',
    ['people', 'reservations_of_day', 'desk_search', 'series', 'waiting_list', 'mails', 'desk_feeds'],
  ],
  tout: ['Tout', null],
} as const;
const isKind = (name: string): name is keyof typeof kinds => Object.hasOwn(kinds, name);

export const kindOptions = [
  { value: '', label: 'Gestion du centre' },
  ...Object.entries(kinds).map(([value, [label]]) => ({ value, label })),
];

export function filterOf(kind: string): AuditFilter {
  return { everything: kind === 'tout', entities: isKind(kind) ? kinds[kind][1] : null };
}

const phrases: Readonly<Record<string, string>> = {
  'blocks delete': 'Blocage terminé',
  'outgoing_mail update': 'E-mail renvoyé',
  'desk_search read': 'Réservations cherchées',
  'suspensions insert': 'Réservation en ligne suspendue',
  'suspensions delete': 'Réservation en ligne rétablie',
};

/** What became of a booking, by the value after it. */
const ofBooking = [
  ['Réservation annulée', 'cancelled', true],
  ['Réservation rétablie', 'cancelled', false],
  ['Arrivée notée', 'attendance', 'arrived'],
  ['Absence notée', 'attendance', 'absent'],
  ['Présence effacée', 'attendance', null],
] as const;

export function whatOf({ action, entity, details }: AuditRow): string {
  const [name, ending] = entities[entity] ?? [entity, ''];
  const changes = Object(details) as Readonly<Record<string, { readonly after?: unknown } | undefined>>;
  return (
    ofBooking.find(([, field, after]) => changes[field]?.after === after)?.[0] ??
    (changes.place && 'Réservation déplacée') ??
    phrases[`${entity} ${action}`] ??
    `${name} ${actions[action] ?? action}${ending}`
  );
}

export function whenOf({ at }: AuditRow): { readonly day: string; readonly time: string } {
  const instant = new Date(at);
  return { day: centreDay(instant), time: centreTime(instant) };
}

export function whenInWords(row: AuditRow): string {
  const { day, time } = whenOf(row);
  return `${formatDay(day)} à ${formatHour(time)}`;
}

/** The lines that show all of the words, or have them in an address. « M7K Q2A » is the reference « M7KQ2A ». */
export function withWords(rows: readonly AuditRow[], words: string): readonly AuditRow[] {
  const searched = plainWords(words);
  return rows.filter((row) => {
    const line = plainWords(
      [
        whenInWords(row),
        whoOf(row),
        row.actor?.email,
        whatOf(row),
        subjectOf(row),
        row.subject?.email,
        detailsOf(row),
      ].join(' '),
    ).join(' ');
    return searched.every((word) => line.includes(word));
  });
}

const plainWords = (text: string) =>
  plainText(text.replaceAll('’', "'"))
    .split(/[\s-]+/)
    .filter(Boolean);

/** The operator works past all requests, which have an account or are a visitor's. */
export function whoOf({ actor, entity }: AuditRow): string {
  if (actor) return actor.name || actor.email || accountGone;
  return entity === 'roles' || entity === 'centres' ? auditStrings.operator : auditStrings.guest;
}

const accountGone = 'Compte supprimé';
const tournamentGone = 'Tournoi supprimé';
const gone: Readonly<Record<string, string>> = {
  accounts: accountGone,
  roles: accountGone,
  memberships: accountGone,
  blocks: accountGone,
  suspensions: accountGone,
  reservations: 'Réservation effacée',
  tournaments: tournamentGone,
  scorers: tournamentGone,
  match_events: tournamentGone,
};

/** Whom or what it concerns, without identifiers: « M7KQ2A, Ana Diaz, 24/12/2026 à 18 h » of a reservation. */
export function subjectOf({ subject, entity, entityId }: AuditRow): string {
  if (subject) {
    const { name, email, reference, day, hour } = subject;
    const place = day && `${formatDay(day)}${hour === undefined ? '' : ` à ${hourText(hour)}`}`;
    return [reference, name || email || auditStrings.forgotten, place].filter(Boolean).join(', ');
  }
  if (entity === 'reservations_of_day') {
    const [, day = '', lastDay] = entityId.split(' ');
    return lastDay ? `${formatDay(day)} – ${formatDay(lastDay)}` : formatLongDay(day);
  }
  if (entityId.startsWith('guest')) return auditStrings.guest;
  // A hash of a network has no hyphens.
  if (entity === 'blocks' && !entityId.includes('-')) return blockStrings.network(entityId);
  return gone[entity] ?? '';
}

/** « mardi : 10 h à 23 h → 10 h à 21 h »: each value before and after it. */
export function detailsOf({ details, entity }: AuditRow): string {
  if (typeof details !== 'object' || details === null) return '';
  if (entity === 'centres') return settingsInWords(details);
  if (entity === 'roles') return change('rôles', roleList, details);
  if ('closure' in details) return closureInWords(details.closure);
  if (entity === 'blocks') return uses[(details as { readonly use?: string }).use ?? ''] ?? '';
  // The desk changed them; their values are in no audit.
  if ('fields' in details)
    return Array.isArray(details.fields) ? details.fields.map(fieldName).join(', ') : '';
  // The kind of the line says these.
  const { cancelled, attendance, ...others } = details as Readonly<Record<string, unknown>>;
  return Object.entries(others)
    .map(([field, values]) => change(fieldName(field), inWords[field] ?? text, values))
    .join('\u00a0; ');
}

function settingsInWords(details: object): string {
  const parts = (['before', 'after'] as const).map((side) =>
    settingsInAudit(
      Object.fromEntries(Object.entries(details).map(([field, each]) => [field, each?.[side]])),
    ),
  );
  const [before, after] = parts.map((settings) => settings && formOf(settings));
  if (!before || !after) return '';
  const [old, present] = [itemsOf(before), itemsOf(after)];
  return changedItems(before, after)
    .map((item, at, items) => {
      const name = nameOfItem(item, [old[item], present[item]]);
      const tab = at === 0 || tabOf(item) !== tabOf(items[at - 1] ?? '') ? `${tabWords(tabOf(item))}, ` : '';
      return `${tab}${name}\u00a0: ${describeItem(item, old[item])} → ${describeItem(item, present[item])}`;
    })
    .join('\u00a0; ');
}

/** Managers search the prices by either word. */
const tabWords = (tab: ReturnType<typeof tabOf>) =>
  tab === 'tarifs' ? 'Tarifs (prix)' : pageStrings.tabNames[tab];

const uses: Readonly<Record<string, string>> = {
  book: 'limite des réservations',
  move: 'limite des déplacements',
  wait: 'limite des listes d’attente',
  request: 'limite des demandes de série',
  confirm: 'limite des réservations non confirmées',
  password: 'mots de passe erronés',
};

const fieldNames: Readonly<Record<string, string>> = {
  licenseNumber: 'licence',
  subscription: 'abonnement',
  place: 'heure et terrain',
  name: 'nom',
  email: 'e-mail',
  phone: 'téléphone',
  players: 'joueurs',
  note: 'note',
};
const fieldName = (field: string) => fieldNames[field] ?? field;

type InWords = (value: unknown) => string;

const text: InWords = (value) => (value === null || value === undefined ? '' : String(value));
const roleList: InWords = (list) =>
  Array.isArray(list) ? list.map((role) => roleNames[role as AccountRole] ?? role).join(', ') : '';

type Place = { readonly day: string; readonly hour: number; readonly court: number };
const placeInWords = ({ day, hour, court }: Place) =>
  `${formatDay(day)} à ${hourText(hour)}, terrain ${court}`;

/** Without courts, all of them. */
function closureInWords(closure: unknown): string {
  const { courts, sentence, ...days } = closure as {
    readonly courts: readonly number[] | null;
    readonly first_day: string;
    readonly first_hour: number;
    readonly last_day: string;
    readonly last_hour: number;
    readonly sentence: string;
  };
  const named = courts
    ? `${courts.length > 1 ? 'terrains' : 'terrain'} ${courts.join(', ')}`
    : 'tous les terrains';
  return `${named}, du ${formatDay(days.first_day)} à ${hourText(days.first_hour)} au ${formatDay(days.last_day)} à ${hourText(days.last_hour + 1)}\u00a0: ${sentence}`;
}

const inWords: Readonly<Record<string, InWords>> = {
  subscription: (value) => {
    const {
      plan = '',
      from = '',
      until = '',
    } = Object(value) as Readonly<Record<string, string | undefined>>;
    return [plan, from && `du ${formatDay(from)}`, until && `au ${formatDay(until)}`]
      .filter(Boolean)
      .join(' ');
  },
  place: (value) => placeInWords(value as Place),
};

function change(name: string, words: InWords, values: unknown): string {
  const { before, after } = Object(values) as { readonly before?: unknown; readonly after?: unknown };
  const none = name === 'licence' ? 'aucune' : 'aucun';
  return `${name}\u00a0: ${words(before) || none} → ${words(after) || none}`;
}
