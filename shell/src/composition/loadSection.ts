import { loadRemote, loadShareSync, registerRemotes } from '@module-federation/enhanced/runtime';
import type { SectionRoute } from 'shared-kernel/router';
import { fits } from './fits';
import { SectionFailure } from './sectionFailure';
import type { SectionRelease } from './site';

/** The contract of a remote: what its exposed module `./routes` holds. */
interface RoutesModule {
  readonly routes: readonly SectionRoute[];
}

/**
 * Loads the routes of a section. The container comes through the page's loader, which tries twice; the federation
 * then finds it there. Rejects with a {@link SectionFailure} when it does not come or when the section was built for
 * another shell; asked again, it begins with what is missing.
 */
export async function loadSection(release: SectionRelease, kernel: string): Promise<readonly SectionRoute[]> {
  const { name, entry, integrity } = release;
  if (!fits(release, kernel, offered)) throw new SectionFailure('incompatible', name, entry);
  try {
    await pageLoader.load(entry, integrity);
    registerRemotes([{ name, entry, entryGlobalName: `remote_${name}` }]);
    const module = await loadRemote<RoutesModule>(`${name}/routes`);
    if (!Array.isArray(module?.routes)) throw new TypeError(`Section ${name} exposes no routes.`);
    return module.routes;
  } catch (cause) {
    throw new SectionFailure('unreachable', name, cause);
  }
}

function offered(module: string): object | undefined {
  try {
    const bring = loadShareSync<object>(module);
    return bring ? (bring() as object) : undefined;
  } catch {
    // Brought on demand, and nobody has asked yet.
    return undefined;
  }
}
