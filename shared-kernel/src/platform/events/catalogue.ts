/**
 * The payload of each change event: plain JSON, because it may cross to another tab. Only the owner emits. In another
 * tab an event may arrive a moment before the stored data that it refers to. So show data by observing it
 * (`useStored`), and use events for changes, not for the present state.
 */
export interface ChangeEvents {
  /** The page's session has changed, or was found when the page opened; null means that there is no member. */
  'session:changed': { readonly userId: number | string | null };
  'booking:reserved': { readonly reservationId: string };
  /** It is the same reservation, at another hour. */
  'booking:moved': { readonly reservationId: string };
  'booking:cancelled': { readonly reservationId: string };
  /** The next game of this device's visitor has changed; null means that they have none. */
  'booking:next-game': { readonly game: NextGame | null };
  'tournaments:saved': { readonly tournamentId: string };
  'tournaments:deleted': { readonly tournamentId: string };
  /** The manager has saved the settings of the centre. */
  'centre:saved': { readonly revision: number };
}

/** A reservation whose hour has not begun: its day (yyyy-MM-dd) and time (HH:mm) on the centre's clock. */
export type NextGame = {
  readonly reservationId: string;
  readonly date: string;
  readonly time: string;
  /** A change of it awaits the centre’s answer. */
  readonly isPending?: true;
  /** The booking itself awaits that answer: it has no page of its own yet. */
  readonly isAsked?: true;
  /** A guest has to confirm it by the link of a mail, or it is released. */
  readonly isUnconfirmed?: true;
};

export type ChangeEventName = keyof ChangeEvents;

/** The events that sections may emit; those about the kernel's own data are the kernel's. */
export type SectionEventName = Exclude<ChangeEventName, 'session:changed' | `booking:${string}`>;

/**
 * A `state` holds from now on, and a late listener receives the last one. It stays in its page, because every tab
 * detects the change and emits for itself; carrying it too would deliver it twice. A `moment` reports a change once, to
 * the present listeners in every tab.
 */
export const changeEvents: Readonly<Record<ChangeEventName, 'state' | 'moment'>> = {
  'session:changed': 'state',
  'booking:reserved': 'moment',
  'booking:moved': 'moment',
  'booking:cancelled': 'moment',
  'booking:next-game': 'state',
  'tournaments:saved': 'moment',
  'tournaments:deleted': 'moment',
  'centre:saved': 'moment',
};

export function isChangeEventName(name: unknown): name is ChangeEventName {
  return typeof name === 'string' && Object.hasOwn(changeEvents, name);
}
