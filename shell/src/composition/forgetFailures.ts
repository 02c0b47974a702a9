import { timed } from './records';

interface Shared {
  get?: () => unknown;
  loading?: unknown;
}

/** What the federation runtime tells its plugins when a module is put on offer. */
interface Registration {
  readonly pkgName: string;
  readonly shared: Shared;
  readonly origin: { readonly shareScopeMap: Record<string, Record<string, Record<string, Shared>>> };
}

/**
 * The runtime keeps the promise of a shared module for good, even one that was rejected. Forgotten, it is
 * asked for again when the visitor tries again. What of the kernel comes on demand is recorded as its phases.
 */
export function forgetFailures<T extends Registration>(registration: T): T {
  const { shared, origin, pkgName } = registration;
  const { get } = shared;
  if (!get) return registration;
  shared.get = () => {
    const arriving = get();
    if (arriving instanceof Promise) {
      timed({ name: 'kernel' }, pkgName, arriving).catch(() => {
        const versions = Object.values(origin.shareScopeMap.default?.[pkgName] ?? {});
        for (const version of versions) version.loading = undefined;
      });
    }
    return arriving;
  };
  return registration;
}
