/**
 * What each change event carries: plain JSON, because it may cross to another tab. Only the owner emits.
 * In another tab an event may arrive a moment before the stored data that it speaks of: show data by
 * observing it (`useStored`), and take events for what happened, not for what is.
 */
export interface ChangeEvents {
  /** The page's session is another one now, or was found when the page opened; null means that nobody is logged in. */
  'session:changed': { readonly userId: number | string | null };
  'booking:reserved': { readonly reservationId: string };
  'booking:cancelled': { readonly reservationId: string };
  /** The game that this device's visitor plays next is another one now; null means that none is to come. */
  'booking:next-game': { readonly game: NextGame | null };
  'tournaments:saved': { readonly tournamentId: string };
  'tournaments:deleted': { readonly tournamentId: string };
}

/** A reservation whose hour has not begun: its day (yyyy-MM-dd) and time (HH:mm) on the centre's clock. */
export type NextGame = { readonly reservationId: string; readonly date: string; readonly time: string };

export type ChangeEventName = keyof ChangeEvents;

type Package =
  | 'shared-kernel'
  | 'shell'
  | 'mfe-marketing'
  | 'mfe-booking'
  | 'mfe-members'
  | 'mfe-tournaments';

/**
 * Who emits an event, and who listens. `parties.test.ts` holds both against the sources of all packages, and the
 * README's table against this one. Nothing reads it at run time, so that it is in nobody's download.
 */
export const parties = {
  'session:changed': { emits: 'shared-kernel', listens: ['shared-kernel'] },
  'booking:reserved': { emits: 'shared-kernel', listens: ['shared-kernel'] },
  'booking:cancelled': { emits: 'shared-kernel', listens: ['shared-kernel'] },
  'booking:next-game': { emits: 'shared-kernel', listens: ['shell'] },
  'tournaments:saved': { emits: 'mfe-tournaments', listens: [] },
  'tournaments:deleted': { emits: 'mfe-tournaments', listens: [] },
} as const satisfies Record<ChangeEventName, { emits: Package; listens: readonly Package[] }>;

/** What sections may emit: what the kernel's own data tell is not theirs to say. */
export type SectionEventName = {
  [Name in ChangeEventName]: (typeof parties)[Name]['emits'] extends 'shared-kernel' ? never : Name;
}[ChangeEventName];

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
  'booking:next-game': { retained: true, reach: 'page' },
  'tournaments:saved': { retained: false, reach: 'tabs' },
  'tournaments:deleted': { retained: false, reach: 'tabs' },
};

export function isChangeEventName(name: unknown): name is ChangeEventName {
  return typeof name === 'string' && Object.hasOwn(changeEvents, name);
}
