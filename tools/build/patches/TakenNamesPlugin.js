const { reportDrift } = require('./reportDrift');

/** For a module with all exports required, because the build cannot determine the names. */
const EVERYTHING = '*';

/**
 * Reads from a remote's build which names it imports from each module that the shell shares. So a deployment can be
 * refused before a visitor meets a missing name: `compilation.takenNames` is `{ [module]: [name] }`, sorted.
 */
class TakenNamesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('TakenNamesPlugin', (compilation) => {
      // This hook runs before modules are concatenated, while every import is still separate, and after webpack has
      // found the used ones.
      compilation.hooks.afterOptimizeDependencies.tap('TakenNamesPlugin', (modules) => {
        compilation.takenNames = takenNames([...modules], compilation.moduleGraph);
        if (Object.keys(compilation.takenNames).length === 0)
          reportDrift(compilation, 'taken-names', 'a module that is taken from the shell');
      });
    });
  }
}

function takenNames(modules, moduleGraph) {
  const taken = {};
  for (const module of modules) {
    if (module.type !== 'consume-shared-module') continue;
    const names = [...moduleGraph.getIncomingConnections(module)].flatMap((connection) =>
      namesOf(connection, moduleGraph),
    );
    const name = module.options.shareKey;
    taken[name] = [...new Set([...(taken[name] ?? []), ...names])].sort();
  }
  return Object.fromEntries(Object.entries(taken).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function namesOf(connection, moduleGraph) {
  const { dependency } = connection;
  // Imports that webpack has found to be unused do not count.
  if (!dependency?.getReferencedExports || connection.getActiveState(undefined) === false) return [];
  return dependency.getReferencedExports(moduleGraph, undefined).map((reference) => {
    const [name = EVERYTHING] = Array.isArray(reference) ? reference : reference.name;
    return name;
  });
}

module.exports = { TakenNamesPlugin };
