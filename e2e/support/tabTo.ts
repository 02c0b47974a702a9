import { expect, type Locator, type Page } from '@playwright/test';

/** More than the number of tab stops before the main content of any page. */
const mostStops = 120;

/** Presses the Tab key, as a visitor without a mouse does, until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${control} is out of the keyboard's reach.`);
}
