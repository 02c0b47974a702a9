import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { DeskReservation } from '../../../data/desk';
import type { DeskCell } from '../../../domain/deskDay';
import { useSteadyHandler } from '../../../ui/useSteadyHandler';

/** A hand trembles: a shorter way is a click. */
const farPx = 6;

type Place = Pick<DeskCell, 'hour' | 'court'>;
type Held = { readonly reservation: DeskReservation; readonly x: number; readonly y: number };
type Drag = { readonly reservation: DeskReservation; readonly over: Place | null };

/**
 * Dragging a reservation to a free cell with the mouse. Touch scrolls, and the keyboard has « Déplacer ». Escape lets go
 * where it was.
 */
export function useCellDrag(onDrop: (reservation: DeskReservation, to: Place) => void) {
  const [held, setHeld] = useState<Held | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const drop = useSteadyHandler(onDrop);
  const isJustDropped = useRef(false);

  useEffect(() => {
    if (!held) return;
    const stop = new AbortController();
    const { signal } = stop;
    const { reservation } = held;
    let current: Drag | null = null;

    function end() {
      setHeld(null);
      setDrag(null);
    }
    window.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (!current && Math.hypot(clientX - held.x, clientY - held.y) < farPx) return;
        current = { reservation, over: freePlaceAt(clientX, clientY) };
        setDrag(current);
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      () => {
        end();
        if (!current) return;
        // The click of this press comes now, if at all.
        isJustDropped.current = true;
        setTimeout(() => {
          isJustDropped.current = false;
        });
        if (current.over) drop(reservation, current.over);
      },
      { signal },
    );
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
    return () => stop.abort();
  }, [held, drop]);

  return {
    isDragging: drag !== null,
    grid: {
      'data-dragging': drag ? true : undefined,
      onClickCapture: (event: MouseEvent) => isJustDropped.current && event.stopPropagation(),
    },
    cell: ({ hour, court, state, reservation }: DeskCell) => ({
      ...(state === 'free' && { 'data-free': `${hour} ${court}` }),
      'data-dragged': (drag && reservation?.id === drag.reservation.id) || undefined,
      // An offered court is confirmed first: its line names the hour.
      onPointerDown: ({ pointerType, button, clientX, clientY }: PointerEvent) => {
        if (pointerType !== 'mouse' || button !== 0 || !reservation || reservation.waiting) return;
        setHeld({ reservation, x: clientX, y: clientY });
      },
    }),
    isTarget: ({ hour, court }: Place) => drag?.over?.hour === hour && drag.over.court === court,
  };
}

export type CellDrag = ReturnType<typeof useCellDrag>;

function freePlaceAt(x: number, y: number): Place | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-free]');
  const [hour, court] = (cell?.dataset.free ?? '').split(' ').map(Number);
  return hour === undefined || court === undefined ? null : { hour, court };
}
