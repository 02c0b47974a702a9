import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, held, keep, openConfirmation, startFresh } from '../../testing/confirmationVisit';

startFresh();

const words =
  'On joue au jorkyball dimanche 20 septembre 2026 à 18 h, une heure.\nNous serons quatre.\nJorkyball Prouvy, 1 rue des Sports, 59121 Prouvy : https://www.openstreetmap.org/?mlat=50.3186&mlon=3.4497#map=17/50.3186/3.4497';

/** Presses « Partager » with the given device features; returns the shared texts. */
function device({ share, copy }: { share?: () => Promise<void>; copy?: () => Promise<void> }) {
  const given: string[] = [];
  const take = (does: () => Promise<void>, text: string) => {
    given.push(text.replaceAll('\u00a0', ' '));
    return does();
  };
  const offer = (name: 'share' | 'clipboard', value: unknown) =>
    Object.defineProperty(navigator, name, { configurable: true, value });
  offer('share', share && ((shared: ShareData) => take(share, Object.values(shared).join('|'))));
  offer('clipboard', copy && { writeText: (text: string) => take(copy, text) });
  return given;
}

const works = () => Promise.resolve();
const refuses = (name: string) => () => Promise.reject(new DOMException('no', name));

async function share(given: Parameters<typeof device>[0]) {
  keep(held);
  const { user } = await openConfirmation();
  // The simulated visitor brings a clipboard of their own.
  const taken = device(given);
  await user.click(button('Partager'));
  return taken;
}

afterEach(() => device({}));

test('shares when, where and how many, and neither name, address nor private page', async () => {
  expect(await share({ share: works, copy: works })).toEqual([words]);
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
});

test('a visitor who cancels the sharing sees no message', async () => {
  expect(await share({ share: refuses('AbortError'), copy: works })).toEqual([words]);
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['has no way to share', undefined],
  ['refuses to share', refuses('NotAllowedError')],
])('copies the text where the device %s, and announces it', async (_, refused) => {
  const taken = await share({ ...(refused && { share: refused }), copy: works });
  expect(taken.at(-1)).toBe(words);
  expect(await screen.findByText(/Texte copié/)).toBeVisible();
});

test.each([
  ['is refused', refuses('NotAllowedError')],
  ['is not there', undefined],
])('shows the text, selected, where the clipboard %s', async (_, copy) => {
  await share({ ...(copy && { copy }) });
  const field = (await screen.findByRole('textbox', { name: /À copier/ })) as HTMLTextAreaElement;
  expect(field).toHaveFocus();
  expect(field.value.replaceAll('\u00a0', ' ')).toBe(words);
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(field.value);
});

test('a change that the visitor leaves takes the text away, and gives its button the focus', async () => {
  await share({});
  await screen.findByRole('textbox', { name: /À copier/ });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(button('Annuler la réservation'));
  await user.click(button('Non, la garder'));
  expect(button('Annuler la réservation')).toHaveFocus();
  expect(screen.queryByRole('textbox')).toBeNull();
});
