const { reportDrift } = require('./reportDrift');

/**
 * Passes the source of some of a library's modules through a loader. Fails the build when one of these modules is not
 * there: an upgrade of the library has moved it.
 */
class SourcePatchPlugin {
  /** `modules`: a pattern for the path of each. */
  constructor({ patch, modules, loader, options }) {
    Object.assign(this, { patch, modules, loader, options });
  }

  apply(compiler) {
    const { patch, modules, loader, options } = this;
    for (const test of modules) compiler.options.module.rules.push({ test, loader, options });
    compiler.hooks.thisCompilation.tap(patch, (compilation) => {
      compilation.hooks.finishModules.tap(patch, (built) => {
        const paths = [...built].map(({ resource }) => resource ?? '');
        for (const test of modules)
          if (!paths.some((path) => test.test(path))) reportDrift(compilation, patch, `a module ${test}`);
      });
    });
  }
}

module.exports = { SourcePatchPlugin };
