import { test } from '../offline/visits';
import { tableRows } from '../support/suite';
import { TASKS } from './tasks';

test.use({ serviceWorkers: 'block' });
const {
  sections: SECTIONS,
}: { sections: readonly `mfe-${string}`[] } = require('../../tools/build/sections');

/**
 * One team is a release ahead or behind. Each section is tested with the previous and the next shell, and the shell
 * with the previous and the next release of all sections. A package that is ahead here leaves the others behind.
 */
const CELLS = [
  { what: 'the shell is a release ahead of all sections', ahead: ['shell'] },
  { what: 'all sections are a release ahead of the shell', ahead: SECTIONS },
  ...SECTIONS.map((section) => ({ what: `${section} alone is a release ahead`, ahead: [section] })),
  ...SECTIONS.map((section) => ({
    what: `${section} alone is a release behind`,
    ahead: ['shell', ...SECTIONS.filter((other) => other !== section)],
  })),
] as const;

for (const { ahead, what } of tableRows('Releases, one ahead or behind', CELLS)) {
  test(`${TASKS.length} tasks are done where ${what}`, async ({ page, site }) => {
    for (const name of ahead) site.deploy(name as 'shell' | (typeof SECTIONS)[number]);
    for (const task of TASKS) await test.step(task.name, () => task.perform(page));
  });
}
