import { join } from 'node:path';
import { root } from '../../tools/build/packages.mjs';

/**
 * Where a package keeps its pictures, and under which address the site has them: outside its builds, because their names
 * carry a hash of their content. The kernel's are the shell's to serve, as the kernel itself is.
 */
export function mediaPlaceOf(folder) {
  const isOfShell = folder === 'shell' || folder === 'shared-kernel';
  return {
    source: join(root, folder, 'media'),
    address: isOfShell ? '/shell/media' : `/remotes/${folder}/media`,
  };
}
