import type { Page, Route } from '@playwright/test';
import { score, selectPlayers } from '../tournaments/organizerPages';
import { readCode } from '../tournaments/readCode';
import { anOrganizer, firstSheet, holdTournament, logInAsOrganizer, organize } from './support/device';
import { expect, test } from './support/test';
import { beLoggedIn } from './support/visitor';

test.use({ tolerated: [/Failed to load resource/] });

const board = (page: Page) => page.getByRole('region', { name: 'Score' });
const isSent = (page: Page) => expect(page.getByText('Tout est gardé et envoyé')).toBeAttached();

async function lineUp(page: Page) {
  await selectPlayers(page, 'Lille');
  await selectPlayers(page, 'Lyon');
}

test('every device shows a tournament that an organiser creates, and removes one that they delete', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const path = await organize(page, await anOrganizer(backEnd), 'Open partagé');
  const spectator = await anotherDevice();
  await spectator.goto('/tournois');
  await spectator.getByRole('link', { name: 'Open partagé', exact: true }).click();
  await expect(spectator.getByRole('heading', { level: 1, name: 'Open partagé' })).toBeVisible();
  await expect(spectator.getByText('Championnat de France', { exact: true })).toBeHidden();
  // Where every device finds a tournament at its address, no snapshot of it is shared or read.
  await spectator.goto(`${path}/partager`);
  const { origin } = new URL(spectator.url());
  await expect(spectator.getByLabel('Adresse de la page')).toHaveValue(origin + path);
  expect(await readCode(spectator.getByRole('img', { name: /^Code QR de la page/ }))).toBe(origin + path);
  await spectator.goto('/tournois/instantane#1.x');
  await expect(spectator.getByText('Sur ce site, les tournois se lisent en direct.')).toBeVisible();

  await page.goto(path);
  await page.goto('/organisateur');
  await page.getByRole('button', { name: 'Supprimer le tournoi Open partagé' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('dans la corbeille de cet appareil');
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Tournoi supprimé')).toBeVisible();
  await page.goto('/organisateur/corbeille');
  await expect(page.getByText('Vos autres appareils ont chacun leur corbeille.')).toBeVisible();
  await spectator.goto('/tournois');
  // Others' tournaments may be there: the back end is one for all files.
  await expect(spectator.getByRole('heading', { level: 1, name: 'Tous les Tournois' })).toBeVisible();
  await expect(spectator.getByRole('link', { name: 'Open partagé', exact: true })).toBeHidden();
  await spectator.goto(path);
  // One device had it open a moment ago, and the other one never had it.
  await expect(spectator.getByText(/^(Tournoi introuvable|Ce tournoi a été supprimé)$/)).toBeVisible();
});

test('offline taps are kept, and arrive once and in order @full', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const organizer = await anOrganizer(backEnd);
  const path = await holdTournament(page, backEnd, organizer, 'Open hors ligne');
  await page.goto(await firstSheet(backEnd, path));
  await lineUp(page);
  await isSent(page);
  await page.context().setOffline(true);
  await score(page, 'Lille', 'But attaquant', 3);
  await score(page, 'Lyon', 'But défenseur', 1);
  await expect(page.getByText('Gardé ici, envoi dès que possible')).toBeAttached();
  await expect(board(page)).toContainText('Lille 3, Lyon 1');
  await page.context().setOffline(false);
  await isSent(page);
  const id = path.split('/').at(-1);
  const rows = await backEnd.query(
    `select event ->> 'kind' as kind, event ->> 'side' as side from public.match_events
     where tournament = '${id}' order by (event ->> 'sequence')::int, id`,
  );
  expect(rows.filter(({ kind }) => kind === 'goal').map(({ side }) => side)).toEqual([
    'teamA',
    'teamA',
    'teamA',
    'teamB',
  ]);

  const reader = await anotherDevice();
  await reader.goto(path);
  await expect(reader.getByText(/En cours/).first()).toBeVisible();
});

test('two scorers of one match see each other’s taps, and lost answers lose none', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const organizer = await anOrganizer(backEnd);
  const sheet = await firstSheet(backEnd, await holdTournament(page, backEnd, organizer, 'Open à deux'));
  const second = await anotherDevice();
  await beLoggedIn(second, backEnd, organizer);
  await page.goto(sheet);
  await lineUp(page);
  await second.goto(sheet);
  // A scorer who opens the sheet finds the first one's events.
  await expect(
    second.getByRole('group', { name: 'Lille', exact: true }).getByLabel('Attaquant'),
  ).not.toHaveValue('');

  let asked = 0;
  for (const each of [page, second]) {
    await each.route(`${backEnd.url}/rest/v1/rpc/add_events`, async (route) => {
      asked += 1;
      const response = await route.fetch().catch(() => undefined);
      if (response === undefined || asked % 3 === 0) await route.abort().catch(() => undefined);
      else await route.fulfill({ response }).catch(() => undefined);
    });
  }
  await score(page, 'Lille', 'But attaquant', 2);
  await score(second, 'Lyon', 'But défenseur', 2);
  await score(page, 'Lille', 'But attaquant', 1);
  for (const each of [page, second]) await expect(board(each)).toContainText('Lille 3, Lyon 2');
  for (const each of [page, second]) await each.unroute(`${backEnd.url}/rest/v1/rpc/add_events`);
});

test('a tournament from before the back end is published when its organiser confirms @full', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const organizer = await anOrganizer(backEnd);
  const old = {
    ...{ id: '1700000000001', name: 'Open d’avant', date: '2026-11-28', level: 'Régional', description: '' },
    ...{ teams: ['Lille', 'Lyon'], fixtures: [], version: 3 },
  };
  await logInAsOrganizer(page, organizer);
  await page.evaluate((record) => {
    localStorage.setItem(`tournament:${record.id}`, JSON.stringify(record));
    localStorage.setItem('tournaments', JSON.stringify([record]));
  }, old);
  await page.goto('/organisateur');
  await page.getByRole('button', { name: 'Publier le tournoi Open d’avant' }).click();
  await expect(page.getByText('Tournoi publié')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tournois de cet appareil' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Open d’avant' })).toBeVisible();
  const reader = await anotherDevice();
  await reader.goto('/tournois');
  await expect(reader.getByRole('link', { name: 'Open d’avant', exact: true })).toBeVisible();
});

test('pages show local copies and say so while the back end is silent, and a change keeps its input @full', async ({
  page,
  backEnd,
}) => {
  const path = await holdTournament(page, backEnd, await anOrganizer(backEnd), 'Open muet');
  await page.goto('/tournois');
  await expect(page.getByRole('link', { name: 'Open muet', exact: true })).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Open muet' })).toBeVisible();
  const silence = (route: Route) => route.abort();
  await page.route(`${backEnd.url}/**`, silence);
  await page.goto('/tournois');
  await expect(
    page.getByText('Le serveur ne répond pas : voici ce que cet appareil en a gardé.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open muet', exact: true })).toBeVisible();
  // The page retries by itself.
  await page.unroute(`${backEnd.url}/**`, silence);
  await expect(page.getByText('Le serveur ne répond pas : voici ce que cet appareil en a gardé.')).toBeHidden(
    {
      timeout: 20_000,
    },
  );
  await page.route(`${backEnd.url}/**`, silence);
  await page.goto('/organisateur/creer-tournoi');
  await page.getByLabel('Nom').fill('Open refusé');
  await page.getByLabel('Date', { exact: true }).fill('28/11/2026');
  await page.getByLabel('Niveau').selectOption('Régional');
  await page.getByRole('button', { name: 'Créer le tournoi' }).click();
  await expect(page.getByText(/Ce changement demande le réseau/)).toBeVisible();
  await expect(page.getByText('Modification non confirmée')).toBeVisible();
  await expect(page.getByLabel('Nom')).toHaveValue('Open refusé');
  await page.unroute(`${backEnd.url}/**`, silence);
  await page.getByRole('button', { name: 'Créer le tournoi' }).click();
  await expect(page.getByText('Tournoi créé avec succès')).toBeVisible();
  await expect(page.getByText('Modification non confirmée')).toHaveCount(0);
});

test('the second of two organisers who rename a tournament reads about the conflict, and may overwrite it @full', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const organizer = await anOrganizer(backEnd);
  const path = await holdTournament(page, backEnd, organizer, 'Open renommé');
  const second = await anotherDevice();
  await beLoggedIn(second, backEnd, organizer);
  const name = (on: Page) => on.getByLabel('Nom', { exact: true });
  const finish = (on: Page) => on.getByRole('button', { name: "Terminer l'édition" }).click();
  for (const each of [page, second]) await each.goto(`${path}/modifier`);
  await name(second).fill('Nom par B');
  await name(page).fill('Nom par A');
  await finish(page);
  await expect(page.getByText('Tournoi mis à jour')).toBeVisible();

  await finish(second);
  await expect(name(second)).toHaveAccessibleDescription(
    'Changé ailleurs entre-temps : « Nom par A ». Enregistrez à nouveau pour garder le vôtre.',
  );
  await expect(name(second)).toHaveValue('Nom par B');
  await expect(second.getByText('Tournoi mis à jour')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Nom par A' })).toBeVisible();

  await finish(second);
  await expect(second.getByText('Tournoi mis à jour')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Nom par B' })).toBeVisible();
});

test('the second of two organisers who rename a team reads about the conflict, and may overwrite it @full', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const organizer = await anOrganizer(backEnd);
  const path = await holdTournament(page, backEnd, organizer, 'Open aux équipes renommées');
  const second = await anotherDevice();
  await beLoggedIn(second, backEnd, organizer);
  const name = (on: Page) => on.getByLabel('Nom de l’équipe');
  const save = (on: Page) => on.getByRole('button', { name: 'Enregistrer l’équipe' }).click();
  const team = (on: Page, called: string) => on.getByRole('listitem', { name: called, exact: true });
  for (const each of [page, second]) {
    await each.goto(`${path}/modifier`);
    await each.getByRole('button', { name: 'Modifier Lyon' }).click();
  }
  await name(second).fill('Équipe par B');
  await name(page).fill('Équipe par A');
  await save(page);
  await expect(page.getByText('Équipe Équipe par A modifiée.')).toBeVisible();

  await save(second);
  await expect(name(second)).toHaveAccessibleDescription(
    'Changé ailleurs entre-temps : « Équipe par A ». Enregistrez à nouveau pour garder le vôtre.',
  );
  await expect(name(second)).toHaveValue('Équipe par B');
  await page.reload();
  await expect(team(page, 'Équipe par A')).toBeVisible();

  await save(second);
  await expect(second.getByText('Équipe Équipe par B modifiée.')).toBeVisible();
  await page.reload();
  await expect(team(page, 'Équipe par B')).toBeVisible();
});

test('an open sheet says without a tap that its tournament was deleted elsewhere @full', async ({
  page,
  backEnd,
}) => {
  const path = await holdTournament(page, backEnd, await anOrganizer(backEnd), 'Open supprimé ailleurs');
  await page.goto(await firstSheet(backEnd, path));
  await lineUp(page);
  await isSent(page);
  await backEnd.query(`delete from public.tournaments where id = '${path.split('/').at(-1)}'`);
  await expect(page.getByText('Ce tournoi vient d’être supprimé par son organisateur.')).toBeVisible();
  await page.waitForTimeout(4000);
  await expect(page.getByText('Tout est gardé et envoyé')).toBeHidden();
});

test('open pages of the day, a court and the details show another device’s changes beside the input @full', async ({
  page,
  backEnd,
}) => {
  const path = await holdTournament(page, backEnd, await anOrganizer(backEnd), 'Open suivi de loin');
  const change = (record: string) =>
    backEnd.query(`update public.tournaments set record = ${record} where id = '${path.split('/').at(-1)}'`);
  const planned = (at: number) => {
    const placements = [{ fixture: 'r1-m1', court: 1, at }];
    const day = { date: '2026-11-28', start: 780, courts: 1, matchMinutes: 20, pauses: [], placements };
    return change(`record || '${JSON.stringify({ day })}'`);
  };
  const wait = () => page.clock.fastForward(21_000);
  await planned(780);
  await page.clock.install();
  await page.goto(`${path}/jour`);
  const remove = page.getByRole('button', { name: 'Retirer le plan' });
  await expect(remove).toBeVisible();
  await page.getByLabel('Minutes par match').fill('17');
  await change(`record - 'day'`);
  await wait();
  await expect(remove).toBeHidden();
  await expect(page.getByLabel('Minutes par match')).toHaveValue('17');

  await planned(780);
  await page.goto(`${path}/terrain/1`);
  await expect(page.getByRole('main')).toContainText(/À jouer à 13\sh/);
  await planned(805);
  await wait();
  await expect(page.getByRole('main')).toContainText(/À jouer à 13\sh\s25/);

  await page.goto(`${path}/modifier`);
  await page.getByLabel('Nom', { exact: true }).fill('Nom d’ici');
  await change(`record || '{"description":"Écrit ailleurs"}'`);
  await wait();
  await expect(page.getByLabel('Description')).toHaveValue('Écrit ailleurs');
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Nom d’ici');
});

test('an agenda that a spectator subscribes to follows the plan of the day @full', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const path = await holdTournament(page, backEnd, await anOrganizer(backEnd), 'Open des agendas');
  const plan = async (start: string) => {
    await page.goto(`${path}/jour`);
    await page.getByLabel('Date', { exact: true }).fill('01092027');
    await page.getByLabel('Début').fill(start);
    await page.getByRole('button', { name: 'Planifier la journée' }).click();
  };
  await plan('13:00');
  const spectator = await anotherDevice();
  await spectator.goto(`${path}/partager`);
  const address = await spectator.getByLabel('Adresse d’abonnement').inputValue();
  const agenda = async () => (await fetch(address)).text();
  await expect.poll(agenda).toMatch(/DTSTART:20270901T110000Z.*SUMMARY:Lille – Lyon/s);
  await plan('15:00');
  await expect.poll(agenda).toMatch(/DTSTART:20270901T130000Z.*SUMMARY:Lille – Lyon/s);
});

test('another organiser reads whose a tournament is, before they type anything @full', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const path = await holdTournament(page, backEnd, await anOrganizer(backEnd), 'Open des autres');
  const other = await anotherDevice();
  await beLoggedIn(other, backEnd, await anOrganizer(backEnd));
  for (const below of ['modifier', 'jour']) {
    await other.goto(`${path}/${below}`);
    await expect(
      other.getByRole('heading', { level: 1, name: 'Tournoi d’un autre organisateur' }),
    ).toBeVisible();
    await expect(other.getByRole('main').getByRole('textbox')).toHaveCount(0);
  }
  await other.goto(await firstSheet(backEnd, path));
  await expect(other.getByRole('alert')).toContainText('Vous n’êtes pas, ou plus, marqueur de ce tournoi');
  await other.getByRole('main').getByRole('link', { name: 'Voir le tournoi' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Open des autres' })).toBeVisible();
});

test('a deleted tournament is restored with the sheets that other devices wrote @full', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const organizer = await anOrganizer(backEnd);
  const path = await holdTournament(page, backEnd, organizer, 'Open restauré');
  const second = await anotherDevice();
  await beLoggedIn(second, backEnd, organizer);
  await second.goto(await firstSheet(backEnd, path));
  await lineUp(second);
  await score(second, 'Lille', 'But attaquant', 2);
  await isSent(second);
  await page.goto('/organisateur');
  await page.getByRole('button', { name: 'Supprimer le tournoi Open restauré' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Tournoi supprimé')).toBeVisible();
  await page.goto('/organisateur/corbeille');
  await page.getByRole('button', { name: /^Restaurer le tournoi Open restauré/ }).click();
  await expect(page.getByText('Tournoi restauré')).toBeVisible();
  const goals = `select count(*)::int as goals from public.match_events
    where tournament = '${path.split('/').at(-1)}' and event ->> 'kind' = 'goal'`;
  await expect.poll(() => backEnd.query(goals)).toEqual([{ goals: 2 }]);
});
