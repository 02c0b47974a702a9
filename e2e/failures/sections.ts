import { expect, type Page } from '@playwright/test';
import { expectTitle, type Section } from './visitor';

export const members: Section & Required<Pick<Section, 'standIn'>> = {
  remote: 'mfe-members',
  prerendered: {
    path: '/connexion',
    chunk: 'members-login',
    title: 'Connexion',
    lives: (page) =>
      answers(page, () => page.getByRole('tab', { name: 'Inscription' }).click(), 'Nom complet'),
  },
  standIn: {
    path: '/profil',
    chunk: 'members-profile',
    title: /\S/,
    visitor: 'player',
    lives: (page) => expect(page.getByRole('tab', { name: 'Vue d’ensemble' })).toBeVisible(),
  },
};

const sendEmptyContactForm = (page: Page) =>
  answers(page, () => page.getByRole('button', { name: 'Envoyer' }).click(), 'Indiquez votre nom.');

/** The page with the first picture of the site. */
export const home: Section = {
  remote: 'mfe-marketing',
  prerendered: {
    path: '/',
    chunk: 'marketing-home',
    title: 'Ici, les murs jouent',
    lives: sendEmptyContactForm,
  },
};

export const SECTIONS: readonly Section[] = [
  {
    remote: 'mfe-marketing',
    prerendered: {
      path: '/contact',
      chunk: 'marketing-contact',
      title: 'Nous contacter',
      lives: sendEmptyContactForm,
    },
    standIn: {
      path: '/blog/99',
      chunk: 'marketing-article',
      title: 'Article non trouvé',
      lives: (page) => expectTitle(page, 'Article non trouvé'),
    },
  },
  {
    remote: 'mfe-booking',
    prerendered: {
      path: '/reservation',
      chunk: 'booking-reservation',
      title: 'Réserver un terrain',
      lives: (page) => answers(page, () => page.locator('main [type=submit]').click(), 'Le nom est requis.'),
    },
  },
  members,
  {
    remote: 'mfe-tournaments',
    prerendered: {
      path: '/tournois',
      chunk: 'tournaments-list',
      title: 'Tous les Tournois',
      async lives(page) {
        // The text is the same before; hydration stores the displayed tournament in the browser.
        await page.waitForFunction(() => localStorage.getItem('tournaments'));
        await expect(page.getByText('Championnat de France').first()).toBeVisible();
      },
    },
    standIn: {
      path: '/organisateur',
      chunk: 'tournaments-organizer',
      title: 'Mes Tournois',
      visitor: 'organizer',
      lives: (page) => expectTitle(page, 'Mes Tournois'),
    },
  },
];

/** Repeats a press until the hydrated page answers it. */
async function answers(page: Page, press: () => Promise<void>, words: string) {
  await expect(async () => {
    await press();
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
}
