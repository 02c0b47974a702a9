import lighthouse from 'lighthouse';
import { openBrowser } from './openBrowser.mjs';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
  tti: 'interactive',
};

/**
 * One run of Lighthouse as it is for phones, in a browser of its own. Resolves to scores by category (0 to 100), the
 * figures by their short names (milliseconds; `cls` has no unit), and how fast the machine is to Lighthouse.
 */
export async function lighthouseRun({ host, path, throttling, categories }) {
  const browser = await openBrowser(host);
  try {
    const { lhr } = await lighthouse(`https://${host.hostName}${encodeURI(path)}`, {
      port: Number(new URL(browser.wsEndpoint()).port),
      output: 'json',
      logLevel: 'error',
      onlyCategories: categories,
      throttlingMethod: throttling,
    });
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
    return {
      scores: Object.fromEntries(
        Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
      ),
      figures: Object.fromEntries(
        Object.entries(AUDITS).map(([name, audit]) => [name, lhr.audits[audit].numericValue]),
      ),
      benchmarkIndex: lhr.environment.benchmarkIndex,
      lighthouse: lhr.lighthouseVersion,
    };
  } finally {
    await browser.close();
  }
}
