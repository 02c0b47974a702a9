import { bookingWindow, isSlot, type Slot } from 'shared-kernel/courts';
import { cleanName, isVisibleName } from 'shared-kernel/names';
import { centreDay, readTypedDay } from 'shared-kernel/time';
import { hasBegun } from 'shared-kernel/upcoming';

export const playerCounts = ['2', '3', '4'] as const;
export type PlayerCount = (typeof playerCounts)[number];

/** Whether `text` is a number of players that a court takes. */
export function isPlayerCount(text: string): text is PlayerCount {
  return playerCounts.some((count) => count === text);
}

/** The form's values as typed: `date` in the visitor's notation, `time` a slot or empty. */
export type FormContents = {
  readonly name: string;
  readonly email: string;
  readonly date: string;
  readonly time: string;
  readonly players: PlayerCount;
  /** Where a centre with a back end asks for it. */
  readonly phone?: string;
};

export const emptyForm: FormContents = { name: '', email: '', date: '', time: '', players: '2' };

/** In the order of the screen. */
const checkedFields = ['date', 'time', 'name', 'email'] as const;
export type CheckedField = (typeof checkedFields)[number];

export type FieldRefusal =
  | { kind: 'name-missing' }
  | { kind: 'name-too-long' }
  | { kind: 'email-missing' }
  | { kind: 'email-malformed' }
  | { kind: 'date-missing' }
  | { kind: 'date-unreadable' }
  | { kind: 'date-past' }
  | { kind: 'date-too-far'; last: string }
  | { kind: 'time-missing' }
  | { kind: 'time-past' };

export type FieldRefusals = { readonly [Field in CheckedField]?: FieldRefusal };

/** A form in which nothing is missing: `date` is 'yyyy-MM-dd', names and addresses are trimmed. */
export type CheckedReservation = Omit<FormContents, 'time'> & { readonly time: Slot };

export type FormCheck =
  | { ok: true; reservation: CheckedReservation }
  | { ok: false; refusals: FieldRefusals };

/**
 * Looser than the back end (`private.is_address`), which knows the rare rules of hyphens and lengths. No two adjacent parts of the
 * pattern match the same character, so matching takes linear time for any input.
 */
const emailPattern = /^[^\s@<>,;".?]+(\.[^\s@<>,;".?]+)*@[\p{L}\p{M}\d-]+(\.[\p{L}\p{M}\d-]+)+$/u;

/** The limit of the back end (`book`): longer than any name that is called out at the counter. */
export const longestName = 120;
/** RFC 5321, section 4.5.3.1.3. */
const longestEmail = 254;

export function isAddress(text: string): boolean {
  return text.length <= longestEmail && emailPattern.test(text);
}

const checks: {
  readonly [Field in CheckedField]: (form: FormContents, now: Date) => FieldRefusal | null;
} = {
  name: ({ name }) => {
    if (!isVisibleName(name)) return { kind: 'name-missing' };
    return [...cleanName(name)].length > longestName ? { kind: 'name-too-long' } : null;
  },
  email: ({ email }) => {
    if (email.trim() === '') return { kind: 'email-missing' };
    return isAddress(email.trim()) ? null : { kind: 'email-malformed' };
  },
  date: ({ date }, now) => {
    if (date.trim() === '') return { kind: 'date-missing' };
    const day = dayOf(date, now);
    if (day === null) return { kind: 'date-unreadable' };
    const { first, last } = bookingWindow(now);
    if (day < first) return { kind: 'date-past' };
    return day > last ? { kind: 'date-too-far', last } : null;
  },
  time: ({ date, time }, now) => {
    if (!isSlot(time)) return { kind: 'time-missing' };
    const day = dayOf(date, now);
    // The rule for the day already refuses past days.
    return day === centreDay(now) && hasBegun({ date: day, time }, now) ? { kind: 'time-past' } : null;
  },
};

/** Decides whether the form can be booked at the instant `now`, or which fields are refused and why (specification, section 5). */
export function checkReservation(form: FormContents, now: Date): FormCheck {
  const refusals: { [Field in CheckedField]?: FieldRefusal } = {};
  for (const field of checkedFields) {
    const refusal = checks[field](form, now);
    if (refusal !== null) refusals[field] = refusal;
  }
  const day = dayOf(form.date, now);
  if (Object.keys(refusals).length > 0 || day === null || !isSlot(form.time)) return { ok: false, refusals };
  return {
    ok: true,
    reservation: {
      ...form,
      name: cleanName(form.name),
      email: form.email.trim(),
      date: day,
      time: form.time,
    },
  };
}

function dayOf(typed: string, now: Date): string | null {
  return readTypedDay(typed, centreDay(now));
}
