import { cpus, totalmem } from 'node:os';
import { openBrowser } from './openBrowser.mjs';

/** What the figures were measured with, in words: nothing that only this machine is called. */
export async function machine(host) {
  const browser = await openBrowser(host);
  const chromium = await browser.version();
  await browser.close();
  const processors = cpus();
  return {
    processor: processors[0].model.trim(),
    cores: processors.length,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    node: process.version,
    chromium,
  };
}
