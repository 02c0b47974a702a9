import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { hoursInWords } from './centre';

/** The first and the last hour (0 to 23) at which a game begins. */
export type GameHours = readonly [first: number, last: number];

/** Another price on these weekdays (ISO, Monday is 1) and hours, in cents. */
export type PriceBand = {
  readonly weekdays: readonly number[];
  readonly hours: GameHours;
  readonly cents: number;
};

/** What the manager of a centre with a back end sets, as far as visitors' pages show it. */
export type CentreSettings = {
  readonly revision: number;
  /** Monday first; null on a closed day. */
  readonly hours: readonly (GameHours | null)[];
  /** The hours at which the door opens and closes. */
  readonly door: readonly [opens: number, closes: number];
  /** Days ('yyyy-MM-dd') with other hours than their weekday; null is closed. */
  readonly exceptions: readonly {
    readonly day: string;
    readonly hours: GameHours | null;
    readonly note: string;
  }[];
  readonly courts: readonly { readonly number: number; readonly name: string }[];
  /** How far ahead is booked. */
  readonly months: number;
  /** How many minutes before its beginning a reservation can still be changed. */
  readonly notice: number;
  /** Of an hour on a court, in cents. */
  readonly prices: { readonly base: number; readonly bands: readonly PriceBand[] };
};

/** `openingHours` is the sentence that names them; the code that reads the settings writes it. */
type Known = CentreSettings & { readonly openingHours: string };

const store = createStore<Known | null>(() => null);

/** The settings, once a page of a site with a back end knows them. Until then, and on other sites, the built values hold. */
export const centreSettings = store.getState;

export function learnCentreSettings(known: Known): void {
  const before = store.getState();
  if (before === null || before.revision <= known.revision) store.setState(known, true);
}

/** The same for a component; null on the server and while the page is hydrated. */
export function useCentreSettings(): Known | null {
  return useSyncExternalStore(store.subscribe, store.getState, () => null);
}

/** The opening hours as a sentence without its full stop: « Tous les jours, accueil de 8 h à 23 h, … ». */
export function useOpeningHours(): string {
  return useCentreSettings()?.openingHours ?? `Tous les jours, ${hoursInWords}`;
}
