import { useEffect, useState } from 'react';
import { fetchRegistry } from '../composition/fetchRegistry';
import type { Registry } from '../composition/site';

/** What is live by now; `undefined` until it is known, and where it cannot be had. */
export function useRegistry(): Registry | undefined {
  const [registry, setRegistry] = useState<Registry>();
  useEffect(() => {
    fetchRegistry().then(setRegistry, () => {});
  }, []);
  return registry;
}
