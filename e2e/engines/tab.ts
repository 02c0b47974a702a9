import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { isAt, type Shown, shownAt } from '../support/pages';
import type { TabDriver } from './drivers/driver';
import { findThing, type Glance, glance, type Thing, watchKeptFiles } from './lookInPage';

/** Computes roles and names as assistive technology does. */
const library = readFileSync(
  createRequire(__filename).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const PATIENCE_MS = 15_000;

/** One tab of a visitor’s browser, for every engine. Each action and expectation waits for its element. */
export class Tab {
  readonly #driver: TabDriver;
  readonly #origin: string;

  constructor(driver: TabDriver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  async open(path: string) {
    await this.#driver.goto(`${this.#origin}${path}`);
    await this.#becomesAlive();
  }

  async reload() {
    await this.#driver.reload();
    await this.#becomesAlive();
  }

  async goBack() {
    await this.#driver.goBack();
  }

  async goForward() {
    await this.#driver.goForward();
  }

  async press(thing: Thing) {
    await this.expectThing(thing);
    await this.#driver.click(call(findThing, thing));
  }

  async fill(thing: Thing, text: string) {
    await this.expectThing(thing);
    await this.#driver.evaluate(`${call(findThing, thing)}.select()`);
    await this.#driver.type(call(findThing, thing), text);
    await expect.poll(() => this.#driver.evaluate(`${call(findThing, thing)}?.value`)).toBe(text);
  }

  /** Chooses the option of a list that says this. */
  async choose(list: Thing, option: string) {
    await this.expectThing(list);
    const place = `[...${call(findThing, list)}.options].findIndex(({ label }) => label === ${JSON.stringify(option)})`;
    await this.#wait(`the option “${option}”`, async () => (await this.#driver.evaluate<number>(place)) >= 0);
    await this.chooseAt(list, await this.#driver.evaluate<number>(place));
  }

  /** Chooses an option of a list by its place, the first one being 0. */
  async chooseAt(list: Thing, place: number) {
    await this.expectThing(list);
    await this.#driver.evaluate(`(() => {
      const list = ${call(findThing, list)};
      list.selectedIndex = ${place};
      list.dispatchEvent(new Event('change', { bubbles: true }));
    })()`);
  }

  /** Has the page press each thing in turn at an instant (ms since 1970) that another tab may share. */
  async pressAllAt(instant: number, things: readonly Thing[]) {
    for (const thing of things) await this.expectThing(thing);
    await this.#driver.evaluate(`(() => {
      const elements = [${things.map((thing) => call(findThing, thing)).join()}];
      setTimeout(async () => {
        for (const element of elements) {
          element.click();
          await undefined;
        }
      }, ${instant} - Date.now());
    })()`);
  }

  /** The page at a path is there: its address, its one heading, its title. */
  async expectPage(path: string, shown: Partial<Shown> = {}) {
    const { heading, title } = { ...shownAt(path), ...shown };
    await this.#sees(`the page ${path}, “${heading}”`, (seen) =>
      isAt(seen.address, path) && fits(seen.title, title) && seen.headings.length === 1
        ? fits(seen.headings[0] ?? '', heading)
        : false,
    );
  }

  /** Words that can be read on the screen. */
  async expectText(words: string) {
    await this.#sees(`“${words}”`, ({ text }) => text.includes(words));
  }

  async expectThing(thing: Thing) {
    await this.#find(thing, true);
  }

  async expectNothing(thing: Thing) {
    await this.#find(thing, false);
  }

  /** Waits until the service worker has taken the page over and has every file that it is made of. */
  async isKeptForOffline() {
    await this.#driver.evaluate(call(watchKeptFiles));
    await this.#wait('all files of the page to be kept', () => this.#driver.evaluate<boolean>('isKept'));
  }

  async #find(thing: Thing, isWanted: boolean) {
    const wanted = `${isWanted ? '' : 'no '}${thing.role} “${thing.name}”`;
    await this.#wait(wanted, async () => {
      const found = await this.#driver.evaluate<boolean | null>(
        `typeof TestingLibraryDom === 'undefined' ? null : ${call(findThing, thing)} !== null`,
      );
      if (found === null) await this.#driver.evaluate(`(() => { ${library}\n })()`);
      return found === isWanted;
    });
  }

  async #becomesAlive() {
    await this.#sees('a page that lives', ({ isAlive }) => isAlive);
  }

  async #sees(wanted: string, isSeen: (seen: Glance) => boolean) {
    await this.#wait(wanted, async () => isSeen(await this.#driver.evaluate<Glance>(call(glance))));
  }

  async #wait(wanted: string, isThere: () => Promise<boolean>) {
    const end = Date.now() + PATIENCE_MS;
    let fault: unknown;
    while (Date.now() < end) {
      try {
        if (await isThere()) return;
      } catch (error) {
        // Between two pages there is no document to query.
        fault = error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const seen = await this.#driver.evaluate<Glance>(call(glance)).catch(() => fault);
    throw new Error(`The visitor waited for ${wanted}, and sees ${JSON.stringify(seen, null, 2)}`);
  }
}

/** A call of one of our functions, as an expression for the page. */
function call(run: (...parameters: never[]) => unknown, ...parameters: readonly unknown[]): string {
  return `(${run})(${parameters.map((parameter) => JSON.stringify(parameter)).join()})`;
}

function fits(text: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? text === wanted : wanted.test(text);
}
