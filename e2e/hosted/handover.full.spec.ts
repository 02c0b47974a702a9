import { expectAccessible } from '../support/axe';
import { oneWidth } from '../support/test';
import { score, selectPlayers } from '../tournaments/organizerPages';
import { registeredWithDetails } from './support/account';
import { anOrganizer, firstSheet, holdTournament } from './support/device';
import { expect, test } from './support/test';
import { beLoggedIn, registered, sendLogin } from './support/visitor';

test.use({ tolerated: [/Failed to load resource/] });

test(
  'an organiser hands a tournament to another organiser, who changes it from then on',
  oneWidth,
  async ({ page, backEnd, anotherDevice }) => {
    const [leaving, taking] = [await anOrganizer(backEnd), await anOrganizer(backEnd)];
    const path = await holdTournament(page, backEnd, leaving, 'Open à reprendre');
    await page.goto(`${path}/partager`);
    const handover = page.getByRole('region', { name: 'Confier le tournoi' });
    await handover.getByRole('button', { name: 'Créer un lien de reprise' }).click();
    const link = await handover.getByLabel('Lien de reprise').inputValue();
    await expectAccessible(page);

    const other = await anotherDevice();
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1, name: 'Reprendre le tournoi' })).toBeVisible();
    await expect(other.getByText(/Open à reprendre.*vous propose de le reprendre/)).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('link', { name: 'Se connecter pour accepter' }).click();
    await sendLogin(other, taking);
    await other.getByRole('button', { name: 'Reprendre ce tournoi' }).click();
    await expect(other.getByText('Ce tournoi est à vous')).toBeVisible();
    await expect(other.getByRole('link', { name: /Modifier/ }).first()).toBeVisible();
    await page.goto('/organisateur');
    await expect(page.getByRole('heading', { name: 'Open à reprendre' })).toHaveCount(0);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Open à reprendre' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Modifier/ })).toHaveCount(0);
  },
);

test(
  'a player reads that a tournament is handed to organisers alone',
  oneWidth,
  async ({ page, backEnd, anotherDevice }) => {
    const path = await holdTournament(page, backEnd, await anOrganizer(backEnd), 'Open à garder');
    await page.goto(`${path}/partager`);
    await expect(page.getByText('Personne n’a encore accepté d’invitation.')).toBeVisible();
    const handover = page.getByRole('region', { name: 'Confier le tournoi' });
    const withdrawal = handover.getByRole('button', { name: 'Annuler la proposition' });
    await expect(withdrawal).toHaveCount(0);
    await handover.getByRole('button', { name: 'Créer un lien de reprise' }).click();
    const link = await handover.getByLabel('Lien de reprise').inputValue();
    const other = await anotherDevice();
    const player = await registered(backEnd);
    await beLoggedIn(other, backEnd, player);
    await other.goto(link);
    await expect(other.getByText('Seul un compte d’organisateur peut reprendre un tournoi.')).toBeVisible();
    await expect(other.getByRole('link', { name: 'Le tournoi' })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Reprendre ce tournoi' })).toHaveCount(0);
    await expectAccessible(other);
    // The centre makes them an organiser, and the same link then has its button.
    await backEnd.makeOrganizer(player.email);
    await other.reload();
    await expect(other.getByRole('button', { name: 'Reprendre ce tournoi' })).toBeVisible();
    // A later visit of the organiser finds the link that is still valid.
    await page.reload();
    await withdrawal.click();
    await expect(page.getByText('La proposition est annulée')).toBeVisible();
    await expect(withdrawal).toHaveCount(0);
    await other.reload();
    await expect(other.getByRole('alert')).toContainText('Cette invitation ne vaut plus');
  },
);

test(
  'an organiser erases what one scorer noted, and every page shows the results of the others',
  oneWidth,
  async ({ page, backEnd, anotherDevice }) => {
    const path = await holdTournament(page, backEnd, await anOrganizer(backEnd), 'Open inondé');
    const helper = await registeredWithDetails(backEnd, { name: 'Léo Petit' });
    await backEnd.query(`insert into public.scorers (tournament, person)
      select '${path.split('/').at(-1)}', id from auth.users where email = '${helper.email}'`);
    const phone = await anotherDevice();
    await beLoggedIn(phone, backEnd, helper);
    const sheet = await firstSheet(backEnd, path);
    await page.goto(sheet);
    await selectPlayers(page, 'Lille');
    await selectPlayers(page, 'Lyon');
    await score(page, 'Lille', 'But attaquant', 1);
    const board = (of: typeof page) => of.getByRole('region', { name: 'Score' });
    await phone.goto(sheet);
    await expect(board(phone)).toContainText('Lille 1, Lyon 0');
    await score(phone, 'Lyon', 'But attaquant', 2);
    await expect(board(page)).toContainText('Lille 1, Lyon 2');
    await expect(page.getByText('Léo Petit note aussi ce match.')).toBeVisible();
    // The organiser's account has no name.
    await expect(phone.getByText('Une autre personne note aussi ce match.')).toBeVisible();
    const spectator = await anotherDevice();
    await spectator.goto(path);
    await expect(spectator.getByRole('tabpanel').getByText('Set 1 : 1 à 2.')).toBeAttached();

    await page.goto(`${path}/partager`);
    const scorers = page.getByRole('region', { name: 'Les marqueurs' });
    await scorers.getByRole('button', { name: /^Effacer ses actions/ }).click();
    const question = page.getByRole('alertdialog', { name: /^Effacer ce qu’a noté/ });
    await expect(question).toContainText('2 actions notées par');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Effacer ses actions' }).click();
    await expect(page.getByText(/est effacé$/)).toBeVisible();
    await expect(scorers.getByRole('button', { name: /^Effacer ses actions/ })).toHaveCount(0);
    await expect(spectator.getByRole('tabpanel').getByText('Set 1 : 1 à 0.')).toBeAttached();
    await expect(board(phone)).toContainText('Lille 1, Lyon 0');
    await page.goto(sheet);
    await expect(board(page)).toContainText('Lille 1, Lyon 0');
  },
);
