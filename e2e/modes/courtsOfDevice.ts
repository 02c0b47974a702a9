import type { Page } from '@playwright/test';
import { anEarlierReservation, beMember, keepTaken } from '../booking/reservationPage';
import type { Courts } from './courts';

/** Only a list in this browser's storage contains the courts. */
export function courtsOfDevice(page: Page): Courts {
  const context = page.context();
  return {
    take: (taken) => keepTaken(context, taken),
    beMember: (name) => beMember(page, name),

    async hold(time = anEarlierReservation.time) {
      const held = {
        ...anEarlierReservation,
        id: `2026-09-01T08:00:00.${time.replace(':', '').slice(0, 3)}Z`,
        plan: 'Découverte',
        time,
      };
      // The visitor's later changes persist.
      await context.addInitScript((added) => {
        const mark = `seeded:${added.id}`;
        if (localStorage.getItem(mark) !== null) return;
        localStorage.setItem(mark, 'yes');
        const kept: readonly object[] = JSON.parse(localStorage.getItem('reservations') ?? '[]');
        localStorage.setItem('reservations', JSON.stringify([...kept, added]));
      }, held);
      return `/reservation/${held.id}`;
    },

    competitor: () => context.newPage(),
    lookAgain: async () => {},

    async delayBooking() {
      const hog = await context.newPage();
      await hog.goto('/contact');
      await hog.evaluate(
        () =>
          new Promise<void>((granted) => {
            void navigator.locks.request('jorkyball:reservations', () => {
              granted();
              return new Promise(() => {});
            });
          }),
      );
      return () => hog.close();
    },
  };
}
