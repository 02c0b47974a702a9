import type { ComponentType, ReactNode } from 'react';
import { type ProfileTab, type Reservation, sharedBackEnd } from 'shared-kernel';
import type { OwnReservation, Unreachable } from 'shared-kernel/courts';
import type { PanelProps } from './hosted/panelProps';

type AccountPanels = { readonly [Tab in ProfileTab]?: (props: PanelProps) => ReactNode };

/** What the profile has of a back end's account. */
export type AccountParts = {
  /** In place of the demonstration's. */
  readonly panels: AccountPanels;
  /** Asks for the account's present data, and says so where no answer comes. */
  readonly Freshness: ComponentType;
  /** Says that the centre has not told what is booked, or only lately not: `isEmpty` where this device knows of nothing. */
  readonly Unheard: ComponentType<{ readonly isEmpty: boolean }>;
  /** Says why the centre has not cancelled a reservation, or that it may have. */
  readonly tellNotCancelled: (answer: Unreachable) => void;
  /** Tells what has become of a cancellation whose answer was lost, among those held, once it is known. */
  readonly CancellingWord: ComponentType<{
    readonly held: readonly OwnReservation[];
    readonly tell: (cancelled: Reservation) => void;
  }>;
};

const nothing = () => null;

let brought: AccountParts = {
  panels: {},
  Freshness: nothing,
  Unheard: nothing,
  CancellingWord: nothing,
  // What the browser does not keep, its storage tells by itself.
  tellNotCancelled: nothing,
};

/** What shows an account of the back end; nothing without one. */
export function accountParts(): AccountParts {
  return brought;
}

/** To be waited for before the profile is shown. */
export async function bringPanels(): Promise<void> {
  if (sharedBackEnd())
    brought = (await import(/* webpackChunkName: "hosted-profile" */ './hosted/hostedParts')).hostedParts;
}
