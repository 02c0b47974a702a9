const { readFileSync } = require('node:fs');
const { sources } = require('webpack');
const { transformSync } = require('@swc/core');

/** Emits scripts for composing to put into the pages' HTML, each one small file: `{ [name]: source }`. */
class PageLoaderPlugin {
  constructor(scripts) {
    this.scripts = scripts;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PageLoaderPlugin', (compilation) => {
      for (const source of Object.values(this.scripts)) compilation.fileDependencies.add(source);
      compilation.hooks.processAssets.tap('PageLoaderPlugin', () => {
        for (const [name, source] of Object.entries(this.scripts)) {
          compilation.emitAsset(name, new sources.RawSource(scriptOf(source)), { minimized: true });
        }
      });
    });
  }
}

function scriptOf(source) {
  const { code } = transformSync(readFileSync(source, 'utf8'), {
    isModule: false,
    minify: true,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript' },
      minify: { compress: { passes: 3, toplevel: false }, mangle: { toplevel: false } },
    },
  });
  return code;
}

module.exports = { PageLoaderPlugin };
