import { packages } from '../build/packages.mjs';
import { releaseOf } from '../build/release.mjs';
import { scriptsOf } from './measureRoutes.mjs';

/**
 * What a site with a back end may ask for besides, of whatever page: the chunks that are called `hosted-…`, and what they
 * bring of libraries under a name of its own. `[{ name, bytes }]`, bytes of brotli.
 */
export function measureHosted() {
  return packages.flatMap((folder) =>
    Object.entries(releaseOf(folder).groups)
      .filter(([name]) => name.startsWith('hosted-'))
      .flatMap(([name, files]) => {
        const scripts = scriptsOf(folder, files);
        const own = scripts.filter((script) => script.name.startsWith(`${name}.`));
        const libraries = scripts.filter((script) => !own.includes(script));
        return [
          { name, bytes: sum(own) },
          ...(libraries.length > 0 ? [{ name: `${name}: libraries`, bytes: sum(libraries) }] : []),
        ];
      }),
  );
}

function sum(scripts) {
  return scripts.reduce((total, { bytes }) => total + bytes, 0);
}
