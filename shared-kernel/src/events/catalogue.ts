/**
 * What each change event carries: plain JSON, because it may cross to another tab. Only the owner emits.
 * In another tab an event may arrive a moment before the stored data that it speaks of: show data by
 * observing it (`useStored`), and take events for what happened, not for what is.
 */
export interface ChangeEvents {
  /** The page's session is another one now; null means that nobody is logged in. */
  'session:changed': { readonly userId: number | string | null };
  'booking:reserved': { readonly reservationId: string };
  'booking:cancelled': { readonly reservationId: string };
  'tournaments:saved': { readonly tournamentId: string };
  'tournaments:deleted': { readonly tournamentId: string };
}

export type ChangeEventName = keyof ChangeEvents;

type ChangeEventTraits = {
  /** Whether a listener that comes late is handed the last payload: for events that tell a state, not a moment. */
  readonly retained: boolean;
  /**
   * Who tells the other tabs. `tabs`: the bus carries the event there. `page`: it stays here, because every
   * tab sees the change with its own eyes and emits for itself (carrying it too would deliver it twice).
   */
  readonly reach: 'tabs' | 'page';
};

export const changeEvents: Readonly<Record<ChangeEventName, ChangeEventTraits>> = {
  'session:changed': { retained: true, reach: 'page' },
  'booking:reserved': { retained: false, reach: 'tabs' },
  'booking:cancelled': { retained: false, reach: 'tabs' },
  'tournaments:saved': { retained: false, reach: 'tabs' },
  'tournaments:deleted': { retained: false, reach: 'tabs' },
};

export function isChangeEventName(name: unknown): name is ChangeEventName {
  return typeof name === 'string' && Object.hasOwn(changeEvents, name);
}
