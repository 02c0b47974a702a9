import type { CentreSettings } from 'shared-kernel';

export const limitNames = ['networkHour', 'networkDay', 'personHour', 'held'] as const;
/** What one network and one person may book. */
export type Limits = Readonly<Record<(typeof limitNames)[number], number>>;
/** The settings as the manager changes them. */
export type ManagedSettings = CentreSettings & { readonly limits: Limits };

/** The parts that are merged as a whole when two managers save. */
const settingParts = [
  'hours',
  'door',
  'exceptions',
  'courts',
  'months',
  'notice',
  'prices',
  'limits',
] as const satisfies readonly (keyof ManagedSettings)[];
export type SettingPart = (typeof settingParts)[number];

/** The parts with different values; the order of fields and the revision do not count. */
export function changedParts(
  one: Omit<ManagedSettings, 'revision'>,
  other: Omit<ManagedSettings, 'revision'>,
): readonly SettingPart[] {
  return settingParts.filter((part) => canonical(one[part]) !== canonical(other[part]));
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, each) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
