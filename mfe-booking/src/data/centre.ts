import { emit } from 'shared-kernel';
import * as v from 'shared-kernel/validation';
import { boolean, partial, strictTuple, variant } from 'valibot';
import type { ManagedSettings, SettingsFault } from '../domain/centreSettings';
import { type Asked, ask, centre, type Refused, refused } from './ask';

/** The requests of the manager's page. The database decides about each; nothing of it is stored on the device. */

const pair = strictTuple([v.number(), v.number()]);
const courts = v.array(v.looseObject({ number: v.number(), name: v.string() }));
const settings = v.looseObject({
  revision: v.number(),
  hours: v.array(v.nullable(pair)),
  door: pair,
  exceptions: v.array(v.looseObject({ day: v.string(), hours: v.nullable(pair), note: v.string() })),
  courts,
  months: v.number(),
  notice: v.number(),
  prices: v.looseObject({
    base: v.number(),
    bands: v.array(v.looseObject({ weekdays: v.array(v.number()), hours: pair, cents: v.number() })),
  }),
  limits: v.looseObject({
    networkHour: v.number(),
    networkDay: v.number(),
    personHour: v.number(),
    held: v.number(),
  }),
});

const outsideGame = v.looseObject({
  id: v.string(),
  day: v.string(),
  hour: v.number(),
  court: v.number(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  reference: v.string(),
  reason: v.string(),
  confirmBy: v.optional(v.string()),
});
export type OutsideGame = {
  readonly id: string;
  readonly day: string;
  readonly hour: number;
  readonly court: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly reference: string;
  readonly reason: string;
  /** Until when a guest may confirm it; absent once it is. */
  readonly confirmBy?: string | undefined;
};
export type Outside = { readonly count: number; readonly reservations: readonly OutsideGame[] };

const outside = { count: v.number(), reservations: v.array(outsideGame) };

const managed = variant('kind', [
  v.looseObject({
    kind: v.literal('centre'),
    settings,
    outside: v.looseObject(outside),
    formerCourts: courts,
    plans: v.array(v.string()),
  }),
  refused,
]);

type ReadCentre = {
  readonly kind: 'centre';
  readonly settings: ManagedSettings;
  readonly outside: Outside;
  /** Those out of service that have a name. */
  readonly formerCourts: ManagedSettings['courts'];
  /** The subscriptions that accounts have. */
  readonly plans: readonly string[];
};

/** The settings, the coming games that they have no room for, and what forms propose. */
export function readCentre(): Promise<Asked<ReadCentre | Refused>> {
  return ask('managed_centre', { centre }, managed);
}

type SaveAnswer =
  | { readonly kind: 'saved' | 'conflict'; readonly settings: ManagedSettings }
  | ({ readonly kind: 'outside'; readonly ids: readonly string[] } & Outside)
  | { readonly kind: 'invalid'; readonly faults: readonly SettingsFault[] };

const saved = variant('kind', [
  v.looseObject({ kind: v.literal('saved'), settings }),
  v.looseObject({ kind: v.literal('conflict'), settings }),
  v.looseObject({ kind: v.literal('outside'), ids: v.array(v.string()), ...outside }),
  v.looseObject({
    kind: v.literal('invalid'),
    faults: v.array(v.looseObject({ field: v.string(), place: v.number(), reason: v.string() })),
  }),
  refused,
]);

/** Saves the settings that were read with this revision; `seen` has the games outside that the manager accepts. */
export async function saveCentre(
  changed: ManagedSettings,
  seen: readonly string[],
): Promise<Asked<SaveAnswer | Refused>> {
  const { revision } = changed;
  const answer = await ask('save_centre', { centre, revision, settings: changed, seen }, saved);
  if (answer.ok && answer.value.kind === 'saved')
    emit('centre:saved', { revision: answer.value.settings.revision });
  return answer;
}

export const roles = ['organizer', 'staff', 'manager'] as const;
export type AccountRole = (typeof roles)[number];

export type Membership = {
  readonly licenseNumber: string;
  readonly subscription: { readonly plan: string; readonly from: string; readonly until: string };
};
export type Person = Membership & {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
};

const person = v.looseObject({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  roles: v.array(v.string()),
  licenseNumber: v.string(),
  subscription: v.looseObject({ plan: v.string(), from: v.string(), until: v.string() }),
});

type Found = { readonly kind: 'found'; readonly people: readonly Person[]; readonly more: boolean };

const found = variant('kind', [
  v.looseObject({ kind: v.literal('found'), people: v.array(person), more: boolean() }),
  refused,
]);

export function findPeople(words: string, last?: Person): Promise<Asked<Found | Refused>> {
  return ask('find_people', { words, after: last ? { name: last.name, id: last.id } : null }, found);
}

type ChangedPerson = { readonly kind: 'changed' | 'conflict'; readonly person: Person };

const changedPerson = variant('kind', [
  v.looseObject({ kind: v.literal('changed'), person }),
  v.looseObject({ kind: v.literal('conflict'), person }),
  refused,
]);

export function changeRole(
  id: string,
  role: AccountRole,
  given: boolean,
): Promise<Asked<ChangedPerson | Refused>> {
  return ask('change_role', { person: id, role, given }, changedPerson);
}

export function changeMembership(
  id: string,
  known: Membership,
  wanted: Membership,
): Promise<Asked<ChangedPerson | Refused>> {
  return ask('change_membership', { person: id, known, wanted }, changedPerson);
}

export type Block = {
  readonly id: string;
  readonly use: string;
  /** Null for one that lasts until it is ended. */
  readonly until: string | null;
  readonly count?: number | undefined;
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
  /** Of the desk: what the person reads, and who of the team blocked them when. */
  readonly sentence?: string | undefined;
  readonly since?: string | undefined;
  readonly by?: string | undefined;
};

type Blocks = {
  readonly kind: 'listed';
  readonly networks: readonly Block[];
  readonly people: readonly Block[];
};

const block = v.looseObject({
  id: v.string(),
  use: v.string(),
  until: v.nullable(v.string()),
  count: v.optional(v.number()),
  name: v.optional(v.nullable(v.string())),
  email: v.optional(v.nullable(v.string())),
  sentence: v.optional(v.string()),
  since: v.optional(v.string()),
  by: v.optional(v.string()),
});

/** Of the limits, and after them those of the desk. */
export async function readBlocks(): Promise<Asked<Blocks | Refused>> {
  const people = { kind: v.literal('listed'), people: v.array(block) };
  const listed = v.looseObject({ ...people, networks: v.array(block) });
  const [limits, desk] = await Promise.all([
    ask('blocks', { centre }, variant('kind', [listed, refused])),
    ask('suspensions', {}, variant('kind', [v.looseObject(people), refused])),
  ]);
  if (!limits.ok || limits.value.kind === 'refused') return limits;
  if (!desk.ok) return desk;
  if (desk.value.kind === 'refused') return { ok: true, value: desk.value };
  return { ok: true, value: { ...limits.value, people: [...limits.value.people, ...desk.value.people] } };
}

export function endBlock({ use, id }: Block): Promise<Asked<{ readonly kind: 'ended' } | Refused>> {
  const ended = v.looseObject({ kind: v.literal('ended') });
  return ask('end_block', { use, id }, variant('kind', [ended, refused]));
}

/** A mail that no mail server has taken. The kind is that of its text, `to` the address, the reason a sentence of the worker. */
export type GivenUpMail = {
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  readonly reason: string;
  readonly since: string;
};

type MailState = {
  readonly kind: 'state';
  readonly sendsMail: boolean;
  readonly workerSeenAt: string | null;
  readonly waiting: number;
  readonly waitingSince: string | null;
  readonly givenUp: readonly GivenUpMail[];
};

export function readMailState(): Promise<Asked<MailState | Refused>> {
  const givenUp = v.looseObject({
    id: v.string(),
    kind: v.string(),
    to: v.string(),
    reason: v.string(),
    since: v.string(),
  });
  const state = v.looseObject({
    kind: v.literal('state'),
    sendsMail: boolean(),
    workerSeenAt: v.nullable(v.string()),
    waiting: v.number(),
    waitingSince: v.nullable(v.string()),
    givenUp: v.array(givenUp),
  });
  return ask('mail_state', {}, variant('kind', [state, refused]));
}

export function sendMailAgain(id: string): Promise<Asked<{ readonly kind: 'queued' } | Refused>> {
  const queued = v.looseObject({ kind: v.literal('queued') });
  return ask('send_mail_again', { id }, variant('kind', [queued, refused]));
}

type Account = { readonly name: string; readonly email: string };

/** An account, a reservation with its place of today, or another thing with a name. */
type Subject = Account & {
  readonly reference?: string | undefined;
  readonly day?: string | undefined;
  readonly hour?: number | undefined;
};

/** A line of the audit. The actor is null for a guest, and for the operator of the database. */
export type AuditRow = {
  readonly id: number;
  readonly at: string;
  readonly action: string;
  readonly entity: string;
  readonly entityId: string;
  readonly actor: Account | null;
  readonly subject: Subject | null;
  readonly details: unknown;
};

type AuditPage = { readonly kind: 'listed'; readonly rows: readonly AuditRow[]; readonly more: boolean };

const account = { name: v.string(), email: v.string() };
const subject = v.looseObject({
  ...account,
  reference: v.optional(v.string()),
  day: v.optional(v.string()),
  hour: v.optional(v.number()),
});
const auditRow = v.looseObject({
  id: v.number(),
  at: v.string(),
  action: v.string(),
  entity: v.string(),
  entityId: v.string(),
  actor: v.nullable(v.looseObject(account)),
  subject: v.nullable(subject),
  details: v.unknown(),
});

const settingsOfAudit = partial(settings);
const unnamed: ManagedSettings = {
  revision: 0,
  hours: [],
  door: [0, 0],
  exceptions: [],
  courts: [],
  months: 0,
  notice: 0,
  prices: { base: 0, bands: [] },
  limits: { networkHour: 0, networkDay: 0, personHour: 0, held: 0 },
};

/** The settings that a line names, as they were before or after it; the others are equal on both sides. Null if unreadable. */
export function settingsInAudit(named: unknown): ManagedSettings | null {
  const read = v.safeParse(settingsOfAudit, named);
  return read.success ? { ...unnamed, ...(read.output as Partial<ManagedSettings>) } : null;
}

/** Of lines: those of these entities (null: all, or the changes that are not of visitors and organisers). */
export type AuditFilter = {
  readonly everything: boolean;
  readonly entities: readonly string[] | null;
};

/** Lines, newest first, that are older than the line `before`. */
export function readAudit(
  before: number | null,
  filter: AuditFilter,
  atMost = 50,
): Promise<Asked<AuditPage | Refused>> {
  const listed = v.looseObject({ kind: v.literal('listed'), rows: v.array(auditRow), more: boolean() });
  return ask('read_audit', { before, ...filter, at_most: atMost }, variant('kind', [listed, refused]));
}

/** All lines, which are those of twelve months. */
export async function readWholeAudit(filter: AuditFilter): Promise<Asked<AuditPage | Refused>> {
  const rows: AuditRow[] = [];
  for (;;) {
    const answer = await readAudit(rows.at(-1)?.id ?? null, filter, 1000);
    if (!answer.ok || answer.value.kind !== 'listed') return answer;
    rows.push(...answer.value.rows);
    if (!answer.value.more) return { ok: true, value: { ...answer.value, rows } };
  }
}

export type HourFigure = {
  readonly weekday: number;
  readonly hour: number;
  readonly booked: number;
  readonly offered: number;
};
/** The absent ones are among the booked ones. */
export type MonthFigure = {
  readonly month: string;
  readonly booked: number;
  readonly cancelled: number;
  readonly absent: number;
};

type Figures = {
  readonly kind: 'figures';
  readonly hours: readonly HourFigure[];
  readonly months: readonly MonthFigure[];
};

/** Both 'yyyy-MM-dd'. */
export function readFigures(first: string, last: string): Promise<Asked<Figures | Refused>> {
  const figures = v.looseObject({
    kind: v.literal('figures'),
    hours: v.array(
      v.looseObject({ weekday: v.number(), hour: v.number(), booked: v.number(), offered: v.number() }),
    ),
    months: v.array(
      v.looseObject({ month: v.string(), booked: v.number(), cancelled: v.number(), absent: v.number() }),
    ),
  });
  return ask(
    'centre_figures',
    { centre, first_day: first, last_day: last },
    variant('kind', [figures, refused]),
  );
}
