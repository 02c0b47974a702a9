import { command } from './setup/command.mjs';

const USAGE = `
npm run export -- cloudflare-pages [--site DIR] [--to DIR]
npm run export -- netlify [--site DIR] [--to DIR]

Copies the composed site into a folder for a platform, with its rules as _headers and _redirects. Refuses what exceeds a limit
of the platform, which would drop the rest without a word.

  --site DIR    the composed site; site/ in this checkout by default
  --to DIR      the folder; exports/ and the platform's name in this checkout by default
  --help        this text
`;

await command(
  USAGE,
  async () => {
    const { join, resolve } = await import('node:path');
    const { root } = await import('./build/packages.mjs');
    const { exportSite } = await import('./export/exportSite.mjs');
    const { readFlags } = await import('./setup/readFlags.mjs');
    const text = { type: 'string' };
    const { names, site, to } = readFlags({ site: text, to: text }, { most: 1 });
    const [platform] = names;
    const target = resolve(to ?? join(root, 'exports', platform ?? ''));
    const count = await exportSite({ platform, site: resolve(site ?? join(root, 'site')), target });
    console.log(`${count} files, _headers and _redirects are in ${target}.`);
  },
  { needs: 'production' },
);
