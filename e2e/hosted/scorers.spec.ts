import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { everythingIsKept } from '../tournaments/everythingIsKept';
import { score, selectPlayers } from '../tournaments/organizerPages';
import { anOrganizer, firstSheet, holdTournament } from './support/device';
import { expect, test } from './support/test';
import { registered, sendLogin } from './support/visitor';

test.use({ tolerated: [/Failed to load resource/] });

const scorers = (page: Page) => page.getByRole('region', { name: 'Les marqueurs' });
const board = (page: Page) => page.getByRole('region', { name: 'Score' });

/** Records every text about unsaved actions. */
function watchWarnings() {
  const warnings: string[] = [];
  Object.assign(window, { warnings });
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role=alert]'))
      if (/gardées? sur cet appareil/.test(textContent ?? '')) warnings.push(textContent ?? '');
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Notes all the goals that a page ever announces. */
function watchNews() {
  const news: string[] = [];
  Object.assign(window, { news });
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role=status]'))
      if (textContent?.includes('But pour')) news.push(textContent);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const bar = (page: Page) => page.getByRole('group', { name: 'Actions de la feuille' }).getByRole('status');

/** Records every text of a sheet's bar about the storage of the taps. */
function watchBar() {
  const said: string[] = [];
  Object.assign(window, { said });
  new MutationObserver(() => {
    const text = document.querySelector('[aria-label="Actions de la feuille"] [role=status]')?.textContent;
    if (text && text !== said.at(-1)) said.push(text);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const saidOf = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'said'));

/** Makes the organiser create an invitation, and returns its link. */
async function invite(page: Page, path: string): Promise<string> {
  await page.goto(`${path}/partager`);
  await scorers(page).getByRole('button', { name: 'Inviter des marqueurs' }).click();
  await expect(scorers(page).getByRole('img', { name: /^Code QR de l’invitation/ })).toBeVisible();
  return scorers(page).getByLabel('Lien d’invitation').inputValue();
}

/** Follows the link on another device, logs in, and accepts. */
async function accept(page: Page, link: string, person: { email: string; password: string }): Promise<void> {
  await page.goto(link);
  // The plan of the day is the organiser's: no invitation promises to postpone.
  await expect(
    page.getByText(/vous invite à noter les matchs\s: buts, cartons, scores et forfaits\./),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Se connecter pour accepter' }).click();
  await sendLogin(page, person);
  await page.getByRole('button', { name: 'Accepter l’invitation' }).click();
  await expect(page.getByText('Vous êtes marqueur')).toBeVisible();
}

async function expectEnded(page: Page): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: 'Cette invitation ne vaut plus' })).toBeVisible();
}

test('an invited scorer writes a match, and cannot write after their dismissal @full', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const path = await holdTournament(page, backEnd, await anOrganizer(backEnd), 'Open des marqueurs');
  await page.goto(`${path}/partager`);
  await expect(scorers(page).getByText('Personne n’a encore accepté d’invitation.')).toBeVisible();
  const link = await invite(page, path);
  await expectAccessible(page);

  const helper = await registered(backEnd);
  const phone = await anotherDevice();
  await accept(phone, link, helper);
  await expect(phone.getByRole('heading', { level: 1, name: 'Open des marqueurs' })).toBeVisible();
  await expect(phone.getByRole('button', { name: /Modifier/ })).toBeHidden();
  const actions = phone.getByRole('group', { name: 'Actions du match Lille – Lyon' }).getByRole('button');
  await expect(actions).toHaveText(['Score rapide', 'Forfait']);
  await phone
    .getByRole('link', { name: /feuille/i })
    .first()
    .click();
  await selectPlayers(phone, 'Lille');
  await selectPlayers(phone, 'Lyon');
  await score(phone, 'Lille', 'But attaquant', 2);
  await expect(phone.getByText('Tout est gardé et envoyé')).toBeAttached();
  const sheet = new URL(phone.url()).pathname;
  await page.goto(sheet);
  await expect(board(page)).toContainText('Lille 2, Lyon 0');

  // A reload of the sheet, which only organisers could open before.
  await phone.reload();
  await expect(board(phone)).toContainText('Lille 2, Lyon 0');

  const [beside, court] = [await phone.context().newPage(), await phone.context().newPage()];
  await beside.addInitScript(watchNews);
  await beside.goto(path);
  await expect(beside.getByRole('link', { name: /feuille/i }).first()).toBeVisible();
  await court.goto(`${path}/terrain/1`);
  await expect(court.getByText('Aucun match n’est prévu sur ce terrain.')).toBeVisible();

  await page.goto(`${path}/partager`);
  await scorers(page)
    .getByRole('button', { name: /^Retirer/ })
    .click();
  const question = page.getByRole('alertdialog', { name: /^Retirer .* des marqueurs/ });
  await expect(question).toContainText('Les liens d’invitation déjà donnés ne vaudront plus');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Retirer' }).click();
  await expect(page.getByText(/n’est plus marqueur/)).toBeVisible();
  await expect(scorers(page)).toBeFocused();
  await score(phone, 'Lille', 'But attaquant', 1);
  await expect(phone.getByText(/Vous n’êtes pas, ou plus, marqueur de ce tournoi/)).toBeVisible();

  await expect(board(phone)).toContainText('Lille 3, Lyon 0');
  // The scorer's other tabs learn it from this one, and have not announced the goal.
  await expect(court.getByRole('alert')).toContainText('Vous n’êtes pas, ou plus, marqueur de ce tournoi');
  await expect(beside.getByRole('tabpanel').getByText('Set 1 : 2 à 0.')).toBeAttached();
  await expect(beside.getByRole('link', { name: /feuille/i })).toHaveCount(0);
  await beside.waitForTimeout(4000);
  expect(await beside.evaluate(() => Reflect.get(window, 'news'))).toEqual([]);
  await beside.close();
  await court.close();
  // The goal that does not count is on the scorer's sheet alone.
  await phone.goto(path);
  await expect(phone.getByRole('tabpanel').getByText('Set 1 : 2 à 0.')).toBeAttached();
  await phone.goto('/tournois');
  await expect(phone.getByRole('region', { name: 'En direct' })).toContainText('buts 2');

  // They read why their sheet no longer opens, and the link that they still have no longer lets them in.
  await phone.goto(sheet);
  await expect(phone.getByRole('alert')).toContainText('Vous n’êtes pas, ou plus, marqueur de ce tournoi');
  await expectAccessible(phone);
  await phone.goto(link);
  await expectEnded(phone);

  // A new link does, and the actions that waited on their device count.
  await phone.goto(await invite(page, path));
  await phone.getByRole('button', { name: 'Accepter l’invitation' }).click();
  await expect(phone.getByText('Vous êtes marqueur')).toBeVisible();
  await page.goto(sheet);
  await expect(board(page)).toContainText('Lille 3, Lyon 0');
});

test('an invitation that is ended, incomplete or the organiser’s own says so', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const path = await holdTournament(page, backEnd, await anOrganizer(backEnd), 'Open sans marqueur');
  const link = await invite(page, path);
  await page.goto(link);
  await expect(page.getByText('C’est votre tournoi')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accepter l’invitation' })).toBeHidden();
  const phone = await anotherDevice();
  await phone.goto(link.replace(/#.*/, ''));
  await expect(phone.getByText('Ce lien est incomplet')).toBeVisible();
  await phone.goto(`${link}x`);
  await expectEnded(phone);
  await expectAccessible(phone);
});

test('the invitation of a scorer who accepted it says that they are a scorer, also after it has ended @full', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const path = await holdTournament(page, backEnd, await anOrganizer(backEnd), 'Open du même lien');
  const link = await invite(page, path);
  const phone = await anotherDevice();
  await accept(phone, link, await registered(backEnd));
  const again = await phone.context().newPage();
  await again.goto(link);
  const told = again.getByText('Vous êtes déjà marqueur');
  await expect(told).toBeVisible();
  await expect(again.getByText(/Vous notez les matchs du tournoi «\sOpen du même lien\s»/)).toBeVisible();
  await expect(again.getByRole('button', { name: 'Accepter l’invitation' })).toBeHidden();
  await expectAccessible(again);
  await scorers(page).getByRole('button', { name: 'Annuler les liens donnés' }).click();
  await expect(page.getByText('Les liens donnés ne valent plus')).toBeVisible();
  await again.reload();
  await expect(told).toBeVisible();
  await again.getByRole('main').getByRole('link', { name: 'Le tournoi' }).click();
  await expect(again.getByRole('heading', { level: 1, name: 'Open du même lien' })).toBeVisible();
});

test('an organiser ends the invitations that they shared @full', async ({ page, backEnd, anotherDevice }) => {
  const path = await holdTournament(page, backEnd, await anOrganizer(backEnd), 'Open aux liens repris');
  const link = await invite(page, path);
  const phone = await anotherDevice();
  await phone.goto(link);
  await phone.getByRole('link', { name: 'Se connecter pour accepter' }).click();
  await sendLogin(phone, await registered(backEnd));
  const accepting = phone.getByRole('button', { name: 'Accepter l’invitation' });
  await expect(accepting).toBeVisible();
  await scorers(page).getByRole('button', { name: 'Annuler les liens donnés' }).click();
  await expect(page.getByText('Les liens donnés ne valent plus')).toBeVisible();
  await expect(scorers(page).getByRole('img', { name: /^Code QR/ })).toBeHidden();
  await expect(scorers(page).getByRole('button', { name: 'Inviter des marqueurs' })).toBeVisible();
  await expect(scorers(page).getByRole('button', { name: 'Annuler les liens donnés' })).toHaveCount(0);
  // A member with the open page reads it when they accept. A later visitor, also a guest, reads it before the login.
  await accepting.click();
  await expectEnded(phone);
  const late = await anotherDevice();
  await late.goto(link);
  await expectEnded(late);
  await expect(late.getByRole('link', { name: 'Se connecter pour accepter' })).toBeHidden();
});

test('a scorer opens a court’s page, and cannot plan the day there @full', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const path = await holdTournament(page, backEnd, await anOrganizer(backEnd), 'Open des terrains');
  const link = await invite(page, path);
  const phone = await anotherDevice();
  await accept(phone, link, await registered(backEnd));
  await phone.goto(`${path}/terrain/1`);
  await expect(phone.getByRole('heading', { level: 1, name: 'Terrain 1' })).toBeVisible();
  await expect(phone.getByText('Aucun match n’est prévu sur ce terrain.')).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Planifier la journée' })).toBeHidden();
});

test('a scorer reads that their code failed to load, and gets access once it loads @full', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const path = await holdTournament(page, backEnd, await anOrganizer(backEnd), 'Open sans fichier');
  const link = await invite(page, path);
  const phone = await anotherDevice({ serviceWorkers: 'block' });
  await accept(phone, link, await registered(backEnd));
  await phone
    .getByRole('link', { name: /feuille/i })
    .first()
    .click();
  await expect(board(phone)).toBeVisible();
  const part = /hosted-tournaments[^/]*\.js/;
  await phone.route(part, (route) => route.abort());
  await phone.reload();
  const unreached = phone.getByRole('alert').filter({ hasText: 'Pas de réponse' });
  await expect(unreached).toContainText('on ne sait pas encore si vous êtes marqueur');
  await expectAccessible(phone);
  await phone.unroute(part);
  await phone.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(board(phone)).toBeVisible();
});

test('a scorer without storage reads whether their taps are published or in this page alone @full', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const path = await holdTournament(page, backEnd, await anOrganizer(backEnd), 'Open sans place');
  await page.context().addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
  });
  await page.goto(path);
  await page
    .getByRole('link', { name: /feuille/i })
    .first()
    .click();
  await selectPlayers(page, 'Lille');
  await selectPlayers(page, 'Lyon');
  await score(page, 'Lille', 'But attaquant', 1);
  const note = page.getByRole('alert').filter({ hasText: 'sur cet appareil' });
  await expect(page.getByText('Envoyé, pas gardé sur cet appareil')).toBeAttached();
  await expect(note).toBeHidden();
  await expectAccessible(page);
  const spectator = await anotherDevice();
  await spectator.goto(path);
  await expect(spectator.getByRole('tabpanel').getByText('Set 1 : 1 à 0.')).toBeAttached();
  // Events of other scorers, and own events that return, never show a warning.
  const openedAgain = await page.context().newPage();
  await openedAgain.addInitScript(watchWarnings);
  await openedAgain.goto(new URL(page.url()).pathname);
  await expect(board(openedAgain)).toContainText('Lille 1, Lyon 0');
  await openedAgain.waitForTimeout(3000);
  expect(await openedAgain.evaluate(() => Reflect.get(window, 'warnings'))).toEqual([]);
  await openedAgain.close();
  await page.context().setOffline(true);
  await score(page, 'Lille', 'But attaquant', 1);
  await expect(note).toContainText('Une action n’est pas encore gardée');
  await expect(note).toContainText('elles ne sont que dans cette page');
  await page.context().setOffline(false);
  await expect(note).toBeHidden();
  await expect(spectator.getByRole('tabpanel').getByText('Set 1 : 2 à 0.')).toBeAttached();
});

test('the bar of a sheet says « envoyé » only of what the back end has', async ({ page, backEnd }) => {
  const path = await holdTournament(page, backEnd, await anOrganizer(backEnd), 'Open de la barre');
  await page.addInitScript(watchBar);
  await page.goto(await firstSheet(backEnd, path));
  await selectPlayers(page, 'Lille');
  await expect(bar(page)).toContainText('Tout est gardé et envoyé');
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/rpc\/add_events/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.evaluate(() => Reflect.get(window, 'said').splice(0));
  const held = page.waitForRequest(/rpc\/add_events/);
  // A lineup changes no result: nothing is published for it, and an open sheet sends it by itself.
  await selectPlayers(page, 'Lyon');
  await expect(bar(page)).toContainText('Gardé sur cet appareil, envoi…');
  await held;
  await score(page, 'Lille', 'But attaquant', 1);
  await expect(bar(page)).toContainText('Gardé sur cet appareil, envoi…');
  expect((await saidOf(page)).filter((text) => text.includes('et envoyé'))).toEqual([]);
  release();
  await expect(bar(page)).toContainText('Tout est gardé et envoyé');
});

test('a tap during the publication of another one is kept, and the sheet never asks to save it @full', async ({
  page,
  backEnd,
}) => {
  const path = await holdTournament(page, backEnd, await anOrganizer(backEnd), 'Open des deux buts');
  await page.addInitScript(watchBar);
  await page.goto(`${path}/match/r1-m1`);
  await selectPlayers(page, 'Lille');
  await selectPlayers(page, 'Lyon');
  // Without a network, the tournament's page comes from the service worker.
  await everythingIsKept(page);
  await expect(bar(page)).toContainText('Tout est gardé et envoyé');
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  let tellHeld = () => {};
  const isHeld = new Promise<void>((resolve) => {
    tellHeld = resolve;
  });
  await page.route(/rpc\/add_events/, async (route) => {
    const response = await route.fetch();
    tellHeld();
    await isReleased;
    await route.fulfill({ response });
  });
  await score(page, 'Lille', 'But attaquant', 1);
  await isHeld;
  await score(page, 'Lille', 'But attaquant', 1);
  await expect(board(page)).toContainText('Lille 2, Lyon 0');
  await page.context().setOffline(true);
  release();
  await expect(bar(page)).toHaveText(/^Hors ligne\s· Gardé ici, envoi dès que possible$/);
  // Applying the answer takes a moment.
  await page.waitForTimeout(1000);
  expect((await saidOf(page)).filter((text) => text.includes('sauvegarder'))).toEqual([]);
  await page.getByRole('link', { name: 'Open des deux buts' }).first().click();
  await expect(page.getByRole('tabpanel').getByText('Set 1 : 2 à 0.')).toBeAttached();
  await page.context().setOffline(false);
});

test('an offline sheet shows a scorer where their taps are stored, also after a reload @full', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const path = await holdTournament(page, backEnd, await anOrganizer(backEnd), 'Open du marqueur hors ligne');
  const phone = await anotherDevice();
  await phone.addInitScript(watchBar);
  await accept(phone, await invite(page, path), await registered(backEnd));
  const sheet = `${path}/match/r1-m1`;
  await phone.goto(sheet);
  await selectPlayers(phone, 'Lille');
  await selectPlayers(phone, 'Lyon');
  await expect(bar(phone)).toContainText('Tout est gardé et envoyé');
  await phone.evaluate(() => navigator.serviceWorker.ready);
  await phone.reload();
  await expect(board(phone)).toContainText('Lille 0, Lyon 0');

  // Another scorer continues while this device shows the tournament, not the sheet.
  await phone.goto(path);
  await page.goto(sheet);
  await expect(
    page.getByRole('group', { name: 'Lille', exact: true }).getByLabel('Attaquant'),
  ).not.toHaveValue('');
  await score(page, 'Lille', 'But attaquant', 3);
  await expect(phone.getByRole('tabpanel').getByText('Set 1 : 3 à 0.')).toBeAttached();
  await expect(bar(page)).toContainText('Tout est gardé et envoyé');
  await phone.waitForTimeout(1000);
  await phone.context().setOffline(true);
  await phone.goto(sheet);
  await expect(bar(phone)).toContainText('Hors ligne');
  await score(phone, 'Lyon', 'But attaquant', 1);
  await expect(bar(phone)).toHaveText(/^Hors ligne\s· Gardé ici, envoi dès que possible$/);
  await phone.waitForTimeout(1000);
  expect((await saidOf(phone)).filter((text) => text.includes('sauvegarder'))).toEqual([]);

  await phone.reload();
  await expect(bar(phone)).toHaveText(/^Hors ligne\s· Gardé ici, envoi dès que possible$/);
  await phone.waitForTimeout(1000);
  expect((await saidOf(phone)).filter((text) => /sauvegarder|et envoyé/.test(text))).toEqual([]);
  await phone.context().setOffline(false);
  await expect(board(page)).toContainText('Lille 3, Lyon 1');
});

test('taps that a closed sheet had not sent are sent by whatever page opens next @full', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const path = await holdTournament(page, backEnd, await anOrganizer(backEnd), 'Open de la feuille fermée');
  await page.goto(await firstSheet(backEnd, path));
  await selectPlayers(page, 'Lille');
  await selectPlayers(page, 'Lyon');
  await expect(bar(page)).toContainText('Tout est gardé et envoyé');
  await page.route(/rpc\/(add_events|events_of_match)$/, (route) => route.abort());
  await score(page, 'Lille', 'But attaquant', 2);
  await expect(bar(page)).toContainText('Gardé ici, envoi dès que possible');
  await page.waitForFunction(() => localStorage.getItem('outbox')?.includes('match-events'));
  const next = await page.context().newPage();
  await page.close();
  await next.goto('/services-tarifs');
  const spectator = await anotherDevice();
  await spectator.goto(path);
  await expect(spectator.getByRole('tabpanel').getByText('Set 1 : 2 à 0.')).toBeAttached();
});

test('a scorer reads on their sheet that the tournament was deleted, also after a reload @full', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const path = await holdTournament(page, backEnd, await anOrganizer(backEnd), 'Open qui s’en va');
  const link = await invite(page, path);
  const phone = await anotherDevice();
  await accept(phone, link, await registered(backEnd));
  const sheet = await firstSheet(backEnd, path);
  const court = await phone.context().newPage();
  await court.goto(`${path}/terrain/1`);
  await expect(court.getByRole('heading', { level: 1, name: 'Terrain 1' })).toBeVisible();
  const late = await anotherDevice();
  await late.goto(link);
  await expect(late.getByText(/Open qui s’en va/)).toBeVisible();
  await late.getByRole('link', { name: 'Se connecter pour accepter' }).click();
  await sendLogin(late, await registered(backEnd));
  await expect(late.getByRole('button', { name: 'Accepter l’invitation' })).toBeVisible();
  await phone.goto(sheet);
  await selectPlayers(phone, 'Lille');
  await selectPlayers(phone, 'Lyon');
  await expect(phone.getByText('Tout est gardé et envoyé')).toBeAttached();
  const id = path.split('/').at(-1);
  await backEnd.query(`create table kept_tournaments as select * from public.tournaments where id = '${id}'`);
  await backEnd.query(`delete from public.tournaments where id = '${id}'`);
  await score(phone, 'Lille', 'But attaquant', 1);
  await expect(phone.getByText('Ce tournoi vient d’être supprimé par son organisateur.')).toBeVisible();
  await phone.reload();
  const gone = /^(Tournoi introuvable|Ce tournoi a été supprimé)$/;
  await expect(phone.getByText(gone)).toBeVisible();
  // The other tab does not show that the server is silent.
  await expect(court.getByText(gone)).toBeVisible();
  await phone.goto(sheet);
  await expect(phone.getByText(gone)).toBeVisible();
  await expect(phone.getByText(/marqueur de ce tournoi/)).toHaveCount(0);
  await late.getByRole('button', { name: 'Accepter l’invitation' }).click();
  await expect(late.getByText('Ce tournoi n’est pas, ou plus, en ligne')).toBeVisible();
  await late.context().close();
  // Their link says so too, before they accept anything.
  await phone.goto(link);
  await expect(phone.getByText('Ce tournoi n’est pas, ou plus, en ligne')).toBeVisible();
  await expectAccessible(phone);

  // Back from the trash, without its scorers, it is found again by the pages that missed it.
  await phone.goto(sheet);
  await expect(phone.getByText(gone)).toBeVisible();
  await backEnd.query(`
    insert into public.tournaments (id, organiser, record) select id, organiser, record from kept_tournaments`);
  for (const each of [phone, court]) {
    await each.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(each.getByRole('alert')).toContainText('Vous n’êtes pas, ou plus, marqueur de ce tournoi');
  }
  await backEnd.query('drop table kept_tournaments');
});
