import { type KeyboardEvent, useEffect, useRef } from 'react';
import { stepOf } from './gridKeys';

type Shown = { readonly day: string | null; readonly time: string; readonly count: number };

/**
 * Keeps the keyboard focus among the hours. Keys move through them, and after a change of day or an accepted suggestion
 * (`goTo`) the focus stays there. If the focused hour passes, the first hour ahead gets the focus.
 */
export function useHourFocus({ day, time, count }: Shown, onTurn: (by: -1 | 1) => boolean) {
  const list = useRef<HTMLUListElement>(null);
  const aim = useRef<string | null>(null);
  const isWithin = useRef(false);

  useEffect(() => {
    const buttons = buttonsIn(list.current);
    const isLost = isWithin.current && !buttons.some((button) => button === document.activeElement);
    if (aim.current === null && !isLost) return;
    const wanted = aim.current;
    aim.current = null;
    (buttons.find((button) => button.dataset.time === wanted) ?? buttons[0])?.focus();
  }, [day, time, count]);

  function walk(event: KeyboardEvent) {
    const buttons = buttonsIn(list.current);
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const places = buttons.map((button) => button.getBoundingClientRect());
    const step = stepOf(event.key, index, places);
    if (index < 0 || step === null) return;
    event.preventDefault();
    if (step.kind === 'to') buttons[step.index]?.focus();
    else if (onTurn(step.by)) aim.current = buttons[index]?.dataset.time ?? null;
  }

  return {
    goTo(hour: string) {
      aim.current = hour;
    },
    onList: {
      ref: list,
      onKeyDown: walk,
      onFocus() {
        isWithin.current = true;
      },
      onBlur() {
        isWithin.current = false;
      },
    },
  };
}

function buttonsIn(list: HTMLElement | null): HTMLButtonElement[] {
  return Array.from(list?.querySelectorAll<HTMLButtonElement>('button:not([aria-disabled=true])') ?? []);
}
