import { appointmentFileName, cancellationFileName, reservationAppointment } from './reservationAppointment';

const reservation = {
  id: '2026-06-01T08:00:00.000Z',
  name: 'Thomas Lefebvre',
  email: 'thomas@example.org',
  date: '2026-07-14',
  time: '18:00',
  players: '4',
  plan: 'Découverte',
  service: 'Non spécifié',
} as const;

const now = new Date('2026-06-01T09:00:00Z');

test.each([
  ['2026-07-14', '2026-07-14T16:00:00.000Z'],
  ['2026-12-14', '2026-12-14T17:00:00.000Z'],
])('begins on %s at six in the evening of the centre, %s', (date, instant) => {
  expect(reservationAppointment({ ...reservation, date }, now).startsAt.toISOString()).toBe(instant);
});

test('names who booked, for how many, and the offer that was chosen', () => {
  expect(reservationAppointment(reservation, now).description).toBe(
    'Terrain pour 4 joueurs, au nom de Thomas Lefebvre. Découverte',
  );
});

test('has an id of the reservation alone, so that two files of it are one appointment', () => {
  const later = new Date('2026-06-02T09:00:00Z');
  expect(reservationAppointment(reservation, later).id).toBe(reservationAppointment(reservation, now).id);
});

test('is saved under its day and hour', () => {
  expect(appointmentFileName(reservation)).toBe('jorkyball-2026-07-14-18h00.ics');
  expect(cancellationFileName(reservation)).toBe('jorkyball-2026-07-14-18h00-annulation.ics');
});

test('reminds an hour before the last moment at which it can be cancelled', () => {
  const { alarm } = reservationAppointment(reservation, now);
  expect(alarm.minutesBefore).toBe(180);
  expect(alarm.text).toBe('Jorkyball à 18:00. L’annulation est gratuite jusqu’à 2\u00a0h avant.');
});
