const { RuntimeGlobals, RuntimeModule } = require('webpack');

/**
 * Gives every chunk a second chance under a new address (`?retry`): asking again under the same address can
 * hang again, or be answered by the same broken cache entry. A third failure is the visitor's to retry.
 */
class RetryChunkPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('RetryChunkPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('RetryChunkPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new RetryChunkRuntimeModule());
        });
    });
  }
}

class RetryChunkRuntimeModule extends RuntimeModule {
  constructor() {
    super('retry chunk', RuntimeModule.STAGE_TRIGGER);
  }

  generate() {
    return `
var handlers = ${RuntimeGlobals.ensureChunkHandlers};
var load = handlers.j;
if (load) {
  var nameOf = ${RuntimeGlobals.getChunkScriptFilename};
  var attempts = {};
  ${RuntimeGlobals.getChunkScriptFilename} = function (id) {
    return nameOf(id) + (attempts[id] ? '?retry=' + attempts[id] : '');
  };
  handlers.j = function (id, promises) {
    var first = [];
    load(id, first);
    first.forEach(function (promise) {
      promises.push(promise.catch(function () {
        attempts[id] = (attempts[id] || 0) + 1;
        var second = [];
        load(id, second);
        return Promise.all(second);
      }));
    });
  };
}`;
  }
}

module.exports = { RetryChunkPlugin };
