import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../../tools/build/packages.mjs';
import { findChromium } from '../../tools/setup/programs.mjs';

/** A page at this address sees the checkout as a site of its own, and nothing beyond it. */
export const CHECKOUT = 'http://checkout.example';

/** Lends `use` a page of a browser to photograph. */
export async function withCamera(use) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--force-color-profile=srgb'],
  });
  try {
    const page = await browser.newPage();
    await page.route('**/*', (route) => {
      const { origin, pathname } = new URL(route.request().url());
      return origin === CHECKOUT
        ? route.fulfill({ path: join(root, decodeURIComponent(pathname)) })
        : route.abort();
    });
    return await use(page);
  } finally {
    await browser.close();
  }
}
