import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { centre, formatLongDay, hoursInWords, theme } from 'shared-kernel';
import { Disclosure } from 'shared-kernel/disclosure';
import { centreDay } from 'shared-kernel/time';
import { Button, SectionTitle, Stack } from 'shared-kernel/ui';
import { isAnnulled } from '../../../competition/shownStatus';
import { toleratedMinutes } from '../../../matchday/nextCalls';
import { isSamePlan, lateness, replan } from '../../../matchday/planDay';
import { plannedMatchesLeft, planOfNow } from '../../../matchday/planOfNow';
import { endOfDay, playoffsToDraw } from '../../../matchday/playoffsOfDay';
import { waitBounds } from '../../../matchday/waits';
import { minuteAt } from '../../../model/dayClock';
import { plansOf, withoutPlan, withPlan } from '../../../model/plans';
import type { DayPlan, Tournament } from '../../../model/tournament';
import { presentTime } from '../../../store/stamps';
import { tournaments } from '../../../store/tournaments';
import { announce } from '../../../widgets/announce';
import { useConfirmation } from '../../../widgets/Confirmation';
import { endInWords } from '../../../widgets/timeInWords';
import type { InTurn } from '../../../widgets/useInTurn';
import { usePresentTime } from '../../../widgets/usePresentTime';
import { useSharing } from '../../../widgets/useSharing';
import { CourtLinks } from './CourtLinks';
import { PlanTable, useIsWide } from './PlanTable';
import { strings } from './planStrings';
import { figuresOf, pairingsOf } from './readPlan';

export { planDay } from '../../../matchday/planDay';
export { tournaments };

type Props = { readonly tournament: Tournament; readonly day: DayPlan };
type ChoiceProps = Props & { readonly onChoose: (date: string) => void };
/** The day that the organiser chose to see, a new object each time, and whether the form has just planned it. */
export type ChosenDay = { readonly date: string; readonly isJustPlanned: boolean };
type PlanProps = Props & { readonly inTurn: InTurn; readonly chosen: ChosenDay };

/** The part below the form once a day is planned: the days, the matches of one, and a link to each court. */
export function Plan({ tournament, day, inTurn, chosen, onChoose }: ChoiceProps & PlanProps) {
  return (
    <>
      <PlannedDays tournament={tournament} day={day} onChoose={onChoose} />
      <PlanSection key={day.date} tournament={tournament} day={day} inTurn={inTurn} chosen={chosen} />
      <CourtLinks tournamentId={tournament.id} courts={day.courts} />
    </>
  );
}

/** The choice of a planned day, if there are several: the present one, those to come, the past ones. */
function PlannedDays({ tournament, day, onChoose }: ChoiceProps) {
  const now = usePresentTime() ?? presentTime();
  const dates = plansOf(tournament).map(({ date }) => date);
  if (dates.length < 2) return null;
  const present = planOfNow(tournament, now)?.date;
  const others = dates.filter((date) => date !== present);
  const groups = [
    { name: strings.present, dates: dates.filter((date) => date === present) },
    { name: strings.next, dates: others.filter((date) => date >= centreDay(now)) },
    { name: strings.past, dates: others.filter((date) => date < centreDay(now)).reverse() },
  ];
  return (
    <section aria-label={strings.days} data-print="hide">
      <SectionTitle>{strings.days}</SectionTitle>
      <Stack as="dl">
        {groups
          .filter((group) => group.dates.length > 0)
          .map((group) => (
            <div key={group.name}>
              <dt css={theme.type.label}>{group.name}</dt>
              <Stack as="dd" direction="row" gap={2}>
                {group.dates.map((date) => (
                  <Button key={date} aria-pressed={date === day.date} onClick={() => onChoose(date)}>
                    {formatLongDay(date)}
                  </Button>
                ))}
              </Stack>
            </div>
          ))}
      </Stack>
    </section>
  );
}

/** The plan by time and court, the waits of the teams, and the actions for a late day. */
function PlanSection({ tournament, day, inTurn, chosen }: PlanProps) {
  const now = usePresentTime() ?? presentTime();
  const titleId = useId();
  const howToId = useId();
  const section = useRef<HTMLElement>(null);
  const { ask, confirmation } = useConfirmation();
  const present = planOfNow(tournament, now);
  const isPresent = present?.date === day.date;
  const shown = isPresent ? present : day;
  const isLeft = plannedMatchesLeft(tournament, shown).length > 0;
  const isRunning = isPresent && isLeft;
  const { end, ...waits } = figuresOf(tournament, day);
  const bounds = boundsInWords(tournament, day, waits.worst, Math.round(waits.mean));
  const isWide = useIsWide();
  const today = centreDay(now);
  const isOtherDay = !isPresent && today !== day.date && isLeft;
  const late = lateness(tournament, now);
  const isLate = late > toleratedMinutes;
  const sharing = useSharing();

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

  useEffect(() => {
    if (!chosen.isJustPlanned || chosen.date !== day.date) return;
    // The focus scrolls by itself, but no further than needed.
    const title = document.getElementById(titleId);
    title?.focus({ preventScroll: true });
    title?.scrollIntoView?.();
  }, [chosen, day.date, titleId]);

  async function planAnew() {
    const saved = await inTurn(() =>
      tournaments.update(tournament.id, (current) => {
        const there = current.days?.[day.date];
        return there ? withPlan(current, replan(current, there, presentTime())) : current;
      }),
    );
    if (!saved.ok) return;
    const renewed = saved.value.days?.[day.date];
    if (renewed === undefined) return announce({ title: strings.notReplanned });
    announce({
      title: strings.replanned,
      description: strings.replannedText(endInWords(day.date, endOfDay(saved.value, renewed))),
    });
  }

  /** This page's own changes of the plan are saved first. */
  async function startRemoval() {
    const current = await inTurn(() => tournaments.record(tournament.id).read());
    await remove(current?.days?.[day.date] ?? day);
  }

  /** Asks again if another organiser has changed the plan that this one has seen. */
  async function remove(seen: DayPlan, isAgain = false) {
    const text = isAgain ? [strings.removeMeanwhile, strings.removeText] : [strings.removeText];
    if (!(await ask({ title: strings.removeTitle, text }))) return;
    const saved = await tournaments.update(tournament.id, (current) => {
      const there = current.days?.[day.date];
      return there && isSamePlan(current, seen, there) ? withoutPlan(current, day.date) : current;
    });
    if (!saved.ok) return;
    const left = saved.value.days?.[day.date];
    if (left) return remove(left, true);
    announce({ title: strings.removed });
    await sharing?.releaseDay(tournament.id, day.date).catch(() => undefined);
  }

  const annulled = new Set(tournament.fixtures.filter(isAnnulled).map(({ id }) => id));

  return (
    <section ref={section} aria-labelledby={titleId}>
      <SectionTitle id={titleId} tabIndex={-1}>
        {strings.result}
      </SectionTitle>
      <Stack gap={4}>
        <p>
          {strings.summary(
            formatLongDay(day.date),
            shown.placements.filter(({ fixture }) => !annulled.has(fixture)).length,
            day.courts,
            endInWords(day.date, end),
            playoffsToDraw(tournament, day),
          )}
        </p>
        {isOtherDay && <p>{strings.otherDay(formatLongDay(day.date), formatLongDay(today))}</p>}
        {end > minuteAt(day.date, centre.openingHours.closes) && (
          <p css={warning}>{strings.afterClosing(hoursInWords)}</p>
        )}
        <p css={{ maxWidth: theme.measure }}>{strings.waits(waits.worst, Math.round(waits.mean))}</p>
        {isRunning && <p css={isLate && warning}>{isLate ? strings.late(late) : strings.inTime}</p>}
        <Stack direction="row" gap={3} data-print="hide">
          {isRunning && (
            <Button variant={isLate ? 'primary' : 'secondary'} onClick={planAnew}>
              {strings.replan}
            </Button>
          )}
          <Button variant="quiet" onClick={startRemoval}>
            {strings.remove}
          </Button>
        </Stack>
        {(bounds !== null || isLeft) && (
          <div data-print="hide">
            <Disclosure summary={strings.about}>
              <Stack gap={2}>
                {bounds !== null && <p>{bounds}</p>}
                {isLeft && <p id={howToId}>{isWide ? strings.howToDrag : strings.howToMove}</p>}
              </Stack>
            </Disclosure>
          </div>
        )}
        <PlanTable tournament={tournament} day={shown} isWide={isWide} howToId={howToId} />
        {sharing && <sharing.DayCourts tournament={tournament.id} day={shown} end={end} />}
      </Stack>
      {confirmation}
    </section>
  );
}

const warning = { color: theme.color.warning, fontWeight: 600 } as const;

/**
 * The least possible waits of a plan, in words. The bound is proved only for courts that begin together, so other plans
 * show none.
 */
function boundsInWords(tournament: Tournament, day: DayPlan, worst: number, mean: number): string | null {
  if (!isInSlots(day)) return null;
  const bounds = waitBounds(pairingsOf(tournament, day), day.courts, day.matchMinutes);
  const least = { worst: bounds.worst, mean: Math.floor(bounds.mean) };
  // That nothing takes less than nothing need not be said.
  if (least.worst === 0 && least.mean === 0) return null;
  const isReached = worst <= least.worst && mean <= least.mean;
  return isReached ? strings.boundReached : strings.bounds(least.worst, least.mean);
}

/** Whether all matches begin together or a match apart. */
function isInSlots({ placements, matchMinutes }: DayPlan): boolean {
  const starts = [...new Set(placements.map(({ at }) => at))].sort((a, b) => a - b);
  return starts.every((start, index) => index === 0 || start - (starts[index - 1] as number) >= matchMinutes);
}
