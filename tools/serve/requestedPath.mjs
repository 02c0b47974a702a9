/**
 * The path of a request line, decoded: `/contact`. Undefined if it cannot name a file of a site: a broken encoding, a
 * control character, a step upwards, or a name that begins with a dot.
 */
export function requestedPath(target) {
  const written = /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)/i.exec(target)?.[1];
  const path = written === undefined ? undefined : decoded(written);
  if (path === undefined || isControlled(path) || path.includes('\\')) return undefined;
  const names = path.slice(1).split('/');
  // An empty name is a second slash in a row; only the last may be empty, for the slash at the end.
  return names.some((name, place) => name.startsWith('.') || (name === '' && place < names.length - 1))
    ? undefined
    : path;
}

function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function isControlled(path) {
  return [...path].some((character) => character < ' ' || character === '\x7f');
}
