import type { Page } from '@playwright/test';
import type { StoredTournament } from '../tournaments/storedTournament';

/** The set-up of a match-day test, which differs by mode: tournaments are on this device, or on every phone. */
export interface MatchDay {
  /** It is this moment, wherever the day goes by a clock; said before anything else. */
  playAt(moment: Date): Promise<void>;
  /** The visitor is an organiser who logged in earlier. */
  enter(): Promise<void>;
  /** These tournaments, and no others, are there before the first page opens; they are the organiser's. */
  keep(...tournaments: readonly StoredTournament[]): Promise<void>;
  /** A spectator's page: another tab of the organiser's browser, or a phone in the stand. */
  spectator(): Promise<Page>;
  /**
   * A spectator who keeps the page open sees it, whatever happened before. This may call `sight` more than once, so
   * `sight` must give up after a second or two.
   */
  expectSoon(spectator: Page, sight: () => Promise<void>): Promise<void>;
  /** Expects the sheet to say that all taps are stored. */
  expectKept(page: Page): Promise<void>;
}
