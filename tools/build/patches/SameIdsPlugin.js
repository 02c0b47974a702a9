const { reportDrift } = require('./reportDrift');

/**
 * Names the modules that the federation generates. It writes them into files named after absolute paths, and webpack
 * numbers modules by such names: the same source would give another version in every folder.
 */
class SameIdsPlugin {
  /** `expected`: the ids that this build must give, or else the federation has changed its names. */
  constructor(expected) {
    this.expected = expected;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SameIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('SameIdsPlugin', (modules) => {
        const given = new Set();
        for (const module of modules) {
          const id = idOf(module.identifier());
          if (id) compilation.chunkGraph.setModuleId(module, id);
          given.add(id);
        }
        for (const id of this.expected)
          if (!given.has(id)) reportDrift(compilation, 'same-ids', `the module to be named ${id}`);
      });
    });
  }
}

function idOf(identifier) {
  if (identifier.startsWith('container entry ')) return 'container';
  return /[\\/]\.federation[\\/]entry\./.test(identifier) ? 'federation' : undefined;
}

module.exports = { SameIdsPlugin };
