import { expectPage } from '../support/expectPage';
import { expect, test } from './support/test';
import { expectGuest, expectMember, logIn, registered } from './support/visitor';

/** The back end's client is the one script that knows how a token is renewed. */
async function clientsAmong(scripts: readonly Promise<string>[]): Promise<number> {
  return (await Promise.all(scripts)).filter((text) => text.includes('grant_type=refresh_token')).length;
}

test('a guest downloads nothing of the back end’s client, and asks the back end nothing', async ({
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
