import { packages } from '../build/packages.mjs';
import { releaseOf } from '../build/release.mjs';
import { scriptsOf, sum } from './measureRoutes.mjs';

/**
 * Additional downloads of a site with a back end, on any page: the chunks named `hosted-…`, and their library chunks.
 * `[{ name, bytes }]`, bytes of brotli.
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
