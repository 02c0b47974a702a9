import { folderOf, pageKey } from './addresses';
import { keepFile } from './files';
import { listingOf } from './listings';
import { type PageContent, readPage } from './pageContent';
import { heldRegistry, keepRelease, registryAtHand, withCanary } from './registries';
import { claimant, partsBelow } from './releases';
import { FILES, held, heldPaths, keep, PAGES, remove } from './store';
import { whatStays } from './whatStays';

/** The page for every address that was not visited yet. */
const STAND_IN = '/app.html';
const PAGES_KEPT = 60;
/** About two whole sites. Without a limit, every deployment would add its own files. */
const FILES_KEPT = 200;

/** A cached page lists its files and its time in this header. */
const CONTENT_HEADER = 'Kept-Page';

interface KeptPage extends PageContent {
  readonly address: string;
  readonly keptAt: number;
}

/** Fetches and caches a page; a broken copy in the browser's cache is bypassed. */
export async function fetchAndKeepPage(path: string): Promise<boolean> {
  for (const cache of ['no-cache', 'reload'] as const) {
    try {
      const response = await fetch(path, { cache, redirect: 'error' });
      if (await keepPage(path, response)) return true;
    } catch {
      // Without a network the former copies stay.
    }
  }
  return false;
}

export function keepStandIn(): Promise<boolean> {
  return fetchAndKeepPage(STAND_IN);
}

/** Keeps a page of ours, together with the files that it names or not at all. */
export async function keepPage(path: string, response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  const html = await response.text();
  const content = readPage(html);
  if (!content) return false;
  const areKept = await Promise.all(content.files.map(keepFile));
  if (!areKept.every(Boolean)) return false;
  const below = await filesBelow(content);
  if (!(await Promise.all(below.map(keepFile))).every(Boolean)) return false;
  if (content.section) await Promise.all(withCanary(content.section).map(keepRelease));
  const address = pageKey(path);
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  const files = [...content.files, ...below];
  const note: KeptPage = { ...content, files, address, keptAt: Date.now() };
  headers.set(CONTENT_HEADER, encodeURIComponent(JSON.stringify(note)));
  return keep(PAGES, address, new Response(html, { headers }));
}

/** The page asks for them when the browser is idle: the network may have gone by then. */
async function filesBelow({ files, section }: PageContent): Promise<readonly string[]> {
  if (!section) return [];
  const folder = folderOf(section.entry);
  const names = Object.keys((await listingOf(folder)) ?? {});
  return partsBelow(
    files,
    names.map((name) => folder + name),
  );
}

/**
 * The cached answer for an address: the page itself, otherwise the stand-in. `isOfUse` decides whether a stand-in, with
 * or without the section's files, is better than no answer.
 */
export async function heldPage(
  path: string,
  isOfUse: (standIn: { isClaimed: boolean; isWhole: boolean }) => boolean,
): Promise<Response | undefined> {
  const files = await heldPaths(FILES);
  const own = await usablePage(pageKey(path), files);
  if (own) return own;
  const standIn = await usablePage(STAND_IN, files);
  const registry = await registryAtHand();
  const section = registry && claimant(registry, pageKey(path));
  const isWhole = section !== undefined && files.includes(section.entry);
  return standIn && isOfUse({ isClaimed: section !== undefined, isWhole }) ? standIn : undefined;
}

/** Forgets the pages that were used longest ago, and the files that no page needs, beyond the limits. */
export async function makeRoom(): Promise<void> {
  const files = (await heldPaths(FILES)).reverse();
  const pages = new Map((await notes()).map((page) => [page.address, page]));
  const live = (await heldRegistry())?.sections.flatMap(withCanary).map(({ entry }) => folderOf(entry)) ?? [];
  const staying = whatStays({ pages, files, live }, { pages: PAGES_KEPT, files: FILES_KEPT });
  // Pages first, because no page may stay without its files.
  await remove(
    PAGES,
    [...pages.keys()].filter((address) => !staying.pages.has(address)),
  );
  await remove(
    FILES,
    files.filter((file) => !staying.files.has(file)),
  );
}

/** A page with all its files cached. */
async function usablePage(address: string, files: readonly string[]): Promise<Response | undefined> {
  const response = await held(PAGES, address);
  const page = response && noteOf(response);
  return page?.files.every((file) => files.includes(file)) ? response : undefined;
}

/** The content of every cached page: the stand-in's first, because every visitor uses it, then the newest. */
async function notes(): Promise<KeptPage[]> {
  try {
    const responses = await (await caches.open(PAGES)).matchAll();
    return responses
      .map(noteOf)
      .filter((note) => note !== undefined)
      .sort((a, b) => Number(b.address === STAND_IN) - Number(a.address === STAND_IN) || b.keptAt - a.keptAt);
  } catch {
    return [];
  }
}

function noteOf({ headers }: Response): KeptPage | undefined {
  const note = headers.get(CONTENT_HEADER);
  return note === null ? undefined : (JSON.parse(decodeURIComponent(note)) as KeptPage);
}
