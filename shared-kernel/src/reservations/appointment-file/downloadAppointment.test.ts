import { appointmentFileName, cancellationFileName, reservationAppointment } from './downloadAppointment';

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
])('begins on %s at 18:00 at the centre, %s', (date, instant) => {
  expect(reservationAppointment({ ...reservation, date }, now).startsAt.toISOString()).toBe(instant);
});

test('names the visitor, the number of players and the chosen offer', () => {
  expect(reservationAppointment(reservation, now).description).toBe(
    'Terrain pour 4\u00a0joueurs, réservé par Thomas Lefebvre. Découverte',
  );
});

test('names the court that the centre has given', () => {
  expect(reservationAppointment({ ...reservation, court: 3 }, now).description).toMatch(
    /^Terrain 3 pour 4\u00a0joueurs/,
  );
});

test('has no name once the name is unknown', () => {
  const { name, email, ...cancelled } = reservation;
  expect(reservationAppointment(cancelled, now).description).toBe('Terrain pour 4\u00a0joueurs. Découverte');
});

test('has an id of the reservation alone, so that two files are one appointment', () => {
  const later = new Date('2026-06-02T09:00:00Z');
  expect(reservationAppointment(reservation, later).id).toBe(reservationAppointment(reservation, now).id);
});

test('is saved under its day and hour', () => {
  expect(appointmentFileName(reservation)).toBe('jorkyball-2026-07-14-18h00.ics');
  expect(cancellationFileName(reservation)).toBe('jorkyball-2026-07-14-18h00-annulation.ics');
});

/** It begins at 18:00 in Paris, 16:00 UTC. */
test.each([
  ['days before', '2026-06-01T09:00:00Z', 180],
  ['3 h and a second before', '2026-07-14T12:59:59Z', 180],
  ['3 h before', '2026-07-14T13:00:00Z', 60],
  ['2 h before', '2026-07-14T14:00:00Z', 60],
  ['1 h and a second before', '2026-07-14T14:59:59Z', 60],
  ['half an hour before', '2026-07-14T15:30:00Z', 15],
])('a file made %s rings at a moment in the future', (_, made, minutesBefore) => {
  const { alarm } = reservationAppointment(reservation, new Date(made));
  const whileFree = 'Jorkyball à 18\u00a0h. L’annulation est gratuite jusqu’à 2\u00a0h avant.';
  expect(alarm).toEqual({
    minutesBefore,
    text: minutesBefore === 180 ? whileFree : 'Jorkyball à 18\u00a0h.',
  });
});

test.each(['2026-07-14T15:45:00Z', '2026-07-14T16:30:00Z'])('a file made at %s has no alarm', (made) => {
  expect(reservationAppointment(reservation, new Date(made)).alarm).toBeNull();
});
