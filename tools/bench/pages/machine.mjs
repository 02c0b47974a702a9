import { cpus, totalmem } from 'node:os';
import { openBrowser } from './openBrowser.mjs';

/** Describes the measuring machine in words, without names that only this machine has. */
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
