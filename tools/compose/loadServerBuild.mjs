import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';

const builtins = createRequire(import.meta.url);

/**
 * Loads a release's build for Node from any folder. It gets Node's own modules and the shared ones (`sharedModules`), by name,
 * and nothing else: no library of the present machine.
 */
export function loadServerBuild(folder, sharedModules = {}) {
  const loaded = new Map();

  function load(name) {
    const known = loaded.get(name);
    if (known) return known.exports;
    const file = join(folder, name);
    const module = { exports: {} };
    loaded.set(name, module);
    const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], {
      filename: file,
    });
    run(module, module.exports, (request) => find(request));
    return module.exports;
  }

  function find(request) {
    if (Object.hasOwn(sharedModules, request)) return sharedModules[request];
    if (request.startsWith('.')) return load(join(request));
    if (isBuiltin(request)) return builtins(request);
    throw new Error(`${folder} asks for ${request}, which nobody brings.`);
  }

  return { load };
}
