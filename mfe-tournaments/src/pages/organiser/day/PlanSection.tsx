import { useId, useLayoutEffect, useRef, useState } from 'react';
import { centre, formatLongDay, hoursInWords, theme } from 'shared-kernel';
import { centreDay } from 'shared-kernel/time';
import { Button, SectionTitle, Stack } from 'shared-kernel/ui';
import { isAnnulled } from '../../../competition/shownStatus';
import { endOfDay } from '../../../matchday/playoffsOfDay';
import { isSamePlan, lateness, replan } from '../../../matchday/replan';
import { plannedMatchesLeft, planOfNow } from '../../../matchday/runningDay';
import { minuteAt } from '../../../model/dayClock';
import { withoutPlan, withPlan } from '../../../model/plans';
import type { DayPlan, Tournament } from '../../../model/tournament';
import { presentTime } from '../../../store/stamps';
import { tournaments } from '../../../store/tournaments';
import { announce } from '../../../widgets/announce';
import { Confirmation } from '../../../widgets/Confirmation';
import { endInWords } from '../../../widgets/timeInWords';
import { usePresentTime } from '../../../widgets/usePresentTime';
import { CourtLinks } from './CourtLinks';
import { PlannedDays } from './PlannedDays';
import { PlanTable } from './PlanTable';
import { own, ownPlan } from './readDay';
import { strings } from './strings';
import { waitsInWords } from './waitsInWords';

type PlanProps = {
  readonly tournament: Tournament;
  readonly day: DayPlan;
  readonly onChoose: (date: string) => void;
};

/** The part below the form once a day is planned: the days, the matches of one, and a link to each court. */
export function Plan({ tournament, day, onChoose }: PlanProps) {
  return (
    <>
      <PlannedDays tournament={tournament} shown={day.date} onChoose={onChoose} />
      <PlanSection key={day.date} tournament={tournament} day={day} />
      <CourtLinks tournamentId={tournament.id} courts={day.courts} />
    </>
  );
}

type Props = { readonly tournament: Tournament; readonly day: DayPlan };

/** A few minutes are no delay. */
const tolerated = 3;

/** The plan by time and court, the waits of the teams, and the actions for a late day. */
export function PlanSection({ tournament, day }: Props) {
  const now = usePresentTime();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const [removal, setRemoval] = useState({ isOpen: false, isTold: false, seen: day });
  const present = now === null ? null : planOfNow(tournament, now);
  const isPresent = present?.date === day.date;
  const shown = isPresent ? present : day;
  const isLeft = plannedMatchesLeft(tournament, shown).length > 0;
  const isRunning = isPresent && isLeft;
  const end = endOfDay(tournament, day);
  const today = now === null ? day.date : centreDay(now);
  const isOtherDay = !isPresent && today !== day.date && isLeft;
  const late = now === null ? 0 : lateness(tournament, now);

  // The focus moves from the plan to the form for another one, and scrolls into view, because the rest of the page is
  // shorter.
  useLayoutEffect(() => {
    const next = section.current?.parentElement?.querySelector<HTMLElement>('[type=submit]');
    return () => {
      if (document.activeElement === document.body) return;
      // After the removal; if the page was left, the button has gone with it.
      setTimeout(() => document.activeElement === document.body && next?.focus());
    };
  }, []);

  async function planAnew() {
    const saved = await tournaments.update(tournament.id, (current) => {
      const there = current.days?.[day.date];
      return there ? withPlan(current, own(replan(current, there, presentTime()))) : current;
    });
    if (!saved.ok) return;
    const renewed = saved.value.days?.[day.date];
    if (renewed === undefined) return announce({ title: strings.notReplanned });
    announce({
      title: strings.replanned,
      description: strings.replannedText(endInWords(day.date, endOfDay(saved.value, renewed))),
    });
  }

  async function remove() {
    stay();
    const saved = await tournaments.update(tournament.id, (current) => {
      const there = current.days?.[day.date];
      const isKnown =
        there !== undefined && [removal.seen, ownPlan()].some((plan) => isSamePlan(current, plan, there));
      return isKnown ? withoutPlan(current, day.date) : current;
    });
    if (!saved.ok) return;
    const left = saved.value.days?.[day.date];
    // A second dialog, because the browser’s own dialog cannot change while it is open.
    if (left) setRemoval({ isOpen: true, isTold: true, seen: left });
    else announce({ title: strings.removed });
  }

  const annulled = new Set(tournament.fixtures.filter(isAnnulled).map(({ id }) => id));

  function stay() {
    setRemoval({ ...removal, isOpen: false });
  }

  return (
    <section ref={section} aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{strings.result}</SectionTitle>
      <Stack gap={4}>
        <p>
          {strings.summary(
            formatLongDay(day.date),
            shown.placements.filter(({ fixture }) => !annulled.has(fixture)).length,
            day.courts,
            endInWords(day.date, end),
          )}
        </p>
        {isOtherDay && <p>{strings.otherDay(formatLongDay(day.date), formatLongDay(today))}</p>}
        {end > minuteAt(day.date, centre.openingHours.closes) && (
          <p css={warning}>{strings.afterClosing(hoursInWords)}</p>
        )}
        <p css={{ maxWidth: theme.measure }}>{waitsInWords(tournament, day)}</p>
        {isRunning && (
          <p css={late > tolerated && warning}>{late > tolerated ? strings.late(late) : strings.inTime}</p>
        )}
        <Stack direction="row" gap={3} data-print="hide">
          {isRunning && (
            <Button variant={late > tolerated ? 'primary' : 'secondary'} onClick={planAnew}>
              {strings.replan}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setRemoval({ isOpen: true, isTold: false, seen: day })}>
            {strings.remove}
          </Button>
        </Stack>
        <PlanTable tournament={tournament} day={shown} />
      </Stack>
      <Confirmation
        open={removal.isOpen}
        title={strings.removeTitle}
        text={removal.isTold ? [strings.removeMeanwhile, strings.removeText] : [strings.removeText]}
        destructive
        onConfirm={remove}
        onCancel={stay}
      />
    </section>
  );
}

const warning = { color: theme.color.warning, fontWeight: 600 } as const;
