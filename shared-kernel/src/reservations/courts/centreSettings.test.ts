import type { CentreSettings } from 'shared-kernel';
import { learnSettings } from '../../platform/centre/hosted';
import { cancellationSentence, noticeInWords } from '../plans';
import { availabilityOf, courtsInService, freeCourts } from './availability';
import { bookingWindow, isOpenHour, openSlots } from './bookingWindow';
import { changeRefusal } from './changeRefusal';
import { hourPriceCents } from './hourPrice';
import { nearestHours } from './nearestHours';
import { allSlots, isSlot, slots, slotsOf } from './slots';

/** A Saturday noon in Paris. */
const now = new Date('2026-11-21T11:00:00Z');
const [monday, tuesday, sunday] = ['2026-11-23', '2026-11-24', '2026-11-22'];

const settings: CentreSettings = {
  revision: 2,
  hours: [null, [12, 14], [10, 23], [10, 23], [10, 23], [9, 20], [10, 23]],
  door: [8, 23],
  exceptions: [{ day: sunday, hours: [8, 8], note: 'Tournoi' }],
  courts: [{ number: 1, name: '' }],
  months: 1,
  notice: 90,
  prices: { base: 1250, bands: [{ weekdays: [2], hours: [13, 14], cents: 2800 }] },
};

test('before a page knows settings, the built values hold', () => {
  expect(slotsOf(monday)).toBe(slots);
  expect(allSlots()).toBe(slots);
  expect(courtsInService()).toBe(6);
  expect(hourPriceCents({ date: tuesday, time: '13:00' })).toBe(2500);
  expect(bookingWindow(now).last).toBe('2027-01-21');
  expect(noticeInWords()).toBe('2\u00a0h');
});

describe('with settings', () => {
  beforeAll(() => learnSettings(settings));

  test('the hours are those of the weekday, or of the exception', () => {
    expect(slotsOf(monday)).toEqual([]);
    expect(slotsOf(tuesday)).toEqual(['12:00', '13:00', '14:00']);
    expect(slotsOf(sunday)).toEqual(['08:00']);
    expect(openSlots('2026-11-21', now).at(0)).toBe('13:00');
    expect(allSlots().at(0)).toBe('08:00');
    expect([isSlot('08:00'), isSlot('07:00')]).toEqual([true, false]);
    expect(isOpenHour({ date: tuesday, time: '15:00' }, now)).toBe(false);
  });

  test('the window, the courts and the hours offered instead follow', () => {
    expect(bookingWindow(now).last).toBe('2026-12-21');
    const taken = availabilityOf([{ date: tuesday, time: '13:00' }]);
    expect(freeCourts(taken, { date: tuesday, time: '13:00' })).toBe(0);
    expect(nearestHours(taken, { date: tuesday, time: '13:00' }, now).slice(0, 2)).toEqual([
      { date: tuesday, time: '12:00' },
      { date: tuesday, time: '14:00' },
    ]);
  });

  test('the deadline follows, in the rule and in words', () => {
    const at = (minutes: number) => new Date(Date.parse('2026-11-24T12:00:00Z') - minutes * 60_000);
    const game = { date: tuesday, time: '13:00' };
    expect(changeRefusal(game, at(90))).toBeNull();
    expect(changeRefusal(game, at(89))).toEqual({ kind: 'too-late' });
    expect(cancellationSentence()).toBe('Annulation gratuite jusqu’à 1\u00a0h\u00a030 avant la partie.');
  });

  test.each([
    [tuesday, '12:00', 1250],
    [tuesday, '13:00', 2800],
    [tuesday, '14:00', 2800],
    [sunday, '13:00', 1250],
  ])('the price on %s at %s is %i cents', (date, time, cents) => {
    expect(hourPriceCents({ date, time })).toBe(cents);
  });

  test('an answer of an older revision changes nothing', () => {
    learnSettings({ ...settings, revision: 1, months: 6 });
    expect(bookingWindow(now).last).toBe('2026-12-21');
  });
});
