import { useCallback, useState } from 'react';
import { theme } from 'shared-kernel';
import { useCentreNow } from 'shared-kernel/courts';
import { SelectField } from 'shared-kernel/forms';
import { EmptyState } from 'shared-kernel/states';
import { addDays, centreDay } from 'shared-kernel/time';
import { Pane, SectionTitle, Stack } from 'shared-kernel/ui';
import { type HourFigure, type MonthFigure, readFigures } from '../../../data/centre';
import { LoadingPane, TroubleState } from '../TroubleState';
import { useAnswer } from '../useAnswer';
import { HeatMap } from './HeatMap';
import { Months } from './Months';
import { figureStrings as words } from './strings';

type Period = keyof typeof words.periods;
const periods = (Object.keys(words.periods) as Period[])
  .sort((one, other) => Number(one) - Number(other))
  .map((value) => ({ value, label: words.periods[value] }));

/** How well the courts are used. */
export function FiguresSection() {
  const now = useCentreNow();
  const [period, setPeriod] = useState<Period>('91');
  if (now === null) return <LoadingPane />;
  return (
    <Stack gap={6}>
      <div css={{ maxWidth: '22rem' }}>
        <SelectField label={words.period} value={period} options={periods} onChange={setPeriod} />
      </div>
      <Figures last={centreDay(now)} days={Number(period)} />
    </Stack>
  );
}

function Figures({ last, days }: { readonly last: string; readonly days: number }) {
  const ask = useCallback(() => readFigures(addDays(last, 1 - days), last), [last, days]);
  const { value, trouble, askAgain } = useAnswer(ask);
  if (value?.kind !== 'figures') {
    return trouble ? <TroubleState trouble={trouble} onRetry={askAgain} /> : <LoadingPane />;
  }
  const { hours, months } = value;
  const busiest = busiestOf(hours);
  const sum = (name: 'booked' | 'offered') => hours.reduce((total, hour) => total + hour[name], 0);
  return (
    <>
      <Pane as="section" aria-label={words.title}>
        <SectionTitle as="h2" css={theme.type.title3}>
          {words.title}
        </SectionTitle>
        <p css={{ color: theme.color.textMuted }}>{words.lead}</p>
        <p role="status" css={{ marginBlock: theme.space(4) }}>
          <span>{words.total(sum('booked'), sum('offered'))}</span>{' '}
          <span>{busiest && words.busiest(busiest)}</span>
        </p>
        {hours.length > 0 && <HeatMap hours={hours} />}
      </Pane>
      <Pane as="section" aria-label={words.monthsTitle}>
        <SectionTitle as="h2" css={theme.type.title3}>
          {words.monthsTitle}
        </SectionTitle>
        <p css={{ color: theme.color.textMuted, marginBlockEnd: theme.space(4) }}>{words.monthsLead}</p>
        {months.length === 0 ? (
          <EmptyState title={words.none} />
        ) : (
          <Months
            months={withEmptyMonths(months, addDays(last, 1 - days), last)}
            present={last.slice(0, 7)}
          />
        )}
      </Pane>
    </>
  );
}

/** Each month from the first day to the last, also those without a game. */
function withEmptyMonths(
  months: readonly MonthFigure[],
  first: string,
  last: string,
): readonly MonthFigure[] {
  const all: MonthFigure[] = [];
  for (let month = first.slice(0, 7); month <= last.slice(0, 7); month = monthAfter(month)) {
    all.push(months.find((each) => each.month === month) ?? { month, booked: 0, cancelled: 0, absent: 0 });
  }
  return all;
}

const monthAfter = (month: string) => addDays(`${month}-01`, 31).slice(0, 7);

/** The hour with the largest share; games outside of the present hours have none. */
function busiestOf(hours: readonly HourFigure[]): HourFigure | undefined {
  const share = ({ booked, offered }: HourFigure) => booked / offered;
  return hours
    .filter(({ booked, offered }) => booked > 0 && offered > 0)
    .reduce<HourFigure | undefined>(
      (most, hour) => (most && share(most) >= share(hour) ? most : hour),
      undefined,
    );
}
