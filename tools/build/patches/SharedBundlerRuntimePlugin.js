const { ExternalsPlugin } = require('webpack');
const { reportDrift } = require('./reportDrift');

const BUNDLER_RUNTIME = /webpack-bundler-runtime\/dist\/bundler\.js$/;

/** A section takes webpack-bundler-runtime from the shell (shell/src/composition/provideBundlerRuntime.ts). */
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

module.exports = { SharedBundlerRuntimePlugin };
