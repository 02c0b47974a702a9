import { timed } from './records';

interface Shared {
  get?: () => unknown;
  /** Returns the module after it has loaded. */
  lib?: () => unknown;
  loading?: unknown;
}

/** Modules by name, then by version. */
type Offer = Record<string, Record<string, Shared>>;

/** The federation runtime's shared modules, which grow during the visit. */
let federation: Registration['origin'] | undefined;

/** A shared module that has already loaded. Asking the federation for it would download the modules that load on demand. */
export function loadedModule(name: string): object | undefined {
  const [shared] = Object.values(federation?.shareScopeMap.default?.[name] ?? {});
  return shared?.lib?.() as object | undefined;
}

/** The event of the federation runtime when a build registers a shared module. */
interface Registration {
  readonly pkgName: string;
  readonly shared: Shared;
  readonly origin: { readonly shareScopeMap: Record<string, Offer> };
}

/**
 * The runtime caches the promise of a shared module forever, even a rejected one. Clearing a rejected one lets the
 * visitor's next try request the module again. The timeline records the kernel parts that load on demand as its phases.
 */
export function clearFailedShares<T extends Registration>(registration: T): T {
  const { shared, origin, pkgName } = registration;
  federation = origin;
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
