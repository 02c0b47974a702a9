import type { Page } from '@playwright/test';

/** The names of the remotes whose files the page has asked for, each once, sorted. */
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
