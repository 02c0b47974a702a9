import type { Page } from '@playwright/test';

/**
 * Watches everything that the page paints until the next load, notices included. Collects texts about a visitor's only
 * reservation that contradict each other.
 */
export async function contradictions(page: Page): Promise<() => Promise<readonly string[]>> {
  const found = await page.evaluateHandle(() => {
    const seen = new Set<string>();
    const look = () => {
      const part = (selector: string) =>
        [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join(' ');
      const text = part('main, section');
      const isUnknown = /impossible de savoir|nous ne savons pas/.test(text);
      const isKnown = /maintenue|réservation annulée|réservation déplacée/i.test(text);
      for (const where of ['main', 'header']) {
        // It may be cancelled.
        if (!/20 sept|Prochaine partie/.test(part(where))) continue;
        const isPending = /en attente/i.test(part(where));
        if (isUnknown && !isPending) seen.add(`nobody knows, and the ${where} is sure`);
        if (isKnown && isPending) seen.add(`it is known, and the ${where} waits for an answer`);
      }
      if (isUnknown && isKnown) seen.add('nobody knows what is known');
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  return () => found.evaluate((seen) => [...seen]);
}
