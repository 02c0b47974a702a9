/** What a file tells an agenda. */
export type Appointment = {
  /** Stays the same when the file is asked for twice, so that agendas replace instead of doubling. */
  id: string;
  startsAt: Date;
  durationMinutes: number;
  title: string;
  description: string;
  place: string;
  createdAt: Date;
};

const lineEnd = '\r\n';
const longestLine = 75;

/**
 * The text of an iCalendar file (RFC 5545) with one appointment. Instants are written in UTC, so that they are right
 * on every device without a time zone table in the file.
 */
export function appointmentFile(appointment: Appointment): string {
  const endsAt = new Date(appointment.startsAt.getTime() + appointment.durationMinutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jorkyball//Reservation//FR',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(appointment.id)}`,
    `DTSTAMP:${inUtc(appointment.createdAt)}`,
    `DTSTART:${inUtc(appointment.startsAt)}`,
    `DTEND:${inUtc(endsAt)}`,
    `SUMMARY:${escapeText(appointment.title)}`,
    `DESCRIPTION:${escapeText(appointment.description)}`,
    `LOCATION:${escapeText(appointment.place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.flatMap(fold).join(lineEnd) + lineEnd;
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
