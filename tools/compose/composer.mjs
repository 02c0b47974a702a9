import { contentSecurityPolicy, pagePolicies } from './contentSecurityPolicy.mjs';
import { hostingFiles } from './hostingFiles.mjs';
import { addressOf, canaryOf, entryOf, registryOf } from './registryOf.mjs';
import { robotsTxt, sitemapXml } from './searchEngines.mjs';

/*
 * Turns releases into a site. It travels within the shell's release (webpack.common.js), so that a section's team with
 * an older checkout writes the same bytes. Pure: `shell` and `section` are `{ release, … }` with the exports of their
 * builds for Node, and the output is `{ path, body }`.
 */

/**
 * The pages of one section: prerendered ones, a stand-in for each other, and the section's extra files. `canary` is `{
 * release, share }` if there is one. `index` is the input for the site's own files. Rejects when a page cannot be
 * rendered.
 */
export async function renderSection({ shell, section, canary, configuration }) {
  const { frame } = shell;
  const { release, routes, siteFiles } = section;
  const { origin } = configuration;
  const documentOf = documents({ shell, configuration, section: release, canary });
  const files = [];
  const indexed = [];
  const standIns = [];
  for (const route of routes) {
    const isEmbeddable = route.handle.embeddable === true;
    for (const address of addressesOf(route, configuration)) {
      const page = await frame.renderPage(routes, address, configuration).catch((cause) => {
        throw new Error(`${address} cannot be rendered: ${cause?.message ?? cause}`, { cause });
      });
      if (!page.isFound) throw new Error(`${address} is to be prerendered, but no route matches it.`);
      files.push({
        path: `${address.slice(1)}/index.html`.replace(/^\//, ''),
        body: documentOf(page, address, preloadsOf(route.id, release), isEmbeddable),
        isEmbeddable,
      });
      if (page.metadata.indexed) indexed.push(address);
    }
  }
  const standIn = await frame.renderStandIn(configuration);
  for (const route of routes.filter(({ handle }) => handle.prerender !== true)) {
    const page = `/app/${route.id}.html`;
    const isEmbeddable = route.handle.embeddable === true;
    standIns.push({ path: route.path, page });
    files.push({
      path: page.slice(1),
      body: documentOf(standIn, null, preloadsOf(route.id, release), isEmbeddable),
      isEmbeddable,
    });
  }
  const added = siteFiles?.({ origin }) ?? [];
  return { files: [...files, ...added], index: { indexed, standIns, policies: pagePolicies(files) } };
}

/** The shell's own pages: the page for unknown addresses, and the service worker's stand-in for any page. */
export async function renderShell({ shell, configuration }) {
  const { frame, release } = shell;
  const documentOf = documents({ shell, configuration });
  const notFound = release.groups['not-found'].map((file) => scriptOf(release, file));
  const files = [
    { path: 'app.html', body: documentOf(await frame.renderStandIn(configuration), null, []) },
    {
      path: '404.html',
      body: documentOf(
        await frame.renderPage([], '/introuvable', configuration),
        frame.ANY_UNKNOWN_ADDRESS,
        notFound,
      ),
    },
  ];
  return { files, index: { indexed: [], standIns: [], policies: pagePolicies(files) } };
}

/** The files about all sections; `indexes` come from the pages of each release. */
export function siteFiles({ live, releases, indexes, configuration }) {
  const standIns = indexes.flatMap((index) => index.standIns);
  const policies = Object.assign({}, ...indexes.map((index) => index.policies));
  const indexed = indexes.flatMap((index) => index.indexed);
  return [
    { path: 'registry.json', body: `${JSON.stringify(registryOf({ live, releases }), null, 1)}\n` },
    { path: 'stand-ins.json', body: `${JSON.stringify(standIns, null, 2)}\n` },
    { path: 'sitemap.xml', body: sitemapXml(configuration.origin, indexed) },
    { path: 'robots.txt', body: robotsTxt(configuration.origin, indexed) },
    ...(configuration.overrides ? [offerFile({ live, releases })] : []),
    ...hostingFiles({ policies, standIns, configuration }),
  ];
}

/** The facts that a local build of a section must match (tools/dev/developIn.mjs). */
function offerFile({ live, releases }) {
  const { version } = live.packages.shell;
  const { kernel, offered } = releases.find(
    (release) => release.package === 'shell' && release.version === version,
  );
  return { path: 'overrides.json', body: `${JSON.stringify({ shell: version, kernel, offered })}\n` };
}

function documents({ shell, configuration, section, canary }) {
  const { frame, release, loader } = shell;
  // Before the loader, so that they receive every event; absent unless configured.
  const early = ['reports', 'overrides'].filter((name) => configuration[name] && shell[name]);
  const scripts = early.map((name) => shell[name]);
  const { hsts: _, ...ofPages } = configuration;
  const script = scriptOf(release, release.groups.main.at(-1));
  const site = {
    shell: release.version,
    kernel: release.kernel,
    ...(section ? { section: { ...entryOf(section), ...canaryOf(canary) } } : {}),
    configuration: ofPages,
  };
  return (page, address, preloads, isEmbeddable = false) => {
    const csp = contentSecurityPolicy({
      styles: page.styles,
      scripts: [...scripts, loader],
      configuration,
    });
    return frame.documentHtml({
      title: page.metadata.title,
      head: `<meta http-equiv="Content-Security-Policy" content="${csp}">\n${frame.metadataHead(page.metadata, configuration.origin)}`,
      styles: page.styles,
      body: page.body,
      prerendered: address,
      isEmbeddable,
      site,
      early: scripts,
      loader,
      script,
      preloads,
      fonts: frame.fontFiles,
    });
  };
}

function addressesOf({ path, handle }, { supabase }) {
  if (handle.prerender === true) return [path];
  const addresses = handle.prerender || [];
  return supabase && handle.sample ? addresses.filter((each) => !handle.sample.includes(each)) : addresses;
}

/** The files of the one section that a page needs: its container, its routes, the page itself. */
function preloadsOf(routeId, release) {
  const page = release.groups[routeId];
  if (!page) throw new Error(`Route ${routeId} of ${release.package} has no chunk of its name.`);
  const files = new Set(['remoteEntry.js', ...release.groups.routes, ...page]);
  return [...files].map((file) => scriptOf(release, file));
}

function scriptOf(release, file) {
  return { address: `${addressOf(release)}${file}`, integrity: release.integrity[file] };
}
