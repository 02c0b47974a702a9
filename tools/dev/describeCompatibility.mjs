import { incompatibilities } from '../deploy/gate.mjs';

/**
 * Says in plain words whether a section's build is compatible with a site, and which of its addresses the site does not
 * know. `section` is its remote.json with its `folder`; `taken` are its required exports; the rest comes from the site
 * (readSite.mjs).
 */
export function describeCompatibility({ folder, name, kernel, paths }, taken, { shell, sections }) {
  const live = sections.find((each) => each.name === name);
  if (!live) return `  ! The site has no section ${name} whose place could be taken.`;
  const objections = [
    ...incompatibilities({ package: folder, kernel, taken }, shell),
    ...paths
      .filter((path) => !live.paths.includes(path))
      .map((path) => `${path} is not claimed by the release that is live: the site does not lead there yet.`),
  ];
  return objections.length > 0
    ? objections.map((sentence) => `  ! ${sentence}`).join('\n')
    : `This build of ${folder} fits the shell ${shell.version} that is live there.`;
}
