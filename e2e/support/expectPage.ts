import { expect, type Page } from '@playwright/test';
import { type Shown, shownAt } from './pages';

/**
 * The visitor is on this page: its address, and what he sees of it, the one heading and the title of the tab. A test
 * that looked at addresses alone was green on an empty page. A page that is not in `pages.ts` is described in `shown`.
 */
export async function expectPage(page: Page, path: string, shown: Partial<Shown> = {}): Promise<void> {
  const { heading, title } = { ...shownAt(path), ...shown };
  // biome-ignore lint/plugin: the one place where an address is looked at, beside what stands there
  await expect(page).toHaveURL((url) => isAt(url, path));
  const headings = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(headings).toHaveText(heading);
  await expect(headings).toBeVisible();
  await expect(page).toHaveTitle(title);
}

/** The login may remember in its query where the visitor wanted to go. */
function isAt(url: URL, path: string): boolean {
  if (path === '/connexion') return url.pathname === path;
  return decode(`${url.pathname}${url.search}${url.hash}`) === decode(path);
}

function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
