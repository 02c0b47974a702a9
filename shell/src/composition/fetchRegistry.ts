import type { Registry } from './site';

export const REGISTRY = '/registry.json';
const FIRST_TRY_MS = 3_000;
const SECOND_TRY_MS = 3_000;

/**
 * Fetches the registry, at most twice, like scripts. After a timeout or an invalid answer (half of it, a hotel's login)
 * the second request uses a new address. The error has the address as its `request`, as those of scripts do.
 */
export async function fetchRegistry(): Promise<Registry> {
  try {
    return await ask(REGISTRY, FIRST_TRY_MS);
  } catch {
    return ask(`${REGISTRY}?retry=${Date.now().toString(36)}`, SECOND_TRY_MS).catch((cause) => {
      throw Object.assign(new Error('The registry did not load.', { cause }), { request: REGISTRY });
    });
  }
}

async function ask(address: string, limitMs: number): Promise<Registry> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), limitMs);
  try {
    const response = await fetch(address, { cache: 'no-cache', signal: patience.signal });
    const registry: unknown = await response.json();
    if (!response.ok || !isRegistry(registry)) throw new Error('This is not the registry.');
    return registry;
  } finally {
    clearTimeout(timer);
  }
}

/** An incomplete registry is invalid: its readers rely on every section's fields. */
function isRegistry(content: unknown): content is Registry {
  const { sections } = (content ?? {}) as Partial<Registry>;
  return (
    Array.isArray(sections) && sections.every((section) => section?.entry && Array.isArray(section.paths))
  );
}
