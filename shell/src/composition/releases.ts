import { matchRoutes } from 'shared-kernel/router';
import type { LiveSection, Registry, SectionRelease } from './site';

/** The releases of a visit: what it has begun with it goes on with, whatever is deployed meanwhile. */
export interface Releases {
  /**
   * The section that claims an address, undefined where none does: at once for the page's own section, for others once
   * it is known what is live. Rejects when that cannot be learnt; asked again, it asks again.
   */
  claimant(pathname: string): Promise<LiveSection | undefined>;
  /** Learns what is live, so that the next page need not wait for it. */
  learn(): void;
  /**
   * What is live by now of a section whose release did not come: it may be gone since the visit began, which goes on
   * with the one found.
   */
  renew(name: string): Promise<LiveSection | undefined>;
}

export function createReleases(
  ofPage: SectionRelease | undefined,
  fetchRegistry: () => Promise<Registry>,
): Releases {
  let own: LiveSection | undefined = ofPage;
  let learning: Promise<readonly LiveSection[]> | undefined;

  function live(): Promise<readonly LiveSection[]> {
    if (learning) return learning;
    const asking = fetchRegistry().then(({ sections }) =>
      // Of its own section the visit keeps the release that its page was made with.
      sections.map((section) => (section.name === own?.name ? own : section)),
    );
    learning = asking;
    asking.catch(() => {
      learning = undefined;
    });
    return asking;
  }

  return {
    async claimant(pathname) {
      return (own && claimantOf([own], pathname)) ?? claimantOf(await live(), pathname);
    },
    learn: () => void live().catch(() => {}),
    async renew(name) {
      const { sections } = await fetchRegistry();
      const now = sections.find((section) => section.name === name);
      if (now && own?.name === name) own = now;
      else if (now)
        learning = live().then((known) => known.map((section) => (section.name === name ? now : section)));
      return now;
    },
  };
}

function claimantOf(sections: readonly LiveSection[], pathname: string): LiveSection | undefined {
  const claims = sections.flatMap((section) => section.paths.map((path) => ({ path, section })));
  return matchRoutes(claims, pathname)?.[0]?.route.section;
}
