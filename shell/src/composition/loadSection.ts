import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { SectionRoute } from 'shared-kernel/router';
import { SectionFailure } from './sectionFailure';
import type { SectionRelease } from './site';
import { withTimeLimit } from './withTimeLimit';

/** The contract of a remote: what its exposed module `./routes` holds. */
interface RoutesModule {
  readonly routes: readonly SectionRoute[];
}

const TIME_LIMIT_MS = 10_000;

/** How often each section was asked for; a number that was used once may hang again, so it only grows. */
const attempts = new Map<string, number>();

/**
 * Loads the routes of a section: one try, and one more under a new address.
 * Rejects with a {@link SectionFailure} when both fail or when the section was built for another kernel.
 */
export async function loadSection(release: SectionRelease, kernel: string): Promise<readonly SectionRoute[]> {
  if (release.kernel !== kernel) throw new SectionFailure('incompatible', release.name);
  try {
    return await attempt(release);
  } catch {
    try {
      return await attempt(release);
    } catch (cause) {
      throw new SectionFailure('unreachable', release.name, cause);
    }
  }
}

async function attempt(release: SectionRelease): Promise<readonly SectionRoute[]> {
  const number = attempts.get(release.name) ?? 0;
  attempts.set(release.name, number + 1);
  const entry = number === 0 ? release.entry : `${release.entry}?retry=${number}`;
  registerRemotes([{ name: release.name, entry, entryGlobalName: `remote_${release.name}` }], {
    force: number > 0,
  });
  const module = await withTimeLimit(loadRemote<RoutesModule>(`${release.name}/routes`), TIME_LIMIT_MS);
  if (!Array.isArray(module?.routes)) throw new TypeError(`Section ${release.name} exposes no routes.`);
  return module.routes;
}
