import fc from 'fast-check';
import ICAL from 'ical.js';
import { type Appointment, appointmentFile } from './appointmentFile';

function anAppointment(given: Partial<Appointment> = {}): Appointment {
  return {
    id: '2026-09-01T08:00:00.000Z',
    startsAt: new Date('2026-09-15T16:00:00Z'),
    durationMinutes: 60,
    title: 'Jorkyball à Prouvy',
    description: 'Terrain pour 2 joueurs',
    place: 'Prouvy',
    createdAt: new Date('2026-09-01T08:00:00Z'),
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

test('is read by another library as the same hour', () => {
  const event = readBack(appointmentFile(anAppointment()));
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-09-15T16:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-09-15T17:00:00.000Z');
  expect(event.uid).toBe('2026-09-01T08:00:00.000Z');
});

test('keeps instants and texts whatever they are', () => {
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
    }),
  );
});

test('keeps line breaks within a text', () => {
  const event = readBack(
    appointmentFile(anAppointment({ description: 'Découverte ; 2 joueurs,\nau nom d’Ana \\o/' })),
  );
  expect(event.description).toBe('Découverte ; 2 joueurs,\nau nom d’Ana \\o/');
});

test('has no line longer than 75 bytes and ends each one as the standard asks', () => {
  const text = appointmentFile(anAppointment({ title: 'é'.repeat(300) }));
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});
