import { type FormFaults, faultKey, type SettingsForm } from '../../../domain/centreForm';
import { faultSentence } from './strings';

export type SectionProps = {
  readonly form: SettingsForm;
  readonly faults: FormFaults;
  readonly onType: (part: Partial<SettingsForm>) => void;
};

/** The sentence of a fault, if the field has one. */
export function faultOf(faults: FormFaults, field: string, place = 0): string | undefined {
  const reason = faults[faultKey(field, place)];
  return reason === undefined ? undefined : faultSentence(field, reason);
}

/** The list with another element at that place. */
export function replaced<T>(list: readonly T[], place: number, element: T): readonly T[] {
  return list.map((other, index) => (index === place ? element : other));
}

export function without<T>(list: readonly T[], place: number): readonly T[] {
  return list.filter((_, index) => index !== place);
}
