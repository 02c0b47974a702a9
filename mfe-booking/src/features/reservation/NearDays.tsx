import { theme } from 'shared-kernel';
import { openSlots } from 'shared-kernel/courts';
import { addDays, centreDay, writeTypedDay } from 'shared-kernel/time';
import { Button } from 'shared-kernel/ui';
import { formStrings } from './strings';

type Props = {
  /** The day in the field, 'yyyy-MM-dd', once one can be read. */
  readonly day: string | null;
  readonly now: Date | null;
  readonly onChoose: (value: string) => void;
};

/** The two days most asked for, one tap away. */
export function NearDays({ day: chosen, now, onChoose }: Props) {
  const today = now && centreDay(now);
  const days = [
    { label: formStrings.today, day: today },
    { label: formStrings.tomorrow, day: today && addDays(today, 1) },
  ];
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: theme.space(2) }}>
      {days.map(({ label, day }) => {
        const isChosen = day !== null && chosen === day;
        return (
          <Button
            key={label}
            size="small"
            aria-pressed={isChosen}
            disabled={day === null || now === null || openSlots(day, now).length === 0}
            css={isChosen && { borderColor: theme.color.action, background: theme.color.actionTint }}
            onClick={() => day !== null && onChoose(writeTypedDay(day))}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}
