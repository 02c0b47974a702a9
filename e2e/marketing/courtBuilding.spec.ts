import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';

const path = '/fabrication-terrain-jorkyball';
const answers = 'details[name="questions"]';

test('the questions open one at a time, by keyboard too', async ({ page }) => {
  await page.goto(path);
  await expect(page.locator(answers)).toHaveCount(4);
  await expect(page.locator(`${answers}[open]`)).toHaveCount(0);
  await page.getByText('Pourquoi des parois en acrylique').click();
  await expect(page.getByText('L’acrylique (PMMA) pèse')).toBeVisible();
  await expectAccessible(page);
  await page.locator('#garanties summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#garanties')).toHaveAttribute('open');
  await expect(page.locator(`${answers}[open]`)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator(`${answers}[open]`)).toHaveCount(0);
});

test('a link to a question arrives with its answer open', async ({ page }) => {
  await page.goto(`${path}#contraintes-installation`);
  await expect(page.getByText('Une dalle béton plane')).toBeInViewport();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is readable, and its questions open one at a time', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 3, name: 'Préfabrication' })).toBeVisible();
    await page.locator('#panneaux-sandwich summary').click();
    await page.locator('#garanties summary').click();
    await expect(page.locator(`${answers}[open]`)).toHaveCount(1);
  });
});
