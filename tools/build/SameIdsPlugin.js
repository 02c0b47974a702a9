/**
 * Names the modules that the federation writes for itself. It puts them into files whose names come from absolute paths,
 * and webpack numbers modules by such names: the same source would be another version in every folder.
 */
class SameIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('SameIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('SameIdsPlugin', (modules) => {
        for (const module of modules) {
          const id = idOf(module.identifier());
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function idOf(identifier) {
  if (identifier.startsWith('container entry ')) return 'container';
  return /[\\/]\.federation[\\/]entry\./.test(identifier) ? 'federation' : undefined;
}

module.exports = { SameIdsPlugin };
