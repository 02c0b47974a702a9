import type { Page } from '@playwright/test';

/** The menu is chosen by width alone, so every device is tried at both. */
export const narrow = { width: 375, height: 740 };
export const wide = { width: 1440, height: 900 };

/** For a test that sets the width itself, whatever the device of its project. */
export const screens = [
  { name: 'wide', size: wide },
  { name: 'narrow', size: narrow },
] as const;
export type Screen = (typeof screens)[number];

const members = {
  player: {
    id: 3,
    name: 'Thomas Lefebvre',
    email: 'thomas@example.org',
    role: 'player',
  },
  organizer: { id: 1001, name: 'Camille Morel', email: 'camille@example.org', role: 'organizer' },
} as const;

export type Visitor = keyof typeof members;

/** Opens the site as a member who logged in earlier; a logout during the visit persists. */
export async function visitAs(page: Page, role: Visitor): Promise<void> {
  await page.addInitScript((user) => {
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('user', user);
    sessionStorage.setItem('seeded', 'yes');
  }, JSON.stringify(members[role]));
}
