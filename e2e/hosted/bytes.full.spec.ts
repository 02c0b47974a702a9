import { expectPage } from '../support/expectPage';
import { expect, test } from './support/test';
import { expectGuest, expectMember, logIn, registered } from './support/visitor';

/** The back end's client is the one script that knows how a token is renewed. */
async function clientsAmong(scripts: readonly Promise<string>[]): Promise<number> {
  return (await Promise.all(scripts)).filter((text) => text.includes('grant_type=refresh_token')).length;
}

test('a guest downloads no code of the authentication client, and sends it no request', async ({
  page,
  backEnd,
}) => {
  const scripts: Promise<string>[] = [];
  const asked: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  page.on('request', (request) => {
    if (request.url().startsWith(`${backEnd.url}/auth/`)) asked.push(request.url());
  });
  for (const path of ['/', '/reservation', '/tournois', '/connexion', '/mes-donnees']) {
    await page.goto(path);
    await expectGuest(page);
  }
  await page.goto('/profil');
  await expectPage(page, '/connexion');
  expect(scripts.length).toBeGreaterThan(5);
  expect(await clientsAmong(scripts)).toBe(0);
  expect(asked).toEqual([]);

  await logIn(page, await registered(backEnd));
  await expectMember(page);
  expect(await clientsAmong(scripts)).toBeGreaterThan(0);
});

test('a guest asks for the centre’s settings on every page but the one that other sites frame', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/hosted-centre|centre_settings/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/organisateur/tournoi/championnat-de-france-2024/integrer');
  await expect(page.getByText('Championnat de France 2024').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.goto('/blog');
  await expect.poll(() => asked.length).toBe(2);
});

test('a guest without reservations loads the code of the courts only on pages that show courts', async ({
  page,
  backEnd,
}) => {
  const brought: string[] = [];
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/hosted-courts/.test(request.url())) brought.push(request.url());
    if (/rpc\/(own_reservations|reservations_now|courts_now)/.test(request.url())) asked.push(request.url());
  });
  for (const path of ['/', '/blog', '/services-tarifs', '/connexion', '/contact']) {
    await page.goto(path);
    await expectGuest(page);
    await page.waitForLoadState('networkidle');
  }
  expect([brought, asked]).toEqual([[], []]);

  await page.goto('/reservation');
  await expect(page.getByRole('button', { name: /6\sterrains libres$/ }).first()).toBeVisible();
  expect(brought.length).toBeGreaterThan(0);
  expect(asked.map((url) => url.slice(backEnd.url.length))).toEqual(['/rest/v1/rpc/courts_now']);
});
