import type { SectionRoute } from 'shared-kernel/router';
import { record, timed } from './records';
import { SectionFailure } from './sectionFailure';
import type { SectionRelease } from './site';

/** A remote: webpack's container, whose exposed module `./routes` exports the routes. */
interface Container {
  init(shareScope: object): unknown;
  get(module: string): Promise<() => { readonly routes: readonly SectionRoute[] }>;
}

/** For a module with all exports required, because the build cannot determine the names. */
const EVERYTHING = '*';

interface Shared {
  /** Returns the module after it has loaded. */
  readonly lib?: () => unknown;
}

/** Webpack's name for the shared modules of this page: by scope, by name, then by version. */
declare const __webpack_share_scopes__: Record<string, Record<string, Record<string, Shared>>>;

/** By address: a script runs once, and all releases of a section set the same global variable. */
const containers: Record<string, Container | undefined> = {};

/**
 * Loads the routes of a section, as webpack's « dynamic remote containers » do. The page's loader fetches the container
 * with one retry. Rejects with a {@link SectionFailure} if it does not load, or if the section was built for another
 * shell. A later call loads only the missing files.
 */
export async function loadSection(release: SectionRelease, kernel: string): Promise<readonly SectionRoute[]> {
  const { name, version, entry, integrity } = release;
  const missing = missingExports(release, kernel);
  if (missing.length > 0) {
    record(release, 'container', performance.now(), 'misfit');
    throw new SectionFailure('incompatible', name, missing, version);
  }
  try {
    await timed(release, 'container', pageLoader.load(entry, integrity));
    const globals = self as unknown as Record<string, Container>;
    containers[entry] ??= globals[`remote_${name}`];
    return await timed(release, 'routes', routesOf(containers[entry]));
  } catch (cause) {
    throw new SectionFailure('unreachable', name, cause, version);
  }
}

async function routesOf(container: Container | undefined): Promise<readonly SectionRoute[]> {
  await container?.init(__webpack_share_scopes__.default ?? {});
  const module = (await container?.get('./routes'))?.();
  if (!Array.isArray(module?.routes)) throw new TypeError('It exposes no routes.');
  return module.routes;
}

/**
 * Returns the exports that a section's release requires and this shell lacks, as `the exports X, Y of …`; empty if it
 * can run. A deployment compares the same before it goes live, but a page may be older than the live releases.
 */
function missingExports({ kernel, taken = {} }: SectionRelease, ownKernel: string): readonly string[] {
  if (kernel !== ownKernel) return [`generation ${kernel} of shared-kernel`];
  return Object.entries(taken).flatMap(([module, names]) => {
    const brought = loadedModule(module);
    const missing = names.filter((name) => brought && name !== EVERYTHING && !(name in brought));
    return missing.length > 0 ? [`the exports ${missing.join(', ')} of ${module}`] : [];
  });
}

/** A shared module that has already loaded. Asking the federation for it would download the modules that load on demand. */
function loadedModule(name: string): object | undefined {
  const [shared] = Object.values(__webpack_share_scopes__.default?.[name] ?? {});
  return shared?.lib?.() as object | undefined;
}
