import { mediaFolders, packages } from '../build/packages.mjs';
import { placeOf } from '../compose/registryOf.mjs';

const PLACES = packages.flatMap((folder) =>
  mediaFolders(folder).map((source) => ({ source, address: `${placeOf(folder)}/media` })),
);

/** The possible places of a picture in the packages' source folders; empty for an address of another kind. */
export function mediaPlaces(path) {
  // The shell serves the kernel's pictures beside its own, so there may be two.
  return PLACES.filter(({ address }) => path.startsWith(`${address}/`)).map(({ source, address }) => [
    source,
    path.slice(address.length),
  ]);
}
