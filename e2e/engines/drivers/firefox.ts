import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import { type Driver, type TabDriver, windowSize } from './driver';

/** A new Firefox, driven over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  // As root, Firefox refuses a home folder that belongs to another user.
  const home = mkdtempSync(join(tmpdir(), 'journey-firefox-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: windowSize,
    env: { ...process.env, HOME: home, TZ: 'Europe/Paris' },
    extraPrefsFirefox: { 'intl.accept_languages': 'fr-FR', 'ui.prefersReducedMotion': 1 },
  });
  return {
    openTab: async () => tab(await browser.newPage()),
    async close() {
      await browser.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function tab(page: Page): TabDriver {
  const element = async (expression: string): Promise<ElementHandle> => {
    const found = (await page.evaluateHandle(expression)).asElement();
    if (found === null) throw new Error('Nothing is there to be used.');
    return found as ElementHandle;
  };
  return {
    async goto(url) {
      await page.goto(url);
    },
    async reload() {
      // Tests wait for the page's content themselves: on a busy machine Firefox may never say that all has loaded.
      await page.reload({ waitUntil: 'domcontentloaded' });
    },
    // Puppeteer's own steps wait for a load event, which a page from Firefox's back/forward cache does not repeat.
    async goBack() {
      await page.evaluate('void setTimeout(() => history.back())');
    },
    async goForward() {
      await page.evaluate('void setTimeout(() => history.forward())');
    },
    evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    click: async (expression) => (await element(expression)).click(),
    type: async (expression, text) => (await element(expression)).type(text),
  };
}
