import { act, render, screen } from '@testing-library/react';
import { centreRules } from 'shared-kernel';
import { learnSettings } from 'shared-kernel/hosted-centre';
import { calendarDays } from '../domain/calendarDays';
import { aCentre } from '../testing/aCentre';
import { fill, hour, openPage, startFresh } from '../testing/bookingVisit';
import { button, held, keep, openConfirmation } from '../testing/confirmationVisit';
import { CentreRefusal } from './centre/CentreRefusal';
import { ConfirmationState } from './centre/Confirmation';

startFresh();
beforeEach(() => {
  document.documentElement.dataset.hosted = '';
});
afterEach(() => {
  act(() => centreRules.setState(null, true));
  delete document.documentElement.dataset.hosted;
});

/** Closed on Wednesdays and on the 18th, with one closed hour on the 19th. */
const learn = () =>
  act(() => {
    document.documentElement.dataset.hosted = 'known';
    learnSettings(
      aCentre({
        hours: [0, 1, 2, 3, 4, 5, 6].map((day) => (day === 2 ? null : [10, 23])),
        exceptions: [{ day: '2026-09-18', hours: null, note: 'Fête du club' }],
        courts: [{ number: 3, name: 'Central' }],
        notice: 24 * 60,
        prices: { base: 3000, bands: [] },
      }),
      [
        ['2026-09-17', 10, 23, 'Terrain en travaux'],
        ['2026-09-19', 18, 19, 'Match de gala'],
      ],
    );
  });

const day = (name: RegExp) => screen.getByRole('button', { name });

test('closed days are in the strip with their reason, and the first free day is open', async () => {
  const { user } = openPage();
  learn();
  expect(day(/^mercredi 16 septembre, fermé$/)).toHaveTextContent('fermé');
  expect(day(/^jeudi 17 septembre, fermé\s: Terrain en travaux$/)).toBeVisible();
  await user.click(day(/^vendredi 18 septembre, fermé\s: Fête du club$/));
  expect(screen.getByText(/Le centre est fermé ce jour-là \(Fête du club\)/)).toBeVisible();
  await user.click(day(/^samedi 19 septembre/));
  expect(screen.getByText(/^De 18\sh à 20\sh\s: Match de gala\.$/)).toBeVisible();
  expect(hour('18:00')).toHaveTextContent('fermé');
});

test('an exception opens a weekday that is usually closed, for its hours alone', async () => {
  const page = openPage();
  act(() =>
    learnSettings(
      aCentre({
        hours: aCentre().hours.map((hours, weekday) => (weekday === 2 ? null : hours)),
        exceptions: [{ day: '2026-09-16', hours: [14, 16], note: 'Portes ouvertes' }],
      }),
    ),
  );
  await page.user.click(day(/^mercredi 16 septembre(?!, fermé)/));
  expect(hour('14:00')).toHaveAccessibleName(/libre/);
  for (const closed of ['13:00', '17:00']) expect(hour(closed)).toHaveTextContent('fermé');
  expect(screen.getByText(/le mercredi, fermé.*16 septembre.*Portes ouvertes/)).toBeInTheDocument();
  await page.user.clear(screen.getByLabelText('Date'));
  await page.user.paste('23/09/2026');
  expect(screen.getByText(/Le centre est fermé ce jour-là/)).toBeVisible();
});

test('keys turn from an open day to the next open one', async () => {
  const page = openPage();
  learn();
  await fill(page, '15/09/2026');
  hour('18:00').focus();
  await page.user.keyboard('{PageDown}');
  expect(day(/^samedi 19 septembre/)).toHaveAttribute('aria-pressed', 'true');
});

test('today is in the calendar while it has an hour left, or if it is closed', () => {
  const late = new Date('2026-09-15T21:30:00Z');
  expect(calendarDays(late)[0]).toBe('2026-09-16');
  act(() =>
    learnSettings(aCentre({ hours: [0, 1, 2, 3, 4, 5, 6].map((day) => (day === 1 ? null : [10, 23])) })),
  );
  expect(calendarDays(late)[0]).toBe('2026-09-15');
});

test('a built price keeps its place, and is read once the settings are known', () => {
  openPage();
  expect(screen.getByText(/^25\s€$/)).not.toBeVisible();
  expect(screen.getByText(/^Tous les jours/)).not.toBeVisible();
  learn();
  expect(screen.getByText(/^30\s€$/)).toBeVisible();
  expect(screen.getByText(/^Tous les jours sauf le mercredi, .*le mercredi, fermé/)).toBeVisible();
});

test('the buttons of a reservation keep their places until the deadline is known', async () => {
  keep({ ...held, court: 3 });
  await openConfirmation();
  expect(screen.getByText('Déplacer').closest('button')).not.toBeVisible();
  expect(button('Partager')).toBeVisible();
  expect(screen.getByText('Terrain 3')).toBeVisible();
  learn();
  expect(button('Déplacer')).toBeVisible();
  expect(button('Annuler la réservation')).toBeVisible();
  expect(screen.getByText('Terrain 3 (Central)')).toBeVisible();
});

test.each([
  ['waits for its confirmation', '2026-09-15T12:45:00Z', false, /^À confirmer/],
  ['was released', '2026-09-15T12:15:00Z', true, /pas été confirmée à temps/],
  ['was cancelled by its visitor before', '2026-09-15T12:45:00Z', true, null],
  ['was confirmed', undefined, true, null],
])('of a reservation that %s the ticket says so', (_, confirmBy, isCancelled, words) => {
  const reservation = { date: '2026-09-20', time: '18:00', ...(confirmBy && { confirmBy }) };
  render(<ConfirmationState reservation={reservation} isCancelled={isCancelled} />);
  if (words) expect(screen.getByText(words)).toBeVisible();
  else expect(document.body).not.toHaveTextContent(/confirm/i);
});

test.each([
  [
    '2026-09-18',
    '18:00',
    false,
    /^Le centre annonce une fermeture ce jour-là \(Fête du club\)\s: appelez-nous\.$/,
  ],
  ['2026-09-16', '18:00', false, /^Le centre annonce une fermeture ce jour-là\s: appelez-nous\.$/],
  ['2026-09-19', '18:00', false, /^Le centre annonce une fermeture à cette heure \(Match de gala\)/],
  ['2026-09-19', '20:00', false, null],
  ['2026-09-18', '18:00', true, null],
  ['2026-09-09', '18:00', false, null],
])(
  'of a game on %s at %s (cancelled: %s) the ticket says what was closed since',
  (date, time, isCancelled, words) => {
    render(<ConfirmationState reservation={{ date, time }} isCancelled={isCancelled} />);
    learn();
    if (words) expect(screen.getByText(words)).toBeVisible();
    else expect(document.body).toHaveTextContent(/^$/);
  },
);

test('a person who has booked as often as an hour permits reads which limit it is', () => {
  const until = '2026-09-15T13:12:00Z';
  render(<CentreRefusal refusal={{ kind: 'declined', reason: 'too-many-person', until }} isOpen={false} />);
  expect(document.body).toHaveTextContent(
    /à partir de 15 h 12\. Le nombre de réservations par heure est atteint pour cette adresse\./,
  );
});
