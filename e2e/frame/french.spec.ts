import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chooseHour, fillContact } from '../booking/reservationPage';
import { centreToday } from '../support/centreToday';
import { frenchFaults, toTheLetter } from '../support/frenchFaults';
import { samplePath } from '../support/pages';
import { centrePaths, organizerPaths, sportPaths } from '../support/paths';
import { tableRows } from '../support/suite';
import { expect, oneWidth, test } from '../support/test';
import { score, selectPlayers, showCard } from '../tournaments/organizerPages';
import { aStoredTournament, keepTournaments } from '../tournaments/storedTournament';
import { type Visitor, visitAs } from './visitors';

const softly = expect.configure({ soft: true });
const ownPath = '/organisateur/tournoi/1700000000000';
const tabs = ['matches', 'standings', 'playoffs', 'players', 'format'];

/** Names before which French elides, and with which a verb is plural. */
const teams = [
  'Les Murs Bleus',
  'Étoile d’Aulnoy',
  'Les Verts',
  'Arras',
  'Hénin-Beaumont',
  'Onnaing',
  'Le Quesnoy',
  'Ypres',
];

/** Its last round but one is under way. */
function aTournament() {
  return aStoredTournament({
    name: 'Open d’Onnaing',
    date: centreToday(),
    teams,
    playoffs: true,
    scores: (round, place) =>
      round === 7
        ? null
        : round === 6
          ? [{ home: 7, away: 4 }, ...(place === 0 ? [{ home: 3, away: 2 }] : [])]
          : [
              { home: 7, away: place },
              { home: 7, away: 0 },
            ],
    more: {
      squads: teams.map((name, index) => ({
        name,
        logo: null,
        players: ['Ed', 'Ana', 'Hélène', 'Yves'].map((player, place) => ({
          id: `${index}-${place}`,
          name: `${player} ${name.slice(-3)}`,
        })),
      })),
    },
  });
}

interface Visit {
  readonly role: Visitor | 'guest';
  readonly path: string;
  /** What the visitor does there, for texts that a page shows only then. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const dialog = (page: Page) => page.getByRole('alertdialog').waitFor();

async function keepScore(page: Page) {
  await selectPlayers(page, 'Les Murs Bleus');
  await selectPlayers(page, 'Le Quesnoy');
  await score(page, 'Les Murs Bleus', 'But attaquant', 7);
  await showCard(page.getByRole('group', { name: 'Le Quesnoy', exact: true }), 'Carton jaune');
}

async function writeScore(page: Page) {
  const match = page.getByRole('group', { name: /^Actions du match .*Les Murs Bleus/ }).last();
  await match.getByRole('button', { name: 'Score rapide' }).click();
  await page.getByLabel(/^Buts de chaque set/).fill('7-4 7-5');
  await page
    .getByText(/ (bat|battent) /)
    .first()
    .waitFor();
}

async function openSnapshot(page: Page) {
  await page.goto(await page.getByLabel(/^Lien de l’instantané/).inputValue());
  await page
    .getByText(/^Instantané du /)
    .first()
    .waitFor();
}

async function book(page: Page) {
  await chooseHour(page, 'Demain', '18:00');
  await fillContact(page, 'Ed');
  await page.getByRole('button', { name: 'Réserver', exact: true }).click();
  await page.getByText('Merci Ed').waitFor();
}

const visits: readonly Visit[] = [
  ...[
    ...centrePaths,
    ...sportPaths,
    ...tabs.map((tab) => `${ownPath}?onglet=${tab}`),
    ...['/ecran', '/partager', '/imprimer', '/integrer'].map((at) => ownPath + at),
    ...[
      '/club/Arras',
      '/nation/Inde',
      '/player/inconnu',
      '/blog/42',
      '/n-existe-pas',
      '/reservation/inconnue',
    ],
    '/organisateur/tournoi/inconnu',
  ].map((path): Visit => ({ role: 'guest', path })),
  ...['overview', 'info', 'tournaments', 'subscription', 'reservations', 'license'].map(
    (tab): Visit => ({ role: 'player', path: `/profil?onglet=${tab}` }),
  ),
  { role: 'player', path: '/organisateur' },
  ...[
    ...organizerPaths,
    ...['', '/modifier', '/match/r6-m1', '/match/r7-m1', '/jour', '/terrain/1'].map((at) => ownPath + at),
    `${samplePath}/match/inconnu`,
  ].map((path): Visit => ({ role: 'organizer', path })),

  { role: 'guest', path: '/', act: press('CGV') },
  { role: 'guest', path: '/contact', act: press('Envoyer') },
  { role: 'guest', path: '/reservation', act: press(/^Réserver$/) },
  { role: 'guest', path: '/reservation', act: book },
  { role: 'guest', path: '/connexion?onglet=inscription', act: press('S’inscrire') },
  { role: 'player', path: '/profil?onglet=info', act: press('Modifier') },
  { role: 'player', path: '/contact', act: press(/^Menu du profil/) },
  { role: 'organizer', path: '/organisateur/creer-tournoi', act: press('Créer le tournoi') },
  {
    role: 'organizer',
    path: '/organisateur',
    act: (page) => press(/^Supprimer/)(page).then(() => dialog(page)),
  },
  { role: 'guest', path: `${ownPath}/partager`, act: openSnapshot },
  {
    role: 'guest',
    path: `${ownPath}?onglet=standings`,
    act: (page) => page.getByText('Pourquoi cet ordre').click(),
  },
  { role: 'organizer', path: ownPath, act: writeScore },
  { role: 'organizer', path: ownPath, act: press(/^Forfait/) },
  {
    role: 'organizer',
    path: ownPath,
    act: (page) => press(/^Reporter/)(page).then(() => press('Reporter le match')(page)),
  },
  { role: 'organizer', path: `${ownPath}/jour`, act: press('Planifier la journée') },
  { role: 'organizer', path: `${ownPath}/modifier`, act: press('Coller une liste') },
  {
    role: 'organizer',
    path: `${ownPath}/modifier`,
    act: (page) => press('Retirer Les Murs Bleus')(page).then(() => dialog(page)),
  },
  {
    role: 'organizer',
    path: `${ownPath}/modifier`,
    act: (page) => press(/Générer le calendrier/)(page).then(() => dialog(page)),
  },
  { role: 'organizer', path: `${ownPath}/match/r7-m1`, act: keepScore },
];

const groups = ['guest', 'player', 'organizer'].flatMap((role) =>
  [false, true].map((isOwn) => ({
    name: isOwn ? `${role}, a tournament under way` : role,
    isOwn,
    visits: visits.filter((visit) => visit.role === role && visit.path.startsWith(ownPath) === isOwn),
  })),
);

for (const { name, isOwn, visits: all } of groups.filter((group) => group.visits.length > 0)) {
  const rows = tableRows(`French, ${name}`, all, { every: 6 });
  test(
    `every text that a visitor reads or hears is correct French: ${name} @table`,
    oneWidth,
    async ({ page }) => {
      test.setTimeout(60_000 + rows.length * 30_000);
      const [{ role }] = all as [Visit];
      if (role !== 'guest') await visitAs(page, role);
      // The list of the sample tournament would be replaced by this one.
      if (isOwn) await keepTournaments(page, aTournament());
      for (const { path, act } of rows)
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await act?.(page);
          await softly.poll(() => frenchFaults(page), { message: path, timeout: 5_000 }).toEqual([]);
        });
    },
  );
}

test('the check finds every kind of fault, in texts and in names', oneWidth, async ({ page }) => {
  await page.goto('/contact');
  await expect.poll(() => frenchFaults(page)).toEqual([]);
  const planted = [
    "L'accueil",
    'Vraiment ?',
    'Vraiment?',
    'Bonjour !',
    'Bonjour!',
    'Adresse :',
    'Adresse: Prouvy',
    'Fermé ; revenez',
    '«Ouvert»',
    '« Ouvert\u00a0»',
    'Un instant...',
    'Deux \u00a0espaces',
    'Oui , non',
    '25 €',
    '10 m sur 5',
    'But de Ed',
    'But de «\u00a0Ed\u00a0»',
    'Plus que une heure',
    'le heure',
    'si il pleut',
    'Les chiffres de Les Verts',
    'Les Murs Bleus bat Lyon',
  ];
  const placing: readonly ((text: string) => void)[] = [
    (text) =>
      document
        .querySelector('main')
        ?.append(Object.assign(document.createElement('p'), { textContent: text })),
    (text) => document.querySelector('main')?.setAttribute('aria-label', text),
  ];
  for (const text of planted)
    for (const place of placing) {
      await page.evaluate(place, text);
      const found = await frenchFaults(page);
      expect(
        found.some((fault) => fault.endsWith(`: ${text}`)),
        text,
      ).toBe(true);
    }
});

test('the sentences that stay to the letter are the specification’s', oneWidth, () => {
  const specification = readFileSync(join(__dirname, '../../docs/reference/specification.md'), 'utf8');
  expect(toTheLetter.filter(({ text }) => !specification.includes(text))).toEqual([]);
});
