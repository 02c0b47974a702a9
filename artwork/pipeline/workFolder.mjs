import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Lends `use` a folder for files in between, and removes it. */
export async function withWorkFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), 'artwork-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
