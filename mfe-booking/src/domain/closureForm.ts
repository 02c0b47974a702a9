import { readTypedDay } from 'shared-kernel/time';
import type { Cell, Decision, Period, WayBooking } from './closures';
import { isInDateForm } from './isInDateForm';

/** The fields as the desk typed them; `courts` are numbers with commas between them. */
export type ClosureField = 'courts' | 'firstDay' | 'firstHour' | 'lastDay' | 'lastHour' | 'sentence';
export type ClosureForm = { readonly [Field in ClosureField]: string };

export type ClosureFault = 'courts' | 'day' | 'no-such-day' | 'past-day' | 'backwards' | 'sentence';
export type ClosureFaults = { readonly [Field in ClosureField]?: ClosureFault };

/** The courts that are ticked, in their order. */
export function courtsIn(text: string): readonly number[] {
  return text === '' ? [] : text.split(',').map(Number);
}

/** The form as a period, or a fault for each wrong field. All courts of the centre are null: later ones are closed too. */
export function readClosure(
  form: ClosureForm,
  courts: readonly number[],
  today: string,
):
  | { readonly ok: true; readonly period: Period; readonly sentence: string }
  | { readonly ok: false; readonly faults: ClosureFaults } {
  const ticked = courtsIn(form.courts).filter((court) => courts.includes(court));
  const firstDay = readTypedDay(form.firstDay, today);
  const lastDay = readTypedDay(form.lastDay, today);
  const [firstHour, lastHour] = [Number(form.firstHour), Number(form.lastHour)];
  const isBackwards =
    firstDay && lastDay && (lastDay < firstDay || (lastDay === firstDay && lastHour < firstHour));
  const sentence = form.sentence.trim();
  const faults: ClosureFaults = {
    ...(ticked.length === 0 && { courts: 'courts' }),
    ...(firstDay === null && { firstDay: noDay(form.firstDay) }),
    ...(lastDay === null
      ? { lastDay: noDay(form.lastDay) }
      : lastDay < today
        ? { lastDay: 'past-day' }
        : isBackwards && { lastDay: 'backwards' }),
    ...(sentence === '' && { sentence: 'sentence' }),
  };
  if (firstDay === null || lastDay === null || Object.keys(faults).length > 0) return { ok: false, faults };
  const period = {
    courts: ticked.length === courts.length ? null : ticked,
    firstDay,
    firstHour,
    lastDay,
    lastHour,
  };
  return { ok: true, period, sentence };
}

function noDay(typed: string): ClosureFault {
  return isInDateForm(typed) ? 'no-such-day' : 'day';
}

/** What becomes of a booking in the way: 'cancel', or the place that it is moved to. */
export type Choice = string;

/** A place as a choice: '2026-12-01 18 3'. */
export function choiceOf({ day, hour, court }: Cell): Choice {
  return `${day} ${hour} ${court}`;
}

/** Without a question: another court at the same hour. */
export function startingChoice(booking: WayBooking): Choice {
  const [nearest] = booking.suggestions;
  const isSameHour = nearest?.day === booking.day && nearest.hour === booking.hour;
  return nearest && isSameHour ? choiceOf(nearest) : '';
}

/** The choice for a booking as far as it is still offered, else the starting one. */
export function choiceFor(booking: WayBooking, choices: ReadonlyMap<string, Choice>): Choice {
  const chosen = choices.get(booking.id);
  const isOffered = chosen === 'cancel' || booking.suggestions.some((each) => choiceOf(each) === chosen);
  return chosen !== undefined && isOffered ? chosen : startingChoice(booking);
}

/** The decisions for all bookings; null while one has none. */
export function decisionsFor(
  bookings: readonly WayBooking[],
  choices: ReadonlyMap<string, Choice>,
): readonly Decision[] | null {
  const decisions = bookings.flatMap(({ id, sequence, ...booking }): readonly Decision[] => {
    const choice = choiceFor({ id, sequence, ...booking }, choices);
    if (choice === 'cancel') return [{ id, sequence, action: 'cancel' }];
    const target = booking.suggestions.find((each) => choiceOf(each) === choice);
    return target
      ? [{ id, sequence, action: 'move', day: target.day, hour: target.hour, court: target.court }]
      : [];
  });
  return decisions.length === bookings.length ? decisions : null;
}
