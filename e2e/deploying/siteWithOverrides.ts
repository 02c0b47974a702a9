import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The live site of this checkout, composed with a configuration that allows overrides. */
export interface ComposedSite {
  readonly origin: string;
  remove(): Promise<void>;
}

export async function siteWithOverrides(): Promise<ComposedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'jorkyball-overrides-'));
  const target = join(folder, 'site');
  // @ts-expect-error The tools are plain JavaScript modules without types.
  const { openStore } = await import('../../tools/store/openStore.mjs');
  // @ts-expect-error The same.
  const { storedFolders } = await import('../../tools/store/storedFolders.mjs');
  // @ts-expect-error The same.
  const { composeSite } = await import('../../tools/compose/composeSite.mjs');
  // @ts-expect-error The same.
  const { createSiteServer } = await import('../../tools/serve/createSiteServer.mjs');
  const own = openStore();
  const store = { ...own, pages: storedFolders(join(folder, 'pages')) };
  const live = own.live.current();
  await composeSite({
    store,
    target,
    live: { ...live, configuration: { ...live.configuration, overrides: true } },
  });
  const server: Server = createSiteServer(target);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async remove() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
