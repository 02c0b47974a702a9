const path = require('node:path');
const { ExternalsPlugin } = require('webpack');
const { reportDrift } = require('./reportDrift');
const { SourcePatchPlugin } = require('./SourcePatchPlugin');

const fileBeside = (name) => path.join(__dirname, name);

/** Modules of the federation runtime that no page calls: manifests, preloading, script elements, version ranges. */
const UNUSED_MODULES = [
  /runtime-core\/dist\/plugins\/snapshot\/index\.js$/,
  /runtime-core\/dist\/plugins\/snapshot\/SnapshotHandler\.js$/,
  /runtime-core\/dist\/plugins\/generate-preload-assets\.js$/,
  /runtime-core\/dist\/utils\/preload\.js$/,
  /runtime-core\/dist\/utils\/semver\/index\.js$/,
  /sdk\/dist\/dom\.js$/,
];

const BUNDLER_RUNTIME = /webpack-bundler-runtime\/dist\/bundler\.js$/;

/** Patches of the shell's browser build that save bytes; PLAIN=1 builds without them. */
function optimiseShell() {
  return [
    new SourcePatchPlugin({
      patch: 'unused-modules',
      modules: UNUSED_MODULES,
      loader: fileBeside('replaceSource.js'),
      options: { substitute: fileBeside('unusedModules.mjs') },
    }),
  ];
}

/** Those of a section's browser build. */
function optimiseSection() {
  return [new SharedBundlerRuntimePlugin()];
}

/** A section takes webpack-bundler-runtime from the shell (shell/src/composition/provideRuntimeCore.ts). */
class SharedBundlerRuntimePlugin {
  apply(compiler) {
    const patch = 'shared-bundler-runtime';
    new ExternalsPlugin('global', ({ request }, done) =>
      BUNDLER_RUNTIME.test(request) ? done(null, '_FEDERATION_BUNDLER_RUNTIME') : done(),
    ).apply(compiler);
    compiler.hooks.thisCompilation.tap(patch, (compilation) => {
      compilation.hooks.finishModules.tap(patch, (modules) => {
        const isFound = [...modules].some(({ userRequest }) => BUNDLER_RUNTIME.test(userRequest));
        if (!isFound) reportDrift(compilation, patch, `a request ${BUNDLER_RUNTIME}`);
      });
    });
  }
}

module.exports = { optimiseShell, optimiseSection };
