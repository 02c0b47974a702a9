import { expect, type Page, type Route } from '@playwright/test';
import { FAULTS, type Fault, type FaultName } from './faults';

/** A file that a test has taken away. */
export interface BrokenFile {
  /** Whether the visitor sees the fault, because it does not pass by itself. */
  readonly isTold: boolean;
  /** Resolves once the file was requested. */
  isAsked(): Promise<void>;
  /** Waits for the end of the fault: both tries of a lasting one, or the time until it passes. */
  runItsCourse(): Promise<void>;
  /** Answers every request from now on. */
  repair(): void;
}

/** Breaks a file in the manner of the fault. The test must control the page's clock, because timeouts use it. */
export async function breakFile(page: Page, file: RegExp, name: FaultName): Promise<BrokenFile> {
  const { respond, hangs = false, passes = false }: Fault = FAULTS[name];
  const times = passes && !hangs ? 1 : Number.POSITIVE_INFINITY;
  const held: Route[] = [];
  let asked = 0;
  let isMended = false;
  await page.route(file, (route) => {
    asked += 1;
    if (isMended || asked > times) return route.fallback();
    held.push(route);
    // A page that is left takes its requests with it.
    return Promise.resolve(respond(route)).catch(() => {});
  });
  const isAsked = (least = 1) => expect.poll(() => asked).toBeGreaterThanOrEqual(least);

  return {
    isTold: !passes,
    isAsked: () => isAsked(),
    async runItsCourse() {
      await isAsked();
      if (!hangs) return;
      if (passes) {
        await page.clock.fastForward(2_900);
        isMended = true;
        for (const route of held) await route.fallback();
        return;
      }
      // The loader requests a script again after three seconds; four seconds later it shows the error.
      await page.clock.fastForward(3_100);
      await isAsked(2);
      await page.clock.fastForward(4_000);
    },
    repair() {
      isMended = true;
    },
  };
}
