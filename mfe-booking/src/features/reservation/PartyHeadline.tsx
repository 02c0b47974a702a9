import { formatLongDay, theme } from 'shared-kernel';
import { SectionTitle } from 'shared-kernel/ui';
import { partyStrings } from './strings';

type Props = {
  /** 'yyyy-MM-dd' and 'HH:00', once both are chosen and can be booked as far as the calendar is concerned. */
  readonly day: string | null;
  readonly hour: string | null;
  /** Struck out: another visitor has taken the last court. */
  readonly isFull: boolean;
};

/** When the party plays. */
export function PartyHeadline({ day, hour, isFull }: Props) {
  return (
    <div css={style}>
      <div>
        <SectionTitle css={{ ...theme.type.title3, margin: 0 }}>{partyStrings.title}</SectionTitle>
        <p css={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {hour === null || day === null ? partyStrings.noDay : formatLongDay(day)}
        </p>
      </div>
      {hour && <p css={[time, isFull && taken]}>{hour}</p>}
    </div>
  );
}

const style = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(4),
  minHeight: theme.type.score.fontSize,
} as const;

const time = { ...theme.type.score, color: theme.color.action } as const;

const taken = { color: theme.color.textMuted, textDecoration: 'line-through' } as const;
