import { readFileSync } from 'node:fs';
import { afternoon } from '../booking/reservationPage';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import {
  account,
  deleteAccount,
  details,
  edit,
  loseAnswersFromWriting,
  openInfo,
  registeredWithDetails,
  save,
  typePhone,
  value,
  whenWriting,
  writePhone,
} from './support/account';
import type { BackEnd, Person } from './support/backEnd';
import { book } from './support/booking';
import { emptyCourts } from './support/courts';
import { holdAnswers } from './support/holdAnswers';
import { expect, test } from './support/test';
import {
  expectGuest,
  expectMember,
  keptToken,
  logIn,
  logOut,
  registered,
  sendLogin,
} from './support/visitor';

/** Writes the fields that only the operator can write. */
async function write(backEnd: BackEnd, { email }: Person, metadata: object) {
  await backEnd.query(
    `update auth.users set raw_app_meta_data = '${JSON.stringify(metadata)}' where email = '${email}'`,
  );
}

test('a member reads their own details, and the licence and subscription that the operator recorded', async ({
  page,
  backEnd,
}) => {
  const person = await registeredWithDetails(backEnd);
  await write(backEnd, person, {
    licenseNumber: 'FJF-59121-0042',
    subscription: { plan: 'Competitor', until: '2031-06-30' },
  });
  await logIn(page, person);
  await openInfo(page);
  await expect(value(page, 'Téléphone')).toContainText('06 12 34 56 78');
  await expect(value(page, 'Date de naissance')).toContainText('29/02/2000');
  await expect(value(page, 'Adresse')).toContainText('1 rue du Stade, Prouvy');
  await expect(value(page, 'Club')).toContainText('Prouvy');
  await page.goto('/profil?onglet=subscription');
  await expect(page.getByText('Abonnement Competitor')).toBeVisible();
  await expect(page.getByText('Valable jusqu’au 30/06/2031')).toBeVisible();
  await page.goto('/profil?onglet=license');
  await expect(page.getByText('FJF-59121-0042')).toBeVisible();
  await expect(page.getByText('Données d’exemple')).toHaveCount(0);
});

test('a member without details or records reads that they are missing @full', async ({ page, backEnd }) => {
  await logIn(page, await registered(backEnd));
  await openInfo(page);
  await expect(page.getByText('Non renseigné')).toHaveCount(4);
  await page.goto('/profil?onglet=subscription');
  await expect(page.getByText('Aucun abonnement n’est enregistré à votre nom.')).toBeVisible();
  await page.goto('/profil?onglet=license');
  await expect(page.getByText('Aucune licence n’est enregistrée à votre nom.')).toBeVisible();
  await page.goto('/profil?onglet=tournaments');
  await expect(page.getByText(/ne sont pas encore reliés.*données d’exemple/)).toBeVisible();
});

test('a member changes their details, reads errors for invalid ones, and loses nothing without a back end @full', async ({
  page,
  backEnd,
}) => {
  const person = await registeredWithDetails(backEnd);
  await logIn(page, person);
  await openInfo(page);
  await edit(page);
  await expect(page.getByLabel('Nom')).toHaveValue('Ana Lefèvre');
  await page.getByLabel('Nom').fill('');
  await page.getByLabel('Téléphone').fill('12');
  await save(page);
  await expect(page.getByText('Indiquez votre nom.')).toBeVisible();
  await expect(page.getByText('Ce numéro n’est pas complet')).toBeVisible();
  await expect(page.getByLabel('Nom')).toBeFocused();

  await page.getByLabel('Nom').fill('Ana Martin');
  await page.getByLabel('Téléphone').fill('07 00 00 00 00');
  await backEnd.stop();
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: 'rien n’a été enregistré' })).toBeVisible();
  await expect(page.getByLabel('Nom')).toHaveValue('Ana Martin');

  await backEnd.start();
  await save(page);
  await expect(page.getByText('Informations enregistrées')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Martin' })).toBeVisible();
  await expect(value(page, 'Téléphone')).toContainText('07 00 00 00 00');
  await expect(value(page, 'Adresse')).toContainText('1 rue du Stade');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Martin' })).toBeVisible();
});

test('a member keeps details that predate the validation rules, and may change others @full', async ({
  page,
  backEnd,
}) => {
  await logIn(page, await registeredWithDetails(backEnd, { phone: 'abcdef', birthDate: '21990-03-10' }));
  await openInfo(page);
  await expect(value(page, 'Téléphone')).toContainText('abcdef');
  await expect(value(page, 'Date de naissance')).toContainText('21990-03-10');
  await edit(page);
  await page.getByLabel('Adresse').fill('2 rue du Nord, Lille');
  await save(page);
  await expect(value(page, 'Adresse')).toContainText('2 rue du Nord, Lille');
  await expect(value(page, 'Téléphone')).toContainText('abcdef');

  await edit(page);
  const birthDate = page.getByLabel('Date de naissance');
  // Part of a date is neither a date nor an empty field.
  await birthDate.fill('');
  await birthDate.pressSequentially('10');
  await save(page);
  await expect(
    page.getByText('Indiquez une date de naissance complète, de 1900 à aujourd’hui.'),
  ).toBeVisible();
  await expect(birthDate).toBeFocused();
  await birthDate.fill('1990-03-10');
  await save(page);
  await expect(value(page, 'Date de naissance')).toContainText('10/03/1990');
});

for (const [status, sentence] of [
  [429, 'reçoit trop de demandes à la fois. Ce que vous avez saisi est gardé ; réessayez dans une minute.'],
  [500, 'Le serveur du centre n’a pas pu enregistrer vos informations.'],
  [503, 'Le serveur du centre n’a pas pu enregistrer vos informations.'],
] as const) {
  test(`a member whose details are answered by ${status} reads the reason, and saves them later @full`, async ({
    page,
    backEnd,
  }) => {
    await logIn(page, await registeredWithDetails(backEnd));
    await typePhone(page, '07 00 00 00 00');
    const told = page.getByRole('main').getByRole('alert').filter({ hasText: sentence });
    // The first failure hits the read before the write, the second one the write itself.
    await page.route(account, (route) => route.fulfill({ status, json: { msg: 'No' } }));
    await save(page);
    await expect(told).toBeVisible();
    await page.unroute(account);
    await whenWriting(page, (route) => route.fulfill({ status, json: { msg: 'No' } }));
    await save(page);
    await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeEnabled();
    await expect(told).toBeVisible();
    await expect(page.getByText('ne répond pas')).toHaveCount(0);
    await page.unroute(account);
    await save(page);
    await expect(value(page, 'Téléphone')).toContainText('07 00 00 00 00');
  });
}

test('a member reads that the server is slow only while it saves their details @full', async ({
  page,
  backEnd,
}) => {
  await logIn(page, await registeredWithDetails(backEnd));
  await typePhone(page, '07 00 00 00 00');
  const letAnswer = await holdAnswers(page, /rpc\/change_profile$/);
  await save(page);
  const slow = page.getByRole('status').filter({ hasText: 'Le serveur tarde à répondre.' });
  await expect(slow).toBeVisible();
  await expectAccessible(page);
  letAnswer();
  await expect(value(page, 'Téléphone')).toContainText('07 00 00 00 00');
  await expect(slow).toHaveCount(0);
});

const notSaved = 'Vos modifications ne sont pas enregistrées.';

test('details whose confirmation was lost are no longer a draft after a reload @full', async ({
  page,
  backEnd,
}) => {
  const person = await registeredWithDetails(backEnd);
  await logIn(page, person);
  await typePhone(page, '07 00 00 00 00');
  await loseAnswersFromWriting(page);
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: 'impossible de savoir' })).toBeVisible();
  await page.unroute(account);
  await page.reload();
  await expect(value(page, 'Téléphone')).toContainText('07 00 00 00 00');
  await expect(page.getByText('Informations enregistrées')).toHaveCount(0);
  await page.reload();
  await expect(value(page, 'Téléphone')).toContainText('07 00 00 00 00');

  // The draft does not return over a later change.
  await writePhone(backEnd, person, '07 00 00 00 01');
  await page.reload();
  await expect(value(page, 'Téléphone')).toContainText('07 00 00 00 01');
  await edit(page);
  await expect(page.getByLabel('Téléphone')).toHaveValue('07 00 00 00 01');
});

test('the form keeps unsaved details after a reload, and marks them unsaved once the back end answers @full', async ({
  page,
  backEnd,
}) => {
  await page.clock.install();
  await logIn(page, await registeredWithDetails(backEnd));
  await typePhone(page, '07 00 00 00 00');
  await page.route(account, (route) => route.abort());
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: 'rien n’a été enregistré' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Téléphone')).toHaveValue('07 00 00 00 00');
  await expect(page.getByText('Impossible de savoir pour l’instant')).toBeVisible();
  await expect(page.getByText(notSaved)).toHaveCount(0);
  await page.unroute(account);
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(page.getByText(notSaved)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expectAccessible(page);
  await save(page);
  await expect(value(page, 'Téléphone')).toContainText('07 00 00 00 00');
  await expect(page.getByText(notSaved)).toHaveCount(0);
});

test('a member whose session ends in a form reads so, and finds their input after the next login @full', async ({
  page,
  backEnd,
}) => {
  const person = await registeredWithDetails(backEnd);
  await logIn(page, person);
  await openInfo(page);
  await edit(page);
  await page.getByLabel('Adresse').fill('2 rue du Nord, Lille');
  await backEnd.endSessions(await keptToken(page));
  await save(page);
  await expect(page.getByText('Votre session a pris fin')).toBeVisible();
  await expectPage(page, '/connexion');
  await expectGuest(page);
  await sendLogin(page, person);
  await expect(page.getByLabel('Adresse')).toHaveValue('2 rue du Nord, Lille');
  await expect(page.getByText(notSaved)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Adresse')).toHaveValue('2 rue du Nord, Lille');
  await save(page);
  await expect(value(page, 'Adresse')).toContainText('2 rue du Nord, Lille');
});

test('a member who logs out reads that unsaved changes are lost, and the next member sees none of them @full', async ({
  page,
  backEnd,
}) => {
  await logIn(page, await registeredWithDetails(backEnd));
  await typePhone(page, '07 00 00 00 00');
  await logOut(page);
  const gone = page.getByText('Modifications non enregistrées');
  await expect(gone).toBeVisible();
  await expectGuest(page);
  await logIn(page, await registeredWithDetails(backEnd));
  await openInfo(page);
  await edit(page);
  await expect(page.getByLabel('Téléphone')).toHaveValue('06 12 34 56 78');
  await logOut(page);
  await expectGuest(page);
  await expect(gone).toHaveCount(0);
});

test('a member without a network reads that the network is missing, and saves and downloads once it is back @full', async ({
  page,
  backEnd,
  context,
}) => {
  await logIn(page, await registeredWithDetails(backEnd));
  await typePhone(page, '07 00 00 00 00');
  await context.setOffline(true);
  await save(page);
  await expect(page.getByText('Pas de réseau : rien n’a été enregistré.')).toBeVisible();
  const download = page.getByRole('button', { name: 'Télécharger mes données' });
  await download.click();
  const noFile = page.getByText('Pas de réseau : réessayez une fois connecté à Internet.');
  await expect(noFile).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText('Pas de réseau : cette page montre')).toBeVisible();
  await expect(page.getByText('ne répond pas')).toHaveCount(0);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('Le réseau est revenu')).toBeVisible();
  await expect(page.getByText('Pas de réseau')).toHaveCount(0);
  await save(page);
  await expect(value(page, 'Téléphone')).toContainText('07 00 00 00 00');
  await download.click();
  await expect(page.getByText('Vos données sont dans un fichier')).toBeVisible();
});

test('a member downloads all their data although their clock is wrong @full', async ({ page, backEnd }) => {
  const person = await registeredWithDetails(backEnd);
  // A token of a second has run out by the time that it is used; this device believes that it has a day to go.
  await backEnd.start({ tokenSeconds: 1 });
  await page.clock.install({ time: Date.now() - 24 * 60 * 60 * 1000 });
  await logIn(page, person);
  const first = await keptToken(page);
  await expect.poll(() => backEnd.userOf(first)).toBeUndefined();
  await backEnd.start();
  await openInfo(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mes données' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^jorkyball-mes-donnees-\d{4}-\d{2}-\d{2}\.json$/);
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    kind: 'known',
    account: { email: person.email, writtenByYou: details },
    reservations: [],
  });
  await expect(page.getByText('Vos données sont dans un fichier')).toBeVisible();
  await expectMember(page);
});

test('a member reads why the centre did not take their cancellation, and cancels later @full', async ({
  page,
  backEnd,
}) => {
  await emptyCourts(backEnd);
  await page.clock.setFixedTime(afternoon);
  await logIn(page, await registered(backEnd));
  await book(page);
  await page.goto('/profil?onglet=reservations');
  await page.getByRole('button', { name: /^Annuler/ }).click();
  const cancel = () => page.getByRole('button', { name: 'Oui, annuler' }).click();
  const cancelling = /rpc\/cancel_reservation$/;
  await page.route(cancelling, (route) => route.fulfill({ status: 429, json: { message: 'no' } }));
  await cancel();
  await expect(page.getByText('Réservation maintenue')).toBeVisible();
  await expect(page.getByText('Patientez une minute, puis réessayez.')).toBeVisible();
  await page.unroute(cancelling);
  await page.route(cancelling, (route) => route.abort('connectionreset'));
  await cancel();
  await expect(page.getByText('En attente de confirmation')).toBeVisible();
  // The outbox repeats what the centre did not answer.
  await page.unroute(cancelling);
  await expect(page.getByText('Réservation annulée')).toBeVisible();
});

test('a member deletes their account, and is a guest in every tab @full', async ({ page, backEnd }) => {
  const person = await registeredWithDetails(backEnd);
  await logIn(page, person);
  await openInfo(page);
  const other = await page.context().newPage();
  await other.goto('/profil');
  await expectMember(other);

  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  const question = page.getByRole('alertdialog', { name: 'Supprimer votre compte ?' });
  await expect(question.getByText('les terrains sont rendus')).toBeVisible();
  await question.getByText('Ce qui reste').click();
  await expect(question.getByText('ce que ce navigateur garde')).toBeVisible();
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expectMember(page);
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  const password = question.getByLabel('Votre mot de passe');
  const remove = question.getByRole('button', { name: 'Supprimer mon compte' });
  await remove.click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('Indiquez votre mot de passe pour confirmer.');
  await password.fill('un-autre');
  await remove.click();
  await expect(password).toHaveAccessibleDescription(/Ce n’est pas votre mot de passe/);
  for (let wrong = 2; wrong <= 5; wrong += 1) {
    await remove.click();
    await expect(password).toBeFocused();
  }
  await password.fill(person.password);
  await remove.click();
  await expect(question.getByText('Trop d’essais')).toContainText(/à partir de \d+\sh/);
  await expectAccessible(page);
  await backEnd.query('delete from private.wrong_passwords');
  await password.fill(person.password);
  await remove.click();
  await expect(page.getByText('Votre compte est supprimé')).toBeVisible();
  await expectPage(page, '/');
  await expectGuest(page);
  await expectGuest(other);
  await page.goto('/connexion');
  await sendLogin(page, person);
  await expect(page.getByText('Vérifiez l’adresse et le mot de passe.')).toBeVisible();
});

test('an organiser reads which tournament prevents the deletion of their account @full', async ({
  page,
  backEnd,
}) => {
  const person = await registeredWithDetails(backEnd);
  await backEnd.makeOrganizer(person.email);
  await backEnd.query(`insert into public.tournaments (id, organiser, record)
    select 'coupe-du-nord', id, '{"id":"coupe-du-nord","name":"Coupe du Nord","date":"2026-12-01","level":"Local"}'
    from auth.users where email = '${person.email}'`);
  await page.goto('/connexion');
  await sendLogin(page, person);
  await expectPage(page, '/organisateur');
  await deleteAccount(page, person);
  await expect(page.getByText('un tournoi a besoin de vous')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Coupe du Nord' })).toBeVisible();
  await expectMember(page);
});

test('a guest reads how long the back end knows their name @full', async ({ page }) => {
  await page.goto('/mes-donnees');
  await expect(page.getByText('il les efface trois mois après la partie')).toBeVisible();
});
