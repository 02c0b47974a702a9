import { expect, test } from './support/test';
import { aPerson, expectMember, logIn, logOut } from './support/visitor';

interface KeptFile {
  readonly url: string;
  readonly text: string;
}

test('neither the service worker’s cache nor the HTML contains a member’s data', async ({
  page,
  backEnd,
  siteUrl,
}) => {
  const person = aPerson();
  await backEnd.register(person, { name: 'Ana Inoubliable', address: '1 rue Secrète, Prouvy' });
  await logIn(page, person);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  for (const path of ['/', '/profil?onglet=info', '/reservation', '/mes-donnees']) {
    await page.goto(path);
    await expectMember(page);
  }
  await page.goto('/profil?onglet=info');
  await expect(page.getByText('1 rue Secrète, Prouvy')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mes données' }).click();
  await download;

  const kept = await page.evaluate(async () => {
    const files: KeptFile[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        files.push({ url: request.url, text: (await response?.text()) ?? '' });
      }
    }
    return files;
  });
  const pages = kept.filter(({ text }) => text.includes('</html>'));
  expect(pages.map(({ url }) => new URL(url).pathname)).toContain('/reservation');
  expect(kept.filter(({ url }) => !url.startsWith(siteUrl))).toEqual([]);
  expect(kept.filter(({ text }) => /Inoubliable|Secrète|visitor-\d/.test(text))).toEqual([]);

  await logOut(page);
  await page.goto('/profil');
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  await expect(page.getByText('Inoubliable')).toHaveCount(0);
  const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(left).not.toMatch(/Inoubliable|Secrète/);
});
