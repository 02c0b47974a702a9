import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import {
  account,
  deleteAccount,
  edit,
  loseAnswersFromWriting,
  openInfo,
  registeredWithDetails,
  save,
  typePhone,
  value,
  writePhone,
} from './support/account';
import type { BackEnd, Person } from './support/backEnd';
import { holdAnswers } from './support/holdAnswers';
import { expect, test } from './support/test';
import { expectGuest, expectMember, keptToken, logIn, sendLogin } from './support/visitor';

async function saveElsewhere(page: Page, changes: Readonly<Record<string, string>>) {
  await openInfo(page);
  await edit(page);
  for (const [label, text] of Object.entries(changes)) await page.getByLabel(label).fill(text);
  await save(page);
  await expect(page.getByText('Informations enregistrées')).toBeVisible();
}

test('the profile shows what another device saved, and a save does not overwrite it', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const person = await registeredWithDetails(backEnd);
  await logIn(page, person);
  await openInfo(page);
  await expect(value(page, 'Téléphone')).toContainText('06 12 34 56 78');
  const phone = await anotherDevice();
  await logIn(phone, person);
  await saveElsewhere(phone, { Téléphone: '07 00 00 00 01', Adresse: '1 rue D', Nom: 'Ana Dupont' });

  // The page that was open all the while knows nothing of it yet, and changes its club alone.
  await edit(page);
  await page.getByLabel('Club').selectOption('Lyon');
  await save(page);
  await expect(
    page.getByText('Changé entre-temps sur un autre appareil, et gardé : nom, téléphone, adresse.'),
  ).toBeVisible();
  await expect(value(page, 'Téléphone')).toContainText('07 00 00 00 01');
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Dupont' })).toBeVisible();

  await phone.reload();
  await expect(value(phone, 'Club')).toContainText('Lyon');
  await expect(value(phone, 'Téléphone')).toContainText('07 00 00 00 01');
  await expect(value(phone, 'Adresse')).toContainText('1 rue D');
});

const movedTo = (page: Page, text: string) =>
  page.getByText(`Changé entre-temps sur un autre appareil : « ${text} ».`);

test('a save does not silently overwrite a detail that two devices changed', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const person = await registeredWithDetails(backEnd);
  await logIn(page, person);
  await typePhone(page, '06 11 11 11 11');
  const phone = await anotherDevice();
  await logIn(phone, person);
  await saveElsewhere(phone, { Téléphone: '07 00 00 00 01', Adresse: '1 rue D' });

  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Rien n’est encore enregistré' })).toBeVisible();
  await expect(movedTo(page, '07 00 00 00 01')).toBeVisible();
  await expect(page.getByLabel('Téléphone')).toHaveValue('06 11 11 11 11');
  await expect(page.getByLabel('Adresse')).toHaveValue('1 rue D');
  await save(page);
  await expect(page.getByText('Informations enregistrées')).toBeVisible();
  await phone.reload();
  await expect(value(phone, 'Téléphone')).toContainText('06 11 11 11 11');
  await expect(value(phone, 'Adresse')).toContainText('1 rue D');
});

for (const [happening, happen] of [
  [
    'two reloads',
    async (page: Page) => {
      await page.reload();
      await expect(movedTo(page, '07 00 00 00 01')).toBeVisible();
      await page.reload();
    },
  ],
  [
    'a session that ended',
    async (page: Page, person: Person, backEnd: BackEnd) => {
      await backEnd.endSessions(await keptToken(page));
      await save(page);
      await expectPage(page, '/connexion');
      await sendLogin(page, person);
    },
  ],
] as const) {
  test(`a save does not silently overwrite another device’s change after ${happening}`, async ({
    page,
    backEnd,
  }) => {
    const person = await registeredWithDetails(backEnd);
    await logIn(page, person);
    await typePhone(page, '06 11 11 11 11');
    await writePhone(backEnd, person, '07 00 00 00 01');
    await happen(page, person, backEnd);

    await expect(page.getByLabel('Téléphone')).toHaveValue('06 11 11 11 11');
    await expect(movedTo(page, '07 00 00 00 01')).toBeVisible();
    await save(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Rien n’est encore enregistré' })).toBeVisible();
    // Reading the message does not confirm the value: the confirmation is lost with the page.
    await page.reload();
    await expect(movedTo(page, '07 00 00 00 01')).toBeVisible();
    await save(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Rien n’est encore enregistré' })).toBeVisible();
    await save(page);
    await expect(value(page, 'Téléphone')).toContainText('06 11 11 11 11');
    await page.reload();
    await expect(value(page, 'Téléphone')).toContainText('06 11 11 11 11');
  });
}

test('input after a save builds on the saved details', async ({ page, backEnd }) => {
  const person = await registeredWithDetails(backEnd);
  await logIn(page, person);
  await typePhone(page, '06 11 11 11 11');
  const letAnswer = await holdAnswers(page, /rpc\/change_profile$/);
  await save(page);
  await expect(page.getByRole('button', { name: 'Enregistrement…' })).toBeVisible();
  await expect(page.getByText('Le serveur tarde à répondre.')).toBeVisible();
  await page.getByLabel('Téléphone').fill('06 22 22 22 22');
  letAnswer();
  await expect(page.getByText('Informations enregistrées')).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByText('Vos modifications ne sont pas enregistrées.')).toBeVisible();
  await expect(page.getByText('Changé entre-temps')).toHaveCount(0);
  await save(page);
  await expect(value(page, 'Téléphone')).toContainText('06 22 22 22 22');
});

test('the profile shows a licence that the centre recorded meanwhile', async ({ page, backEnd }) => {
  const person = await registeredWithDetails(backEnd);
  await logIn(page, person);
  await backEnd.query(
    `update auth.users set raw_app_meta_data = '{"licenseNumber":"FJF-59121-0042"}' where email = '${person.email}'`,
  );
  await page.goto('/profil?onglet=license');
  await expect(page.getByText('FJF-59121-0042')).toBeVisible();
});

/** Lets the page poll several times; its last request may still be pending when the first pause is over. */
async function askUntil(page: Page, seen: Locator) {
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(seen).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

for (const arrives of [true, false]) {
  test(`a member whose answer is lost learns that their details have ${arrives ? '' : 'not '}arrived`, async ({
    page,
    backEnd,
  }) => {
    await page.clock.install();
    await logIn(page, await registeredWithDetails(backEnd));
    await typePhone(page, '07 00 00 00 00');
    await loseAnswersFromWriting(page, { arrives });
    await save(page);
    await expect(page.getByRole('alert').filter({ hasText: 'impossible de savoir' })).toBeVisible();
    await expect(page.getByLabel('Téléphone')).toHaveValue('07 00 00 00 00');
    await page.unroute(account);
    if (arrives) {
      await askUntil(page, page.getByText('Informations enregistrées'));
      await expect(value(page, 'Téléphone')).toContainText('07 00 00 00 00');
    } else {
      await askUntil(page, page.getByText('vos informations ne sont pas enregistrées'));
      await expect(page.getByLabel('Téléphone')).toHaveValue('07 00 00 00 00');
      await save(page);
      await expect(value(page, 'Téléphone')).toContainText('07 00 00 00 00');
    }
  });
}

test('a profile without an answer shows the date of its copy, and updates once the back end answers', async ({
  page,
  backEnd,
}) => {
  await page.clock.install();
  const person = await registeredWithDetails(backEnd);
  await logIn(page, person);
  await backEnd.stop();
  await page.goto('/profil?onglet=info');
  await expect(
    page.getByText(
      /cette page montre ce que cet appareil savait de votre compte le \d\d\/\d\d\/\d{4} à\s\d+\sh/,
    ),
  ).toBeVisible();
  await expect(value(page, 'Téléphone')).toContainText('06 12 34 56 78');
  await backEnd.start();
  await writePhone(backEnd, person, '07 00 00 00 01');
  await askUntil(page, value(page, 'Téléphone').getByText('07 00 00 00 01'));
  await expect(page.getByText('ce que cet appareil savait')).toHaveCount(0);
});

test('a member whose session code fails to load reads so, stays on their page, and is logged in once it loads', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  await logIn(page, await registeredWithDetails(backEnd));
  // The same visitor, with nothing in the browser’s memory.
  const storageState = await page.context().storageState();
  // The test's route does not hold a service worker's requests.
  const later = await anotherDevice({ storageState, serviceWorkers: 'block' });
  const file = /hosted-session/;
  await later.route(file, () => {});
  await later.goto('/profil', { waitUntil: 'commit' });
  await expect(later.getByText('Le serveur tarde à répondre.')).toBeVisible();
  await expectAccessible(later);
  await later.unroute(file);
  await later.route(file, (route) => route.abort());
  await openInfo(later);
  await expect(later.getByRole('heading', { name: 'Votre page se fait attendre' })).toBeVisible();
  await expect(later.getByText('Vous êtes toujours connecté sur cet appareil')).toBeVisible();
  await expectAccessible(later);
  await later.unroute(file);
  await later.getByRole('button', { name: 'Réessayer' }).click();
  await expect(value(later, 'Téléphone')).toContainText('06 12 34 56 78');
  await expectMember(later);
});

test('every tab announces that the back end ended the session, and keeps its input', async ({
  page,
  backEnd,
}) => {
  const person = await registeredWithDetails(backEnd);
  await logIn(page, person);
  await openInfo(page);
  const other = await page.context().newPage();
  await openInfo(other);
  await edit(other);
  await other.getByLabel('Adresse').fill('2 rue du Nord, Lille');
  await backEnd.endSessions(await keptToken(page));
  await page.reload();
  for (const tab of [page, other]) {
    await expect(tab.getByText('Votre session a pris fin')).toBeVisible();
    await expectPage(tab, '/connexion');
    await expectGuest(tab);
  }
  await sendLogin(other, person);
  await expect(other.getByLabel('Adresse')).toHaveValue('2 rue du Nord, Lille');
  await expect(other.getByText('Votre session a pris fin')).toHaveCount(0);
});

test('a device announces that the account was deleted elsewhere, and keeps nothing of it', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const person = await registeredWithDetails(backEnd);
  await logIn(page, person);
  const phone = await anotherDevice();
  await logIn(phone, person);
  await openInfo(page);
  await edit(page);
  await page.getByLabel('Adresse').fill('2 rue du Nord, Lille');
  await deleteAccount(phone, person);
  await expect(phone.getByText('Votre compte est supprimé')).toBeVisible();
  await phone.context().close();

  await save(page);
  await expect(page.getByText('Votre compte n’existe plus')).toBeVisible();
  // The deletion also removes the member's draft.
  await expect(page.getByText('Ce que vous avez saisi est gardé')).toHaveCount(0);
  await expectGuest(page);
  await expect(page.getByText('06 12 34 56 78')).toHaveCount(0);
  await page.goto('/');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    '2 rue du Nord',
  );
});
