import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Calendar } from './Calendar';

// Half past midnight in Paris, still the day before in UTC.
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-09-14T22:30:00Z'), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

function setUp(given: Partial<Parameters<typeof Calendar>[0]> = {}) {
  const onChange = jest.fn();
  render(<Calendar value={null} onChange={onChange} min="2026-09-15" max="2026-11-15" {...given} />);
  return { onChange, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

test('the calendar is French and starts its weeks on Monday', () => {
  setUp();
  expect(screen.getByText('septembre 2026')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mois suivant' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label'))).toEqual([
    'lundi',
    'mardi',
    'mercredi',
    'jeudi',
    'vendredi',
    'samedi',
    'dimanche',
  ]);
});

test('returns the chosen day in ISO form', async () => {
  const { onChange, user } = setUp();
  await user.click(screen.getByRole('gridcell', { name: 'dimanche 20 septembre 2026' }));
  expect(onChange).toHaveBeenCalledWith('2026-09-20');
});

test('marks today at the centre, which may differ from today in UTC', () => {
  setUp();
  expect(screen.getByRole('gridcell', { current: 'date' })).toHaveAccessibleName('mardi 15 septembre 2026');
});

test('disables the days before the first and after the last one', async () => {
  const { user } = setUp({ value: '2026-11-10' });
  expect(screen.getByRole('gridcell', { name: 'dimanche 15 novembre 2026' })).toBeEnabled();
  expect(screen.getByRole('gridcell', { name: 'lundi 16 novembre 2026' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Mois suivant' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Mois précédent' }));
  await user.click(screen.getByRole('button', { name: 'Mois précédent' }));
  expect(await screen.findByRole('gridcell', { name: 'lundi 14 septembre 2026' })).toBeDisabled();
  expect(screen.getByRole('gridcell', { name: 'mardi 15 septembre 2026' })).toBeEnabled();
});

test('starts the arrow keys at the chosen day', async () => {
  const { onChange, user } = setUp({ value: '2026-09-20', autoFocus: true });
  expect(screen.getByRole('gridcell', { name: 'dimanche 20 septembre 2026', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledWith('2026-09-27');
});

test.each([
  ['{PageDown}', '2026-09-20', 'mardi 20 octobre 2026'],
  ['{PageUp}', '2026-10-20', 'dimanche 20 septembre 2026'],
  ['{PageDown}', '2026-10-31', 'dimanche 15 novembre 2026'],
  ['{PageUp}', '2026-10-02', 'mardi 15 septembre 2026'],
  ['{PageUp}', '2026-09-20', 'mardi 15 septembre 2026'],
  ['{Shift>}{PageDown}{/Shift}', '2026-09-20', 'dimanche 15 novembre 2026'],
  ['{Home}', '2026-09-23', 'lundi 21 septembre 2026'],
  ['{Home}', '2026-09-17', 'mardi 15 septembre 2026'],
  ['{End}', '2026-09-23', 'dimanche 27 septembre 2026'],
])('moves by %s from %s to %s, within the enabled days', async (key, value, target) => {
  const { onChange, user } = setUp({ value, autoFocus: true });
  await user.keyboard(key);
  expect(await screen.findByRole('gridcell', { name: target })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test.each([
  ['{PageDown}', '2026-01-31', 'samedi 28 février 2026'],
  ['{PageUp}', '2026-03-31', 'samedi 28 février 2026'],
  ['{Shift>}{PageUp}{/Shift}', '2026-09-20', 'samedi 20 septembre 2025'],
])('moves by %s from %s to %s without limits', async (key, value, target) => {
  const { user } = setUp({ value, autoFocus: true, min: undefined, max: undefined });
  await user.keyboard(key);
  expect(await screen.findByRole('gridcell', { name: target })).toHaveFocus();
});

test('offers the years when the days are far apart', () => {
  setUp({ min: '1930-01-01', max: '2026-09-15', value: '1990-05-01' });
  expect(within(screen.getByRole('grid')).getAllByRole('gridcell').length).toBeGreaterThan(27);
  expect(screen.getByRole('button', { name: /vue année/ })).toBeVisible();
});
