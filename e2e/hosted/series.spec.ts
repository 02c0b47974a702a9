import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { afternoon } from '../booking/reservationPage';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import type { BackEnd } from './support/backEnd';
import { takeCourts } from './support/courts';
import { beginSeries, calendarOf, dates, dialog, openDesk } from './support/desk';
import { loseAnswerTo } from './support/lostAnswers';
import { linkIn, mailTo, startMails } from './support/mails';
import { expect, test } from './support/test';

test.beforeEach(async ({ backEnd, siteUrl }) => {
  await startMails(backEnd, siteUrl);
  await backEnd.query('delete from private.series_requests; delete from private.series');
});

const running = (page: Page) => page.getByRole('region', { name: 'Séries en cours' }).getByRole('listitem');
const requests = (page: Page) => page.getByRole('region', { name: 'Demandes' }).getByRole('listitem');
/** A change of the desk is told after twenty seconds. */
const after = (seconds: number) => new Date(afternoon.getTime() + seconds * 1000);

/** The rows of series, '2026-09-22 19 2'. */
async function placesOf(backEnd: BackEnd) {
  const rows =
    await backEnd.query(`select day || ' ' || hour || ' ' || court as place from private.reservations
    where series is not null and cancelled_at is null order by day, hour`);
  return rows.map(({ place }) => place);
}

test('a series is written as a whole, once; of its dates some move and others are cancelled by one mail', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const email = `lou-${randomUUID().slice(0, 8)}@example.org`;
  await openDesk(page, backEnd, '/accueil?onglet=series');
  await beginSeries(page, 'Lou Roux', '1', email);
  await dialog(page).getByRole('textbox', { name: 'Nombre de dates' }).fill('3');
  await expect(dates(page)).toHaveCount(3);
  // Nothing typed is lost by a closed dialog, nor by a reload.
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: 'Nouvelle série' }).click();
  await expect(dialog(page).getByRole('combobox', { name: 'Nom' })).toHaveValue('Lou Roux');
  await expect(dialog(page).getByText('3 dates prêtes.')).toBeVisible();
  // A visitor is faster: nothing is written, and the list says which date.
  await takeCourts(backEnd, '2026-10-06', 19, 1);
  await dialog(page).getByRole('button', { name: 'Réserver 3 dates' }).click();
  await expect(dialog(page).getByText(/Le planning a changé.*1\sdate n’est plus libre/)).toBeVisible();
  await expect(dialog(page).getByText(/^1\sdate à régler/)).toBeVisible();
  expect(await placesOf(backEnd)).toEqual([]);
  await expect(dates(page).first().getByRole('button', { name: 'Prendre le terrain 2' })).toBeVisible();
  await dates(page).first().getByLabel('Terrain du mardi 6 octobre 2026').selectOption('5');
  // A connection that dies: the answer is lost, the same series is booked once.
  await loseAnswerTo(page, 'create_series');
  await dialog(page).getByRole('button', { name: 'Réserver 3 dates' }).click();
  await expect(dialog(page).getByText(/Le centre ne répond pas/)).toBeVisible();
  await page.unroute(/rpc\/create_series$/);
  await dialog(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(running(page)).toContainText('3 dates jusqu’au 06/10/2026');
  expect(await placesOf(backEnd)).toEqual(['2026-09-22 19 1', '2026-09-29 19 1', '2026-10-06 19 5']);

  await backEnd.setClock(after(30));
  const mail = await mailTo(backEnd, email, 'Votre série de 3 dates');
  const booked = calendarOf(mail);
  const rows = await backEnd.query(
    `select id from private.reservations where series is not null order by day`,
  );
  expect(booked.events.map(({ uid }) => uid)).toEqual(rows.map(({ id }) => `${id}@jorkyball`));
  // Its first date opens by the link of the mail.
  const phone = await anotherDevice();
  await phone.clock.setFixedTime(after(30));
  await phone.goto(linkIn(mail, 'cle'));
  await expect(phone.getByRole('region', { name: 'Votre partie' })).toContainText('19:00');
  await phone.context().close();

  await takeCourts(backEnd, '2026-10-06', 20, 6);
  const change = page.getByRole('button', { name: 'Déplacer ou annuler des dates de Lou Roux' });
  await change.click();
  await dialog(page).getByRole('radio', { name: 'Celle-ci et les suivantes' }).check({ force: true });
  await dialog(page).getByLabel('Heure', { exact: true }).selectOption('20');
  await expect(dialog(page).getByText(/^1\sdate à régler/)).toBeVisible();
  await dates(page)
    .first()
    .getByLabel('Garder le mardi 6 octobre 2026 sans changement')
    .check({ force: true });
  await dialog(page).getByRole('button', { name: 'Déplacer 2 dates' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await placesOf(backEnd)).toEqual(['2026-09-22 20 1', '2026-09-29 20 1', '2026-10-06 19 5']);

  await change.click();
  await dialog(page)
    .getByLabel('Date', { exact: true })
    .selectOption({ label: 'mardi 29 septembre 2026, 20\u00a0h' });
  await dialog(page).getByRole('radio', { name: 'Annuler' }).check({ force: true });
  await dialog(page).getByRole('radio', { name: 'Celle-ci et les suivantes' }).check({ force: true });
  await expect(dates(page)).toHaveCount(2);
  await dialog(page)
    .getByLabel(/^Motif/)
    .fill('Le club a sa salle.');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Annuler 2 dates' }).click();
  await expect(running(page)).toContainText('1 date jusqu’au 22/09/2026');
  expect(await placesOf(backEnd)).toEqual(['2026-09-22 20 1']);
  await backEnd.setClock(after(90));
  const cancellation = await mailTo(backEnd, email, '2 dates de votre série sont annulées');
  expect(cancellation.text).toContain('Le club a sa salle.');
  const cancelled = calendarOf(cancellation).events;
  expect(cancelled.map(({ uid }) => uid)).toEqual(booked.events.slice(1).map(({ uid }) => uid));
  expect(new Set(cancelled.map(({ status }) => status))).toEqual(new Set(['CANCELLED']));
  for (const [place, { sequence }] of cancelled.entries())
    expect(sequence).toBeGreaterThan(booked.events[place + 1]?.sequence ?? 0);
  await page.reload();
  await expect(running(page)).toContainText('1 date');
});

test('a visitor asks for the same hour each week, and the desk accepts one request and declines another', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const email = `zoe-${randomUUID().slice(0, 8)}@example.org`;
  await page.clock.setFixedTime(afternoon);
  await page.goto('/services-tarifs');
  await page.getByRole('link', { name: 'Demander le même créneau chaque semaine' }).click();
  await expectPage(page, '/reservation/chaque-semaine');
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByText('Indiquez à partir de quel jour.')).toBeVisible();
  await expect(page.getByText(/^Indiquez un e-mail ou un téléphone/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Jour de la semaine').selectOption('jeudi');
  await page.getByLabel('Heure').selectOption('18');
  await page.getByLabel('À partir du').fill('24/09/2026');
  await page.getByLabel('Nombre de semaines').fill('3');
  await page.getByLabel('Nom', { exact: true }).fill('Zoé <Martin>');
  await page.getByLabel('Message (facultatif)').fill('Une autre heure nous irait.');
  await page.getByLabel('E-mail').fill(email);
  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByRole('heading', { name: 'Votre demande est envoyée' })).toBeFocused();
  await expect(
    page.getByText(/^Chaque jeudi à 18\sh, à partir du jeudi 24 septembre 2026, pendant 3\ssemaines/),
  ).toBeVisible();
  await expectAccessible(page);
  // Another one, to be declined.
  await page.getByRole('button', { name: 'Faire une autre demande' }).click();
  await page.getByLabel('À partir du').fill('28/09/2026');
  await page.getByLabel('Nom', { exact: true }).fill('Noé Blanc');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByRole('heading', { name: 'Votre demande est envoyée' })).toBeVisible();

  const desk = await anotherDevice();
  await desk.setViewportSize({ width: 375, height: 800 });
  await openDesk(desk, backEnd, '/accueil?onglet=series');
  await expect(requests(desk)).toHaveCount(2);
  await desk.getByText(', avec un message').click();
  await expect(desk.getByText('Une autre heure nous irait.')).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Préparer la série de Zoé <Martin>' }).click();
  await expect(dialog(desk).getByRole('combobox', { name: 'Nom' })).toHaveValue('Zoé <Martin>');
  await expect(dialog(desk).getByLabel('Première date')).toHaveValue('24/09/2026');
  await expect(dates(desk)).toHaveCount(3);
  await expectAccessible(desk);
  await dialog(desk).getByRole('button', { name: 'Réserver 3 dates' }).click();
  await expect(requests(desk)).toHaveCount(1);
  await expect(running(desk)).toContainText('Jeudi à 18');
  await desk.getByRole('button', { name: 'Refuser la demande de Noé Blanc' }).click();
  await dialog(desk).getByRole('button', { name: 'Refuser et envoyer' }).click();
  await expect(dialog(desk).getByText(/Écrivez une phrase/)).toBeVisible();
  await dialog(desk).getByLabel('Réponse').fill('Le lundi est complet jusqu’en juin.');
  await dialog(desk).getByRole('button', { name: 'Refuser et envoyer' }).click();
  await expect(desk.getByRole('region', { name: 'Demandes' })).toHaveCount(0);

  await backEnd.setClock(after(30));
  expect((await mailTo(backEnd, email, 'Votre demande')).text).toContain(
    'Le lundi est complet jusqu’en juin.',
  );
  const mail = await mailTo(backEnd, email, 'Votre série de 3 dates');
  expect(calendarOf(mail).events).toHaveLength(3);
  expect(String(mail.html)).not.toContain('<Martin>');
});
