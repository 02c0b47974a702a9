import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

/** The first and the last hour (0 to 23) at which a game begins. */
export type GameHours = readonly [first: number, last: number];

/** Another price on these weekdays (ISO, Monday is 1) and hours, in cents. */
type PriceBand = {
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

/** The settings with what pages ask of them. The code that reads the settings brings it, so that other sites load none of it. */
export type CentreRules = CentreSettings & {
  /** « Tous les jours, accueil de 8 h à 23 h, … », without a full stop. */
  readonly openingHours: string;
  /** For search engines: schema.org's OpeningHoursSpecification. */
  readonly structuredHours: readonly { readonly [property: string]: string }[];
  /** The deadline for changes: « 2 h ». */
  readonly noticeInWords: string;
  readonly cancellation: string;
  /** The hours at which games begin on any day, and on that day ('yyyy-MM-dd'). */
  readonly allSlots: readonly `${number}:00`[];
  slotsOf(day: string): readonly `${number}:00`[];
  /** Where hours differ in price, what stands before the lowest: « à partir de », with a space behind it. */
  readonly priceFrom: string;
  /** The price of an hour in cents; without a day and an hour the lowest. */
  hourPrice(at?: { readonly date: string; readonly time: string }): number;
  /** Why there is no game on that day, or at that hour of an open day. */
  whyClosed(day: string, time?: string): string;
  /**
   * To a visitor who had booked that hour before its closure; empty at an hour with games. Absent in a page that was opened
   * with an earlier release of the shell.
   */
  closedSince?(day: string, time: string): string;
  /** « fermé : Noël »; empty on a day with games. */
  closedInWords(day: string): string;
  /** The closed hours of an open day, each with its reason: « De 18 h à 20 h : tournoi. » */
  closedHours(day: string): string;
};

/** Null until a page of a site with a back end knows the settings: until then, and on other sites, the built values hold. */
export const centreRules = createStore<CentreRules | null>(() => null);

/** The same for a component; null on the server and while the page is hydrated. */
export function useCentreRules(): CentreRules | null {
  return useSyncExternalStore(centreRules.subscribe, centreRules.getState, () => null);
}
