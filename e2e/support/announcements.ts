import type { Page } from '@playwright/test';

/** Records what a screen reader announces from now on, one text for each change of a live region; the answer takes them. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  const recorded = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const live = '[role=status], [role=alert], [aria-live]';
    new MutationObserver((changes) => {
      const regions = changes
        .flatMap(({ target, addedNodes }) => [target, ...addedNodes])
        .map((node) => (node instanceof Element ? node : node.parentElement)?.closest(live));
      for (const region of new Set(regions))
        if (region && region.ariaLive !== 'off' && region.textContent)
          texts.push(region.textContent.replace(/\s/g, ' '));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => recorded.evaluate((texts) => texts.splice(0));
}
