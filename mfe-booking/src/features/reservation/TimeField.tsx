import { slots } from 'shared-kernel/courts';
import { Field, Select } from 'shared-kernel/ui';
import { hasBegun } from 'shared-kernel/upcoming';
import { formStrings } from './strings';

type Props = {
  readonly value: string;
  /** 'yyyy-MM-dd', once there is one. */
  readonly day: string | null;
  readonly now: Date | null;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** The fourteen hours; those that have begun cannot be chosen any more. */
export function TimeField({ value, day, now, error, onChange }: Props) {
  const isGone = (time: string) => day !== null && now !== null && hasBegun({ date: day, time }, now);
  const isDayOver = day !== null && slots.every(isGone);
  return (
    <Field label={formStrings.time} error={error} hint={isDayOver ? formStrings.noMoreHours : undefined}>
      {(control) => (
        <Select
          {...control}
          name="time"
          autoComplete="off"
          aria-required
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{formStrings.chooseTime}</option>
          {slots.map((slot) => (
            <option key={slot} value={slot} disabled={isGone(slot)}>
              {slot}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
