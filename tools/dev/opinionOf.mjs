import { misfits } from '../deploy/gate.mjs';

/**
 * In plain words, whether a section's build can take its place in a site, and what the site will not find of it.
 * `section` is what its remote.json says with its `folder`; `taken` are the names that the build takes; the rest is what
 * the site says of itself (readSite.mjs).
 */
export function opinionOf({ folder, name, kernel, paths }, taken, { shell, sections }) {
  const live = sections.find((each) => each.name === name);
  if (!live) return `  ! The site has no section ${name} whose place could be taken.`;
  const objections = [
    ...misfits({ package: folder, kernel, taken }, shell),
    ...paths
      .filter((path) => !live.paths.includes(path))
      .map((path) => `${path} is not claimed by the release that is live: the site does not lead there yet.`),
  ];
  return objections.length > 0
    ? objections.map((sentence) => `  ! ${sentence}`).join('\n')
    : `This build of ${folder} fits the shell ${shell.version} that is live there.`;
}
