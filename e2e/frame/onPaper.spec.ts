import { tableRows } from '../support/suite';
import { expect, oneWidth, test } from '../support/test';

/** Pages that people print, and the text that they need on paper. */
const papers = [
  { path: '/services-tarifs', wanted: ['99 €', 'Bons cadeaux'], sheets: 3 },
  { path: '/player/2', wanted: ['Enzo Marchetti', 'Trophée européen des clubs 2025'], sheets: 1 },
  { path: '/contact', wanted: ['contact@jorkyball-prouvy.example'], sheets: 2 },
];

for (const { path, wanted, sheets } of tableRows('Paper, pages', papers, { every: 3 })) {
  test(`${path} prints its text without its buttons @table`, oneWidth, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    for (const text of wanted) await expect(main.getByText(text).first()).toBeVisible();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(sheets);
  });
}
