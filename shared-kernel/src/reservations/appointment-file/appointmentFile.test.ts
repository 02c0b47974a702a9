import fc from 'fast-check';
import ICAL from 'ical.js';
import { type Appointment, appointmentFile, cancellationFile } from './appointmentFile';

function anAppointment(given: Partial<Appointment> = {}): Appointment {
  return {
    id: '2026-09-01T08:00:00.000Z',
    startsAt: new Date('2026-09-15T16:00:00Z'),
    durationMinutes: 60,
    title: 'Jorkyball à Prouvy',
    description: 'Terrain pour 2 joueurs',
    place: 'Prouvy',
    organizer: { name: 'Jorkyball Prouvy', email: 'contact@example.org' },
    alarm: { minutesBefore: 180, text: 'Jorkyball à 18:00' },
    writtenAt: new Date('2026-09-01T08:00:00Z'),
    ...given,
  };
}

function readBack(text: string) {
  const file = new ICAL.Component(ICAL.parse(text));
  const events = file.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  const [event] = events;
  if (event === undefined || events.length > 1) throw new Error('one event expected');
  return event;
}

test('a calendar file keeps any instants and texts', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 }).map((value) => value.replace(/\p{Cc}/gu, ''));
  const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2050-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(text, text, text, instant, (title, description, place, startsAt) => {
      startsAt.setUTCMilliseconds(0);
      const event = readBack(appointmentFile(anAppointment({ title, description, place, startsAt })));
      expect(event.summary).toBe(title);
      expect(event.description).toBe(description);
      expect(event.location).toBe(place);
      expect(event.startDate.toJSDate()).toEqual(startsAt);
      expect(event.endDate.toJSDate().getTime() - startsAt.getTime()).toBe(3_600_000);
      expect(event.uid).toBe('2026-09-01T08:00:00.000Z');
    }),
  );
});

test('a calendar file keeps line breaks within a text', () => {
  const event = readBack(
    appointmentFile(anAppointment({ description: 'Découverte ; 2 joueurs,\nau nom d’Ana \\o/' })),
  );
  expect(event.description).toBe('Découverte ; 2 joueurs,\nau nom d’Ana \\o/');
});

test('lines have at most 75 bytes and end with CRLF', () => {
  const text = appointmentFile(anAppointment({ title: 'é'.repeat(300) }));
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

const methodOf = (text: string) => new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue('method');
const propertyOf = (text: string, name: string) => readBack(text).component.getFirstPropertyValue(name);

test('an alarm rings before the start', () => {
  const [alarm, ...others] = readBack(appointmentFile(anAppointment())).component.getAllSubcomponents(
    'valarm',
  );
  expect(others).toEqual([]);
  expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
  expect(alarm?.getFirstPropertyValue('description')).toBe('Jorkyball à 18:00');
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT180M');
});

test('a later file replaces the earlier one, and names its organiser', () => {
  const first = appointmentFile(anAppointment());
  const later = appointmentFile(anAppointment({ writtenAt: new Date('2026-09-01T08:00:01Z') }));
  expect(readBack(later).uid).toBe(readBack(first).uid);
  expect(readBack(later).sequence).toBeGreaterThan(readBack(first).sequence);
  expect(String(propertyOf(later, 'last-modified'))).toBe('2026-09-01T08:00:01Z');
  expect(propertyOf(later, 'organizer')).toBe('mailto:contact@example.org');
});

test('a cancellation replaces a file of the same second, and has no alarm', () => {
  const appointment = appointmentFile(anAppointment());
  const cancellation = cancellationFile(anAppointment());
  expect([methodOf(appointment), methodOf(cancellation)]).toEqual(['PUBLISH', 'CANCEL']);
  expect(propertyOf(appointment, 'status')).toBe('CONFIRMED');
  expect(propertyOf(cancellation, 'status')).toBe('CANCELLED');
  expect(readBack(cancellation).uid).toBe(readBack(appointment).uid);
  expect(readBack(cancellation).sequence).toBeGreaterThan(readBack(appointment).sequence);
  expect(readBack(cancellation).component.getAllSubcomponents('valarm')).toEqual([]);
});

test.each([
  ['a second later', '2026-09-01T08:00:01Z', '2026-09-01T08:00:00Z'],
  ['by a clock that was a year ahead', '2027-09-01T08:00:00Z', '2026-09-01T08:00:00Z'],
  ['by a clock of the end of time', '2090-01-01T00:00:00Z', '1999-01-01T00:00:00Z'],
])('a cancellation replaces a file written %s', (_, written, cancelled) => {
  const appointment = appointmentFile(anAppointment({ writtenAt: new Date(written) }));
  const cancellation = cancellationFile(anAppointment({ writtenAt: new Date(cancelled) }));
  expect(readBack(cancellation).sequence).toBeGreaterThan(readBack(appointment).sequence);
});

test('an appointment without an alarm has none in its file', () => {
  const event = readBack(appointmentFile(anAppointment({ alarm: null })));
  expect(event.component.getAllSubcomponents('valarm')).toEqual([]);
});

test.each(['1999-01-01T00:00:00Z', '2026-09-01T08:00:00Z', '2090-01-01T00:00:00Z'])(
  'the sequence written at %s is a valid 32-bit number',
  (at) => {
    const { sequence } = readBack(cancellationFile(anAppointment({ writtenAt: new Date(at) })));
    expect(sequence).toBeGreaterThanOrEqual(0);
    expect(sequence).toBeLessThan(2 ** 31);
  },
);
