import { serveSecured } from './securedHost.mjs';

/** Serves each folder under one and the same name for as long as `use` works with them, by the folders' names. */
export async function withHosts({ folders, hostName }, use) {
  const hosts = {};
  try {
    for (const [name, site] of Object.entries(folders)) {
      hosts[name] = { hostName, ...(await serveSecured({ site, hostName })) };
    }
    return await use(hosts);
  } finally {
    for (const { stop } of Object.values(hosts)) await stop();
  }
}
