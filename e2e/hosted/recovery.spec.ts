import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { expect, test } from './support/test';
import {
  aPerson,
  expectGuest,
  expectMember,
  logIn,
  registered,
  sendLogin,
  sendRegistration,
} from './support/visitor';

const ask = (page: Page) => page.getByRole('button', { name: 'Recevoir le lien' });
const newPassword = (page: Page) => page.getByLabel('Nouveau mot de passe');
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer et se connecter' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function expectNoOverflow(page: Page) {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
}

test('a member who forgot their password chooses a new one on another device', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const person = await registered(backEnd);
  await page.goto('/connexion');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' })).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await expectAccessible(page);
  await ask(page).click();
  await expect(title(page, 'Regardez vos e-mails')).toBeFocused();
  await expect(page.getByText(`Si un compte existe pour`)).toContainText(person.email);
  await expectAccessible(page);

  const [link = ''] = backEnd.linksTo(person.email);
  const phone = await anotherDevice({ serviceWorkers: 'block' });
  await phone.setViewportSize({ width: 320, height: 640 });
  await phone.goto(link);
  await expect(title(phone, 'Choisissez un nouveau mot de passe')).toBeFocused();
  expect(phone.url()).not.toContain('access_token');
  await expectNoOverflow(phone);
  await expectAccessible(phone);
  await save(phone).click();
  await expect(newPassword(phone)).toHaveAccessibleDescription('Choisissez un mot de passe.');
  await newPassword(phone).fill('abc');
  await save(phone).click();
  await expect(newPassword(phone)).toBeFocused();
  await expect(newPassword(phone)).toHaveAccessibleDescription(/trop simple/);
  await newPassword(phone).fill(person.password);
  await save(phone).click();
  await expect(newPassword(phone)).toHaveAccessibleDescription(/C’est déjà votre mot de passe/);
  // A reload finds the form, without the password.
  await phone.reload();
  await newPassword(phone).fill('le-nouveau-mot-de-passe');
  await save(phone).click();
  await expect(phone.getByText('Nouveau mot de passe enregistré')).toBeVisible();
  await expectPage(phone, '/profil');
  await expect(phone.getByRole('tab', { name: 'Mes réservations' })).toBeVisible();

  await page.goto('/connexion');
  await sendLogin(page, person);
  await expect(page.getByText('L’adresse ou le mot de passe ne correspond pas.')).toBeVisible();
  await sendLogin(page, { ...person, password: 'le-nouveau-mot-de-passe' });
  await expectPage(page, '/profil');
  await page.goto(link);
  await expect(page.getByText('Ce lien n’est plus valable')).toBeVisible();
  await expectMember(page);
});

test('an unknown address reads the same, and an impatient member reads when to ask again @full', async ({
  page,
  backEnd,
}) => {
  const person = await registered(backEnd);
  const tooSoon = page.getByRole('alert').filter({ hasText: 'aucun autre n’est parti' });
  for (const email of ['nobody@example.org', person.email]) {
    await page.goto('/connexion/mot-de-passe');
    await page.getByLabel('E-mail').fill(email);
    await ask(page).click();
    await expect(title(page, 'Regardez vos e-mails')).toBeVisible();
    await expect(page.getByText('Si un compte existe pour')).toContainText(email);
    await page.getByRole('button', { name: 'Demander un autre lien' }).click();
    await ask(page).click();
    await expect(tooSoon).toContainText(/dans \d+\ssecondes/);
    await expectAccessible(page);
  }
  // The back end says the same to a page that does not know of the first request.
  await page.reload();
  await ask(page).click();
  await expect(tooSoon).toContainText(/dans \d+\ssecondes/);
  expect(backEnd.linksTo(person.email)).toHaveLength(1);
  expect(backEnd.linksTo('nobody@example.org')).toHaveLength(0);
});

test('a link that leads to the home page opens the form for a new password @full', async ({
  page,
  backEnd,
}) => {
  const person = await registered(backEnd);
  await page.goto('/connexion/mot-de-passe');
  await page.getByLabel('E-mail').fill(person.email);
  await ask(page).click();
  await expect(title(page, 'Regardez vos e-mails')).toBeVisible();
  const link = new URL(backEnd.linksTo(person.email)[0] ?? '');
  // The back end leads to the site’s own address, if the page is not among the allowed ones.
  link.searchParams.set('redirect_to', new URL('/', page.url()).href);
  await page.goto(link.href);
  await expect(newPassword(page)).toBeVisible();
  await expectPage(page, '/connexion/mot-de-passe');
  await expect(page.getByText(person.email)).toBeVisible();
});

test('a visitor whose request is not answered keeps the address, and reads the reason @full', async ({
  page,
  context,
}) => {
  await page.goto('/connexion/mot-de-passe');
  await page.getByLabel('E-mail').fill('ana@example.org');
  // The shell loads a chunk when the browser is idle.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await ask(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Pas de réseau' })).toBeVisible();
  await expect(ask(page)).toBeFocused();
  await context.setOffline(false);
  const recover = /\/auth\/v1\/recover/;
  await page.route(recover, (route) =>
    route.fulfill({ status: 429, json: { error_code: 'over_request_rate_limit', msg: 'No' } }),
  );
  await ask(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'trop de demandes' })).toBeVisible();
  await page.unroute(recover);
  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@example.org');
  await ask(page).click();
  await expect(title(page, 'Regardez vos e-mails')).toBeVisible();
});

test('a member changes their password after typing the present one @full', async ({ page, backEnd }) => {
  const person = await registered(backEnd);
  await logIn(page, person);
  await page.goto('/profil?onglet=info');
  await page.getByRole('button', { name: 'Changer de mot de passe' }).click();
  const current = page.getByLabel('Mot de passe actuel');
  await expect(current).toBeFocused();
  const saveIt = () => page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await current.fill('un-autre');
  await newPassword(page).fill('le-nouveau-mot-de-passe');
  await saveIt();
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription('Ce n’est pas votre mot de passe actuel.');
  await expect(newPassword(page)).toHaveValue('le-nouveau-mot-de-passe');
  await expectAccessible(page);
  await current.fill(person.password);
  // The change arrives, and its answer is lost.
  const account = /\/auth\/v1\/user$/;
  await page.route(account, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await saveIt();
  await expect(page.getByText('impossible de savoir si votre mot de passe a changé')).toBeVisible();
  await page.unroute(account);
  await saveIt();
  await expect(page.getByText('Nouveau mot de passe enregistré')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Changer de mot de passe' })).toBeFocused();
  await expectMember(page);
  const { status } = await page.request
    .post(`${backEnd.url}/auth/v1/token?grant_type=password`, {
      headers: { apikey: backEnd.publicKey },
      data: { email: person.email, password: 'le-nouveau-mot-de-passe' },
    })
    .then((response) => ({ status: response.status() }));
  expect(status).toBe(200);
});

test('a member changes their address by both mails, and reads what is pending @full', async ({
  page,
  backEnd,
}) => {
  const person = await registered(backEnd);
  const { email: next } = aPerson();
  await logIn(page, person);
  await page.goto('/profil?onglet=info');
  await page.getByRole('button', { name: 'Changer d’adresse e-mail' }).click();
  const address = page.getByLabel('Nouvelle adresse e-mail');
  await expect(address).toBeFocused();
  const send = () => page.getByRole('button', { name: 'Envoyer les e-mails de confirmation' }).click();
  await address.fill(person.email);
  await send();
  await expect(address).toHaveAccessibleDescription(/C’est déjà votre adresse/);
  await address.fill(next);
  await page.reload();
  await expect(address).toHaveValue(next);
  await expectAccessible(page);
  await send();
  const pending = page.getByText('Changement en cours');
  await expect(pending).toContainText(next);
  await page.goto(backEnd.linksTo(person.email).at(-1) ?? '');
  await expect(page.getByText('Première confirmation reçue')).toBeVisible();
  await page.goto(backEnd.linksTo(next).at(-1) ?? '');
  const shown = page.locator('dl > div').filter({ has: page.getByText('E-mail', { exact: true }) });
  await expect(shown).toContainText(next);
  await expect(pending).toHaveCount(0);
});

test('a registered visitor asks for the confirmation again, after the registration or at the login @full', async ({
  page,
  backEnd,
}) => {
  await backEnd.start({ hasConfirmations: true });
  const person = aPerson();
  await sendRegistration(page, person);
  await expect(title(page, 'Confirmez votre adresse e-mail')).toBeFocused();
  await expectAccessible(page);
  const again = page.getByRole('button', { name: 'Renvoyer l’e-mail de confirmation' });
  await again.click();
  await expect(page.getByText(/aucun autre n’est parti.*dans \d+\ssecondes/)).toBeVisible();
  expect(backEnd.linksTo(person.email)).toHaveLength(1);

  await backEnd.query(`update auth.users set confirmation_sent_at = now() - interval '2 minutes'`);
  await page.goto('/connexion');
  await sendLogin(page, person);
  await expect(page.getByText('n’est pas encore confirmée')).toBeVisible();
  await again.click();
  await expect(page.getByText('Si une inscription attend d’être confirmée')).toBeVisible();
  expect(backEnd.linksTo(person.email)).toHaveLength(2);
  await page.goto(backEnd.linksTo(person.email).at(-1) ?? '');
  await expect(page.getByText('Votre adresse est confirmée')).toBeVisible();
  await expectGuest(page);
  await sendLogin(page, person);
  await expectPage(page, '/profil');
});

test('a link logs no visitor in and leaves a member as they are, and a mangled one says that it is over', async ({
  page,
  backEnd,
  siteUrl,
}) => {
  await backEnd.start({ hasConfirmations: true });
  const [present, other] = [aPerson(), aPerson()];
  // A registration names no page: its link leads to the site's own address.
  const linkTo = (email: string) => {
    const link = new URL(backEnd.linksTo(email)[0] ?? '');
    link.searchParams.set('redirect_to', siteUrl);
    return link.href;
  };
  await backEnd.register(present, { name: 'Oscar Petit' });
  await page.goto(linkTo(present.email));
  await expect(page.getByText('Votre adresse est confirmée')).toBeVisible();
  expect(page.url()).not.toContain('access_token');
  await expectGuest(page);
  await page.getByRole('link', { name: 'Se connecter' }).click();
  await sendLogin(page, present);
  await expectPage(page, '/profil');
  // A registration leaves the member who is logged in where they are.
  await sendRegistration(page, other, 'Gina Morel');
  await expect(title(page, 'Confirmez votre adresse e-mail')).toBeFocused();
  await expect(page.getByText(/^Vous êtes déjà connecté/)).toContainText('Oscar Petit');

  const link = linkTo(other.email);
  await page.goto(link.replace('type=signup', 'type=signop'));
  await expect(page.getByText('Ce lien n’est plus valable')).toBeVisible();
  expect(page.url()).not.toContain('error');
  await page.goto(link);
  await expect(page.getByText('Votre adresse est confirmée')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Ce lien n’est plus valable')).toBeVisible();
  expect(page.url()).not.toContain('error');
  await page.getByRole('link', { name: 'Aller à la connexion' }).click();
  await expectPage(page, '/connexion');
  await expect(page.getByText(/^Vous êtes déjà connecté/)).toContainText('Oscar Petit');
});

test('the first of two links says on another device that the second one is needed @full', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const person = await registered(backEnd);
  const { email: next } = aPerson();
  await logIn(page, person);
  await page.goto('/profil?onglet=info');
  await page.getByRole('button', { name: 'Changer d’adresse e-mail' }).click();
  await page.getByLabel('Nouvelle adresse e-mail').fill(next);
  await page.getByRole('button', { name: 'Envoyer les e-mails de confirmation' }).click();
  await expect(page.getByText('Changement en cours')).toContainText(next);
  const phone = await anotherDevice({ serviceWorkers: 'block' });
  await phone.goto(backEnd.linksTo(next).at(-1) ?? '');
  await expect(phone.getByText('Première confirmation reçue')).toBeVisible();
  await expectPage(phone, '/connexion');
  expect(phone.url()).not.toContain('message');
});

test('a known address is registered as a new one is, and its member gets a link @full', async ({
  page,
  backEnd,
}) => {
  const person = await registered(backEnd);
  await backEnd.start({ hasConfirmations: true });
  await sendRegistration(page, { ...person, password: 'encore-un-mot-de-passe' });
  await expect(title(page, 'Confirmez votre adresse e-mail')).toBeFocused();
  await expect.poll(() => backEnd.linksTo(person.email).length).toBe(1);
  await page.goto(backEnd.linksTo(person.email)[0] ?? '');
  await expect(newPassword(page)).toBeVisible();
});

test('a member of a hosted site reads no invented ranking of their own @full', async ({ page, backEnd }) => {
  await logIn(page, await registered(backEnd));
  await expect(page.getByText('Vos résultats ne sont pas encore reliés à votre compte.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByText('Non classé')).toHaveCount(0);
  await expect(page.getByText('Thomas Lefebvre')).toHaveCount(0);
  await page.getByRole('link', { name: 'Voir le classement mondial' }).click();
  await expect(page.getByText('noms, points et résultats sont inventés')).toBeVisible();
});
