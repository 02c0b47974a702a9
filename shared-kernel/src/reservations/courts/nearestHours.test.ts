import { availabilityOf, freeCourts } from './availability';
import { bookingWindow, openSlots } from './bookingWindow';
import type { Hour } from './contract';
import { nearestHours } from './nearestHours';
import { slots } from './slots';

/** A Saturday, a quarter past ten in Paris. */
const now = new Date('2026-11-21T09:15:00Z');

const sixTimes = (hours: readonly Hour[]) => availabilityOf(hours.flatMap((hour) => Array(6).fill(hour)));
const fullDay = (date: string) => slots.map((time) => ({ date, time }));

test('the nearest hours of a full day are the evening before and the morning after', () => {
  const wanted = { date: '2026-11-25', time: '16:00' };
  expect(nearestHours(sixTimes(fullDay('2026-11-25')), wanted, now)).toEqual([
    { date: '2026-11-24', time: '22:00' },
    { date: '2026-11-24', time: '23:00' },
    { date: '2026-11-26', time: '10:00' },
  ]);
});

test('the nearest hours are never in the past or beyond the window', () => {
  expect(nearestHours(sixTimes([]), { date: '2026-11-21', time: '10:00' }, now)[0]).toEqual({
    date: '2026-11-21',
    time: '11:00',
  });
  const { last } = bookingWindow(now);
  const wanted = { date: last, time: '23:00' };
  const nearest = nearestHours(sixTimes([wanted]), wanted, now);
  expect(nearest.map(({ time }) => time)).toEqual(['20:00', '21:00', '22:00']);
});

test('fewer hours are offered when fewer are free, and none when all are full', () => {
  const { first, last } = bookingWindow(now);
  const all: Hour[] = [];
  for (let day = Date.parse(first); day <= Date.parse(last); day += 86_400_000) {
    all.push(...fullDay(new Date(day).toISOString().slice(0, 10)));
  }
  const kept = { date: last, time: '12:00' };
  const availability = sixTimes(all.filter(({ date, time }) => date !== last || time !== '12:00'));
  expect(freeCourts(availability, kept)).toBe(6);
  expect(nearestHours(availability, { date: first, time: '18:00' }, now)).toEqual([kept]);
  expect(nearestHours(sixTimes(all), { date: first, time: '18:00' }, now)).toEqual([]);
  expect(openSlots(first, now).length).toBeGreaterThan(0);
});

test('an overbooked hour has zero courts left', () => {
  const hour = { date: '2026-11-25', time: '18:00' };
  expect(freeCourts(availabilityOf(Array(9).fill(hour)), hour)).toBe(0);
});
