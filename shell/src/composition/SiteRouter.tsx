import { startTransition, useLayoutEffect, useState } from 'react';
import { type Navigator, Router } from 'react-router-dom';
import { SitePages } from './SitePages';
import type { SocialNetwork } from './site';
import type { Visit } from './visit';

interface Props {
  readonly visit: Visit;
  readonly navigator: Navigator;
  readonly origin: string;
  readonly social?: readonly SocialNetwork[] | undefined;
}

/**
 * The router of the live site; why not the library's own data router:
 * docs/decisions/0002-pages-enter-the-router-when-loaded.md.
 */
export function SiteRouter({ visit, navigator, origin, social }: Props) {
  const [shown, setShown] = useState(visit.shown);

  useLayoutEffect(() => {
    const follow = () => {
      const next = visit.shown();
      // Input that changes the address (a filter, say) must render before the next keystroke.
      if (next.isKnown) setShown(next);
      else startTransition(() => setShown(next));
    };
    // Applies changes from before the subscription.
    follow();
    return visit.observe(follow);
  }, [visit]);

  return (
    <Router location={shown.location} navigationType={shown.action} navigator={navigator}>
      <SitePages
        origin={origin}
        social={social}
        content={shown.content}
        generation={shown.generation}
        arrival={visit}
      />
    </Router>
  );
}
