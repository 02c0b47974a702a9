import sirv from 'sirv';
import { mediaPlaceOf, packages } from '../build/packages.mjs';

/** Serves the pictures of all packages from their source folders: `(request, response, next)`. */
export function createMedia() {
  const places = packages.map((folder) => {
    const { source, address } = mediaPlaceOf(folder);
    return { prefix: `${address}/`, files: sirv(source, { dev: true }) };
  });
  return (request, response, next) => {
    const { url } = request;
    const own = places.filter(({ prefix }) => url.startsWith(prefix));
    if (own.length === 0) return next();
    // The shell serves the kernel's pictures beside its own, so the first folder may not have the file.
    const tryFolder = (index) => {
      const place = own[index];
      if (!place) return response.writeHead(404).end();
      request.url = url.slice(place.prefix.length - 1);
      place.files(request, response, () => tryFolder(index + 1));
    };
    tryFolder(0);
  };
}
