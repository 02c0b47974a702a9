import { expect, type Page } from '@playwright/test';
import { visitAs } from '../frame/visitors';

export interface Section {
  readonly remote: string;
  /** A prerendered page: its address, its own script, the words that can be read, and a proof that it lives. */
  readonly prerendered: PageOfSection;
  readonly standIn?: PageOfSection & { readonly visitor?: 'player' | 'organizer' };
}

export interface PageOfSection {
  readonly path: string;
  readonly chunk: string;
  readonly title: string | RegExp;
  lives(page: Page): Promise<void>;
}

export const MEETINGS = ['cold prerendered page', 'cold page that is not', 'navigation'] as const;

/** How a visitor reaches the page whose file fails. */
export type Meeting = (typeof MEETINGS)[number];

/** Where the visitor is before they meet the fault. */
export async function enter(page: Page, section: Section, meeting: Meeting): Promise<void> {
  const visitor = section.standIn?.visitor;
  if (meeting === 'cold page that is not' && visitor) await visitAs(page, visitor);
  if (meeting !== 'navigation') return;
  await page.goto(section.remote === 'mfe-marketing' ? '/tournois' : '/contact');
  await expectTitle(page, /\S/);
}

/** Opens the page, or the beginning of it. */
export async function go(page: Page, { path }: PageOfSection, meeting: Meeting): Promise<void> {
  if (meeting === 'navigation') await follow(page, path);
  else await page.goto(path, { waitUntil: 'commit' });
}

/** A step within the site, whatever links the page on show has. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

export async function expectTitle(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible();
}

/** The menu opens, and its entries can be reached. */
export async function expectFrameUsable(page: Page): Promise<void> {
  const burger = page.getByRole('button', { name: 'Menu', exact: true });
  const opener = page.getByRole('button', { name: 'Sous-menu Services & Tarifs' });
  await expect(burger.or(opener)).toBeVisible();
  if (await burger.isVisible()) {
    await burger.click();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Tournois' }).first()).toBeVisible();
    await burger.click();
  } else {
    await opener.click();
    await expect(page.getByRole('link', { name: 'Nous contacter' }).first()).toBeVisible();
    await opener.click();
  }
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** The centre's number, on a page that failed to load. */
export async function expectPhoneNumber(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('link', { name: /^03/ }).first()).toBeVisible();
}
