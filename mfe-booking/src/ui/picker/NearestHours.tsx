import type { ReactNode } from 'react';
import { theme } from 'shared-kernel';
import type { Hour } from 'shared-kernel/courts';
import { Button, VisuallyHidden } from 'shared-kernel/ui';
import { hourStrings, splitDay } from './strings';

type Props = {
  readonly hours: readonly Hour[];
  /** The full hour's time on the next days. */
  readonly later: readonly Hour[];
  /** The day on show, 'yyyy-MM-dd': hours of other days say theirs. */
  readonly day: string | null;
  readonly onChoose: (hour: Hour) => void;
};

/** The free hours nearest to a full one, and its time on the next days. */
export function NearestHours({ hours, later, day, onChoose }: Props) {
  const [first] = later;
  if (hours.length === 0) return <p>{hourStrings.nothingNear}</p>;
  return (
    <>
      <Choices title={hourStrings.nearest}>
        {hours.map((hour) => (
          <Button key={`${hour.date}T${hour.time}`} size="small" onClick={() => onChoose(hour)}>
            {hourStrings.take(hour.date, hour.time, hour.date === day)}
          </Button>
        ))}
      </Choices>
      {first && (
        <Choices title={hourStrings.later(first.time)}>
          {later.map((hour) => {
            const { short, rest } = splitDay(hour.date);
            return (
              <Button key={hour.date} size="small" onClick={() => onChoose(hour)}>
                <span>{short}</span>
                <VisuallyHidden>{hourStrings.laterRest(rest, hour.time)}</VisuallyHidden>
              </Button>
            );
          })}
        </Choices>
      )}
    </>
  );
}

function Choices({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space(2) }}>
      <span>{title}</span>
      {children}
    </div>
  );
}
