/** The data of a calendar file. */
export type Appointment = {
  /** Stays the same when the file is created twice, so that calendars replace the appointment instead of doubling it. */
  id: string;
  startsAt: Date;
  durationMinutes: number;
  title: string;
  description: string;
  place: string;
  organizer: { name: string; email: string };
  /** A reminder, this long before the start; null without a reminder. */
  alarm: { minutesBefore: number; text: string } | null;
  /** When the file is made: of two appointments, the later one is right. */
  writtenAt: Date;
  /** True takes it out of an agenda that has it; the file’s other appointments stay. */
  isCancelled?: boolean;
  /** True while it may still be released. */
  isUnconfirmed?: boolean;
};

const lineEnd = '\r\n';
const longestLine = 75;
/** Sequences count from here: as seconds since 1970 they would outgrow their bits in 2038. */
const firstSecond = Date.UTC(2026, 0) / 1000;
/**
 * Agendas hold a sequence in a signed integer of 32 bits. Appointments have the lower half of it, until 2060, and
 * cancellations the upper one: a clock that was set right between the two files cannot turn them round.
 */
const cancelledFrom = 2 ** 30;

/**
 * The text of an iCalendar file (RFC 5545) with one appointment. Instants are written in UTC, so that they are right
 * on every device without a time zone table in the file.
 */
export function appointmentFile(appointment: Appointment): string {
  return appointmentsFile([appointment]);
}

/** The same with any number of appointments. */
export function appointmentsFile(appointments: readonly Appointment[]): string {
  const events = appointments.map((appointment) => [
    ...event(appointment, sequenceOf(appointment)),
    `STATUS:${statusOf(appointment)}`,
    ...reminder(appointment.alarm),
  ]);
  return calendar('PUBLISH', events);
}

function statusOf({ isCancelled, isUnconfirmed }: Appointment): string {
  if (isCancelled) return 'CANCELLED';
  return isUnconfirmed ? 'TENTATIVE' : 'CONFIRMED';
}

function reminder(alarm: Appointment['alarm']): readonly string[] {
  if (alarm === null) return [];
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${alarm.minutesBefore}M`,
    `DESCRIPTION:${escapeText(alarm.text)}`,
    'END:VALARM',
  ];
}

/**
 * The text that takes the same appointment out of an agenda again (RFC 5546, 3.2.5). It counts as later than every file
 * that put it there, whenever that was written.
 */
export function cancellationFile(appointment: Appointment): string {
  return calendar('CANCEL', [
    [...event(appointment, cancelledFrom + sequenceOf(appointment)), 'STATUS:CANCELLED'],
  ]);
}

function calendar(method: 'PUBLISH' | 'CANCEL', events: readonly (readonly string[])[]): string {
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jorkyball//Reservation//FR',
    `METHOD:${method}`,
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ];
  return all.flatMap(fold).join(lineEnd) + lineEnd;
}

function event(appointment: Appointment, sequence: number): readonly string[] {
  const { organizer, startsAt, writtenAt } = appointment;
  const endsAt = new Date(startsAt.getTime() + appointment.durationMinutes * 60_000);
  return [
    `UID:${escapeText(appointment.id)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${inUtc(writtenAt)}`,
    `LAST-MODIFIED:${inUtc(writtenAt)}`,
    `DTSTART:${inUtc(startsAt)}`,
    `DTEND:${inUtc(endsAt)}`,
    `SUMMARY:${escapeText(appointment.title)}`,
    `DESCRIPTION:${escapeText(appointment.description)}`,
    `LOCATION:${escapeText(appointment.place)}`,
    `ORGANIZER;CN="${organizer.name}":mailto:${organizer.email}`,
  ];
}

/** Changes of an appointment are not counted; the time serves as their number, because it only grows. */
function sequenceOf({ writtenAt }: Appointment): number {
  const seconds = Math.floor(writtenAt.getTime() / 1000) - firstSecond;
  return Math.min(Math.max(0, seconds), cancelledFrom - 1);
}

function inUtc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Lines longer than 75 bytes go on in the next one behind a space, and never within a character. */
function fold(line: string): string[] {
  const folded: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > longestLine) {
      folded.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...folded, current];
}
