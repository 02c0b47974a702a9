import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Place } from '../../../matchday/dayPlan';
import type { DayPlan, Placement, Tournament } from '../../../model/tournament';
import { movePlanned, moveWithin } from './movePlanned';
import type { DayRefusal } from './planStrings';

/** A match that the organiser is moving, and the place over which it is. */
export type Lift = {
  readonly seen: Placement;
  readonly target: Place;
  /** Whether a pressed pointer carries it; else the arrow keys do. */
  readonly isDragged: boolean;
  /** Why the last drop was refused, although the place looked free. */
  readonly refusal?: DayRefusal;
};

type Grid = { readonly times: readonly number[]; readonly courts: number };

/** So far a pressed pointer moves before it drags, in pixels: a press alone lifts the match for the keys. */
const threshold = 5;

const steps: Readonly<Record<string, { readonly court: number; readonly time: number }>> = {
  ArrowLeft: { court: -1, time: 0 },
  ArrowRight: { court: 1, time: 0 },
  ArrowUp: { court: 0, time: -1 },
  ArrowDown: { court: 0, time: 1 },
};

/**
 * Moves a match of the plan's table: by a pointer that drags it, or by a press, the arrow keys, and Enter or Escape. A
 * touch scrolls the page, so it opens the form instead (`onTouch`).
 */
export function useLiftedMatch(tournament: Tournament, day: DayPlan, { times, courts }: Grid) {
  const [lift, setLift] = useState<Lift | null>(null);
  /** The match that was dropped last: its control takes the focus where it is now. */
  const [dropped, setDropped] = useState<string | null>(null);
  const press = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const wasDragged = useRef(false);
  const isSaving = useRef(false);

  function move(lifted: Lift, target: Place) {
    if (isSaving.current || (target.court === lifted.target.court && target.at === lifted.target.at)) return;
    setLift({ seen: lifted.seen, target, isDragged: lifted.isDragged });
  }

  async function drop({ seen, target }: Lift) {
    if (isSaving.current) return;
    const place = { fixture: seen.fixture, ...target };
    if (place.court === seen.court && place.at === seen.at) return setLift(null);
    // A refused drop leaves the match in the hand of the keys, with the reason at the cell.
    if (!moveWithin(tournament, day, place, seen).ok) return setLift({ seen, target, isDragged: false });
    isSaving.current = true;
    const refusal = await movePlanned(tournament.id, day.date, seen, () => place);
    isSaving.current = false;
    if (refusal) return setLift({ seen, target, isDragged: false, refusal });
    setDropped(seen.fixture);
    setLift(null);
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (lift === null) return;
    if (event.key === 'Escape') return setLift(null);
    const step = steps[event.key];
    if (step === undefined || lift.isDragged) return;
    event.preventDefault();
    const row = times.indexOf(lift.target.at) + step.time;
    const court = Math.min(courts, Math.max(1, lift.target.court + step.court));
    move(lift, { court, at: times[Math.min(times.length - 1, Math.max(0, row))] ?? lift.target.at });
  });

  const isLifted = lift !== null;
  useEffect(() => {
    if (!isLifted) return;
    const hear = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [isLifted]);

  /** The handlers of a match's control. */
  function handlers(seen: Placement, onTouch: () => void) {
    const own = lift?.seen.fixture === seen.fixture ? lift : null;
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        wasDragged.current = false;
        if (event.button !== 0 || event.pointerType === 'touch') return;
        press.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove({ clientX: x, clientY: y }: PointerEvent) {
        if (press.current === null || isSaving.current) return;
        const isStill = Math.hypot(x - press.current.x, y - press.current.y) < threshold;
        if (!wasDragged.current && isStill) return;
        if (wasDragged.current && own === null) return;
        wasDragged.current = true;
        const lifted = own?.isDragged ? own : { seen, target: seen, isDragged: true };
        const target = cellAt(x, y) ?? lifted.target;
        setLift({ seen, target, isDragged: true });
      },
      onPointerUp({ currentTarget, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
        press.current = null;
        if (!own?.isDragged) return;
        currentTarget.focus({ preventScroll: true });
        if (cellAt(x, y) === null) setLift(null);
        else void drop(own);
      },
      onPointerCancel() {
        press.current = null;
        setLift(null);
      },
      onClick({ currentTarget, nativeEvent }: MouseEvent<HTMLElement>) {
        // The end of a drag is no press; a key has no count of clicks.
        if (wasDragged.current && nativeEvent.detail > 0) return;
        if ((nativeEvent as Partial<globalThis.PointerEvent>).pointerType === 'touch') return onTouch();
        // Not every browser focuses a pressed button; the keys need it.
        currentTarget.focus({ preventScroll: true });
        if (own === null) setLift({ seen, target: seen, isDragged: false });
        else void drop(own);
      },
      onBlur() {
        if (own !== null && !isSaving.current) setLift(null);
      },
    };
  }

  return { lift, dropped, handlers };
}

/** The place of the table's cell at a point of the window; null beside the table. */
function cellAt(x: number, y: number): Place | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('td[data-minute]');
  return cell ? { court: Number(cell.dataset.court), at: Number(cell.dataset.minute) } : null;
}
