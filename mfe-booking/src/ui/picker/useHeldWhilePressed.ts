import { useState } from 'react';

/** Longer than a browser takes from the end of a touch to its click. */
const CLICK_DELAY_MS = 350;

/**
 * Keeps a value as it is while a pointer is down, until the press has been answered: no hour may pass, move or be
 * replaced under a finger that is about to choose it.
 */
export function useHeldWhilePressed<Value>(value: Value): readonly [Value, { onPointerDown: () => void }] {
  const [held, setHeld] = useState<{ readonly value: Value } | null>(null);
  const shown = held ? held.value : value;
  return [
    shown,
    {
      onPointerDown() {
        setHeld({ value: shown });
        whenPressEnds(() => setHeld(null));
      },
    },
  ];
}

/** Keeps the height of an element above the hours until the press has been answered. */
export function holdHeight(element: HTMLElement | null): void {
  if (!element) return;
  const { style } = element;
  style.height = `${element.offsetHeight}px`;
  style.overflow = 'clip';
  whenPressEnds(() => {
    style.height = '';
    style.overflow = '';
  });
}

/** Calls back once the press that begins now has ended, its click included. */
function whenPressEnds(callBack: () => void): void {
  const press = new AbortController();
  const { signal } = press;
  const end = () => {
    if (signal.aborted) return;
    press.abort();
    callBack();
  };
  // The click's own handlers come first.
  addEventListener('click', () => setTimeout(end), { capture: true, signal });
  addEventListener('pointercancel', end, { signal });
  addEventListener('pointerup', () => setTimeout(end, CLICK_DELAY_MS), { signal });
  addEventListener('pointerdown', end, { capture: true, signal });
}
