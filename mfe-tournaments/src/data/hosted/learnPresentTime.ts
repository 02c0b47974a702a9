import { callBackEnd } from 'shared-kernel/back-end';
import * as v from 'shared-kernel/schema';
import { clockDifference } from 'shared-kernel/time';
import { clock } from '../presentTime';

/** An answer that was longer on its way says nothing: the device may have slept. */
const longestWayMs = 30_000;

/** Asks the back end what time it is. A tournament is one for all: what is late goes by one clock, whatever a device tells. */
export async function learnPresentTime(): Promise<void> {
  const asked = Date.now();
  const answer = await callBackEnd('present_time', {}, v.string);
  const there = Date.parse(answer.ok ? answer.value : '');
  const wayMs = Date.now() - asked;
  if (Number.isNaN(there) || wayMs > longestWayMs) return;
  const aheadMs = clockDifference(there, asked + wayMs / 2);
  if (aheadMs === clock.aheadMs) return;
  clock.aheadMs = aheadMs;
  for (const listener of [...clock.listeners]) listener();
}
