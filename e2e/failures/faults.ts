import type { Route } from '@playwright/test';

/** A fault of a file's download. */
export interface Fault {
  respond(route: Route): unknown;
  /** The answer does not come; the test moves the page's clock on. */
  readonly hangs?: boolean;
  /** The fault is over before the visitor needs to know of it. */
  readonly passes?: boolean;
}

export const FAULTS = {
  refused: { respond: (route) => route.abort('connectionrefused') },
  404: { respond: (route) => route.fulfill({ status: 404, body: 'Not found' }) },
  '503 once': { respond: (route) => route.fulfill({ status: 503 }), passes: true },
  'HTML with status 200': {
    respond: (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Bienvenue sur le Wi-Fi' }),
  },
  'cut in the middle': {
    async respond(route) {
      const response = await route.fetch();
      const body = await response.body();
      await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
    },
  },
  hanging: { respond: () => {}, hangs: true },
  '3 s late': { respond: () => {}, hangs: true, passes: true },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;

export const faultNames = Object.keys(FAULTS) as FaultName[];
