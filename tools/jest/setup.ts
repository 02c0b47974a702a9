import { readFileSync } from 'node:fs';
import { TextDecoder, TextEncoder } from 'node:util';
import { isFixedSet, seed } from './suite';

// A test without a document has nothing to look at.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');

/** Node 20 reads these bytes of Windows-1252 as Latin-1; browsers do not. */
const windows1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

class BrowserTextDecoder extends TextDecoder {
  override decode(...input: Parameters<TextDecoder['decode']>): string {
    const text = super.decode(...input);
    if (this.encoding !== 'windows-1252') return text;
    return text.replace(/[\x80-\x9f]/g, (sign) => windows1252[sign.charCodeAt(0) - 0x80] ?? sign);
  }
}

// jsdom lacks these, and the router needs them.
Object.assign(globalThis, { TextDecoder: BrowserTextDecoder, TextEncoder });

// A shared machine may stall for seconds, and a stall is no fault. Tests that render nothing need not load the library.
if (expect.getState().testPath?.endsWith('.tsx')) {
  const { configure } = jest.requireActual<typeof import('@testing-library/dom')>('@testing-library/dom');
  configure({ asyncUtilTimeout: 30_000 });
}

if (isFixedSet && readFileSync(String(expect.getState().testPath), 'utf8').includes("from 'fast-check'")) {
  const { configureGlobal } = jest.requireActual<typeof import('fast-check')>('fast-check');
  configureGlobal({ seed, numRuns: 20 });
}

// An error that React or a library only prints is a failure all the same.
let unexpected: unknown[][] = [];

beforeEach(() => {
  unexpected = [];
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    unexpected.push(parts);
  });
});

afterEach(() => {
  const printed = unexpected;
  jest.restoreAllMocks();
  if (printed.length > 0) {
    throw new Error(`console.error was called:\n${printed.map((parts) => parts.join(' ')).join('\n')}`);
  }
});
