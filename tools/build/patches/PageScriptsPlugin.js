const { javascript, Template } = require('webpack');
const { reportDrift } = require('./reportDrift');

/**
 * A placeholder in a runtime for the hash of a chunk's file, which is known only when the release is written
 * (release.mjs). It is as long as a real hash, so that its replacement shifts no code and the source maps stay correct.
 */
const INTEGRITY_PLACEHOLDER = /0integrity:([^:"]+):0*/g;
const HASH_LENGTH = 44;

/**
 * Lets a package load its chunks through the page's one loader (shell/src/loader/pageLoader.ts) instead of webpack's
 * own code. That loader decides about retries and their addresses. Each chunk has the hash of its file, so that a file
 * which differs by a byte does not run.
 */
class PageScriptsPlugin {
  apply(compiler) {
    const withIntegrity = compiler.options.mode === 'production';
    compiler.hooks.thisCompilation.tap('PageScriptsPlugin', (compilation) => {
      let isFound = false;
      compilation.hooks.runtimeModule.tap('PageScriptsPlugin', (module) => {
        if (module.name !== 'load script') return;
        isFound = true;
        module.generate = () =>
          loadScript(withIntegrity ? integrities(module.chunk, compilation.chunkGraph) : {});
        module.fullHash = true;
      });
      compilation.hooks.afterSeal.tap('PageScriptsPlugin', () => {
        if (!isFound) reportDrift(compilation, 'page-scripts', 'the runtime module "load script"');
      });
    });
  }
}

/** Chunks that only borrow from the shell have no script. */
function integrities(runtimeChunk, chunkGraph) {
  const chunks = [...runtimeChunk.getAllAsyncChunks()].filter((chunk) =>
    javascript.JavascriptModulesPlugin.chunkHasJs(chunk, chunkGraph),
  );
  return Object.fromEntries(chunks.map(({ id }) => [id, `sha256-${placeholderOf(id)}`]).sort());
}

function placeholderOf(id) {
  const placeholder = `0integrity:${id}:`.padEnd(HASH_LENGTH, '0');
  if (placeholder.length > HASH_LENGTH) throw new Error(`The chunk ${id} has too long a name.`);
  return placeholder;
}

function loadScript(integrity) {
  return Template.asString([
    `const integrity = ${JSON.stringify(integrity)};`,
    '__webpack_require__.l = (address, done, key, chunkId) => {',
    Template.indent([
      'pageLoader.load(address, integrity[chunkId]).then(',
      Template.indent([
        '() => done({ type: "load" }),',
        '() => done({ type: "error", target: { src: address } }),',
      ]),
      ');',
    ]),
    '};',
  ]);
}

module.exports = { PageScriptsPlugin, INTEGRITY_PLACEHOLDER };
