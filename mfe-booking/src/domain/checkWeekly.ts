import { isVisibleName } from 'shared-kernel/names';
import { addDays, readTypedDay } from 'shared-kernel/time';
import { isAddress } from './checkReservation';

/** The form as typed: `firstDay` in the visitor's notation. */
export type WeeklyForm = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly weekday: string;
  readonly hour: string;
  readonly players: string;
  readonly firstDay: string;
  readonly weeks: string;
  readonly message: string;
};

export type WeeklyField = 'firstDay' | 'weeks' | 'name' | 'email' | 'phone';
export type WeeklyFault =
  | 'day-missing'
  | 'day-unreadable'
  | 'day-past'
  | 'day-too-far'
  | 'weeks-unreadable'
  | 'name-missing'
  | 'contact-missing'
  | 'email-malformed'
  | 'phone-malformed';

/** The limits of the back end (`request_series`). */
export const longestMessage = 500;
const mostWeeks = 53;
const mostDaysAhead = 366;

/** A number as people write it: six to fifteen digits with the signs between them. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().\u00a0\u202f/-]+$/.test(text) && digits >= 6 && digits <= 15;
}

/** What is missing or wrong, by its field; the day as 'yyyy-MM-dd' where it can be read. */
export function checkWeekly(form: WeeklyForm, today: string) {
  const faults: { [Field in WeeklyField]?: WeeklyFault } = {};
  const day = readTypedDay(form.firstDay, today);
  if (form.firstDay.trim() === '') faults.firstDay = 'day-missing';
  else if (day === null) faults.firstDay = 'day-unreadable';
  else if (day < today) faults.firstDay = 'day-past';
  else if (day > addDays(today, mostDaysAhead)) faults.firstDay = 'day-too-far';
  const weeks = /^\d{1,2}$/.test(form.weeks.trim()) ? Number(form.weeks) : 0;
  if (weeks < 2 || weeks > mostWeeks) faults.weeks = 'weeks-unreadable';
  if (!isVisibleName(form.name)) faults.name = 'name-missing';
  const [email, phone] = [form.email.trim(), form.phone.trim()];
  if (email === '' && phone === '') faults.email = 'contact-missing';
  if (email !== '' && !isAddress(email)) faults.email = 'email-malformed';
  if (phone !== '' && !isPhone(phone)) faults.phone = 'phone-malformed';
  return { faults, day, weeks };
}
