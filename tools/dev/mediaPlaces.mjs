import { mediaPlaceOf, packages } from '../build/packages.mjs';

const PLACES = packages.map(mediaPlaceOf);

/** Where a picture may be in the packages' source folders; empty for an address that is no picture's. */
export function mediaPlaces(path) {
  // The shell serves the kernel's pictures beside its own, so there may be two.
  return PLACES.filter(({ address }) => path.startsWith(`${address}/`)).map(({ source, address }) => [
    source,
    path.slice(address.length),
  ]);
}
