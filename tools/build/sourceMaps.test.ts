/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runModule } from '../jest/runModule';

test('a release contains the source maps of visitors’ scripts, without paths of the build machine', () => {
  const place = mkdtempSync(join(tmpdir(), 'jorkyball-maps-'));
  try {
    const maps = ['main.js.map', 'sw.js.map'].map((name) => ({ name, path: join(place, name) }));
    const map = {
      version: 3,
      sources: ['shell/src/main.tsx', 'node_modules/.federation/entry.97e6a0acb42c.js'],
      sourcesContent: ['start();', 'import "/home/ana/jorkyball/shell/src/lend.ts"'],
      mappings: 'AAAA',
    };
    for (const { path } of maps) writeFileSync(path, JSON.stringify(map));
    const folder = JSON.stringify(join(place, 'kept'));
    const { printed, complaints } = runModule(
      'build/sourceMaps.mjs',
      `tool.keepMaps(${JSON.stringify(maps)}, ${folder});
       console.log(JSON.stringify([tool.readMap(${folder}, 'main.js'), tool.readMap(${folder}, 'sw.js')]));`,
    );
    expect(complaints).toBe('');
    expect(JSON.parse(printed)).toEqual([
      {
        ...map,
        sources: ['shell/src/main.tsx', 'node_modules/.federation/entry.js'],
        sourcesContent: ['start();', null],
      },
      // The service worker's would lie.
      null,
    ]);
    expect(readdirSync(join(place, 'kept'))).toEqual(['main.js.map.gz']);
  } finally {
    rmSync(place, { recursive: true });
  }
});
