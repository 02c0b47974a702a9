import { timed } from './records';

interface Shared {
  get?: () => unknown;
  loading?: unknown;
}

/** The event of the federation runtime when a build registers a shared module. */
interface Registration {
  readonly pkgName: string;
  readonly shared: Shared;
  /** `shareScopeMap`: shared modules by scope, by name, then by version. */
  readonly origin: { readonly shareScopeMap: Record<string, Record<string, Record<string, Shared>>> };
}

/**
 * The runtime caches the promise of a shared module forever, even a rejected one. Clearing a rejected one lets the
 * visitor's next try request the module again. The timeline records the kernel parts that load on demand as its phases.
 */
function clearFailedShares(registration: Registration): Registration {
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

/** A plugin of the federation runtime (webpack.common.js). */
export default () => ({ name: 'clear-failed-shares', beforeRegisterShare: clearFailedShares });
