import { useEffect, useState } from 'react';
import { isRegistry } from '../composition/fetchRegistry';
import type { Registry } from '../composition/site';

/** The present registry: `undefined` while it loads, `null` after a failure. */
export function useRegistry(): Registry | null | undefined {
  const [registry, setRegistry] = useState<Registry | null>();
  useEffect(() => {
    fetchOnce().then(setRegistry, () => setRegistry(null));
  }, []);
  return registry;
}

/** The page itself asks twice (composition/fetchRegistry.ts); here it is enough to say that it did not come. */
async function fetchOnce(): Promise<Registry> {
  const response = await fetch('/registry.json', { cache: 'no-cache' });
  const registry: unknown = await response.json();
  if (!isRegistry(registry)) throw new Error('This is not the registry.');
  return registry;
}
