import type { ReactNode } from 'react';
import { type ProfileTab, sharedBackEnd, type User } from 'shared-kernel';

export type ProfilePanels = { readonly [Tab in ProfileTab]?: (user: User) => ReactNode };

let brought: ProfilePanels = {};

/** The panels of an account of the back end, in place of the demonstration's; none without one. */
export function broughtPanels(): ProfilePanels {
  return brought;
}

/** To be waited for before the profile is shown. */
export async function bringPanels(): Promise<void> {
  if (sharedBackEnd() === undefined) return;
  const { hostedPanels } = await import(/* webpackChunkName: "hosted-profile" */ './hosted/hostedPanels');
  brought = hostedPanels;
}
