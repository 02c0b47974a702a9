import type { ReactNode } from 'react';
import { type ProfileTab, sharedBackEnd, type User } from 'shared-kernel';

/** What a panel is given by the page, with which it shares no code. */
export type PanelProps = { readonly user: User; readonly title: string; readonly details: ReactNode };
export type AccountPanels = { readonly [Tab in ProfileTab]?: (props: PanelProps) => ReactNode };

let brought: AccountPanels = {};

/** The panels that show an account of the back end, in place of the demonstration's; none without one. */
export function accountPanels(): AccountPanels {
  return brought;
}

/** To be waited for before the profile is shown. */
export async function bringPanels(): Promise<void> {
  if (sharedBackEnd())
    brought = (await import(/* webpackChunkName: "hosted-profile" */ './hosted/hostedPanels')).hostedPanels;
}
