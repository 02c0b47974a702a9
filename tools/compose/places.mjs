/** The site's addresses of a package's files: its versions, and its pictures beside them. */
export function placeOf(folder) {
  return folder === 'shell' ? '/shell' : `/remotes/${folder}`;
}

/** The folder of one release, with a slash at its end. */
export function addressOf({ package: folder, version }) {
  return `${placeOf(folder)}/${version}/`;
}
