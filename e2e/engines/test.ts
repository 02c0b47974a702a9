import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { freePort } from '../hosted/support/freePort';
import type { Driver } from './drivers/driver';
import { startFirefox } from './drivers/firefox';
import { startProgram, until } from './drivers/program';
import { startWebKit } from './drivers/webKit';
import { Tab } from './tab';

/** How each engine is started, by the name of its project in Playwright’s configuration. */
const engines: Readonly<Record<string, () => Promise<Driver>>> = {
  firefox: () => startFirefox(programAt('FIREFOX_PATH')),
  webkit: () =>
    startWebKit({
      driver: programAt('WEBKIT_DRIVER_PATH'),
      miniBrowser: programAt('WEBKIT_BROWSER_PATH'),
      xvfb: programAt('XVFB_PATH'),
    }),
};

interface Journey {
  /** Where the journey's site is. */
  readonly origin: string;
  /** Opens a tab in the browser of a visitor who has never been here. */
  readonly openTab: () => Promise<Tab>;
}

interface JourneyThatGoesOffline extends Journey {
  /** Ends the journey's own server: from now on nothing answers, as without a network. */
  readonly stopServer: () => Promise<void>;
}

export const test = base.extend<Journey>({
  origin: ({ baseURL }, use) => use(baseURL ?? ''),
  openTab: async ({ origin }, use, { project }) => {
    const start = engines[project.name];
    if (!start) throw new Error(`Nobody drives ${project.name} here.`);
    const driver = await start();
    try {
      await use(async () => new Tab(await driver.openTab(), origin));
    } finally {
      await driver.close();
    }
  },
});

/** Neither engine can simulate an offline network, so the site has a server of its own that the test stops. */
export const offlineTest = test.extend<JourneyThatGoesOffline & { readonly server: OwnServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  server: async ({}, use) => {
    const server = await serveAlone();
    await use(server);
    await server.stop();
  },
  origin: ({ server }, use) => use(server.origin),
  stopServer: ({ server }, use) => use(server.stop),
});

interface OwnServer {
  readonly origin: string;
  stop(): Promise<void>;
}

async function serveAlone(): Promise<OwnServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const program = startProgram(process.execPath, [join(__dirname, '../../tools/serve/serveSite.mjs')], {
    env: { PORT: String(port) },
  });
  await until('The site answers', async () => (await fetch(origin)).ok);
  return { origin, stop: program.stop };
}

function programAt(variable: string): string {
  const path = process.env[variable];
  if (!path) throw new Error(`${variable} names no program; npm test finds it.`);
  return path;
}
