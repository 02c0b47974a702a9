import type { Page } from '@playwright/test';
import { submitButton } from '../../booking/reservationPage';
import { refused } from './booking';
import { expect } from './test';

/** The question arrives, and its answer is lost. */
export async function loseAnswerTo(page: Page, name: string) {
  await page.route(new RegExp(`rpc/${name}$`), async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

/** The booking arrives and its answers are lost, also those to its repeats: the visitor reads that the result is unknown. */
export async function loseAnswers(page: Page) {
  await loseAnswerTo(page, 'book');
  await submitButton(page).click();
  await expect(refused(page)).toContainText('Le centre ne répond pas');
}

/** The same, and the next repeat is answered. */
export async function loseAnswer(page: Page) {
  await loseAnswers(page);
  await page.unroute(/rpc\/book$/);
}

/** The request to that function arrives, and the network fails before its answer. */
export async function loseNetworkDuring(page: Page, name: string) {
  await page.route(new RegExp(`rpc/${name}$`), async (route) => {
    await route.fetch();
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
  });
}

export async function haveNetworkAgain(page: Page) {
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().setOffline(false);
}
