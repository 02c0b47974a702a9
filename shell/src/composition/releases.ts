import { matchRoutes } from 'shared-kernel/router';
import { isCanary, resolveCanary, withoutCanary } from './resolveCanary';
import type { LiveSection, Registry } from './site';

/** The releases of a visit: it keeps those that it started with, whatever is deployed meanwhile. */
export interface Releases {
  /**
   * The section that claims an address, or undefined: at once for the page's own section, for others after the registry
   * is known. Rejects if the registry fails; the next call requests it again.
   */
  claimant(pathname: string): Promise<LiveSection | undefined>;
  /** Fetches the registry, so that the next page need not wait for it. */
  learn(): void;
  /**
   * Returns the replacement of a release that failed to load, for the rest of the visit. A live release may have been
   * removed, so the registry's present one replaces it. The live release replaces a failed canary.
   */
  renew(failed: LiveSection): Promise<LiveSection | undefined>;
}

export function createReleases(
  section: LiveSection | undefined,
  fetchRegistry: () => Promise<Registry>,
): Releases {
  let own = section && resolveCanary(section);
  let learning: Promise<readonly LiveSection[]> | undefined;

  function live(): Promise<readonly LiveSection[]> {
    if (learning) return learning;
    const asking = fetchRegistry().then(({ sections }) =>
      // Of its own section the visit keeps the release that its page was made with.
      sections.map((each) => (each.name === own?.name ? own : resolveCanary(each))),
    );
    learning = asking;
    asking.catch(() => {
      learning = undefined;
    });
    return asking;
  }

  async function releaseNow(failed: LiveSection): Promise<LiveSection | undefined> {
    if (isCanary(failed)) return withoutCanary(failed);
    const { sections } = await fetchRegistry();
    const now = sections.find(({ name }) => name === failed.name);
    return now && resolveCanary(now);
  }

  return {
    async claimant(pathname) {
      return instead((own && claimantOf([own], pathname)) ?? claimantOf(await live(), pathname));
    },
    learn: () => void live().catch(() => {}),
    async renew(failed) {
      const now = await releaseNow(failed);
      if (now && own?.name === now.name) own = now;
      else if (now)
        learning = live().then((known) => known.map((each) => (each.name === now.name ? now : each)));
      return instead(now);
    },
  };
}

/** A visitor may have replaced a section by a build on their own machine. */
function instead(section: LiveSection | undefined): LiveSection | undefined {
  return self.pageOverrides?.of(section) ?? section;
}

function claimantOf(sections: readonly LiveSection[], pathname: string): LiveSection | undefined {
  const claims = sections.flatMap((section) => section.paths.map((path) => ({ path, section })));
  return matchRoutes(claims, pathname)?.[0]?.route.section;
}
