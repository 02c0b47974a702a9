import { chromium } from '@playwright/test';
import { listen } from '../serve/listen.mjs';
import { findChromium } from '../setup/findChromium.mjs';

/** Serves a folder for as long as `use` works with a page of a browser that shows it. */
export async function withPage({ server, ...context }, use) {
  const port = await listen(server, 0);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const page = await browser.newPage({
      baseURL: `http://localhost:${port}`,
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      // A worker that fills its cache meanwhile would be measured too.
      serviceWorkers: 'block',
      ...context,
    });
    return await use(page);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
