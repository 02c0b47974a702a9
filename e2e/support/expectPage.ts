import { expect, type Page } from '@playwright/test';
import { isAt, type Shown, shownAt } from './pages';

/**
 * Expects the visitor on this page: its address, its one heading and the title of the tab. A test of addresses alone
 * would pass on an empty page. A page that is not in `pages.ts` is described in `shown`.
 */
export async function expectPage(page: Page, path: string, shown: Partial<Shown> = {}): Promise<void> {
  const { heading, title } = { ...shownAt(path), ...shown };
  // biome-ignore lint/plugin: the one place where an address is looked at, beside what stands there
  await expect(page).toHaveURL(({ pathname, search, hash }) => isAt(`${pathname}${search}${hash}`, path));
  const headings = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(headings).toHaveText(heading);
  await expect(headings).toBeVisible();
  await expect(page).toHaveTitle(title);
}
