import type { ComponentType, ReactNode } from 'react';
import { type ProfileTab, type Reservation, sharedBackEnd } from 'shared-kernel';
import type { OwnReservation, Unreachable } from 'shared-kernel/courts';
import type { PanelProps } from './hosted/panelProps';

type AccountPanels = { readonly [Tab in ProfileTab]?: (props: PanelProps) => ReactNode };

/** The profile's parts that depend on a back end's account. */
export type AccountParts = {
  /** In place of the demonstration's. */
  readonly panels: AccountPanels;
  /** Fetches the account's present data, and shows a sentence if no answer comes. */
  readonly Freshness: ComponentType;
  /** Says that the centre has not sent the reservations, or not recently; `isEmpty` if this device knows none. */
  readonly Unheard: ComponentType<{ readonly isEmpty: boolean }>;
  /** Says why the centre has not cancelled a reservation, or that it may have. */
  readonly tellNotCancelled: (answer: Unreachable) => void;
  /** Announces the outcome of a cancellation with a lost answer, once it is known. */
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
  // The storage itself announces its failures.
  tellNotCancelled: nothing,
};

/** The parts that display a back-end account; none without a back end. */
export function accountParts(): AccountParts {
  return brought;
}

/** To be waited for before the profile is shown. */
export async function bringPanels(): Promise<void> {
  if (sharedBackEnd())
    brought = (await import(/* webpackChunkName: "hosted-profile" */ './hosted/hostedParts')).hostedParts;
}
