import { useMemo } from 'react';
import { useVisitDraft } from 'shared-kernel/drafts';
import { services } from 'shared-kernel/plans';
import { addDays, readTypedDay, writeTypedDay } from 'shared-kernel/time';
import type { SeriesPlan, SeriesRequest } from '../../../data/series';
import { seriesDrafts } from '../../../data/seriesDraft';
import { weekdayOf } from '../../../domain/seriesDates';
import { planStrings as words } from './strings';

export type SeriesForm = ReturnType<typeof useSeriesForm>;
type Fault = { readonly field: 'firstDay' | 'times' | 'lastDay'; readonly text: string };

/** The fields of a new series: what was typed in this visit, over what the request says. */
export function useSeriesForm(request: SeriesRequest | null, today: string) {
  const draft = useMemo(() => seriesDrafts(request?.id ?? 'new'), [request?.id]);
  const typed = useVisitDraft(draft);
  const values = {
    name: request?.name ?? '',
    phone: request?.phone ?? '',
    email: request?.email ?? '',
    member: request?.member ?? '',
    memberName: request?.member ? request.name : '',
    memberEmail: request?.member ? request.email : '',
    memberIsUnconfirmed: '',
    players: String(request?.players ?? 4),
    offer: services[0] as string,
    note: '',
    firstDay: request ? writeTypedDay(firstDate(request, today)) : '',
    hour: String(request?.hour ?? 19),
    court: '',
    end: 'times',
    times: String(request?.weeks ?? 10),
    lastDay: '',
    ...typed,
  };
  return { values, change: draft.keep, forget: () => draft.forget(), ...planOf(values, today) };
}

/** The first day of the wanted weekday, not in the past. */
function firstDate({ firstDay, weekday }: SeriesRequest, today: string): string {
  const from = firstDay > today ? firstDay : today;
  return addDays(from, (7 + weekday - weekdayOf(from)) % 7);
}

type PlanFields = Readonly<Record<'firstDay' | 'hour' | 'court' | 'end' | 'times' | 'lastDay', string>>;

/** What the database is asked for; null while a field is empty or wrong. */
function planOf(
  { firstDay, hour, court, end, times, lastDay }: PlanFields,
  today: string,
): { readonly plan: SeriesPlan | null; readonly fault: Fault | null } {
  const wrong = (field: Fault['field'], text: string) => ({ plan: null, fault: { field, text } });
  if (firstDay.trim() === '') return { plan: null, fault: null };
  const first = readTypedDay(firstDay, today);
  if (first === null) return wrong('firstDay', words.badDay(firstDay));
  const plan = {
    weekday: weekdayOf(first),
    hour: Number(hour),
    court: court === '' ? null : Number(court),
    firstDay: first,
  };
  if (end === 'times') {
    const isCount = /^\d{1,2}$/.test(times.trim()) && Number(times) >= 1 && Number(times) <= 53;
    if (!isCount) return wrong('times', words.badTimes);
    return { plan: { ...plan, times: Number(times), lastDay: null }, fault: null };
  }
  if (lastDay.trim() === '') return { plan: null, fault: null };
  const last = readTypedDay(lastDay, today);
  if (last === null) return wrong('lastDay', words.badDay(lastDay));
  if (last < first) return wrong('lastDay', words.badLastDay);
  return { plan: { ...plan, times: null, lastDay: last }, fault: null };
}
