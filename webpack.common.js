/**
 * The one place that knows how a package becomes deployable files.
 *
 * Three kinds of build come out of it, chosen by `options.kind`:
 *   browser     what visitors download: the shell's script, or a remote's federation container
 *   server      a CommonJS copy of the same package for prerendering in Node; what the shell shares is left outside
 *   standalone  one remote alone in a bare frame, for the team that owns it (development only)
 *
 * Why these federation settings and no others: docs/decisions/0001-tuned-federation.md.
 */
const path = require('node:path');
const fs = require('node:fs');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const TerserPlugin = require('terser-webpack-plugin');
const { InjectManifest } = require('workbox-webpack-plugin');
const { BannerPlugin, Compilation } = require('webpack');
const { InlineScriptPlugin } = require('./tools/build/InlineScriptPlugin');
const { PageScriptsPlugin } = require('./tools/build/patches/PageScriptsPlugin');
const { SameIdsPlugin } = require('./tools/build/patches/SameIdsPlugin');
const { SharedBundlerRuntimePlugin } = require('./tools/build/patches/SharedBundlerRuntimePlugin');
const { TakenNamesPlugin } = require('./tools/build/patches/TakenNamesPlugin');

const root = __dirname;

/**
 * Stands for the version in every emitted file until the version is known: it is a hash of the files
 * themselves (tools/build/release.mjs). As long as a real version, so that nothing moves when it is replaced.
 */
const VERSION_PLACEHOLDER = '0version0000';

/** What the shell brings for everybody, at once: state and identity live here, so two copies would be a bug. */
const SHARED_EAGERLY = [
  'react',
  'react-dom',
  '@emotion/react/jsx-runtime',
  'shared-kernel',
  'shared-kernel/router',
  'shared-kernel/ui',
  'shared-kernel/validation',
];

/** What the shell brings when a page first asks: rich controls, one copy for all sections. */
const SHARED_ON_DEMAND = ['shared-kernel/mui', 'shared-kernel/calendar'];

const SHARED = [...SHARED_EAGERLY, ...SHARED_ON_DEMAND];

/**
 * What pages have in common is a script of its own from this size on, before compression. Below it a page that carries
 * its own copy comes cheaper, also for who goes from page to page: each script begins its compression anew.
 */
const SCRIPT_BYTES = 40_000;

/** Builds without the patch that only saves bytes (tools/build/patches/README.md). */
const IS_PLAIN = process.env.PLAIN === '1';

/**
 * `at`: where a section's build for another site is served (tools/dev/developIn.mjs), with a slash at its end.
 * @typedef {{ kind: 'browser' | 'server' | 'standalone', mode?: 'production' | 'development', at?: string }} BuildOptions
 */

/** The configuration of the shell: `(options) => webpack configuration`. */
function shell(folder) {
  return (options) =>
    options.kind === 'server'
      ? serverBuild(folder, options, {
          server: './src/server.tsx',
          // How the site is put together belongs to the shell's release, so that any machine does it the same way.
          composer: path.join(root, 'tools/compose/composer.mjs'),
        })
      : {
          ...browserBuild(folder, options),
          entry: { main: './src/main.tsx' },
          plugins: [
            federation({
              name: 'shell',
              shared: {
                ...shareAll(SHARED_EAGERLY, { eager: true }),
                ...shareAll(SHARED_ON_DEMAND, { eager: false }),
              },
              shareStrategy: 'loaded-first',
              runtimePlugins: ['clearFailedShares', ...(IS_PLAIN ? [] : ['provideBundlerRuntime'])].map(
                (plugin) => path.join(folder, `src/composition/${plugin}.ts`),
              ),
            }),
            new SameIdsPlugin(['federation']),
            new PageScriptsPlugin(),
            new InlineScriptPlugin(
              'page-loader.js',
              ...['clock', 'ownTournaments', 'firstScreen', 'earlyPresses', 'earlyTyping', 'pageLoader'].map(
                (part) => path.join(folder, `src/loader/${part}.ts`),
              ),
            ),
            new InlineScriptPlugin('page-reports.js', path.join(folder, 'src/reports/pageReports.ts')),
            new InlineScriptPlugin('page-overrides.js', path.join(folder, 'src/loader/pageOverrides.ts')),
            ...runOnce('main'),
            compiledOnArrival,
            ...(options.mode === 'development' ? [] : [offlineWorker(folder)]),
          ],
        };
}

/** The configuration of a remote: `(options) => webpack configuration`. */
function remote(folder) {
  const { name } = readJson(path.join(folder, 'remote.json'));
  return (options) => {
    if (options.kind === 'server') return serverBuild(folder, options, serverEntries(folder));
    if (options.kind === 'standalone') return standaloneBuild(folder, options);
    return {
      ...(options.at ? buildForElsewhere(folder, options) : browserBuild(folder, options)),
      entry: {},
      plugins: [
        federation({
          name,
          filename: 'remoteEntry.js',
          library: { type: 'var', name: `remote_${name}` },
          exposes: { './routes': { import: './src/routes.tsx', name: 'routes' } },
          // `import: false`: a remote never carries its own copy of what the shell owns.
          shared: shareAll(SHARED, { import: false }),
        }),
        new SameIdsPlugin(['federation', 'container']),
        new TakenNamesPlugin(),
        new PageScriptsPlugin(),
        compiledOnArrival,
        ...(IS_PLAIN ? [] : [new SharedBundlerRuntimePlugin()]),
      ],
    };
  };
}

/**
 * Chromium compiles the functions of a script with this comment while it arrives, on another thread, and not on the page's
 * own when each is first called: on a slow phone the tournament page blocks for less than half the time.
 */
const compiledOnArrival = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /(^remoteEntry|\.\w{8})\.js$/,
  // After the minimizer, which removes comments, and before the source maps, whose lines count this one.
  stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
});

/** A late script may run beside its second try; the shell must not start twice. */
function runOnce(chunk) {
  const wrap = (banner, footer) =>
    new BannerPlugin({ banner, footer, raw: true, test: new RegExp(`^${chunk}\\.\\w+\\.js$`) });
  return [wrap(`if(!self.${chunk}Runs){self.${chunk}Runs=1;`, false), wrap('}', true)];
}

/** The worker that keeps the site usable offline; it brings the shell's own files with it (src/updates/). */
function offlineWorker(folder) {
  return new InjectManifest({
    swSrc: path.join(folder, 'src/updates/serviceWorker.ts'),
    swDest: 'sw.js',
    // Of the shell's files those that any page may need; the rich controls are kept when they are first used.
    chunks: ['main', 'updates', 'not-found'],
  });
}

function shareAll(requests, extra) {
  const share = { singleton: true, requiredVersion: false, ...extra };
  return Object.fromEntries(requests.map((request) => [request, share]));
}

function federation(options) {
  return new ModuleFederationPlugin({
    ...options,
    dts: false,
    dev: false,
    // For the ecosystem's tools; no page requests it.
    manifest: true,
    // A section is loaded by its container (shell/src/composition/loadSection.ts), not by the federation's runtime.
    experiments: { optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
  });
}

function browserBuild(folder, { mode = 'production' }) {
  const name = path.basename(folder);
  return {
    ...common(folder, mode, 'browser'),
    // Kept with the release and named in no script: `npm run explain` reads them, visitors never do.
    devtool: mode === 'production' ? 'hidden-source-map' : 'eval-source-map',
    module: rules({ sourceMap: true }),
    target: ['web', 'es2022'],
    output: {
      // What is being developed does not lie where releases are made from.
      path: path.join(root, 'build', name, mode === 'production' ? 'browser' : 'development'),
      publicPath: publicPath(name),
      // A name per build: two builds of one remote in one open page must not share their list of chunks.
      uniqueName: `${name}-${VERSION_PLACEHOLDER}`,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      devtoolModuleFilenameTemplate: ({ absoluteResourcePath }) => sourceName(absoluteResourcePath),
      clean: true,
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 3 } },
        }),
      ],
      chunkIds: mode === 'production' ? 'deterministic' : 'named',
      splitChunks: {
        minSize: SCRIPT_BYTES,
        // A frame in another site has a cache of its own, and the centre's people rarely open visitors' pages: these share no
        // chunk, so that other pages are not split for them.
        chunks: (chunk) => !chunk.canBeInitial() && !/-(embed|manager|desk)$/.test(chunk.name ?? ''),
      },
    },
  };
}

/**
 * A remote in development whose files are served by another machine than the page: it says where it is in full, its maps
 * need no `eval`, which the site's policy refuses, and it takes the names that its release would take.
 */
function buildForElsewhere(folder, options) {
  const build = browserBuild(folder, options);
  const name = path.basename(folder);
  const pictures = {
    test: /[\\/]pictures[\\/](?!social[\\/])[^/\\]*\.json$/,
    loader: path.join(root, 'tools/build/picturesAt.js'),
    options: { at: options.at },
  };
  return {
    ...build,
    devtool: 'source-map',
    output: { ...build.output, path: path.join(root, 'build', name, 'elsewhere'), publicPath: options.at },
    optimization: { ...build.optimization, usedExports: true, sideEffects: true },
    module: { ...build.module, rules: [...build.module.rules, pictures] },
    cache: { ...build.cache, name: `${build.cache.name}-elsewhere` },
  };
}

function serverBuild(folder, { mode = 'production' }, entry) {
  const name = path.basename(folder);
  return {
    ...common(folder, mode, 'server'),
    target: 'node20',
    entry,
    output: {
      path: path.join(root, 'build', name, 'server'),
      publicPath: publicPath(name),
      filename: '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      library: { type: 'commonjs2' },
      clean: true,
    },
    // The browser build has emitted the files already; here only their addresses count.
    module: { ...rules(), generator: { asset: { emit: false } } },
    externalsPresets: { node: true },
    externals: name === 'shell' ? [] : [leaveOutside(SHARED)],
    optimization: { minimize: false, splitChunks: false },
  };
}

function standaloneBuild(folder, { mode = 'development' }) {
  const name = path.basename(folder);
  const build = common(folder, mode, 'standalone');
  return {
    ...build,
    target: ['web', 'es2022'],
    entry: { main: path.join(root, 'tools/dev/standalone.mjs') },
    resolve: { ...build.resolve, alias: { '#section/routes': path.join(folder, 'src/routes.tsx') } },
    output: {
      path: path.join(root, 'build', name, 'standalone'),
      publicPath: '/',
      filename: '[name].js',
      chunkFilename: '[name].js',
      clean: true,
    },
  };
}

function common(folder, mode, kind) {
  const name = path.basename(folder);
  return {
    name: `${name}:${kind}`,
    mode,
    context: folder,
    devtool: mode === 'production' ? false : 'eval-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: rules(),
    performance: false,
    infrastructureLogging: { level: 'error' },
    cache: {
      type: 'filesystem',
      name: `${name}-${kind}-${mode}${IS_PLAIN ? '-plain' : ''}`,
      cacheDirectory: path.join(root, '.cache/webpack'),
      buildDependencies: {
        config: [
          __filename,
          path.join(folder, 'webpack.config.js'),
          path.join(root, 'package-lock.json'),
          path.join(root, 'tsconfig.base.json'),
        ],
      },
    },
  };
}

function rules({ sourceMap = false } = {}) {
  return {
    // Without it a name that a library has dropped is a warning, and undefined in the browser.
    parser: { javascript: { exportsPresence: 'error' } },
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'ts-loader',
        // Types are checked once for the whole repository (npm run check), not again in each of ten builds.
        options: {
          transpileOnly: true,
          configFile: path.join(root, 'tsconfig.base.json'),
          compilerOptions: { noEmit: false, sourceMap },
        },
      },
      { test: /\.(svg|png|jpe?g|webp|avif)$/, type: 'asset/resource' },
      {
        test: /\.woff2$/,
        type: 'asset/resource',
        loader: path.join(root, 'tools/build/fontLoader.mjs'),
      },
      { test: /\.html$/, loader: path.join(root, 'tools/build/articleLoader.mjs') },
    ],
  };
}

/**
 * What the shell shares in the browser it shares in Node too (shell/src/sharedModules.ts): one instance for all. The kernel's
 * other entries and all libraries are bundled, as in the browser, so that a release needs nothing beside it.
 */
function leaveOutside(sharedModules) {
  return ({ request }, callback) =>
    sharedModules.includes(request) ? callback(null, `commonjs2 ${request}`) : callback();
}

function serverEntries(folder) {
  const siteFiles = './src/siteFiles.ts';
  return {
    server: './src/routes.tsx',
    ...(fs.existsSync(path.join(folder, siteFiles)) ? { siteFiles } : {}),
  };
}

/** A source's name in a map: as seen from the root, so that it is the same in any folder. */
function sourceName(file) {
  return path.isAbsolute(file) ? path.relative(root, file).replaceAll(path.sep, '/') : file;
}

function publicPath(name) {
  return name === 'shell' ? `/shell/${VERSION_PLACEHOLDER}/` : `/remotes/${name}/${VERSION_PLACEHOLDER}/`;
}

function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

module.exports = { shell, remote, SHARED, VERSION_PLACEHOLDER };
