import type { ComponentProps } from 'react';
import { lazyWithRetry, theme, useSessionKind } from 'shared-kernel';

const unfollowed =
  'Le direct n’a pas pu être chargé\u00a0: les scores affichés peuvent être en retard. La page réessaie d’elle-même.';

/** The polling code loads only on a site with a back end, with the code that shares its tournaments. */
const FollowedScores = lazyWithRetry(
  () => import(/* webpackChunkName: "hosted-tournaments" */ './FollowedScores'),
  (module) => module.FollowedScores,
  { onError: NotFollowed },
);

/** Provides the live scores of a tournament, or of all, while the page is visible; says when they are stale. */
export function LiveScores(props: ComponentProps<typeof FollowedScores>) {
  return useSessionKind() === 'hosted' && <FollowedScores {...props} />;
}

/** A stale score must not look live. */
function NotFollowed() {
  return (
    <p role="status" css={{ ...theme.type.small, color: theme.color.warning }} data-print="hide">
      {unfollowed}
    </p>
  );
}
