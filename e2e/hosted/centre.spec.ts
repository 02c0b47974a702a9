import type { Page } from '@playwright/test';
import { afternoon, days, hourTile, openReservation } from '../booking/reservationPage';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { sidewaysPx } from '../support/sidewaysPx';
import type { BackEnd } from './support/backEnd';
import { emptyCourts, takeCourts } from './support/courts';
import { logInAsOrganizer } from './support/device';
import { expect, test } from './support/test';
import { logIn, registered } from './support/visitor';

test.beforeEach(async ({ page, backEnd }) => {
  await emptyCourts(backEnd);
  await page.clock.setFixedTime(afternoon);
});

/** The settings of a new centre, for the tests that come later. */
async function restoreSettings(backEnd: BackEnd) {
  await backEnd.query(`
    delete from private.opening_exceptions; delete from private.price_bands;
    delete from private.opening_hours;
    insert into private.opening_hours select 'prouvy', weekday, 10, 23 from generate_series(1, 7) weekday`);
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' }).click();
const saved = /^Réglages enregistrés\./;

async function asManager(page: Page, backEnd: BackEnd) {
  const person = await registered(backEnd);
  await backEnd.makeManager(person.email);
  await logIn(page, person, '/accueil');
  await page.getByRole('main').getByRole('link', { name: 'Gestion du centre' }).click();
  await expectPage(page, '/accueil/centre');
  return person;
}

test('a manager sets hours, an exception, a price, and the pages of visitors follow', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  try {
    await asManager(page, backEnd);
    // Wednesday begins at eight, Thursday the 17th is closed.
    await page.getByLabel('Première partie, mercredi').selectOption('8');
    await tab(page, 'Exceptions');
    await page.getByRole('button', { name: 'Ajouter une exception' }).click();
    await page.getByLabel('Date', { exact: true }).fill('17/09/2026');
    await page.getByLabel(/^Motif/).fill('Travaux');
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByLabel('Date', { exact: true })).toHaveValue('17/09/2026');
    await tab(page, 'Tarifs');
    await page.getByRole('button', { name: 'Ajouter une plage' }).click();
    await page.getByRole('checkbox', { name: 'Mer.' }).check();
    await page.getByLabel('Première partie').selectOption('8');
    await page.getByLabel('Dernière partie').selectOption('9');
    await page.getByLabel('Prix (€)').fill('12,50');
    await expect(page.getByText(/pas encore enregistré.*horaires, exceptions, tarifs/)).toBeVisible();
    await save(page);
    await expect(page.getByText(saved)).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Exceptions' })).toHaveAttribute('aria-selected', 'true');

    const visitor = await anotherDevice();
    await openReservation(visitor);
    await days(visitor).getByLabel('Date').fill('16/09/2026');
    await hourTile(visitor, '08:00').click();
    await expect(visitor.getByText(/12,50\s€/).first()).toBeVisible();
    await hourTile(visitor, '18:00').click();
    await expect(visitor.getByText(/1\sh, 2\sjoueurs\s: 25\s€/)).toBeVisible();
    await days(visitor).getByLabel('Date').fill('17/09/2026');
    await expect(visitor.getByText(/Le centre est fermé ce jour-là \(Travaux\)/)).toBeVisible();
    await days(visitor).getByLabel('Date').fill('18/09/2026');
    // A closed hour is no button for a mouse, and says why when it is pressed all the same.
    await hourTile(visitor, '08:00').click({ force: true });
    await expect(visitor.getByText(/Il n’y a pas de partie à 8\sh ce jour-là/)).toBeVisible();
    await expect(
      visitor.getByRole('contentinfo').getByText(/le mercredi, parties de 8\sh à minuit/),
    ).toBeVisible();
    // Also the structured data of a page that was delivered with the built hours.
    await visitor.goto('/contact');
    await expect
      .poll(() => visitor.locator('script[type="application/ld+json"]').first().textContent())
      .toContain('"opens":"00:00","closes":"00:00","validFrom":"2026-09-17"');
  } finally {
    await restoreSettings(backEnd);
  }
});

test('the second of two managers sees what both changed, and chooses before anything is saved', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  const hours = () =>
    backEnd.query(
      'select weekday, first_hour, last_hour from private.opening_hours where weekday < 3 order by weekday',
    );
  try {
    await asManager(page, backEnd);
    const second = await anotherDevice();
    await second.clock.setFixedTime(afternoon);
    await asManager(second, backEnd);
    await page.getByLabel('Dernière partie, lundi').selectOption('20');
    await second.getByLabel('Dernière partie, lundi').selectOption('21');
    await second.getByLabel('Première partie, mardi').selectOption('9');
    await save(page);
    await expect(page.getByText(saved)).toBeVisible();

    const question = second.getByRole('region', { name: 'Ces réglages ont changé entre-temps' });
    for (const press of ['first', 'second']) {
      await save(second);
      await expect(question, `after the ${press} press`).toBeFocused();
      await expect(question.getByRole('button', { name: /^Garder la mienne/ })).toBeInViewport({ ratio: 1 });
    }
    await expect(
      question.getByText(
        /la dernière à 21\sh\. Enregistrée\s: parties de 10\sh à 21\sh, la dernière à 20\sh/,
      ),
    ).toBeVisible();
    await expectAccessible(second);
    expect(await hours()).toMatchObject([{ last_hour: 20 }, { first_hour: 10 }]);
    await question.getByRole('button', { name: /^Garder la mienne\s: lundi/ }).click();
    await expect(second.getByRole('button', { name: 'Enregistrer' })).toBeFocused();
    await save(second);
    await expect(second.getByText(saved)).toBeVisible();
    expect(await hours()).toMatchObject([{ last_hour: 21 }, { first_hour: 9 }]);
  } finally {
    await restoreSettings(backEnd);
  }
});

test('a manager gives and takes each role, and writes a licence and a subscription', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  await asManager(page, backEnd);
  const helper = await registered(backEnd);
  const roles = async () => {
    const [row] = await backEnd.query(
      `select private.roles_in(raw_app_meta_data) as roles from auth.users where email = '${helper.email}'`,
    );
    return row?.roles;
  };
  /** A box is ticked once the database has given the role. */
  const press = async (role: string, done: 'donné' | 'retiré') => {
    await page.getByRole('checkbox', { name: role }).click();
    if (role === 'Gestionnaire')
      await page
        .getByRole('button', { name: done === 'donné' ? 'Donner le rôle' : 'Retirer le rôle' })
        .click();
    await expect(page.getByText(new RegExp(`^${role}\\s: rôle ${done}`))).toBeVisible();
  };

  await tab(page, 'Personnes');
  await page.getByLabel('Nom ou adresse e-mail').fill(helper.email);
  await page.getByText(helper.email).click();
  await expectAccessible(page);
  for (const role of ['Organisateur', 'Équipe du centre', 'Gestionnaire']) await press(role, 'donné');
  expect(await roles()).toEqual(['manager', 'organizer', 'staff']);
  await page.getByLabel('Numéro de licence').fill('fjf-59121-0042');
  await page.getByLabel('Formule d’abonnement').fill('Competitor');
  await page.getByLabel('Du', { exact: true }).fill('01/09/2026');
  await page.getByLabel('Au (inclus)').fill('31/08/2027');
  await page.getByRole('button', { name: 'Enregistrer la licence et l’abonnement' }).click();
  await expect(page.getByText(/^Licence et abonnement enregistrés\s: /)).toBeVisible();

  const desk = await anotherDevice();
  await desk.clock.setFixedTime(afternoon);
  await logInAsOrganizer(desk, helper);
  await expect(desk.getByRole('main').getByRole('link', { name: 'Créer un tournoi' })).toBeVisible();
  await desk.goto('/profil?onglet=license');
  await expect(desk.getByText('FJF-59121-0042')).toBeVisible();
  await desk.goto('/profil?onglet=subscription');
  await expect(desk.getByText('Abonnement Competitor')).toBeVisible();
  await desk.goto('/accueil');
  await expect(desk.getByText('Aucune réservation.')).toBeVisible();
  const centre = await desk.context().newPage();
  await centre.clock.setFixedTime(afternoon);
  await centre.goto('/accueil/centre');
  await expect(centre.getByLabel('Ouvert le lundi')).toBeVisible();

  await press('Gestionnaire', 'retiré');
  await tab(centre, 'Journal');
  await expect(centre.getByText(/n’a pas, ou n’a plus, le rôle de gestionnaire/)).toBeVisible();
  await press('Équipe du centre', 'retiré');
  await desk.getByRole('button', { name: 'Jour suivant' }).click();
  await expect(desk.getByText('Liste réservée à l’équipe du centre')).toBeVisible();
  await press('Organisateur', 'retiré');
  expect(await roles()).toEqual([]);

  await tab(page, 'Journal');
  await expect(page.getByRole('row', { name: /rôles\s: Organisateur → aucun/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /abonnement.*FJF-59121-0042/i })).toBeVisible();
  await expectAccessible(page);
});

test('a manager finds the occupation that the booked games have', async ({ page, backEnd }) => {
  const games = [
    { day: '2026-06-17', hour: 23, courts: 1 },
    { day: '2026-08-23', hour: 10, courts: 6 },
    { day: '2026-09-07', hour: 18, courts: 5 },
    { day: '2026-09-14', hour: 18, courts: 2 },
    { day: '2026-09-14', hour: 20, courts: 1 },
  ];
  for (const { day, hour, courts } of games) await takeCourts(backEnd, day, hour, courts);
  await backEnd.query(`
    update private.reservations set attendance = 'absent' where day = '2026-09-14' and hour = 18 and court = 1`);
  const count = (those: (game: (typeof games)[number]) => boolean) =>
    games.filter(those).reduce((sum, { courts }) => sum + courts, 0);
  const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7;

  await asManager(page, backEnd);
  await tab(page, 'Chiffres');
  const map = page.getByRole('table', { name: 'Occupation par jour et par heure' });
  await expect(map).toBeVisible();
  // Six courts on each weekday of 13 weeks.
  const offered = 6 * 13;
  for (let hour = 10; hour <= 23; hour += 1) {
    const cells = Array.from({ length: 7 }, (_, weekday) => {
      const booked = count((game) => game.hour === hour && weekdayOf(game.day) === weekday);
      return `${Math.round((100 * booked) / offered)}\u00a0%, ${booked} sur ${offered}`;
    });
    const row = map.getByRole('row', { name: new RegExp(`^${hour}\\sh`) });
    expect([hour, await row.getByRole('cell').allTextContents()]).toEqual([hour, cells]);
  }
  for (const [month, name, absent] of [
    ['2026-06', 'juin 2026', 0],
    ['2026-07', 'juillet 2026', 0],
    ['2026-08', 'août 2026', 0],
    ['2026-09', 'septembre 2026, jusqu’à aujourd’hui', 1],
  ] as const) {
    const booked = count(({ day }) => day.startsWith(month));
    await expect(page.getByRole('row', { name: `${name} ${booked} 0 ${absent}` })).toBeVisible();
  }
  await expectAccessible(page);
});

test('on a phone no tab runs over the edge, and the bar covers no field in focus', async ({
  page,
  backEnd,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await asManager(page, backEnd);
  const header = page.getByRole('banner');
  for (const [name, address] of [
    ['Réservations du jour', '/accueil'],
    ['Gestion du centre', '/accueil/centre'],
  ] as const) {
    await header.getByRole('button', { name: 'Menu' }).click();
    await header.getByRole('link', { name }).click();
    await expectPage(page, address);
  }
  for (const name of ['Horaires', 'Exceptions', 'Terrains', 'Règles', 'Tarifs']) {
    await tab(page, name);
    const panel = page.getByRole('tabpanel', { name });
    const add = panel.getByRole('button', { name: /^Ajouter une/ });
    if (await add.isVisible()) await add.click();
    expect(await sidewaysPx(page), name).toBeLessThanOrEqual(0);
    await panel.locator('input, select, button').first().focus();
    const fields = new Set<string>();
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab');
      const { field, isCovered, isOver } = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const bar = document.querySelector('section[aria-label="Enregistrement"]');
        const [at, limit] = [focused.getBoundingClientRect(), bar?.getBoundingClientRect()];
        return {
          field: `${focused.getAttribute('aria-label') ?? focused.id} ${focused.textContent?.slice(0, 30)}`,
          isCovered: limit === undefined || (at.bottom > limit.top && at.top < limit.bottom),
          isOver: bar === null || bar.contains(focused),
        };
      });
      if (isOver) break;
      fields.add(field);
      expect([name, field, isCovered]).toEqual([name, field, false]);
    }
    expect(fields.size, name).toBeGreaterThan(2);
  }
  for (const name of ['Personnes', 'E-mails', 'Journal', 'Chiffres']) {
    await tab(page, name);
    await expect(page.getByRole('tabpanel', { name }).getByRole('heading').first()).toBeVisible();
    await expect(page.getByText('Chargement…')).toHaveCount(0);
    expect(await sidewaysPx(page), name).toBeLessThanOrEqual(0);
  }
});
