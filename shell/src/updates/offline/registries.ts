import type { LiveSection, Registry } from '../../composition/site';
import { folderOf } from './addresses';
import { releasesAtHand } from './releases';
import { FILES, held, heldPaths, keep, PAGES } from './store';
import { within } from './within';

const REGISTRY = '/registry.json';
/** Cached beside a release's files, and removed with them. No host has such a file. */
const RECORD = 'registry-entry.json';
const NETWORK_LIMIT_MS = 2_500;

export function isRegistry(path: string): boolean {
  return path === REGISTRY;
}

/**
 * Answers with the network's registry if it arrives in time and is ours. Otherwise it answers with the last cached one
 * and the cached releases of the sections. A page requests the registry again until it has one.
 */
export async function answerRegistry(request: Request, event: ExtendableEvent): Promise<Response> {
  const asking = ask(request);
  event.waitUntil(asking);
  const answer = await within(NETWORK_LIMIT_MS, asking);
  if (answer?.registry) return answer.response;
  const kept = await registryAtHand();
  if (kept) return Response.json(kept);
  return (await asking)?.response ?? Response.error();
}

/** The releases of a section that a visitor may have. */
export function withCanary(section: LiveSection): LiveSection[] {
  return section.canary ? [section, section.canary] : [section];
}

/** Fetches the registry, if there is a network. */
export async function learnRegistry(): Promise<void> {
  await ask(new Request(REGISTRY, { cache: 'no-cache' }));
}

async function ask(request: Request): Promise<{ response: Response; registry?: Registry } | undefined> {
  try {
    const response = await fetch(request);
    const registry = response.ok ? await readRegistry(response.clone()) : undefined;
    if (registry) await keepRegistry(registry);
    return registry ? { response, registry } : { response };
  } catch {
    return undefined;
  }
}

async function readRegistry(response: Response): Promise<Registry | undefined> {
  try {
    const registry = (await response.json()) as Registry;
    return Array.isArray(registry.sections) ? registry : undefined;
  } catch {
    return undefined;
  }
}

async function keepRegistry(registry: Registry): Promise<void> {
  await keep(PAGES, REGISTRY, Response.json(registry));
  await Promise.all(registry.sections.flatMap(withCanary).map(keepRelease));
}

/**
 * Caches a release's description, because the next registry names other releases while this one's files are still
 * cached. Its canary is left out, because that may have ended by then.
 */
export async function keepRelease({ canary: _, ...release }: LiveSection): Promise<void> {
  const address = folderOf(release.entry) + RECORD;
  if (!(await held(FILES, address))) await keep(FILES, address, Response.json(release));
}

/** The last registry that was kept. */
export async function heldRegistry(): Promise<Registry | undefined> {
  const kept = await held(PAGES, REGISTRY);
  return kept && readRegistry(kept);
}

/** The last registry, or the sections in the cached pages, with the cached releases. */
export async function registryAtHand(): Promise<Registry | undefined> {
  const files = await heldPaths(FILES);
  const known = await knownReleases(files);
  const registry = (await heldRegistry()) ?? { sections: newestOfEach(known) };
  if (registry.sections.length === 0) return undefined;
  return { ...registry, sections: releasesAtHand(registry, known, files) };
}

function newestOfEach(known: readonly LiveSection[]): LiveSection[] {
  return [...new Map([...known].reverse().map((release) => [release.name, release])).values()];
}

/** The releases of all known registries, newest first. */
async function knownReleases(files: readonly string[]): Promise<LiveSection[]> {
  const addresses = files.filter((path) => path.endsWith(`/${RECORD}`)).reverse();
  const records = await Promise.all(addresses.map((address) => held(FILES, address)));
  return Promise.all(records.filter((record) => record !== undefined).map((record) => record.json()));
}
