import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import { root } from '../../build/packages.mjs';
import { sealScripts } from '../../build/release.mjs';
import { loadSection, loadShell } from '../../compose/loadReleases.mjs';
import { addressOf } from '../../compose/registryOf.mjs';
import { openStore } from '../../store/openStore.mjs';
import { bundle, bundled } from '../bundle.mjs';

const { PageScriptsPlugin } = createRequire(import.meta.url)('../../build/patches/PageScriptsPlugin.js');

/**
 * The pages of the site by the composer of the site, but with other scripts: where the composed page names the shell's
 * script, its section's container and its page's chunks, these name the monolith's, in the same way. Answers
 * `{ pages: [{ path, body }], replaced }`; `replaced` says which script of the shell is which one here.
 */
export async function renderMonolith() {
  const store = openStore();
  const { packages, configuration } = store.live.current();
  const shell = loadShell(store, packages.shell.version);
  const address = addressOf(shell.release);
  const monolith = await compileMonolith(address);
  const scriptOf = (file) => ({ address: `${address}${file}`, integrity: monolith.integrity[file] });
  const [main] = monolith.scriptsOf('main').slice(-1);

  const pages = [];
  for (const [folder, { version }] of Object.entries(packages)) {
    if (folder === 'shell') continue;
    const section = loadSection(store, folder, version, shell);
    const { name } = section.release;
    for (const route of section.routes) {
      const files = new Set([...monolith.scriptsOf(`section-${name}`), ...monolith.scriptsOf(route.id)]);
      files.delete(main);
      const preloads = [...files].map(scriptOf);
      const frame = {
        ...shell.frame,
        documentHtml: (parts) => shell.frame.documentHtml({ ...parts, script: scriptOf(main), preloads }),
      };
      const only = { release: section.release, routes: [route] };
      const { files: rendered } = await shell.composer.renderSection({
        shell: { ...shell, frame },
        section: only,
        configuration,
      });
      pages.push(...rendered);
    }
  }
  return { ...monolith, pages, address, replaced: replacedScripts(shell.release, monolith) };
}

/** The service worker must cache the files that the page has loaded, or it would download the shell once more. */
function replacedScripts({ groups }, { scriptsOf }) {
  return ['main', 'updates', 'not-found'].map((group) => [groups[group].at(-1), scriptsOf(group).at(-1)]);
}

/**
 * The source of the shell and of all sections compiled in one piece: a chunk for each page, no container, no federation.
 * Its scripts come through the page's loader, with integrity, as those of the composed site do. `address` is where its
 * files will lie. Answers their folder, their digests, and `scriptsOf`, the scripts of a named group of chunks.
 */
export async function compileMonolith(address) {
  const { folder, scriptsOf, chunks } = await bundle('whole-site', {
    entry: join(root, 'shell/src/main.tsx'),
    output: {
      publicPath: address,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/\/composition\/loadSection$/, bundled('compiledSections')),
      new PageScriptsPlugin(),
    ],
  });
  return { folder, scriptsOf, integrity: sealScripts(folder, chunks) };
}
