import type { ComponentProps } from 'react';
import { useSessionKind } from 'shared-kernel';
import { lateModule } from '../lateModule';
import { latePart } from '../latePart';

/** What asks for scores comes to a site with a back end alone, with what shares its tournaments. */
const following = lateModule(() => import(/* webpackChunkName: "hosted-tournaments" */ './FollowedScores'));
const FollowedScores = latePart(following, (module) => module.FollowedScores);

/** Hands on what the back end tells of a tournament, or of all, while the page is shown; says where it is silent. */
export function LiveScores(props: ComponentProps<typeof FollowedScores>) {
  return useSessionKind() === 'hosted' && <FollowedScores {...props} />;
}
