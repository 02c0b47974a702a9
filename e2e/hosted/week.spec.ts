import type { Page } from '@playwright/test';
import { chooseHour, days, hourTile, openReservation, submitButton } from '../booking/reservationPage';
import { expectAccessible } from '../support/axe';
import { joinLine, seeAgain, thanks, ticket } from './support/booking';
import { takeCourts } from './support/courts';
import {
  beginSeries,
  calendarIn,
  calendarOf,
  cell,
  dates,
  dialog,
  exportCsv,
  openDesk,
} from './support/desk';
import { anOrganizer, holdTournament } from './support/device';
import { linkIn, mailTo, startMails } from './support/mails';
import { expect, test } from './support/test';
import { aPerson, beLoggedIn } from './support/visitor';

const monday = '2026-09-14';
const wednesday = '2026-09-16';
const thursday = '2026-09-17';
const friday = '2026-09-18';
const sunday = '2026-09-20';
const tuesdays = Array.from({ length: 10 }, (_, week) =>
  new Date(Date.UTC(2026, 8, 22 + 7 * week)).toISOString().slice(0, 10),
);
const inFrench = (day: string) =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full' }).format(new Date(`${day}T12:00`));
/** An hour on the centre's wall; the clocks change on 25 October. */
const moment = (day: string, time: string, seconds = 0) =>
  new Date(Date.parse(`${day}T${time}${day < '2026-10-25' ? '+02:00' : '+01:00'}`) + seconds * 1000);
const ahead = (page: Page) => page.getByRole('region', { name: 'Vos listes d’attente' });
const closures = (page: Page) => page.getByRole('region', { name: 'Fermetures en cours et à venir' });

// Others of this worker's tests book these courts.
const leftBehind = `delete from private.closures; delete from private.series_requests; delete from private.series;
  delete from private.waiting`;
test.beforeEach(async ({ backEnd, siteUrl }) => {
  await startMails(backEnd, siteUrl);
  await backEnd.query(leftBehind);
});
test.afterEach(({ backEnd }) => backEnd.query(`delete from private.reservations; ${leftBehind}`));

test('the desk plays a week, and grid, files, agenda and database tell what the staff has noted', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  test.slow();
  /** What the staff has noted of a court and an hour, '2026-09-18 18:00 3': all that the centre shows is to equal it. */
  const games = new Map<string, { readonly name: string; readonly state: string }>();
  const note = (day: string, hour: number, court: number, name: string, state = 'Réservé') =>
    games.set(`${day} ${hour}:00 ${court}`, { name, state });
  const strike = (day: string, hour: number, court: number) => games.delete(`${day} ${hour}:00 ${court}`);
  /** Visitors who have opened the links of their mails hold the first courts of an hour. */
  async function seat(day: string, hour: number, count: number) {
    await takeCourts(backEnd, day, hour, count);
    for (let court = 1; court <= count; court += 1) note(day, hour, court, 'Yanis Roux');
    await backEnd.query('update private.reservations set confirm_by = null, is_confirmed = true');
  }
  async function be(at: Date, ...pages: readonly Page[]) {
    await backEnd.setClock(at);
    for (const each of pages) await each.clock.setFixedTime(at);
  }
  const morning = moment(monday, '09:00');
  const noon = moment(wednesday, '12:00');
  const visitor = await anotherDevice();
  const phone = await anotherDevice();
  const member = await anotherDevice();
  const organiser = await anotherDevice();
  await be(morning, visitor, member, organiser);
  const people = page.getByRole('region', { name: /^jeudi 17 septembre 2026 à 18/ }).getByRole('listitem');

  await test.step('Monday: the desk plans ten Tuesdays; one gets another hour, one is passed over', async () => {
    await seat('2026-09-29', 19, 6);
    await seat('2026-10-06', 19, 2);
    await openDesk(page, backEnd, '/accueil?onglet=series', morning);
    await expect(page.getByText('Aucune série n’est en cours.')).toBeVisible();
    await beginSeries(page, 'Marc Petit', '2', 'marc@example.org');
    await expect(dialog(page).getByText('Chaque mardi')).toBeVisible();
    await expect(dialog(page).getByText(/^2\sdates à régler/)).toBeVisible();
    await expect(dates(page)).toHaveText([/Complet à 19\sh/, /Terrain 2 pris à 19\sh/]);
    await expectAccessible(page);
    await dialog(page).getByText('8 dates libres, terrain 2').click();
    // Those with a conflict first.
    const [first = '', ...others] = tuesdays;
    const inOrder = [...others.slice(0, 2), first, ...others.slice(2)];
    await expect(dates(page)).toHaveText(inOrder.map((day) => new RegExp(`^${inFrench(day)}`)));
    await dates(page)
      .nth(0)
      .getByRole('button', { name: /^Prendre 20\sh, terrain 2$/ })
      .click();
    await dates(page).nth(1).getByLabel('Passer le mardi 6 octobre 2026').check({ force: true });
    await expect(dialog(page).getByText('9 dates prêtes.')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Réserver 9 dates' }).click();
    const running = page.getByRole('region', { name: 'Séries en cours' }).getByRole('listitem');
    await expect(running).toContainText(/Mardi à 19.*9\sdates jusqu’au 24\/11\/2026/s);
    await expectAccessible(page);
    const starts = tuesdays
      .filter((day) => day !== '2026-10-06')
      .map((day) => ({ day, hour: day === '2026-09-29' ? 20 : 19 }));
    for (const { day, hour } of starts) note(day, hour, 2, 'Marc Petit');

    await be(moment(monday, '09:00', 30));
    const mail = await mailTo(backEnd, 'marc@example.org', 'Votre série de 9 dates');
    const { method, events } = calendarOf(mail);
    expect(method).toBe('PUBLISH');
    expect(events.map(({ startsAt }) => startsAt)).toEqual(
      starts.map(({ day, hour }) => moment(day, `${hour}:00`).toISOString()),
    );
  });

  await test.step('a caller without an e-mail address is booked by phone in two taps, and comes', async () => {
    const name = 'ليلى 🏐';
    await page.goto('/accueil');
    await expectAccessible(page);
    await cell(page, 11, 2, 'Libre').click();
    await expect(dialog(page).getByRole('combobox', { name: 'Nom' })).toBeFocused();
    await page.keyboard.type(name);
    await dialog(page).getByLabel('Note').fill('=1+1');
    await dialog(page).getByLabel('Téléphone').fill('06 11 22 33 44 bis');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Réserver' }).click();
    // A number with letters is refused in a sentence, and nothing is lost.
    await expect(dialog(page).getByText(/Écrivez le numéro avec des chiffres/)).toBeVisible();
    await expect(dialog(page).getByRole('combobox', { name: 'Nom' })).toHaveValue(name);
    await dialog(page).getByLabel('Téléphone').fill('06 11 22 33 44');
    await dialog(page).getByRole('button', { name: 'Réserver' }).click();
    await expect(cell(page, 11, 2, `${name}, Réservé, 4\\sjoueurs`)).toBeVisible();
    await expect(page.getByText(`Réservé pour \u2068${name}\u2069`).first()).toBeVisible();

    // The name runs from right to left, and what stands beside it does not.
    await expect(cell(page, 11, 2).getByText(name)).toHaveCSS('direction', 'rtl');
    await expect(cell(page, 11, 2).getByText('Réservé')).toHaveCSS('direction', 'ltr');
    await page.getByRole('tab', { name: 'Recherche' }).click();
    await page.getByRole('searchbox').fill('ليلى');
    await expect(page.getByText('1 réservation.')).toBeVisible();
    const hit = page.getByRole('button', { name: /^ليلى 🏐.*11\sh, terrain 2/s });
    await expect(hit.getByText(name)).toHaveCSS('direction', 'rtl');
    await hit.click();
    await expect(dialog(page).getByRole('link', { name: '06 11 22 33 44' })).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Arrivé' }).click();
    await page.getByRole('tab', { name: 'Jour' }).click();
    await expect(cell(page, 11, 2, `${name}, Arrivé`)).toBeVisible();
    note(monday, 11, 2, name, 'Arrivé');
  });

  await test.step('a court closes on Friday with three bookings in the way', async () => {
    for (const hour of [18, 19]) await seat(friday, hour, 1);
    await seat(friday, 20, 6);
    await backEnd.query(`update private.reservations set email = 'player-' || hour || '@example.org'
      where day = '${friday}' and court = 1`);
    await page.goto('/accueil?onglet=fermetures');
    await expect(page.getByText('Aucun terrain n’est fermé.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Terrain 1' }).check({ force: true });
    await page.getByLabel('Premier jour').fill('18/09/2026');
    await page.getByLabel('Dernier jour').fill('18/09/2026');
    await page.getByLabel('Fermé à partir de').selectOption('18');
    await page.getByLabel('Rouvert à').selectOption('20');
    await expect(page.getByLabel('Motif de la fermeture')).toHaveValue('Terrain 1 en travaux');
    await page.getByLabel('Motif de la fermeture').fill('Sol du terrain 1 à refaire');
    // A reload loses nothing.
    await page.reload();
    await expect(page.getByLabel('Motif de la fermeture')).toHaveValue('Sol du terrain 1 à refaire');
    await page.getByRole('button', { name: 'Voir les réservations concernées' }).click();
    await expect(page.getByText('3 heures de terrain seront fermées.')).toBeVisible();
    const choice = (hour: number) => page.getByLabel(new RegExp(`${hour}\\sh, terrain 1`));
    for (const hour of [18, 19]) {
      await expect(choice(hour).locator('option:checked')).toHaveText('Terrain 2, même heure');
    }
    await expectAccessible(page);
    const close = page.getByRole('button', { name: 'Fermer le terrain 1' });
    await close.click();
    await expect(page.getByText('Choisissez ce que devient cette réservation.')).toBeVisible();
    await choice(19).selectOption({ label: 'Annuler la réservation' });
    await choice(20).selectOption({ label: 'À 21\u00a0h, terrain 1' });
    // Meanwhile a visitor books the court that one was to move to.
    await backEnd.query(`
      insert into private.reservations (id, centre, court, day, hour, players, plan, service, name, email, secret_hash)
      values (gen_random_uuid(), 'prouvy', 2, '${friday}', 18, 2, '', '', 'Lou Petit', 'lou@example.org', 'x');
      update private.reservations set confirm_by = null, is_confirmed = true`);
    note(friday, 18, 2, 'Lou Petit');
    await close.click();
    await expect(page.getByText(/Une réservation est arrivée ou a changé entre-temps/)).toBeVisible();
    expect(await backEnd.query('select from private.closures')).toEqual([]);
    await expect(choice(18).locator('option:checked')).toHaveText('Terrain 3, même heure');
    await expect(choice(19).locator('option:checked')).toHaveText('Annuler la réservation');
    await close.click();
    await expect(page.getByText(/2\sréservations déplacées, 1\sannulée/)).toBeVisible();
    await expect(closures(page)).toContainText('Sol du terrain 1 à refaire');
    await expect(closures(page)).toContainText(/Terrain 1, le vendredi 18 septembre 2026, de 18\sh à 21\sh/);
    await expectAccessible(page);
    for (const hour of [18, 19, 20]) strike(friday, hour, 1);
    note(friday, 18, 3, 'Yanis Roux');
    note(friday, 21, 1, 'Yanis Roux');

    await be(moment(monday, '09:00', 90));
    for (const hour of [18, 19, 20]) {
      const subject = hour === 19 ? 'est annulée' : 'Votre réservation a changé';
      const mail = await mailTo(backEnd, `player-${hour}@example.org`, subject);
      expect(mail.text).toContain('Sol du terrain 1 à refaire');
    }
    await openReservation(visitor, morning);
    await days(visitor).getByLabel('Date').fill('18/09/2026');
    await expect(hourTile(visitor, '18:00')).toHaveAccessibleName(/3 terrains/);
  });

  await test.step('an organiser takes the courts of Sunday, and the desk moves the booking in the way', async () => {
    await seat(sunday, 13, 1);
    const path = await holdTournament(organiser, backEnd, await anOrganizer(backEnd), 'Open de septembre', {
      date: sunday,
    });
    await organiser.goto(`${path}/jour`);
    await organiser.getByLabel('Date', { exact: true }).fill('20/09/2026');
    await organiser.getByLabel('Début').fill('13:00');
    await organiser.getByLabel('Terrains', { exact: true }).selectOption('6');
    await organiser.getByRole('button', { name: 'Planifier la journée' }).click();
    const courts = organiser.getByRole('region', { name: 'Terrains du centre' });
    await expect(courts).toContainText(/de 13\sh à 14\sh, terrains 1, 2, 3, 4, 5 et 6/);
    await courts.getByRole('button', { name: 'Réserver les terrains de cette journée' }).click();
    await expect(courts).toContainText(/Une heure est déjà réservée par des joueurs\s: 13\sh \(terrain 1\)/);
    await expect(courts).not.toContainText('Yanis');
    await expectAccessible(organiser);

    await page.reload();
    await expect(closures(page)).toContainText(/Tournoi\s: Open de septembre/);
    await closures(page).getByRole('button', { name: 'Déplacer ou annuler cette réservation' }).click();
    await page.getByLabel(/13\sh, terrain 1/).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Appliquer ces choix' }).click();
    await expect(closures(page).getByText(/occupe encore/)).toHaveCount(0);
    await expectAccessible(page);
    strike(sunday, 13, 1);
    note(sunday, 14, 1, 'Yanis Roux');
    // The organiser's list follows.
    await organiser.reload();
    await expect(courts).not.toContainText('déjà réservée');
    await page.goto(`/accueil?jour=${sunday}`);
    for (let court = 1; court <= 6; court += 1) {
      await expect(cell(page, 13, court, 'Tournoi, Open de septembre')).toBeVisible();
    }
    await days(visitor).getByLabel('Date').fill('20/09/2026');
    await hourTile(visitor, '13:00').click({ force: true });
    await expect(visitor.getByText(/Tournoi\s: Open de septembre\s: choisissez une autre/)).toBeVisible();
  });

  await test.step('a member books two hours online', async () => {
    await seat(thursday, 18, 5);
    const person = aPerson();
    await backEnd.register(person, { name: 'Nora Diallo' });
    await beLoggedIn(member, backEnd, person);
    for (const [day, typed, hour, court] of [
      [wednesday, '16/09/2026', 11, 1],
      [thursday, '17/09/2026', 18, 6],
    ] as const) {
      await openReservation(member, morning);
      await chooseHour(member, typed, `${hour}:00`);
      await submitButton(member).click();
      await expect(thanks(member).last()).toBeVisible();
      note(day, hour, court, 'Nora Diallo');
    }
  });

  await test.step('Wednesday: the member does not come, and the desk reads of it at their next call', async () => {
    await be(noon, page, member);
    await page.goto('/accueil');
    await cell(page, 11, 1, 'Nora Diallo').click();
    await dialog(page).getByRole('button', { name: 'Absent' }).click();
    await expect(cell(page, 11, 1, 'Nora Diallo, Absent, 2\\sjoueurs, 1 absence')).toBeVisible();
    await expectAccessible(page);
    note(wednesday, 11, 1, 'Nora Diallo', 'Absent');
    await cell(page, 15, 1, 'Libre').click();
    await dialog(page).getByRole('combobox', { name: 'Nom' }).fill('nora');
    await expect(page.getByRole('option', { name: /Nora Diallo.*1 absence en 90/s })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  await test.step('Thursday evening is full: two wait, and the member cancels', async () => {
    await joinLine(visitor, 'Zoé <Martin>', 'zoe@example.org', '17/09/2026', noon);
    await expect(visitor.getByText('Vous êtes en tête de la liste d’attente.').first()).toBeVisible();
    await expectAccessible(visitor);
    await phone.setViewportSize({ width: 375, height: 800 });
    await joinLine(phone, 'Omar Haddad', 'omar@example.org', '17/09/2026', noon);
    await expect(phone.getByText('derrière 1 personne.').first()).toBeVisible();
    await expectAccessible(phone);
    // Their places survive a reload.
    await phone.reload();
    await expect(ahead(phone).getByText('derrière 1 personne.')).toBeVisible();
    await page.goto('/accueil?onglet=attente');
    await expect(people).toHaveText([/Zoé <Martin>.*en tête de la liste/s, /Omar Haddad.*2ᵉ de la liste/s]);
    await expectAccessible(page);
    await member.goto('/profil?onglet=reservations');
    await member.getByRole('button', { name: /^Annuler/ }).click();
    await member.getByRole('button', { name: 'Oui, annuler' }).click();
    await expect(member.getByText('Réservation annulée')).toBeVisible();
  });

  await test.step('the offer expires on the open page of the first, and the next in line takes the court', async () => {
    const freed = 'Un terrain s’est libéré : jeudi 17 septembre 2026 à 18 h';
    await mailTo(backEnd, 'zoe@example.org', freed);
    await seeAgain(visitor);
    await expect(ahead(visitor).getByText(/ouvrez le lien de l’e-mail avant 12.h.20/)).toBeVisible();
    await seeAgain(page);
    await expect(people.first()).toContainText(/terrain proposé jusqu’à 12.h.20/);
    await be(moment(wednesday, '12:20'), page, visitor, phone);
    const mail = await mailTo(backEnd, 'omar@example.org', freed);
    // The page stays open, and asks once a minute.
    await visitor.clock.fastForward('01:00');
    await expect(ahead(visitor).getByText('n’a pas été confirmé à temps')).toBeVisible();
    await phone.goto(linkIn(mail, 'cle'));
    // A program that opens the link, and runs the page's scripts, takes no court.
    const offer = phone.getByRole('region', { name: 'Un terrain s’est libéré' });
    await expect(offer).toContainText(
      /jeudi 17 septembre 2026 à 18.h.*Terrain 6.*25.€, à régler sur place.*avant 12.h.40/s,
    );
    await expectAccessible(phone);
    expect(
      await backEnd.query(
        `select from private.reservations where name = 'Omar Haddad' and cancelled_at is null and confirm_by is null`,
      ),
    ).toEqual([]);
    await offer.getByRole('button', { name: 'Prendre ce terrain' }).click();
    await expect(ticket(phone).getByText('Réservée', { exact: true })).toBeVisible();
    note(thursday, 18, 6, 'Omar Haddad');
    const [held] = await backEnd.query(
      `select reference from private.reservations where name = 'Omar Haddad' and cancelled_at is null`,
    );
    await expect(ticket(phone).getByText(String(held?.reference))).toBeVisible();
    await expectAccessible(phone);
    const subject = 'Votre réservation du jeudi 17 septembre 2026 à 18 h';
    const confirmation = await mailTo(backEnd, 'omar@example.org', subject);
    expect(confirmation.text).toContain(`Référence\u00a0: ${held?.reference}`);
  });

  await test.step('the floor is ready sooner: the desk gives the court back', async () => {
    await page.goto('/accueil?onglet=fermetures');
    await page.getByRole('button', { name: /^Rouvrir.*Terrain 1/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Rouvrir' }).click();
    await expect(page.getByText('Sol du terrain 1 à refaire')).toHaveCount(0);
  });

  const closed = [1, 2, 3, 4, 5, 6].map((court) => `${sunday} 13:00 ${court}`);
  const played = [...games]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([place, game]) => {
      const [day = '', time = '', court = ''] = place.split(' ');
      return { place, at: moment(day, time).toISOString(), court, ...game };
    });

  await test.step('Sunday morning: no court is taken twice, and each game is where the desk noted it', async () => {
    await be(moment(sunday, '09:00'), page, organiser);
    expect(
      await backEnd.query(`select day, hour, court from private.reservations where cancelled_at is null
        group by day, hour, court having count(*) > 1`),
    ).toEqual([]);
    const rows =
      await backEnd.query(`select day || ' ' || hour || ':00 ' || court || coalesce(' ' || name, '') as game
      from private.reservations where cancelled_at is null`);
    expect(rows.map(({ game }) => String(game)).sort()).toEqual(
      [...played.map(({ place, name }) => `${place} ${name}`), ...closed].sort(),
    );
  });

  await test.step('the week shows as many games, and as many free courts in the hours to come', async () => {
    await page.goto('/accueil?onglet=semaine');
    const grid = page.getByRole('grid', { name: /^Semaine du lundi 14 septembre 2026 au dimanche 20/ });
    await expect(grid).toBeVisible();
    const names = await grid
      .getByRole('button')
      .evaluateAll((cells) => cells.map((each) => each.getAttribute('aria-label') ?? ''));
    expect(names).toHaveLength(7 * 14);
    const count = (said: string, word: string) => Number(new RegExp(`(\\d+)\\s${word}`).exec(said)?.[1] ?? 0);
    for (const [index, said] of names.entries()) {
      const [day, hour] = [`2026-09-${14 + (index % 7)}`, 10 + Math.floor(index / 7)];
      const countAt = (places: readonly string[]) =>
        places.filter((place) => place.startsWith(`${day} ${hour}:00 `)).length;
      const booked = countAt([...games.keys()]);
      expect(said).toMatch(new RegExp(`^${inFrench(day)}, ${hour}\\sh\\s: `));
      expect({ said, booked: count(said, 'réservé') }).toEqual({ said, booked });
      if (day !== sunday) continue;
      expect({ said, free: count(said, 'libre') }).toEqual({ said, free: 6 - booked - countAt(closed) });
    }
  });

  await test.step('papaparse reads each game in the exported file, of a day and of the period', async () => {
    await page.goto(`/accueil?jour=${monday}`);
    const day = await exportCsv(page);
    expect(day.name).toBe('reservations-2026-09-14.csv');
    // No text is a formula of the spreadsheet.
    expect(day.rows).toMatchObject([{ Nom: 'ليلى 🏐', Téléphone: '06 11 22 33 44', Note: "'=1+1" }]);
    await page.goto('/accueil?onglet=recherche');
    await page.getByLabel('Du', { exact: true }).fill(monday);
    await page.getByLabel('Au', { exact: true }).fill('2026-11-30');
    const period = await exportCsv(page);
    expect(period.name).toBe('reservations-2026-09-14-2026-11-30.csv');
    expect(
      period.rows.map(({ Jour, Heure, Terrain, Nom, État }) => [Jour, Heure, Terrain, Nom, État].join(' ')),
    ).toEqual(played.map(({ place, name, state }) => `${place} ${name} ${state}`));
    await expectAccessible(page);
  });

  await test.step('ical.js reads each game of the coming thirty days in the subscribed agenda, until a new address', async () => {
    await page.goto('/accueil');
    await page.getByRole('button', { name: 'Agenda' }).click();
    await dialog(page).getByRole('button', { name: 'Créer l’adresse' }).click();
    const address = await dialog(page).getByLabel('Adresse').inputValue();
    await expectAccessible(page);
    const events = async () => {
      const answer = await fetch(address);
      expect(answer.headers.get('Content-Type')).toContain('text/calendar');
      return calendarIn(await answer.text()).events.map(({ startsAt, summary }) => `${startsAt} ${summary}`);
    };
    expect(await events()).toEqual([
      ...played
        .filter(({ place }) => place < '2026-10-21')
        .map(({ at, court, name }) => `${at} Terrain ${court} : ${name}`),
      `${moment(sunday, '13:00').toISOString()} Terrains 1, 2, 3, 4, 5, 6 : Tournoi\u00a0: Open de septembre`,
    ]);
    await dialog(page).getByRole('button', { name: 'Nouvelle adresse' }).click();
    await dialog(page).getByRole('button', { name: 'Oui, nouvelle adresse' }).click();
    await expect(dialog(page).getByLabel('Adresse')).not.toHaveValue(address);
    expect(await events()).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Fermer' }).click();
  });

  await test.step('a plan that is removed gives its courts back', async () => {
    await organiser.reload();
    await organiser.getByRole('button', { name: 'Retirer le plan' }).click();
    await organiser.getByRole('alertdialog').getByRole('button').last().click();
    await expect(cell(page, 13, 6, 'Libre')).toBeVisible();
    expect(await backEnd.query('select from private.closures')).toEqual([]);
  });
});
