import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/** Checks the present page against WCAG 2.2 A and AA and axe's best practices; every violation fails the test. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(source);
  const violations: readonly Violation[] = await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window
    const report = await (window as any).axe.run(document, { resultTypes: ['violations'] });
    return report.violations;
  });
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(' ')}: ${node.failureSummary}`),
  );
  expect(findings, `accessibility findings of ${page.url()}`).toEqual([]);
}
