const { readFileSync } = require('node:fs');
const {
  sources: { RawSource },
} = require('webpack');
const { transformSync } = require('@swc/core');

/**
 * The code of one small script from files of the source, which share a scope of their own: of their names only those
 * declared by `var` are the page's.
 */
function inlineScript(sources, { minify = true } = {}) {
  const parts = sources.map((source) => readFileSync(source, 'utf8'));
  const code = parts.join('\n');
  const reserved = [...code.matchAll(/^var (\w+)/gm)].map(([, name]) => name);
  return transformSync(`'use strict';{${code}}`, {
    isModule: false,
    minify,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript' },
      minify: { compress: { passes: 3, toplevel: false }, mangle: { reserved } },
    },
  }).code;
}

/** Emits such a script, for composing to put into the pages themselves. */
class InlineScriptPlugin {
  constructor(name, ...sources) {
    this.name = name;
    this.sources = sources;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('InlineScriptPlugin', (compilation) => {
      compilation.fileDependencies.addAll(this.sources);
      compilation.hooks.processAssets.tap('InlineScriptPlugin', () =>
        compilation.emitAsset(this.name, new RawSource(inlineScript(this.sources)), { minimized: true }),
      );
    });
  }
}

module.exports = { InlineScriptPlugin, inlineScript };
