import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { score, selectPlayers } from '../tournaments/organizerPages';
import { anOrganizer, firstSheet, holdTournament } from './support/device';
import { holdAnswers } from './support/holdAnswers';
import { expect, test } from './support/test';
import {
  aPerson,
  expectGuest,
  expectMember,
  keptToken,
  logIn,
  logOut,
  registered,
  sendLogin,
} from './support/visitor';

// One after the other, so that they share one back end.
test.describe.configure({ mode: 'default' });

test('a visitor registers with all their details and is logged in', async ({ page, backEnd }) => {
  const { email, password } = aPerson();
  await page.goto('/connexion?onglet=inscription');
  await expect(page.getByLabel('Mot de passe')).toHaveAttribute('required');
  await page.getByLabel('Nom complet').fill('Ana Lefèvre');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Téléphone').fill('06 12 34 56 78');
  await page.getByLabel('Date de naissance').fill('2000-02-29');
  await page.getByLabel('Adresse postale').fill('1 rue du Stade, Prouvy');
  await page.getByLabel('Genre').selectOption('Femme');
  await page.getByLabel('Club').selectOption('Prouvy');
  await page.getByLabel('Mot de passe').fill(password);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expectPage(page, '/profil');
  await expect(page.getByText('Connexion joueur réussie !')).toBeVisible();
  await expect(page.getByRole('main').getByText('Ana Lefèvre').first()).toBeVisible();

  const [profile] = await backEnd.query(
    `select details, raw_user_meta_data as metadata from private.profiles join auth.users on id = person where email = '${email}'`,
  );
  expect(profile?.details).toEqual({
    name: 'Ana Lefèvre',
    phone: '06 12 34 56 78',
    birthDate: '2000-02-29',
    address: '1 rue du Stade, Prouvy',
    gender: 'femme',
    club: 'prouvy',
  });
  expect(JSON.stringify(profile?.metadata)).not.toMatch(/Lefèvre|06 12/);
});

test('a visitor reads that their address is already registered @full', async ({ page, backEnd }) => {
  const { email, password } = await registered(backEnd);
  await page.goto('/connexion?onglet=inscription');
  await expect(page.getByLabel('Mot de passe')).toHaveAttribute('required');
  await page.getByLabel('Nom complet').fill('Ana Lefèvre');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(password);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page.getByText('Sign up Failed')).toBeVisible();
  await expect(page.getByText('Connectez-vous, ou choisissez une autre adresse.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
    'Un compte existe déjà avec cette adresse : connectez-vous.',
  );
  await expect(page.getByLabel('Nom complet')).toHaveValue('Ana Lefèvre');
  await expectGuest(page);
});

test('a visitor with a wrong password reads so, and logs in with the right one', async ({
  page,
  backEnd,
}) => {
  const person = await registered(backEnd);
  await page.goto('/connexion');
  await sendLogin(page, { ...person, password: 'un-autre' });
  await expect(page.getByText('Sign in Failed')).toBeVisible();
  await expect(page.getByText('Vérifiez l’adresse et le mot de passe.')).toBeVisible();
  await expectGuest(page);
  await sendLogin(page, person);
  await expectPage(page, '/profil');
  await expectMember(page);
});

const wrong = 'L’adresse ou le mot de passe ne correspond pas.';

test('the form shows a refusal after its notice has closed, until the visitor types @full', async ({
  page,
  backEnd,
}) => {
  await page.clock.install();
  const person = await registered(backEnd);
  await page.goto('/connexion');
  await sendLogin(page, { ...person, password: 'un-autre' });
  await expect(page.getByText('Sign in Failed')).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page.getByText('Sign in Failed')).toHaveCount(0);
  await expect(page.getByText(wrong)).toBeVisible();
  await expect(page.getByLabel('Mot de passe')).toBeFocused();
  await expect(page.getByLabel('Mot de passe')).toHaveAccessibleDescription(wrong);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('E-mail').fill('quelqu-un@example.org');
  await expect(page.getByText(wrong)).toHaveCount(0);
});

/** The back end’s answer to a login or a registration. */
const access = /\/auth\/v1\/(token|signup)/;

async function sendRegistration(page: Page) {
  const { email, password } = aPerson();
  await page.goto('/connexion?onglet=inscription');
  await expect(page.getByLabel('Mot de passe')).toHaveAttribute('required');
  await page.getByLabel('Nom complet').fill('Ana Lefèvre');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(password);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
}

for (const [answer, login, registration] of [
  [
    429,
    'trop de demandes à la fois. Patientez une minute',
    'trop de demandes à la fois. Patientez une minute',
  ],
  [500, 'n’a pas pu vous connecter', 'n’a pas pu vous inscrire'],
  [403, 'refuse cette connexion', 'refuse cette inscription'],
  ['nobody', 'Pas de réponse du serveur du centre. Réessayez', 'si votre inscription lui est parvenue'],
] as const) {
  test(`a visitor whom ${answer} answers reads why the login failed, and may try again @full`, async ({
    page,
    backEnd,
  }) => {
    const person = await registered(backEnd);
    await page.goto('/connexion');
    await page.route(access, (route) =>
      answer === 'nobody' ? route.abort() : route.fulfill({ status: answer, json: { msg: 'No' } }),
    );
    await sendLogin(page, person);
    await expect(page.getByRole('main').getByText(login)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeFocused();
    await sendRegistration(page);
    await expect(page.getByRole('main').getByText(registration)).toBeVisible();
    await page.unroute(access);
    await page.getByRole('button', { name: 'S’inscrire' }).click();
    await expectPage(page, '/profil');
  });
}

test('a visitor without a network reads so in the form @full', async ({ page, backEnd, context }) => {
  const person = await registered(backEnd);
  await page.goto('/connexion');
  // The login's code has loaded before the network goes.
  await sendLogin(page, { ...person, password: 'un-autre' });
  await expect(page.getByText(wrong)).toBeVisible();
  await context.setOffline(true);
  await sendLogin(page, person);
  await expect(page.getByText('Pas de réseau pour joindre le serveur du centre.')).toBeVisible();
  await expect(page.getByText('Pas de réseau : réessayez une fois connecté à Internet.')).toBeVisible();
  await expect(page.getByText('ne répond pas')).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expectPage(page, '/profil');
});

test('a visitor whose login or registration is answered late reads that the server is slow @full', async ({
  page,
  backEnd,
}) => {
  const person = await registered(backEnd);
  await page.goto('/connexion');
  const letAnswer = await holdAnswers(page, access, (route) =>
    route.fulfill({ status: 403, json: { msg: 'No' } }),
  );
  const slow = page.getByRole('status').filter({ hasText: 'Le serveur tarde à répondre.' });
  await sendLogin(page, person);
  await expect(page.getByRole('button', { name: 'Un instant…' })).toBeDisabled();
  await expect(slow).toBeVisible();
  await expectAccessible(page);
  letAnswer();
  await expect(page.getByText('refuse cette connexion')).toBeVisible();
  await expect(slow).toHaveCount(0);
  await sendRegistration(page);
  await expect(slow).toBeVisible();
  letAnswer();
  await expect(page.getByText('refuse cette inscription')).toBeVisible();
  await expect(slow).toHaveCount(0);
});

test('a visitor who types during a login sees no error about input that they have not sent @full', async ({
  page,
  backEnd,
}) => {
  const person = await registered(backEnd);
  await page.goto('/connexion');
  const letAnswer = await holdAnswers(page, access);
  await sendLogin(page, { ...person, password: 'un-autre' });
  await expect(page.getByRole('button', { name: 'Un instant…' })).toBeDisabled();
  await page.getByLabel('Mot de passe').fill(person.password);
  letAnswer();
  await expect(page.getByText('Vérifiez l’adresse et le mot de passe.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeEnabled();
  await expect(page.getByText(wrong)).toHaveCount(0);
  await page.unroute(access);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expectPage(page, '/profil');
});

test('a member stays logged in after a reload', async ({ page, backEnd }) => {
  await logIn(page, await registered(backEnd));
  await page.reload();
  await expectMember(page);
  await expectPage(page, '/profil');
});

test('a member stays logged in on a full device, and may log out @full', async ({ page, backEnd }) => {
  await logIn(page, await registered(backEnd));
  const token = await keptToken(page);
  await page.evaluate(() => {
    for (let length = 2 ** 20; length >= 1; length /= 2)
      try {
        for (let part = 0; ; part += 1) localStorage.setItem(`filler-${length}-${part}`, 'x'.repeat(length));
      } catch {}
  });
  for (const _load of ['first', 'second']) {
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expectMember(page);
    expect(await keptToken(page)).toBe(token);
  }
  await logOut(page);
  await page.reload();
  await expectGuest(page);
});

test('a login or logout in one tab takes effect in the other', async ({ page, backEnd }) => {
  const person = await registered(backEnd);
  const other = await page.context().newPage();
  await other.goto('/services-tarifs');
  await expectGuest(other);
  await logIn(page, person);
  await expectMember(other);
  await other.goto('/profil');
  await expectMember(other);
  await logOut(page);
  await expectPage(page, '/');
  await expectGuest(page);
  await expectGuest(other);
  await expectPage(other, '/');
});

test.describe('without a network', () => {
  test.use({ tolerated: [/Failed to load resource/] });

  test('a logout on an open sheet says that unsent taps are kept, and the next login sends them @full', async ({
    page,
    backEnd,
  }) => {
    const organizer = await anOrganizer(backEnd);
    const path = await holdTournament(page, backEnd, organizer, 'Open de la déconnexion');
    const sheet = await firstSheet(backEnd, path);
    const isSent = () => expect(page.getByText('Tout est gardé et envoyé')).toBeAttached();
    const notices = page.getByRole('region', { name: 'Notifications' });
    const comeBack = async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Connexion' }).click();
      await sendLogin(page, organizer);
      await expectPage(page, '/organisateur');
      await expect(notices.getByText(/gardées? sur cet appareil/)).toHaveCount(0);
      await page.goto(sheet);
      await isSent();
    };
    const scoreOffline = async (goals: number) => {
      await page.context().setOffline(true);
      await score(page, 'Lille', 'But attaquant', goals);
      await expect(page.getByText('Gardé ici, envoi dès que possible')).toBeAttached();
    };
    const other = await page.context().newPage();
    await other.goto('/services-tarifs');
    await page.goto(sheet);
    await selectPlayers(page, 'Lille');
    await selectPlayers(page, 'Lyon');
    await isSent();

    await logOut(other);
    await expectPage(page, '/');
    await expect(notices.getByText('Vous n’êtes plus connecté')).toBeVisible();
    await expect(notices.getByText(/gardées? sur cet appareil/)).toHaveCount(0);

    await comeBack();
    await scoreOffline(3);
    await logOut(other);
    await expect(notices.getByText('Vous n’êtes plus connecté')).toBeVisible();
    await expect(notices.getByText('3 actions de match gardées sur cet appareil')).toBeVisible();
    await expect(
      notices.getByText(/^Lille – Lyon\s: .+ partiront à votre prochaine connexion\.$/),
    ).toBeVisible();
    await page.context().setOffline(false);

    await comeBack();
    await expect(page.getByRole('region', { name: 'Score' })).toContainText('Lille 3, Lyon 0');
    await scoreOffline(1);
    await logOut(page);
    await expect(notices.getByText('Une action de match gardée sur cet appareil')).toBeVisible();
    await expect(notices.getByText('Vous n’êtes plus connecté')).toHaveCount(0);
  });
});

test('a member who logs out on one device stays logged in on the other one @full', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const person = await registered(backEnd);
  const other = await anotherDevice();
  // Its token is renewed after the logout: that is when a session that was ended shows.
  await other.clock.install();
  await logIn(other, person);
  await logIn(page, person);
  const revoked = page.waitForResponse(/\/auth\/v1\/logout/);
  await logOut(page);
  await expectGuest(page);
  expect((await revoked).ok()).toBe(true);

  const renewal = other.waitForResponse(/grant_type=refresh_token/);
  await other.clock.fastForward('01:01:00');
  expect((await renewal).ok()).toBe(true);
  await expectMember(other);
  await other.reload();
  await expectMember(other);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a member logs out at once though the back end does not answer @full', async ({ page, backEnd }) => {
  await logIn(page, await registered(backEnd));
  await page.route(/\/auth\/v1\/logout/, () => new Promise(() => {}));
  await logOut(page);
  await expectGuest(page);
  await expectPage(page, '/');
  await page.reload();
  await expectGuest(page);
});

test('a visitor cannot make themselves an organiser', async ({ page, backEnd }) => {
  const person = aPerson();
  await backEnd.register(person, { name: 'Ana', role: 'organizer', app_metadata: { role: 'organizer' } });
  await logIn(page, person);
  await expect(page.getByText('Connexion joueur réussie !')).toBeVisible();
  await page.goto('/organisateur');
  await expectPage(page, '/');
});

test('the back end alone grants the organiser’s role', async ({ page, backEnd }) => {
  const person = await registered(backEnd);
  await backEnd.makeOrganizer(person.email);
  await page.goto('/connexion');
  await sendLogin(page, person);
  await expectPage(page, '/organisateur');
  await expect(page.getByText('Connexion organisateur réussie !')).toBeVisible();
});

test('the content security policy allows the back end and no other address', async ({ page, backEnd }) => {
  await page.goto('/connexion');
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toContain(`connect-src 'self' ${backEnd.url};`);
});
