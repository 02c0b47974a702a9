import { matchRoutes } from 'shared-kernel/router';
import { ofVisitor } from './ofVisitor';
import type { LiveSection, Registry } from './site';

/** The releases of a visit: what it has begun with it goes on with, whatever is deployed meanwhile. */
export interface Releases {
  /**
   * The section that claims an address, undefined where none does: at once for the page's own section, for others once
   * it is known what is live. Rejects when that cannot be learnt; asked again, it asks again.
   */
  claimant(pathname: string): Promise<LiveSection | undefined>;
  /** Learns what is live, so that the next page need not wait for it. */
  learn(): void;
  /** What is live by now of a section whose release did not come: it may be gone since the visit began. */
  renew(name: string): Promise<LiveSection | undefined>;
}

export function createReleases(
  section: LiveSection | undefined,
  fetchRegistry: () => Promise<Registry>,
): Releases {
  const own = section && ofVisitor(section);
  let learning: Promise<readonly LiveSection[]> | undefined;

  function live(): Promise<readonly LiveSection[]> {
    if (learning) return learning;
    const asking = fetchRegistry().then(({ sections }) =>
      // Of its own section the visit keeps the release that its page was made with.
      sections.map((each) => (each.name === own?.name ? own : ofVisitor(each))),
    );
    learning = asking;
    asking.catch(() => {
      learning = undefined;
    });
    return asking;
  }

  return {
    async claimant(pathname) {
      return instead((own && claimantOf([own], pathname)) ?? claimantOf(await live(), pathname));
    },
    learn: () => void live().catch(() => {}),
    async renew(name) {
      const { sections } = await fetchRegistry();
      const now = sections.find((each) => each.name === name);
      return instead(now && ofVisitor(now));
    },
  };
}

/** A visitor may have put a build of his own machine in a section's place. */
function instead(section: LiveSection | undefined): LiveSection | undefined {
  return self.pageOverrides?.of(section) ?? section;
}

function claimantOf(sections: readonly LiveSection[], pathname: string): LiveSection | undefined {
  const claims = sections.flatMap((section) => section.paths.map((path) => ({ path, section })));
  return matchRoutes(claims, pathname)?.[0]?.route.section;
}
