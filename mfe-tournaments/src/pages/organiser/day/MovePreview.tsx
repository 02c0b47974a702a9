import { useLayoutEffect, useRef } from 'react';
import { theme } from 'shared-kernel';
import type { DayPlan, Tournament } from '../../../model/tournament';
import { endInWords, timeInWords } from '../../../widgets/timeInWords';
import { momentAndCourt } from '../../../widgets/words';
import { moveWithin, refusalSentence } from './movePlanned';
import { strings } from './planStrings';
import { figuresOf } from './readPlan';
import type { Lift } from './useLiftedMatch';

type Props = { readonly tournament: Tournament; readonly day: DayPlan; readonly lift: Lift | null };

/**
 * At the cell over which a match is: the place, and how its drop would change the waits and the end, or why it is refused.
 * The region exists before its words, because a screen reader announces changes of known regions only.
 */
export function MovePreview({ tournament, day, lift }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const { court, at } = lift?.target ?? {};

  // Beside the cell, in sight, over nothing that the organiser needs to see: the cell itself stays free.
  useLayoutEffect(() => {
    const card = ref.current;
    const cell = document.querySelector(`td[data-minute="${at}"][data-court="${court}"]`);
    if (card === null || cell === null) return;
    // A page that scrolls under a drag would change its target.
    if (!lift?.isDragged) cell.scrollIntoView?.({ block: 'nearest' });
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = card;
    const isRoomBelow = bottom + height + gap <= innerHeight;
    card.style.left = `${Math.max(gap, Math.min(left, right - width, innerWidth - width - gap))}px`;
    card.style.top = `${isRoomBelow ? bottom + gap : Math.max(gap, top - height - gap)}px`;
  });

  return (
    <div ref={ref} role="status" data-print="hide" css={style}>
      {lift && (
        <div>
          <p css={{ fontWeight: 600 }}>
            {momentAndCourt(lift.target.court, timeInWords(day.date, lift.target.at))}
          </p>
          {sentencesOf(tournament, day, lift).map(({ text, isRefusal }) => (
            <p key={text} data-refused={isRefusal || undefined}>
              {text}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

const gap = 6;

type Sentence = { readonly text: string; readonly isRefusal?: boolean };

function sentencesOf(tournament: Tournament, day: DayPlan, { seen, target, refusal }: Lift): Sentence[] {
  const { date } = day;
  if (refusal) return [{ text: refusalSentence(refusal, date), isRefusal: true }];
  if (target.court === seen.court && target.at === seen.at) return [{ text: strings.ownPlace }];
  const outcome = moveWithin(tournament, day, { fixture: seen.fixture, ...target }, seen);
  if (!outcome.ok) return [{ text: refusalSentence(outcome.refusal, date), isRefusal: true }];
  const [before, after] = [figuresOf(tournament, day), figuresOf(tournament, outcome.day)];
  const rests = [
    after.worst !== before.worst && strings.worst(after.worst, before.worst),
    after.short !== before.short && strings.short(after.short, before.short),
    Math.round(after.mean) !== Math.round(before.mean) &&
      strings.mean(Math.round(after.mean), Math.round(before.mean)),
  ].filter((text) => text !== false);
  const [end, former] = [endInWords(date, after.end), endInWords(date, before.end)];
  return [
    ...(rests.length > 0 ? rests : [strings.sameRests]),
    end === former ? strings.sameEnd(end) : strings.end(end, timeInWords(date, before.end)),
  ].map((text) => ({ text }));
}

const style = {
  position: 'fixed',
  zIndex: 5,
  // A drag passes through it to the cell below.
  pointerEvents: 'none',
  '& > div': {
    ...theme.type.small,
    display: 'grid',
    gap: theme.space(1),
    width: 'max-content',
    maxWidth: 'min(22rem, 90vw)',
    padding: theme.space(3),
    border: `1px solid ${theme.color.action}`,
    borderRadius: theme.radius,
    background: theme.color.groundRaised,
    boxShadow: '0 12px 32px rgb(0 0 0 / 0.45)',
  },
  '& [data-refused]': { color: theme.color.danger, fontWeight: 600 },
} as const;
