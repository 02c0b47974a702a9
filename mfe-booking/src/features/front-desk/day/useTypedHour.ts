import { type KeyboardEvent, useRef } from 'react';

/** After a longer pause another hour begins. */
const pauseMs = 1_000;

/** The row of an hour whose digits are typed one after the other: « 1 », « 9 » is 19 h. Returns null for any other key. */
export function useTypedHour(hours: readonly number[]) {
  const typed = useRef({ digits: '', at: 0 });
  return ({ key, code, timeStamp }: KeyboardEvent): number | null => {
    // A French keyboard writes its digits with Shift, and needs none here.
    const digit = /^\d$/.test(key) ? key : /^Digit(\d)$/.exec(code)?.[1];
    if (digit === undefined) return null;
    const { digits, at } = typed.current;
    const both = timeStamp - at < pauseMs ? digits + digit : digit;
    const isOne = rowOf(hours, both) >= 0;
    typed.current = { digits: isOne ? both : digit, at: timeStamp };
    const row = rowOf(hours, typed.current.digits);
    return row < 0 ? null : row;
  };
}

/** The hour of that number, else the first one that begins so; -1 without one. */
function rowOf(hours: readonly number[], digits: string): number {
  const exact = hours.indexOf(Number(digits));
  return exact >= 0 ? exact : hours.findIndex((hour) => String(hour).startsWith(digits));
}
