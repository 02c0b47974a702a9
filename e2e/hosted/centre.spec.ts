import type { Page } from '@playwright/test';
import { afternoon, days, hourTile, openReservation } from '../booking/reservationPage';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import type { BackEnd } from './support/backEnd';
import { emptyCourts, takeCourts } from './support/courts';
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
    await page.getByLabel('De la partie de').selectOption('8');
    await page.getByLabel('à la partie de').selectOption('9');
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

test('a manager gives a role, takes it back, and finds the occupation that the database has', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  // Monday the 14th: two of six courts at 18, one at 20; of the 13 weeks there are 13 Mondays.
  await takeCourts(backEnd, '2026-09-14', 18, 2);
  await takeCourts(backEnd, '2026-09-07', 18, 5);
  await takeCourts(backEnd, '2026-09-14', 20, 1);
  await asManager(page, backEnd);
  const helper = await registered(backEnd);

  await tab(page, 'Personnes');
  await page.getByLabel('Nom ou adresse e-mail').fill(helper.email);
  await page.getByText(helper.email).click();
  await expectAccessible(page);
  // It is ticked once the database has given the role.
  await page.getByRole('checkbox', { name: 'Équipe du centre' }).click();
  await expect(page.getByText(/^Équipe du centre\s: rôle donné/)).toBeVisible();
  const other = await anotherDevice();
  await other.clock.setFixedTime(afternoon);
  await logIn(other, helper, '/accueil');
  await other.goto('/accueil');
  await expect(other.getByText('Aucune réservation.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Équipe du centre' }).click();
  await expect(page.getByText(/^Équipe du centre\s: rôle retiré/)).toBeVisible();
  await other.getByRole('button', { name: 'Jour suivant' }).click();
  await expect(other.getByText('Liste réservée à l’équipe du centre')).toBeVisible();
  await other.context().close();

  await tab(page, 'Journal');
  await expect(page.getByRole('row', { name: /Rôles.*rôles\s: Équipe du centre → aucun/ })).toBeVisible();
  await expectAccessible(page);

  await tab(page, 'Chiffres');
  const [counted] = await backEnd.query(`
    select round(100.0 * count(*) / (6 * 13)) as percent, count(*) as games
    from private.reservations where cancelled_at is null and hour = 18 and extract(isodow from day) = 1`);
  const evening = page
    .getByRole('table', { name: 'Occupation par jour et par heure' })
    .getByRole('row', { name: /^18\sh/ });
  await expect(evening.getByRole('cell').first()).toHaveText(
    new RegExp(`^${counted?.percent}\\s%, ${counted?.games} sur 78$`),
  );
  await expect(page.getByRole('row', { name: 'septembre 2026, jusqu’à aujourd’hui 8 0 0' })).toBeVisible();
  await expectAccessible(page);
});
