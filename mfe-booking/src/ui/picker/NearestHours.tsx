import { theme } from 'shared-kernel';
import type { Hour } from 'shared-kernel/courts';
import { Button } from 'shared-kernel/ui';
import { hourStrings } from './strings';

type Props = {
  readonly hours: readonly Hour[];
  /** The day on show, 'yyyy-MM-dd': hours of other days say theirs. */
  readonly day: string | null;
  readonly onChoose: (hour: Hour) => void;
};

/** The free hours nearest to a full one. */
export function NearestHours({ hours, day, onChoose }: Props) {
  if (hours.length === 0) return <p>{hourStrings.nothingNear}</p>;
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space(2) }}>
      <span>{hourStrings.nearest}</span>
      {hours.map((hour) => (
        <Button key={`${hour.date}T${hour.time}`} size="small" onClick={() => onChoose(hour)}>
          {hourStrings.take(hour.date, hour.time, hour.date === day)}
        </Button>
      ))}
    </div>
  );
}
