import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { anEarlierReservation } from '../booking/reservationPage';
import type { BackEnd } from '../hosted/support/backEnd';
import { takeCourts } from '../hosted/support/courts';
import { aPerson, beLoggedIn } from '../hosted/support/visitor';
import type { Courts } from './courts';

/** A centre decides for all devices. */
export function courtsOfBackEnd(page: Page, backEnd: BackEnd, anotherDevice: () => Promise<Page>): Courts {
  return {
    async take(taken) {
      for (const { date, time, courts } of taken)
        await takeCourts(backEnd, date, Number.parseInt(time, 10), courts);
    },

    async beMember(name = 'Lou Petit') {
      const person = aPerson();
      await backEnd.register(person, { name });
      await beLoggedIn(page, backEnd, person);
    },

    async hold(time = anEarlierReservation.time) {
      const { date, players, name, email, service } = anEarlierReservation;
      const key = { id: randomUUID(), secret: randomUUID() };
      // Books as any other device does, with the key that this device would have stored.
      await backEnd.query(`
        select public.book('${key.id}', '${key.secret}', 'prouvy', '${date}', ${Number.parseInt(time, 10)},
          ${players}, '${name}', '${email}', 'Découverte', '${service}')`);
      await page.context().addInitScript((added) => {
        const mark = `seeded:${added.id}`;
        if (localStorage.getItem(mark) !== null) return;
        localStorage.setItem(mark, 'yes');
        const kept = JSON.parse(localStorage.getItem('reservation-keys') ?? '{"holder":null,"keys":[]}');
        localStorage.setItem('reservation-keys', JSON.stringify({ ...kept, keys: [...kept.keys, added] }));
      }, key);
      return `/reservation/${key.id}`;
    },

    competitor: anotherDevice,
    lookAgain: (seen) => seen.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),

    async delayBooking() {
      let letThrough = () => {};
      const answer = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      await page.route(/rpc\/book$/, async (route) => {
        await answer;
        await route.continue();
      });
      return async () => letThrough();
    },
  };
}
