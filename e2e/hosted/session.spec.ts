import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { score, selectPlayers } from '../tournaments/organizerPages';
import { anOrganizer, firstSheet, holdTournament } from './support/device';
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
  sendRegistration,
} from './support/visitor';

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
  await sendRegistration(page, await registered(backEnd));
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
  await expect(page.getByLabel('Mot de passe')).toHaveAccessibleDescription(
    'L’adresse ou le mot de passe ne correspond pas.',
  );
  await expectAccessible(page);
  await expectGuest(page);
  await sendLogin(page, person);
  await expectPage(page, '/profil');
  await expectMember(page);
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
