import type { Page } from '@playwright/test';
import type { BackEnd, Person } from '../hosted/support/backEnd';
import { anOrganizer, publishRecord } from '../hosted/support/device';
import { beLoggedIn } from '../hosted/support/visitor';
import { expect } from '../support/test';
import type { MatchDay } from './matchDay';

/** The back end has the tournaments. */
export async function sharedMatchDay(
  page: Page,
  backEnd: BackEnd,
  anotherDevice: () => Promise<Page>,
): Promise<MatchDay> {
  // Matches are played now, and not in the week in which the tests of the booking play.
  await backEnd.setClock();
  let organizer: Person | undefined;
  const itsOrganizer = async () => {
    organizer ??= await anOrganizer(backEnd);
    return organizer;
  };
  return {
    async playAt(moment) {
      await page.clock.setFixedTime(moment);
      await backEnd.setClock(moment);
    },

    enter: async () => beLoggedIn(page, backEnd, await itsOrganizer()),

    async keep(...tournaments) {
      for (const tournament of tournaments) await publishRecord(backEnd, await itsOrganizer(), tournament);
    },

    spectator: anotherDevice,
    // If no match is in progress, a page polls three times a minute, and whenever it becomes visible again.
    expectSoon: (spectator, sight) =>
      expect(async () => {
        await spectator.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
        await sight();
      }).toPass(),
    expectKept: (sheet) => expect(sheet.getByText('Tout est gardé et envoyé')).toBeAttached(),
  };
}
