import { centre, centreAddress } from './centre.mjs';

/**
 * The calendar entry of a mail (RFC 5545, RFC 5546). Its UID and its sequence mean the same as in the files of the site
 * (shared-kernel/src/reservations/appointment-file): a calendar that has the entry moves or removes it, whichever of both wrote it.
 */

const LINE_END = '\r\n';
const LONGEST_LINE = 75;
const GAME_MINUTES = 60;
/** Minutes before the game: the first alarm still to come is set. */
const alarms = ({ noticeMinutes }) => [noticeMinutes + 60, 60, 15];

/** The entry of a claimed mail as `{ method, content }`, or undefined where its kind has none. */
export function appointmentOf({ kind, to, reservation, payload }, words) {
  if (kind === 'confirm' || kind === 'offered' || kind === 'reminder') return undefined;
  const isCancelled = kind === 'cancelled';
  const attendee = `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${to}`;
  return calendarOf(isCancelled ? 'CANCEL' : 'REQUEST', [
    entryOf({ reservation, payload, isCancelled, attendee }, words),
  ]);
}

/**
 * The entries of several reservations, `{ id, …payload }` each. A REQUEST or a CANCEL has one UID alone (RFC 5546, 3.2.2 and 3.2.5), so
 * they are published, without attendees (3.2.1). `wordsOf(date)` answers the words of one.
 */
export function appointmentsOf(dates, isCancelled, wordsOf) {
  return calendarOf(
    'PUBLISH',
    dates.map((date) => entryOf({ reservation: date.id, payload: date, isCancelled }, wordsOf(date))),
  );
}

function calendarOf(method, entries) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jorkyball//Reservation//FR',
    `METHOD:${method}`,
    ...entries.flat(),
    'END:VCALENDAR',
  ];
  return { method, content: lines.flatMap(fold).join(LINE_END) + LINE_END };
}

function entryOf({ reservation, payload, isCancelled, attendee }, words) {
  const startsAt = new Date(payload.startsAt);
  const changedAt = new Date(payload.changedAt);
  const minutesLeft = (startsAt.getTime() - changedAt.getTime()) / 60_000;
  const alarm = isCancelled ? undefined : alarms(payload).find((minutes) => minutes < minutesLeft);
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(reservation)}@jorkyball`,
    `SEQUENCE:${payload.sequence}`,
    `DTSTAMP:${inUtc(changedAt)}`,
    `LAST-MODIFIED:${inUtc(changedAt)}`,
    `DTSTART:${inUtc(startsAt)}`,
    `DTEND:${inUtc(new Date(startsAt.getTime() + GAME_MINUTES * 60_000))}`,
    `SUMMARY:${escapeText(words.title)}`,
    `DESCRIPTION:${escapeText(words.description)}`,
    `LOCATION:${escapeText(`${centre.name}, ${centreAddress}`)}`,
    `ORGANIZER;CN="${centre.name}":mailto:${centre.email}`,
    ...(attendee ? [attendee] : []),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(alarm === undefined
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `TRIGGER:-PT${alarm}M`,
          `DESCRIPTION:${escapeText(words.alarm)}`,
          'END:VALARM',
        ]),
    'END:VEVENT',
  ];
}

function inUtc(instant) {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text) {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Lines longer than 75 bytes go on in the next one behind a space, and never within a character. */
function fold(line) {
  const folded = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > LONGEST_LINE) {
      folded.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...folded, current];
}
