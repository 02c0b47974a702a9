/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackEnd } from './support/backEnd';
import { describeRights } from './support/describeRights';

const folder = mkdtempSync(join(tmpdir(), 'jorkyball-rights-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** As a trial is: what a start grants by itself would show at the second one. */
describeRights('PGlite, started again', async () => {
  const flags = ['--folder', folder];
  await (await startBackEnd(undefined, flags)).stop();
  const backEnd = await startBackEnd(undefined, flags);
  return { backEnd, stop: backEnd.stop };
});
