const { readFileSync } = require('node:fs');
const { sources } = require('webpack');
const { transformSync } = require('@swc/core');

/** Emits one file of the source as a small script, for composing to put into the pages themselves. */
class InlineScriptPlugin {
  constructor(name, source) {
    this.name = name;
    this.source = source;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('InlineScriptPlugin', (compilation) => {
      compilation.fileDependencies.add(this.source);
      compilation.hooks.processAssets.tap('InlineScriptPlugin', () => {
        const { code } = transformSync(readFileSync(this.source, 'utf8'), {
          isModule: false,
          minify: true,
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript' },
            minify: { compress: { passes: 3, toplevel: false }, mangle: { toplevel: false } },
          },
        });
        compilation.emitAsset(this.name, new sources.RawSource(code), { minimized: true });
      });
    });
  }
}

module.exports = { InlineScriptPlugin };
