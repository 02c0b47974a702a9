import type { SettingsForm } from '../../../domain/centreForm';
import type { ManagedSettings, SettingsFault } from '../../../domain/centreSettings';
import { faultSentence } from './strings';

export type SectionProps = {
  readonly form: SettingsForm;
  /** The courts that the centre knows, also those out of service. */
  readonly courts: ManagedSettings['courts'];
  readonly faults: readonly SettingsFault[];
  readonly onType: (part: Partial<SettingsForm>) => void;
  /** Moves the focus to a part of the section by its name. */
  readonly onFocus: (name: string) => void;
};

/** The sentence of a fault, as the prop of its field: the first of those with one of these reasons, or of any. */
export function faultOf(
  faults: readonly SettingsFault[],
  field: string,
  place = 0,
  reasons?: readonly string[],
): { readonly error?: string } {
  const fault = faults.find(
    (each) => each.field === field && each.place === place && (reasons?.includes(each.reason) ?? true),
  );
  return fault ? { error: faultSentence(fault) } : {};
}

/** Which control of an item a fault is about. */
export const reasonsOf = {
  day: ['no-such-day', 'day-unreadable', 'past-day', 'day-twice'],
  weekdays: ['no-weekday'],
  hours: ['not-an-hour', 'ends-before-it-begins', 'overlap'],
  price: ['price-unreadable', 'price-decimals', 'price-zero', 'out-of-range'],
  none: ['malformed', 'court-twice'],
} as const;

type Lists = Pick<SettingsForm, 'exceptions' | 'courts' | 'bands'>;

/** The changes of a list, and where the focus goes after each. */
export function editList<Field extends keyof Lists>({ form, onType, onFocus }: SectionProps, field: Field) {
  type Element = Lists[Field][number];
  const list: readonly Element[] = form[field];
  const type = (elements: readonly Element[], more: Partial<SettingsForm> = {}) =>
    onType({ ...more, [field]: elements });
  return {
    change(place: number, changed: Partial<Element>) {
      type(list.map((element, at) => (at === place ? { ...element, ...changed } : element)));
    },
    add(element: Element, place = list.length) {
      type([...list.slice(0, place), element, ...list.slice(place)]);
      onFocus(`${field} ${place}`);
    },
    remove(place: number, more?: Partial<SettingsForm>) {
      type(
        list.filter((_, at) => at !== place),
        more,
      );
      const next = Math.min(place, list.length - 2);
      onFocus(next < 0 ? `add ${field}` : `remove ${field} ${next}`);
    },
  };
}
