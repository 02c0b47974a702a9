import type { ManagedSettings } from '../domain/centreSettings';

/** The settings of a new centre, with these changes. */
export function aCentre(changed: Partial<ManagedSettings> = {}): ManagedSettings {
  return {
    revision: 1,
    hours: Array.from({ length: 7 }, () => [10, 23] as const),
    door: [8, 23],
    exceptions: [],
    courts: Array.from({ length: 6 }, (_, place) => ({ number: place + 1, name: '' })),
    months: 2,
    notice: 120,
    prices: { base: 2500, bands: [] },
    limits: { networkHour: 60, networkDay: 150, personHour: 10, held: 8 },
    ...changed,
  };
}
