import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { tableRows } from '../support/suite';
import { expect, oneWidth, test } from '../support/test';

/** The ways to the form, by the link that leads there. */
const ways = [
  { from: '/jorkyball-prouvy', link: 'Nous contacter' },
  { from: '/services-tarifs', link: 'Nous écrire : Bons cadeaux' },
  { from: '/fabrication-terrain-jorkyball', link: 'Demander un devis' },
  { from: '/services-tarifs', link: 'Demander un devis : Événements privés' },
] as const;

const sizes = [
  [375, 740],
  [1440, 900],
] as const;

for (const { from, link } of tableRows('Contact, ways', ways, { every: 4 }))
  test(
    `« ${link} » of ${from} leads to a form above the address, and a reload moves nothing @table`,
    oneWidth,
    async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const main = page.getByRole('main');
      const top = async (field: Locator) => (await field.boundingBox())?.y ?? Number.NaN;
      for (const [width, height] of sizes) {
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height });
          await page.goto(from);
          await main.getByRole('link', { name: link, exact: true }).first().click();
          await expectPage(page, '/contact');
          const name = page.getByLabel('Nom', { exact: true });
          const before = await top(name);
          if (width < 1024)
            expect(await top(main.getByText('Adresse', { exact: true }))).toBeGreaterThan(before);
          const bar = main.getByText(/^(Votre demande|Pour un cours)/);
          const words = await bar.textContent();
          // Until the scripts have arrived the page shows its prerendered HTML, and no part can move.
          await page.reload({ waitUntil: 'networkidle' });
          await expect(bar).toHaveText(words ?? '');
          expect(await top(name)).toBe(before);
          const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
          // A field that makes way is a twentieth of a screen; a font that arrives late is far less.
          expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
        });
      }
    },
  );

test('each empty field shows its error in French', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('Indiquez votre nom.')).toBeVisible();
  await expect(page.getByText('Indiquez votre adresse e-mail.')).toBeVisible();
  await expect(page.getByText('Écrivez votre message.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription(/^Écrivez votre message\./);
  await expect(page.getByLabel('Nom')).toBeFocused();
  await expect(page.getByLabel('Nom')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.getByLabel('Nom').fill('Ada Martin');
  await page.getByLabel('E-mail').fill('ada');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText(/Cette adresse e-mail n’est pas complète/)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toBeInViewport({ ratio: 1 });
});

test('a notice says that the message was not sent, and the text survives the notice and a reload', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.getByText(/^L’envoi se fait en deux étapes\s: «\sEnvoyer\s» vérifie/)).toBeVisible();
  await page.getByLabel('Nom').fill('Ada Martin');
  await page.getByLabel('E-mail').fill('ada@exemple.fr');
  await page.getByLabel('Message').fill('Un terrain pour notre club ?');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('link', { name: 'L’envoyer par e-mail' })).toBeVisible();
  await expect(page.getByText('Envoi du message')).toBeVisible();
  await expect(page.getByText(/rien n’a été envoyé/)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Un terrain pour notre club ?');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('Un terrain pour notre club ?');
  await page.goto('/#contact');
  await expect(page.getByLabel('Nom')).toHaveValue('Ada Martin');
  await page.getByRole('button', { name: 'Effacer' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('the address opens a map at the centre, and the number dials, in the page and in the footer', async ({
  page,
}) => {
  await page.goto('/contact');
  for (const part of [page.getByRole('main'), page.getByRole('contentinfo')]) {
    const address = part.getByRole('link', { name: /^1 rue des Sports, 59121 Prouvy/ });
    await expect(address).toBeVisible();
    await expect(address).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=50\.3186&mlon=3\.4497/,
    );
    const phone = part.getByRole('link', { name: '03 53 01 59 21' });
    await expect(phone).toBeVisible();
    await expect(phone).toHaveAttribute('href', 'tel:+33353015921');
  }
});

test(
  'a message stays in its tab, and the draft of an earlier release is removed @full',
  oneWidth,
  async ({ page, context }) => {
    await page.addInitScript(() => {
      localStorage.setItem('contact:draft', '{"name":"Zoé","email":"","phone":"","message":"Ancien"}');
    });
    await page.goto('/contact');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('contact:draft'))).toBeNull();
    await expect(page.getByLabel('Message')).toHaveValue('');
    await page.getByLabel('Message').fill('Un terrain pour notre club ?');
    const other = await context.newPage();
    await other.goto('/contact');
    await other.getByRole('button', { name: 'Envoyer' }).click();
    await expect(other.getByText('Écrivez votre message.')).toBeVisible();
    await expect(other.getByLabel('Message')).toHaveValue('');
    await page.reload();
    await expect(page.getByLabel('Message')).toHaveValue('Un terrain pour notre club ?');
  },
);

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page names other ways to reach the centre, and puts no input into an address', async ({
    page,
  }) => {
    await page.goto('/contact');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '03 53 01 59 21' })).toBeVisible();
    await page.getByLabel('Nom').fill('Ada');
    await page.getByLabel('E-mail').fill('ada@exemple.fr');
    await page.getByLabel('Message').fill('Bonjour');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expectPage(page, '/contact');
  });
});
