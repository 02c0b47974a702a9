import { useId } from 'react';
import { formatLongDay, theme } from 'shared-kernel';
import { centreDay } from 'shared-kernel/time';
import { Button, SectionTitle, Stack } from 'shared-kernel/ui';
import { planOfNow } from '../../../matchday/runningDay';
import { plansOf } from '../../../model/plans';
import type { Tournament } from '../../../model/tournament';
import { usePresentTime } from '../../../widgets/usePresentTime';
import { strings } from './strings';

type Props = {
  readonly tournament: Tournament;
  readonly shown: string;
  readonly onChoose: (date: string) => void;
};

/** The choice of a planned day, if there are several: the present one, those to come, the past ones. */
export function PlannedDays({ tournament, shown, onChoose }: Props) {
  const now = usePresentTime();
  const titleId = useId();
  const dates = plansOf(tournament).map(({ date }) => date);
  if (now === null || dates.length < 2) return null;
  const present = planOfNow(tournament, now)?.date;
  const others = dates.filter((date) => date !== present);
  const groups = {
    present: dates.filter((date) => date === present),
    next: others.filter((date) => date >= centreDay(now)),
    past: others.filter((date) => date < centreDay(now)).reverse(),
  };
  return (
    <section aria-labelledby={titleId} data-print="hide">
      <SectionTitle id={titleId}>{strings.days}</SectionTitle>
      <dl css={{ display: 'grid', gap: theme.space(4), margin: 0 }}>
        {(Object.keys(groups) as (keyof typeof groups)[])
          .filter((group) => groups[group].length > 0)
          .map((group) => (
            <div key={group}>
              <dt css={theme.type.label}>{strings[group]}</dt>
              <Stack as="dd" direction="row" gap={2} css={{ margin: 0 }}>
                {groups[group].map((date) => (
                  <Button key={date} aria-pressed={date === shown} onClick={() => onChoose(date)}>
                    {formatLongDay(date)}
                  </Button>
                ))}
              </Stack>
            </div>
          ))}
      </dl>
    </section>
  );
}
