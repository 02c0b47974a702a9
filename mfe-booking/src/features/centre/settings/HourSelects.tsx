import type { ReactNode } from 'react';
import type { GameHours } from 'shared-kernel';
import { theme } from 'shared-kernel';
import { SelectField } from 'shared-kernel/forms';
import { hourText, lastGameHint } from './strings';

type Props = {
  readonly hours: readonly [number, number];
  /** The labels of both, for screen readers and above the fields. */
  readonly labels: readonly [ReactNode, ReactNode];
  /** The latest hour of the second: 24 is midnight. */
  readonly latest?: 23 | 24;
  /** The second is the last game of a day, which outlasts its hour. */
  readonly isDay?: boolean;
  readonly error?: string;
  readonly onChange: (hours: GameHours) => void;
};

/** Two hours of a day, side by side. */
export function HourSelects({ hours: [first, last], labels, latest = 23, isDay, error, onChange }: Props) {
  const options = Array.from({ length: latest + 1 }, (_, hour) => ({
    value: String(hour),
    label: hourText(hour),
  }));
  return (
    <div css={pair}>
      <SelectField
        label={labels[0]}
        value={String(first)}
        options={options.slice(0, 24)}
        onChange={(value) => onChange([Number(value), last])}
      />
      <SelectField
        label={labels[1]}
        value={String(last)}
        options={options}
        {...(isDay && { hint: lastGameHint(last) })}
        {...(error && { error })}
        onChange={(value) => onChange([first, Number(value)])}
      />
    </div>
  );
}

export const pair = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  alignItems: 'start',
  gap: theme.space(3),
} as const;
