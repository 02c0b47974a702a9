import type { Page } from '@playwright/test';

/** The names of the remotes whose files the page has requested, each once, sorted. */
export function watchRemotes(page: Page): () => string[] {
  const remotes = new Set<string>();
  page.on('request', (request) => {
    const match = /\/remotes\/mfe-([a-z]+)\//.exec(new URL(request.url()).pathname);
    if (match?.[1]) remotes.add(match[1]);
  });
  return () => [...remotes].sort();
}

/** Counts how often the browser has loaded a whole document. */
export function watchDocumentLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Keeps a section's scripts on their way; the answer lets them arrive. */
export async function holdSection(page: Page, section: string): Promise<() => void> {
  let letArrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    letArrive = resolve;
  });
  await page.route(`**/remotes/mfe-${section}/**/*.js*`, async (route) => {
    await arrival;
    await route.fallback();
  });
  return letArrive;
}
