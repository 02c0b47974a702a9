import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/test';

const REFUSED = /frame-ancestors/;

/** Another site that shows a page of this site in a frame, under its own text. */
async function serveFraming(address: string) {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><h1>Gagnez un ballon</h1><iframe src="${address}"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

for (const path of ['/', '/connexion', '/profil', '/inconnu']) {
  // Not the site's own page, whose policy forbids to leave the site.
  test(`another site cannot show ${path} in a frame`, async ({ context, baseURL }) => {
    const elsewhere = await serveFraming(`${baseURL}${path}`);
    const page = await context.newPage();
    const refused = page.waitForEvent('console', (message) => REFUSED.test(message.text()));
    await page.goto(elsewhere.url);
    await refused;
    await expect(page.getByRole('heading', { name: 'Gagnez un ballon' })).toBeVisible();
    const framed = page.frameLocator('iframe');
    await expect(framed.locator('body')).not.toContainText(/Jorkyball|jouent|Connexion|introuvable/);
    await expect(framed.getByRole('banner')).toHaveCount(0);
    elsewhere.close();
  });
}
