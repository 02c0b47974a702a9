import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../hosted/support/freePort';
import { type Driver, windowSize } from './driver';
import { type Program, startProgram, until } from './program';
import { openSession } from './webDriver';

export interface WebKitPrograms {
  /** WebKitWebDriver */
  readonly driver: string;
  readonly miniBrowser: string;
  readonly xvfb: string;
}

/** A new WebKit, in GTK's small browser, driven over WebDriver on a virtual screen. */
export async function startWebKit({ driver, miniBrowser, xvfb }: WebKitPrograms): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'journey-webkit-'));
  const programs: Program[] = [];
  const stop = async () => {
    for (const program of programs.toReversed()) await program.stop();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const screen = startProgram(
      xvfb,
      ['-displayfd', '3', '-screen', '0', `${windowSize.width}x${windowSize.height}x24`, '-nolisten', 'tcp'],
      {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      },
    );
    programs.push(screen);
    const display = String((await once(screen.child.stdio[3] ?? screen.child, 'data'))[0]).trim();
    const port = await freePort();
    programs.push(
      startProgram(driver, [`--port=${port}`], { env: { ...atHome(home), DISPLAY: `:${display}` } }),
    );
    const url = `http://127.0.0.1:${port}`;
    await until('WebKit’s driver answers', async () => (await fetch(`${url}/status`)).ok);
    const session = await openSession(url, {
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    });
    return {
      openTab: () => session.openTab(),
      async close() {
        await session.close().catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The folders for the browser's files and settings, apart from those of the machine's user. */
function atHome(home: string): NodeJS.ProcessEnv {
  const settings = join(home, 'config/gtk-3.0');
  mkdirSync(settings, { recursive: true });
  // Sets `prefers-reduced-motion` for pages.
  writeFileSync(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return {
    HOME: home,
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_DATA_HOME: join(home, 'data'),
    XDG_CACHE_HOME: join(home, 'cache'),
    XDG_RUNTIME_DIR: home,
    TZ: 'Europe/Paris',
    // Without a graphics card.
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
}
