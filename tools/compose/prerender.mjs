import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../build/packages.mjs';
import { contentSecurityPolicy } from './contentSecurityPolicy.mjs';

const require = createRequire(import.meta.url);

/**
 * Renders every page that says it can be prerendered, a stand-in for every route that cannot (stand-ins.json
 * says which; app.html is the one for any address, for the offline worker) and the page for unknown addresses
 * (404.html). Answers `{ files: [{ path, body }], indexed: [address] }`.
 */
export async function prerenderPages({ site, shell, sections }) {
  const frame = require(join(root, 'build/shell/server/server.js'));
  const routes = sections.map(
    ({ folder }) => require(join(root, 'build', folder, 'server/server.js')).routes,
  );
  const all = routes.flat();
  const { origin } = site.configuration;

  const script = scriptOf(`/shell/${shell.version}`, shell, shell.groups.main.at(-1));
  const loader = readFileSync(join(root, 'build/shell/release/page-loader.js'), 'utf8');
  const documentOf = (page, address, preloads) => {
    const csp = contentSecurityPolicy({
      styles: page.styles,
      scripts: [loader],
      configuration: site.configuration,
    });
    return frame.documentHtml({
      title: page.metadata.title,
      head: `<meta http-equiv="Content-Security-Policy" content="${csp}">\n${frame.metadataHead(page.metadata, origin)}`,
      styles: page.styles,
      body: page.body,
      prerendered: address,
      site,
      loader,
      script,
      preloads,
      fonts: frame.fontFiles,
    });
  };

  const files = [];
  const indexed = [];
  for (const route of all) {
    for (const address of addressesOf(route)) {
      const page = await frame.renderPage(all, address, origin);
      if (!page.isFound) throw new Error(`${address} is to be prerendered, but no route matches it.`);
      files.push({
        path: join(address.slice(1), 'index.html'),
        body: documentOf(page, address, preloadsOf(route.id, sections, routes)),
      });
      if (page.metadata.indexed) indexed.push(address);
    }
  }
  const standIn = await frame.renderStandIn(origin);
  const standIns = [];
  for (const route of all.filter(({ handle }) => handle.prerender !== true)) {
    const page = `/app/${route.id}.html`;
    standIns.push({ path: route.path, page });
    files.push({
      path: page.slice(1),
      body: documentOf(standIn, null, preloadsOf(route.id, sections, routes)),
    });
  }
  files.push({ path: 'stand-ins.json', body: `${JSON.stringify(standIns, null, 2)}\n` });
  files.push({ path: 'app.html', body: documentOf(standIn, null, []) });
  const notFound = shell.groups['not-found'].map((file) => scriptOf(`/shell/${shell.version}`, shell, file));
  files.push({
    path: '404.html',
    body: documentOf(await frame.renderPage([], '/introuvable', origin), frame.ANY_UNKNOWN_ADDRESS, notFound),
  });
  return { files, indexed };
}

function addressesOf({ path, handle }) {
  if (handle.prerender === true) return [path];
  return handle.prerender || [];
}

/** The files of the one section that a page needs: its container, its routes, the page itself. */
function preloadsOf(routeId, sections, routes) {
  const index = routes.findIndex((own) => own.some(({ id }) => id === routeId));
  const { folder, release } = sections[index];
  const page = release.groups[routeId];
  if (!page) throw new Error(`Route ${routeId} of ${folder} has no chunk of its name.`);
  const files = new Set(['remoteEntry.js', ...release.groups.routes, ...page]);
  return [...files].map((file) => scriptOf(`/remotes/${folder}/${release.version}`, release, file));
}

function scriptOf(place, { integrity }, file) {
  return { address: `${place}/${file}`, integrity: integrity[file] };
}
