import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { calendarPanel, DateField } from './DateField';

let isBroken = false;
jest.mock('shared-kernel/calendar', () => {
  if (isBroken) throw new Error('the script did not come');
  return jest.requireActual('shared-kernel/calendar');
});

beforeAll(() => calendarPanel.load());

const today = '2026-11-22';

function Example(given: Partial<Parameters<typeof DateField>[0]>) {
  const [value, setValue] = useState('');
  return (
    <>
      <DateField
        label="Date"
        value={value}
        error={undefined}
        today={today}
        calendarLabel="Choisir un jour"
        calendarSide="left"
        onChange={setValue}
        {...given}
      />
      <button type="button">Ailleurs</button>
    </>
  );
}

function setUp(given: Partial<Parameters<typeof DateField>[0]> = {}) {
  render(<Example {...given} />);
  return userEvent.setup();
}

const field = () => screen.getByLabelText('Date');
const opener = () => screen.getByRole('button', { name: 'Ouvrir le calendrier' });

// First, because a script that has come does not come again.
test('shows an error and the phone number when the calendar fails to load, and a retry loads it', async () => {
  isBroken = true;
  const user = setUp();
  await user.click(opener());
  const panel = screen.getByRole('dialog', { name: 'Choisir un jour' });
  expect(await within(panel).findByText(/n’a pas pu être chargé/)).toBeVisible();
  expect(within(panel).getByRole('link', { name: /^03/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+33/),
  );
  isBroken = false;
  await user.click(within(panel).getByRole('button', { name: 'Réessayer' }));
  expect(await within(panel).findByRole('grid')).toBeVisible();
});

test.each(['28/11', '28/11/26', '28/11/2026', '28-11-2026', '28.11.2026', '28112026', '2811', '2026-11-28'])(
  'describes %s as its full day',
  async (text) => {
    const user = setUp();
    expect(field()).toHaveAccessibleDescription('jj/mm/aaaa');
    await user.type(field(), text);
    expect(field()).toHaveAccessibleDescription('samedi 28 novembre 2026');
  },
);

test.each(['31/02/2027', '1er brumaire'])(
  'marks %s as invalid after the field has lost the focus',
  async (text) => {
    const user = setUp();
    await user.type(field(), text);
    expect(field()).not.toBeInvalid();
    await user.tab();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/Cette date n’existe pas ou n’est pas lisible/);
    await user.clear(field());
    await user.type(field(), '1er décembre{Enter}');
    expect(field()).toHaveAccessibleDescription('mardi 1er décembre 2026');
  },
);

test('a typed day is selected in the calendar, and a chosen day replaces it in French', async () => {
  const user = setUp();
  await user.type(field(), '28/11');
  await user.click(opener());
  expect(
    await screen.findByRole('gridcell', { name: 'samedi 28 novembre 2026', selected: true }),
  ).toHaveFocus();
  await user.click(screen.getByRole('gridcell', { name: 'dimanche 29 novembre 2026' }));
  expect(field()).toHaveValue('29/11/2026');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener()).toHaveFocus();
});

test('disables the days outside of the given ones', async () => {
  const user = setUp({ first: '2026-11-22', last: '2026-11-27' });
  await user.type(field(), '28/11');
  await user.click(opener());
  expect(await screen.findByRole('gridcell', { name: 'samedi 28 novembre 2026' })).toBeDisabled();
  expect(screen.getByRole('gridcell', { name: 'vendredi 27 novembre 2026' })).toBeEnabled();
});

test('closes by Escape, by its button and by a press elsewhere', async () => {
  const user = setUp();
  await user.click(opener());
  await screen.findByRole('grid');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener()).toHaveFocus();
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Fermer le calendrier' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Ailleurs' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('validates nothing before hydration', () => {
  setUp({ today: null, value: '28/11' });
  expect(field()).not.toBeInvalid();
});

test('opens for a press that is replayed before the day is known', async () => {
  const user = setUp({ today: null });
  await user.click(opener());
  expect(await screen.findByRole('grid')).toBeVisible();
});
