import { readTypedDay } from 'shared-kernel/time';
import { minuteAt } from '../../../model/dayClock';
import type { DayPlan } from '../../../model/tournament';
import { strings } from './strings';

export type DayFields = Readonly<
  Record<'date' | 'start' | 'courts' | 'minutes' | 'pauses' | 'from' | 'to', string>
>;
/** As typed: both HH:mm, or empty. */
export type TypedPause = { readonly from: string; readonly to: string };
export type DayErrors = Partial<Record<keyof DayFields | 'plan', string>>;

export const toTheEnd = 'end';

/** Pauses travel in one text of the draft. */
export function readPauses(text: string): TypedPause[] {
  const pauses = text.split(';').filter((pause) => pause !== '');
  return pauses.map((pause) => {
    const [from = '', to = ''] = pause.split('-');
    return { from, to };
  });
}

export function writePauses(pauses: readonly TypedPause[]): string {
  return pauses.map(({ from, to }) => `${from}-${to}`).join(';');
}

/** Parses the input; each invalid field has its sentence. */
export function readDay(fields: DayFields, today: string, firstRound: number) {
  const errors: DayErrors = {};
  const date = readTypedDay(fields.date, today);
  if (date === null) errors.date = strings.dateWrong;
  if (!isClock(fields.start)) errors.start = strings.startWrong;
  const matchMinutes = Number(fields.minutes.trim() || Number.NaN);
  if (!Number.isInteger(matchMinutes) || matchMinutes < 5 || matchMinutes > 240)
    errors.minutes = strings.minutesWrong;
  const typed = readPauses(fields.pauses).filter(({ from, to }) => from !== '' || to !== '');
  const wrong = typed.findIndex((pause) => !isPause(pause));
  if (wrong !== -1) errors.pauses = strings.pauseWrong(wrong);
  const from = Number(fields.from);
  const to = fields.to === toTheEnd ? Number.POSITIVE_INFINITY : Number(fields.to);
  if (to < from) errors.to = strings.roundsWrong;
  if (date === null || Object.keys(errors).length > 0) return { ok: false, errors } as const;
  const start = minuteAt(date, fields.start);
  const isAll = from <= firstRound && to === Number.POSITIVE_INFINITY;
  return {
    ok: true,
    settings: {
      date,
      start,
      courts: Number(fields.courts),
      matchMinutes,
      pauses: typed.map((pause) => readPause(pause, date, start)),
    },
    rounds: isAll ? null : { from, to },
  } as const;
}

/** A pause over midnight that seems longer has its times in the wrong order. */
const longestHours = 12;

/** Two times of which the second comes after the first, on the same day or in the night. */
function isPause({ from, to }: TypedPause): boolean {
  if (!isClock(from) || !isClock(to) || from === to) return false;
  return from < to || Number.parseInt(to, 10) + 24 - Number.parseInt(from, 10) <= longestHours;
}

/** A pause before the start of the day is one of the night that follows. */
function readPause({ from, to }: TypedPause, date: string, start: number): DayPlan['pauses'][number] {
  const isOver = from < to && minuteAt(date, to) <= start;
  const beginning = minuteAt(date, from, isOver ? 1 : 0);
  return { from: beginning, minutes: minuteAt(date, to, isOver || to < from ? 1 : 0) - beginning };
}

export function isClock(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
