import { useEffect, useState } from 'react';
import { fetchRegistry } from '../composition/fetchRegistry';
import type { Registry } from '../composition/site';

/** What is live by now: `undefined` until it is known, `null` where it cannot be had. */
export function useRegistry(): Registry | null | undefined {
  const [registry, setRegistry] = useState<Registry | null>();
  useEffect(() => {
    fetchRegistry().then(setRegistry, () => setRegistry(null));
  }, []);
  return registry;
}
