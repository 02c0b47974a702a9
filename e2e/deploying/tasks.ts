import { expect, type Page } from '@playwright/test';
import { chooseHour, fillContact } from '../booking/reservationPage';
import { samplePath, score, selectPlayers } from '../tournaments/organizerPages';

/** Something that a visitor wants to do, from one section into another, to its end on the screen. */
interface Task {
  readonly name: string;
  /** Resolves when the visitor has seen that it is done. */
  perform(page: Page): Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
const menu = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const become = (page: Page, role: 'Joueur' | 'Organisateur') => async () => {
  await menu(page, 'Connexion').click();
  await main(page).getByRole('radio', { name: role }).check({ force: true });
  await main(page).getByRole('button', { name: 'Connexion démo' }).click();
};

export const TASKS: readonly Task[] = [
  {
    name: 'reads an article',
    async perform(page) {
      await page.goto('/blog');
      await page.getByRole('link', { name: /^Lire la suite.*Points, sets/ }).click();
      await expect(title(page)).toContainText('savoir lire un championnat');
    },
  },
  {
    name: 'is told what the contact form needs',
    async perform(page) {
      await page.goto('/contact');
      await main(page).getByRole('button', { name: 'Envoyer' }).click();
      await expect(page.getByText('Indiquez votre nom.')).toBeVisible();
    },
  },
  {
    name: 'looks for a player of the ranking',
    async perform(page) {
      await page.goto('/classement-mondial');
      await page.getByLabel('Nationalité').selectOption({ label: 'Pologne' });
      await expect(page.getByRole('status').filter({ hasText: /joueurs/ })).not.toHaveText('200 joueurs');
    },
  },
  {
    name: 'goes from a tournament to the ranking of a club',
    async perform(page) {
      await page.goto('/tournois');
      await menu(page, 'Tournois').click();
      await page.goto('/club/Prouvy');
      await expect(title(page)).toHaveText(/Prouvy/);
    },
  },
  {
    name: 'books a court, coming from the tournaments',
    async perform(page) {
      await page.goto('/tournois');
      await menu(page, 'Réserver').click();
      await chooseHour(page, 'Demain', '11:00');
      await fillContact(page);
      await main(page).getByRole('button', { name: 'Réserver', exact: true }).click();
      await expect(page.getByText('Réservation enregistrée !').first()).toBeVisible();
    },
  },
  {
    name: 'opens the calendar of the booking page',
    async perform(page) {
      await page.goto('/reservation');
      await page.getByRole('button', { name: 'Ouvrir le calendrier' }).click();
      await expect(page.getByRole('grid')).toBeVisible();
    },
  },
  {
    name: 'logs in as a player and sees their profile',
    async perform(page) {
      await page.goto('/');
      await become(page, 'Joueur')();
      await expect(page.getByRole('tab', { name: 'Vue d’ensemble' })).toBeVisible();
    },
  },
  {
    name: 'reads the standings',
    async perform(page) {
      await page.goto('/tournois');
      await main(page).getByRole('link', { name: 'Championnat de France', exact: true }).click();
      await page.getByRole('tab', { name: 'Classement' }).click();
      await expect(page.getByRole('table')).toContainText('Valenciennes');
    },
  },
  {
    name: 'logs in as an organiser, scores and takes it back',
    async perform(page) {
      await page.goto('/contact');
      await page.evaluate(() => localStorage.removeItem('user'));
      await page.reload();
      await become(page, 'Organisateur')();
      await expect(title(page)).toHaveText('Mes Tournois');
      await page.goto(`${samplePath}/match/r1-m1`);
      await selectPlayers(page, 'Valenciennes');
      await score(page, 'Valenciennes', 'But attaquant', 2);
      await page.getByRole('button', { name: 'Annuler la dernière action' }).click();
      await expect(page.getByRole('region', { name: 'Score' })).toContainText('Valenciennes 1, Avignon 0');
    },
  },
  {
    name: 'is told that there is no such page, and goes on',
    async perform(page) {
      await page.goto('/nulle-part');
      await expect(title(page)).toHaveText('Page introuvable');
      await menu(page, 'Tournois').click();
      await expect(title(page)).toHaveText(/^Tous (les|nos) Tournois$/);
    },
  },
];
