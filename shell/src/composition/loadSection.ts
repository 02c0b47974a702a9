import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { SectionRoute } from 'shared-kernel/router';
import { loadedModule } from './clearFailedShares';
import { missingExports } from './missingExports';
import { record, timed } from './records';
import { SectionFailure } from './sectionFailure';
import type { SectionRelease } from './site';

/** The contract of a remote: the exports of its exposed module `./routes`. */
interface RoutesModule {
  readonly routes: readonly SectionRoute[];
}

/**
 * Loads the routes of a section. The page's loader fetches the container with one retry, and the federation then finds
 * it there. Rejects with a {@link SectionFailure} if it does not load, or if the section was built for another shell. A
 * later call loads only the missing files.
 */
export async function loadSection(release: SectionRelease, kernel: string): Promise<readonly SectionRoute[]> {
  const { name, version, entry, integrity } = release;
  const missing = missingExports(release, kernel, loadedModule);
  if (missing.length > 0) {
    record(release, 'container', performance.now(), 'misfit');
    throw new SectionFailure('incompatible', name, missing, version);
  }
  try {
    await timed(release, 'container', pageLoader.load(entry, integrity));
    // The runtime caches a loaded container by name forever, so another release of the section has another name.
    const remote = `${name}_${version}`;
    registerRemotes([{ name: remote, entry, entryGlobalName: `remote_${name}` }]);
    const module = await timed(release, 'routes', loadRemote<RoutesModule>(`${remote}/routes`));
    if (!Array.isArray(module?.routes)) throw new TypeError(`Section ${name} exposes no routes.`);
    return module.routes;
  } catch (cause) {
    throw new SectionFailure('unreachable', name, cause, version);
  }
}
