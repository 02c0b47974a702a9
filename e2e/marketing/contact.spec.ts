import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { expect, oneWidth, test } from '../support/test';

test('what is missing is said in French beside its field', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('Indiquez votre nom.')).toBeVisible();
  await expect(page.getByText('Indiquez votre adresse e-mail.')).toBeVisible();
  await expect(page.getByText('Écrivez votre message.')).toBeVisible();
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

test('a message is not sent, a notice says so, and the text survives the notice and a reload', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Nom').fill('Ada Martin');
  await page.getByLabel('E-mail').fill('ada@exemple.fr');
  await page.getByLabel('Message').fill('Un terrain pour notre club ?');
  await page.getByRole('button', { name: 'Envoyer' }).click();
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

test(
  'a message is for this visit: another tab does not show it, nor what an earlier release has left',
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

  test('the page says how else to reach the centre, and puts nothing typed into an address', async ({
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
