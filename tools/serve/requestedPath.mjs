/**
 * The path that a request line asks for, decoded: `/contact`, or undefined where no file of a site can be meant
 * (an encoding that is broken, a control character, a step upwards, a name that begins with a dot).
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
