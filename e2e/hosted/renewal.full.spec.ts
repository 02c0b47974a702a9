import type { Page } from '@playwright/test';
import { expectPage } from '../support/expectPage';
import type { BackEnd, Person } from './support/backEnd';
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

/** Logs in, leaves the site, and is away for as long as the token lasts; answers that token. */
async function leaveUntilTokenRunsOut(page: Page, backEnd: BackEnd, person: Person): Promise<string> {
  await backEnd.start({ tokenSeconds: 1 });
  await logIn(page, person);
  const token = await keptToken(page);
  await page.goto('about:blank');
  await expect.poll(() => backEnd.userOf(token)).toBeUndefined();
  return token;
}

test('an open page renews its token before it expires', async ({ page, backEnd }) => {
  await page.clock.install();
  await logIn(page, await registered(backEnd));
  const renewal = page.waitForResponse(/grant_type=refresh_token/);
  await page.clock.fastForward('59:00');
  expect((await renewal).ok()).toBe(true);
  expect(await backEnd.userOf(await keptToken(page))).toBeDefined();
  await expectMember(page);
});

test('a returning member with an expired token gets a new one', async ({ page, backEnd }) => {
  const first = await leaveUntilTokenRunsOut(page, backEnd, await registered(backEnd));
  await backEnd.start();
  await page.goto('/profil');
  await expectMember(page);
  // The stored session makes them a member; the renewal may still be pending.
  await expect.poll(() => keptToken(page)).not.toBe(first);
  expect(await backEnd.userOf(await keptToken(page))).toBeDefined();
});

test('a session that the back end has ended is not renewed', async ({ page, backEnd }) => {
  await page.clock.install();
  await logIn(page, await registered(backEnd));
  await backEnd.endSessions(await keptToken(page));
  await page.clock.fastForward('01:01:00');
  await expect(page.getByText('Votre session a pris fin')).toBeVisible();
  await expectGuest(page);
  await expectPage(page, '/connexion');
});

test('a visitor reads that the back end is down, and other pages work', async ({ page, backEnd }) => {
  const person = await registered(backEnd);
  await backEnd.stop();
  await page.goto('/connexion');
  await sendLogin(page, person);
  await expect(page.getByText('Sign in Failed')).toBeVisible();
  await expect(page.getByText('Le serveur du centre ne répond pas')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Tournois' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tous les Tournois' })).toBeVisible();
  await page.goBack();
  await backEnd.start();
  await sendLogin(page, person);
  await expectPage(page, '/profil');
});

test('a member whose token expires while the back end is down stays logged in, and renews it later', async ({
  page,
  backEnd,
}) => {
  const first = await leaveUntilTokenRunsOut(page, backEnd, await registered(backEnd));
  await backEnd.stop();
  await page.goto('/profil');
  await expectMember(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await backEnd.start();
  await page.reload();
  await expectMember(page);
  await expect.poll(() => keptToken(page)).not.toBe(first);
  expect(await backEnd.userOf(await keptToken(page))).toBeDefined();
});

test('a member whose token expires while the back end is down logs out, and logs in once it is up', async ({
  page,
  backEnd,
}) => {
  const person = await registered(backEnd);
  await leaveUntilTokenRunsOut(page, backEnd, person);
  await backEnd.stop();
  await page.goto('/profil');
  await expectMember(page);
  await logOut(page);
  await expectGuest(page);
  await page.reload();
  await expectGuest(page);
  await backEnd.start();
  await logIn(page, person);
  await expectMember(page);
});

for (const trouble of [
  { who: 'a back end in trouble', answer: { status: 500, json: { msg: 'Database unavailable' } } },
  { who: 'a captive portal', answer: { status: 200, contentType: 'text/html', body: '<h1>Wi-Fi</h1>' } },
]) {
  test(`${trouble.who} in place of a renewal does not log the member out`, async ({ page, backEnd }) => {
    await page.clock.install();
    await logIn(page, await registered(backEnd));
    const asked = page.waitForRequest(/grant_type=refresh_token/);
    await page.route(/grant_type=refresh_token/, (route) =>
      route.fulfill({ headers: { 'access-control-allow-origin': '*' }, ...trouble.answer }),
    );
    await page.clock.fastForward('01:01:00');
    await asked;
    await page.clock.fastForward('01:00');
    await expectMember(page);
    await page.reload();
    await expectMember(page);
    await expectPage(page, '/profil');
  });
}
