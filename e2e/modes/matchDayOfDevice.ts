import type { Page } from '@playwright/test';
import { expect } from '../support/test';
import { enterAsOrganizer } from '../tournaments/organizerPages';
import { keepTournaments } from '../tournaments/storedTournament';
import type { MatchDay } from './matchDay';

/** Only the tabs of one browser know its tournaments. */
export function matchDayOfDevice(page: Page): MatchDay {
  return {
    playAt: (moment) => page.clock.setFixedTime(moment),
    enter: () => enterAsOrganizer(page),
    keep: (...tournaments) => keepTournaments(page, ...tournaments),
    spectator: () => page.context().newPage(),
    expectSoon: (_, sight) => expect(sight).toPass(),
    expectKept: (sheet) => expect(sheet.getByText('Tout est gardé sur cet appareil')).toBeAttached(),
  };
}
