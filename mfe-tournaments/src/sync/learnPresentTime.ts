import { callBackEnd } from 'shared-kernel/back-end';
import { clockDifference } from 'shared-kernel/time';
import * as v from 'valibot';
import { clockAheadMs } from '../store/stamps';

/** A slower answer is ignored, because the device may have slept. */
const longestWayMs = 30_000;
/** The pause after a lost answer; it doubles with each one. */
const firstPauseMs = 4_000;
const longestPauseMs = 60_000;

let nextTry: ReturnType<typeof setTimeout> | undefined;

/**
 * Asks the back end for the present time and retries until it answers. All devices must agree on which matches are
 * late, so one clock decides for all.
 */
export async function learnPresentTime(pauseMs = firstPauseMs): Promise<void> {
  clearTimeout(nextTry);
  const asked = Date.now();
  const answer = await callBackEnd('present_time', {}, v.string());
  const there = Date.parse(answer.ok ? answer.value : '');
  const wayMs = Date.now() - asked;
  if (Number.isNaN(there) || wayMs > longestWayMs) {
    clearTimeout(nextTry);
    nextTry = setTimeout(askAgain, pauseMs, Math.min(2 * pauseMs, longestPauseMs));
    return;
  }
  clockAheadMs.setState(clockDifference(there, asked + wayMs / 2));
}

/** Not while the page is hidden: a page that becomes visible again fetches its whole content. */
function askAgain(pauseMs: number): void {
  if (document.visibilityState !== 'hidden') void learnPresentTime(pauseMs);
}
