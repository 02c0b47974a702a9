import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { score, selectPlayers } from '../tournaments/organizerPages';
import { anOrganizer, anotherDevice, organize } from './support/device';
import { expect, test } from './support/test';
import { registered, sendLogin } from './support/visitor';

// One after the other, so that they share one back end.
test.describe.configure({ mode: 'default' });
test.use({ tolerated: [/Failed to load resource/] });

const scorers = (page: Page) => page.getByRole('region', { name: 'Les marqueurs' });
const board = (page: Page) => page.getByRole('region', { name: 'Score' });

/** Has the organiser invite, and answers the link. */
async function invite(page: Page, path: string): Promise<string> {
  await page.goto(`${path}/partager`);
  await scorers(page).getByRole('button', { name: 'Inviter des marqueurs' }).click();
  await expect(scorers(page).getByRole('img', { name: /^Code QR de l’invitation/ })).toBeVisible();
  return scorers(page).getByLabel('Lien d’invitation').inputValue();
}

/** Follows the link on another device, logs in on the way, and accepts. */
async function accept(page: Page, link: string, person: { email: string; password: string }): Promise<void> {
  await page.goto(link);
  await expect(page.getByText('Un organisateur vous invite à noter les matchs')).toBeVisible();
  await page.getByRole('link', { name: 'Se connecter pour accepter' }).click();
  await sendLogin(page, person);
  await page.getByRole('button', { name: 'Accepter l’invitation' }).click();
  await expect(page.getByText('Vous êtes marqueur')).toBeVisible();
}

test('whom an organiser invites writes down a match, and nothing once he is dismissed', async ({
  page,
  backEnd,
  siteUrl,
  browser,
}) => {
  const path = await organize(page, await anOrganizer(backEnd), 'Open des marqueurs');
  await page.goto(`${path}/partager`);
  await expect(scorers(page).getByText('Personne n’a encore accepté d’invitation.')).toBeVisible();
  const link = await invite(page, path);
  await expectAccessible(page);

  const helper = await registered(backEnd);
  const phone = await anotherDevice(browser, siteUrl);
  await accept(phone, link, helper);
  await expect(phone.getByRole('heading', { level: 1, name: 'Open des marqueurs' })).toBeVisible();
  await expect(phone.getByRole('button', { name: /Modifier/ })).toBeHidden();
  await phone
    .getByRole('link', { name: /feuille/i })
    .first()
    .click();
  await selectPlayers(phone, 'Lille');
  await selectPlayers(phone, 'Lyon');
  await score(phone, 'Lille', 'But attaquant', 2);
  await expect(phone.getByText('Tout est gardé et envoyé')).toBeAttached();
  const sheet = new URL(phone.url()).pathname;
  await page.goto(sheet);
  await expect(board(page)).toContainText('Lille 2, Lyon 0');

  // A reload of the sheet, which nobody but organisers could open before.
  await phone.reload();
  await expect(board(phone)).toContainText('Lille 2, Lyon 0');

  await page.goto(`${path}/partager`);
  await scorers(page)
    .getByRole('button', { name: /^Retirer/ })
    .click();
  const question = page.getByRole('alertdialog', { name: /^Retirer .* des marqueurs/ });
  await expect(question).toContainText('Les liens d’invitation déjà donnés ne vaudront plus');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Retirer' }).click();
  await expect(page.getByText(/n’est plus marqueur/)).toBeVisible();
  await expect(scorers(page)).toBeFocused();
  await score(phone, 'Lille', 'But attaquant', 1);
  await expect(phone.getByText(/Vous n’êtes pas, ou plus, marqueur de ce tournoi/)).toBeVisible();

  // The link that he still has is of no use to him.
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Accepter l’invitation' }).click();
  await expect(phone.getByRole('alert').filter({ hasText: 'Cette invitation ne vaut plus' })).toBeVisible();
  await phone.context().close();
});

test('a link that is old, cut or followed by nobody says so', async ({ page, backEnd, siteUrl, browser }) => {
  const path = await organize(page, await anOrganizer(backEnd), 'Open sans marqueur');
  const link = await invite(page, path);
  const phone = await anotherDevice(browser, siteUrl);
  await phone.goto(link.replace(/#.*/, ''));
  await expect(phone.getByText('Ce lien est incomplet')).toBeVisible();
  await phone.goto(`${link}x`);
  await phone.getByRole('link', { name: 'Se connecter pour accepter' }).click();
  await sendLogin(phone, await registered(backEnd));
  await phone.getByRole('button', { name: 'Accepter l’invitation' }).click();
  await expect(phone.getByRole('alert').filter({ hasText: 'Cette invitation ne vaut plus' })).toBeVisible();
  await expectAccessible(phone);
  await phone.context().close();
});

test('an organiser ends the links that he has handed out', async ({ page, backEnd, siteUrl, browser }) => {
  const path = await organize(page, await anOrganizer(backEnd), 'Open aux liens repris');
  const link = await invite(page, path);
  await scorers(page).getByRole('button', { name: 'Annuler les liens donnés' }).click();
  await expect(page.getByText('Les liens donnés ne valent plus')).toBeVisible();
  await expect(scorers(page).getByRole('img', { name: /^Code QR/ })).toBeHidden();
  const phone = await anotherDevice(browser, siteUrl);
  await phone.goto(link);
  await phone.getByRole('link', { name: 'Se connecter pour accepter' }).click();
  await sendLogin(phone, await registered(backEnd));
  await phone.getByRole('button', { name: 'Accepter l’invitation' }).click();
  await expect(phone.getByRole('alert').filter({ hasText: 'Cette invitation ne vaut plus' })).toBeVisible();
  await phone.context().close();
});
