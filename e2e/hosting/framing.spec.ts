import { expect, test } from '../support/test';

test.use({ tolerated: [/frame-ancestors|X-Frame-Options|Refused to (frame|display)|Framing/i] });

const ELSEWHERE = 'http://elsewhere.example';

/** A site of somebody else that shows a page of ours in a frame, under a button of its own. */
function framing(address: string): string {
  return `<!doctype html><h1>Gagnez un ballon</h1><iframe src="${address}" width="900" height="600"></iframe>`;
}

for (const path of ['/', '/connexion', '/profil', '/inconnu']) {
  test(`another site cannot show ${path} in a frame`, async ({ page, baseURL }) => {
    await page.route(`${ELSEWHERE}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: framing(`${baseURL}${path}`) }),
    );
    const answered = page.waitForResponse(`${baseURL}${path}`);
    await page.goto(`${ELSEWHERE}/`);
    await answered;
    await expect(page.getByRole('heading', { name: 'Gagnez un ballon' })).toBeVisible();
    const framed = page.frameLocator('iframe');
    await expect(framed.locator('body')).not.toContainText(/Jorkyball|jouent|Connexion|introuvable/);
    await expect(framed.getByRole('banner')).toHaveCount(0);
  });
}
