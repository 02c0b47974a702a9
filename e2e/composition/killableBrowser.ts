import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startProgram, until } from '../engines/drivers/program';
import { chromiumFlags } from '../support/chromium';

/** A Chromium with a profile of its own on the disk, which can be killed and started again. */
export interface KillableBrowser {
  /** Starts it with a page of the site. */
  open(path: string): Promise<Page>;
  /** Kills all of its processes at once, as a dead battery does, without any question. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

/** Playwright’s own persistent context says of no process that it has started, so that none could be killed. */
export function killableBrowser(site: string): KillableBrowser {
  const profile = mkdtempSync(join(tmpdir(), 'jorkyball-profile-'));
  const portFile = join(profile, 'DevToolsActivePort');
  let program: ReturnType<typeof startProgram> | undefined;
  let browser: Browser | undefined;

  async function kill() {
    await program?.stop();
    await browser?.close().catch(() => undefined);
    program = undefined;
  }

  return {
    async open(path) {
      rmSync(portFile, { force: true });
      program = startProgram(
        process.env.CHROMIUM_PATH ?? chromium.executablePath(),
        [
          ...chromiumFlags,
          '--headless=new',
          '--no-first-run',
          '--lang=fr-FR',
          '--window-size=1440,900',
          '--force-prefers-reduced-motion',
          '--remote-debugging-port=0',
          `--user-data-dir=${profile}`,
          'about:blank',
        ],
        { env: { TZ: 'Europe/Paris' } },
      );
      const port = () => readFileSync(portFile, 'utf8').split('\n')[0];
      await until('the browser tells its port', async () => Boolean(port()));
      browser = await chromium.connectOverCDP(`http://127.0.0.1:${port()}`);
      const [context] = browser.contexts();
      const page = context?.pages()[0] ?? (await browser.newPage());
      await page.goto(site + path);
      return page;
    },
    kill,
    async remove() {
      await kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
