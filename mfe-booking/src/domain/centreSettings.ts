import type { CentreSettings } from 'shared-kernel';

export const limitNames = ['networkHour', 'networkDay', 'personHour', 'held'] as const;
/** What one network and one person may book. */
export type Limits = Readonly<Record<(typeof limitNames)[number], number>>;
/** The settings as the manager changes them. */
export type ManagedSettings = CentreSettings & { readonly limits: Limits };

/** A fault in a field; `place` counts from 0 in a list. */
export type SettingsFault = { readonly field: string; readonly place: number; readonly reason: string };
