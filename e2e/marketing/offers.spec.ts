import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { sidewaysPx } from '../support/sidewaysPx';
import { tableRows } from '../support/suite';
import { expect, oneWidth, test } from '../support/test';

/** The page or form to which an offer leads. */
type Meets =
  | { readonly booking: string }
  | { readonly page: string; readonly heading: string }
  | { readonly request: string; readonly ofGroup?: true };

interface Offer {
  readonly on: string;
  readonly link: string;
  readonly meets: Meets;
}

const prices: Meets = { page: '/services-tarifs#tarifs', heading: 'Nos tarifs' };
const lesson: Meets = { request: 'Cours et entraînements' };

const services: readonly Omit<Offer, 'on'>[] = [
  { link: 'Réserver : Jeu libre', meets: { booking: 'Jeu libre' } },
  { link: 'Choisir une formule : Abonnements', meets: prices },
  { link: 'Nous écrire : Cours et entraînements', meets: lesson },
  { link: 'Demander un devis : Tournois', meets: { request: 'Tournois', ofGroup: true } },
  { link: 'Voir les tournois', meets: { page: '/tournois', heading: 'Tous les Tournois' } },
  { link: 'Demander un devis : Événements privés', meets: { request: 'Événements privés', ofGroup: true } },
  { link: 'Nous écrire : Bons cadeaux', meets: { request: 'Bons cadeaux' } },
  { link: 'Demander un devis', meets: { request: 'Événements privés', ofGroup: true } },
];

const weekends: readonly Omit<Offer, 'on'>[] = [
  { link: 'Offrir un bon cadeau', meets: { request: 'Bons cadeaux' } },
  { link: 'Demander un cours', meets: lesson },
  { link: 'Demander un devis de tournoi', meets: { request: 'Tournois', ofGroup: true } },
];

const plans: readonly Omit<Offer, 'on'>[] = ['Découverte', 'Passionné', 'Champion'].map((plan) => ({
  link: `Choisir cette formule : ${plan}`,
  meets: { booking: plan },
}));

const offers: readonly Offer[] = [
  ...services.slice(0, 3).map((offer) => ({ on: '/', ...offer })),
  ...[...services, ...plans].map((offer) => ({ on: '/services-tarifs', ...offer })),
  ...[...weekends, ...plans, ...services.slice(0, 7)].map((offer) => ({
    on: '/activites-sportives-prouvy',
    ...offer,
  })),
  {
    on: '/activites-sportives-prouvy',
    link: 'Demander un événement sur mesure',
    meets: { request: 'Événements privés', ofGroup: true },
  },
  {
    on: '/football-indoor-valenciennes',
    link: 'Demander le terrain de foot',
    meets: { request: 'Football indoor' },
  },
  {
    on: '/football-indoor-valenciennes',
    link: 'Réserver un terrain de jorkyball',
    meets: { booking: 'Jeu libre' },
  },
  { on: '/jorkyball-prouvy', link: 'Réserver un terrain', meets: { booking: 'Jeu libre' } },
  {
    on: '/fabrication-terrain-jorkyball',
    link: 'Demander un devis',
    meets: { request: 'Devis pour la construction d’un terrain' },
  },
  {
    on: '/fabrication-terrain-jorkyball',
    link: 'Parler à un expert',
    meets: { request: 'Échange avec un expert en construction' },
  },
];

for (const { on, link, meets } of tableRows('Offers', offers, { every: 6 })) {
  test(`« ${link} » of ${on} leads to the form or page for this offer @table`, oneWidth, async ({ page }) => {
    await page.goto(on);
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).first().click();
    await expectMet(page, meets);
  });
}

async function expectMet(page: Page, meets: Meets): Promise<void> {
  if ('booking' in meets) {
    await expectPage(page, '/reservation');
    await expect(page.getByRole('main').getByText(meets.booking, { exact: true }).first()).toBeVisible();
  } else if ('page' in meets) {
    await expectPage(page, meets.page);
    await expect(page.getByRole('heading', { name: meets.heading })).toBeInViewport();
  } else {
    await expectPage(page, '/contact');
    await expect(request(page)).toHaveText(`Votre demande : ${meets.request}`);
    await expect(request(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Date souhaitée')).toBeVisible({ visible: meets.ofGroup === true });
    await expect(page.getByLabel('Nombre de personnes')).toBeVisible({ visible: meets.ofGroup === true });
  }
}

const request = (page: Page) => page.getByText(/^Votre demande/);

async function askForQuote(page: Page) {
  await page.goto('/activites-sportives-prouvy');
  await page.getByRole('link', { name: 'Demander un événement sur mesure' }).first().click();
  await expect(request(page)).toBeInViewport({ ratio: 1 });
}

async function sayAll(page: Page) {
  await page.getByLabel('Date souhaitée').fill('2811');
  await page.getByLabel('Nombre de personnes').fill('12');
  await page.getByLabel('Nom', { exact: true }).fill('Ada Martin');
  await page.getByLabel('E-mail').fill('ada@exemple.fr');
  await page.getByLabel('Message').fill('L’anniversaire de Zoé');
}

async function expectAllSaid(page: Page) {
  await expect(request(page)).toHaveText('Votre demande : Événements privés');
  await expect(page.getByLabel('Date souhaitée')).toHaveValue('2811');
  await expect(page.getByLabel('Nombre de personnes')).toHaveValue('12');
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Ada Martin');
  await expect(page.getByLabel('Message')).toHaveValue('L’anniversaire de Zoé');
}

test.describe('a group that asks for a quote', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-22T09:00:00Z')));

  test('reads which fields are missing, and how large a group is', async ({ page }) => {
    await askForQuote(page);
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByText('Indiquez la date souhaitée.')).toBeVisible();
    await expect(page.getByText('Indiquez combien vous serez, en chiffres.')).toBeVisible();
    await expect(page.getByLabel('Nom', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Nom', { exact: true })).toBeInViewport({ ratio: 1 });
    await page.getByLabel('Nombre de personnes').fill('4');
    await expect(page.getByText(/Un devis se demande à partir de 5\spersonnes/)).toBeVisible();
    await expectAccessible(page);
    for (const [width, letters] of [
      [768, '100%'],
      [320, '100%'],
      [320, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
      expect(await sidewaysPx(page), `at ${width} px, letters of ${letters}`).toBeLessThanOrEqual(0);
    }
    await expect(page.getByText(/Un devis se demande à partir de 5\spersonnes/)).toBeVisible();
    await page.getByLabel('Nombre de personnes').fill('5');
    await expect(page.getByText(/Un devis se demande/)).toBeHidden();
    await expect(page.getByText(/tarif de groupe dès 8/)).toBeVisible();
  });

  test('chooses the day in the calendar @full', oneWidth, async ({ page }) => {
    await askForQuote(page);
    await page.getByRole('button', { name: 'Ouvrir le calendrier' }).click();
    const calendar = page.getByRole('dialog', { name: 'Choisir la date souhaitée' });
    await calendar.getByRole('gridcell', { name: '28' }).click();
    await expect(page.getByLabel('Date souhaitée')).toHaveValue('28/11/2026');
    await expect(page.getByText('samedi 28 novembre 2026')).toBeVisible();
  });

  test('keeps its input over a reload, on the way back and over a login', async ({ page }) => {
    await askForQuote(page);
    await sayAll(page);
    await expect(page.getByText('samedi 28 novembre 2026')).toBeVisible();
    await page.reload();
    await expectAllSaid(page);
    await page.goBack();
    await expectPage(page, '/activites-sportives-prouvy');
    await page.goForward();
    await expectAllSaid(page);
    await page.goto('/connexion');
    await page.getByRole('button', { name: /démo/ }).click();
    await expectPage(page, '/profil');
    await page.goBack();
    await expectAllSaid(page);
  });

  test(
    'reads that nothing was sent, and gets a link to send the letter by e-mail',
    oneWidth,
    async ({ page }) => {
      await askForQuote(page);
      await sayAll(page);
      await page.getByRole('button', { name: 'Envoyer' }).click();
      await expect(page.getByText('Envoi du message')).toBeVisible();
      await expect(page.getByText(/rien n’a été envoyé/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'L’envoyer par e-mail' })).toBeVisible();
      await expect(page.getByText('Votre messagerie s’ouvrira avec l’objet et le texte.')).toBeVisible();
      await expectAccessible(page);
    },
  );
});

test(
  'the notice and the address beside the form stay when the e-mail code does not load @full',
  oneWidth,
  async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Nom', { exact: true }).fill('Ada Martin');
    await page.getByLabel('E-mail').fill('ada@exemple.fr');
    await page.getByLabel('Message').fill('Bonjour');
    await page.route('**/*.js*', (route) => route.abort());
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByText(/rien n’a été envoyé/)).toBeVisible();
    const centre = page.getByRole('main').getByRole('link', { name: 'contact@jorkyball-prouvy.example' });
    await expect(centre).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('Bonjour');
  },
);
