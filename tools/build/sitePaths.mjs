import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages, remotes, root } from './packages.mjs';

/** The kernel's module that types links. */
export const SITE_PATHS = 'shared-kernel/src/platform/paths/sitePath.ts';

/** Its text: the paths that the sections claim in their remote.json. Types cost visitors no bytes. */
export function sitePathModule(sections = remotes) {
  const types = sections.flatMap(({ paths }) => paths.map(typeOf)).sort();
  return `/** An address that a section claims in its remote.json. \`npm run format\` writes this file. */
export type SitePath =
${types.map((type) => `  | ${type}`).join('\n')};
`;
}

/** Writes that module; a checkout without the shell may lack other sections, whose paths stay then. */
export function writeSitePaths() {
  if (packages.includes('shell')) writeFileSync(join(root, SITE_PATHS), sitePathModule());
}

/** `/club/:clubId` is a type of template. */
function typeOf(path) {
  return path.includes(':') ? `\`${path.replace(/:\w+/g, '$${string}')}\`` : `'${path}'`;
}
