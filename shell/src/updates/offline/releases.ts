import { parse } from 'regexparam';
import type { LiveSection, Registry, SectionRelease } from '../../composition/site';
import { folderOf, packageOf } from './addresses';

/**
 * The sections' releases that work without a network. After a deployment, this device may have cached only an older
 * release of a section. So each section gets the release with the most cached files, among those `known` from any
 * registry. It must be made for the same kernel.
 */
export function releasesAtHand(
  registry: Registry,
  known: readonly LiveSection[],
  files: readonly string[],
): readonly LiveSection[] {
  const numberOfFiles = ({ entry }: SectionRelease) =>
    files.includes(entry) ? files.filter((file) => folderOf(file) === folderOf(entry)).length : 0;
  return registry.sections.map((release) => {
    const candidates = known.filter(({ name, kernel }) => name === release.name && kernel === release.kernel);
    return candidates.reduce(
      (best, next) => (numberOfFiles(next) > numberOfFiles(best) ? next : best),
      release,
    );
  });
}

/** The section that claims an address. */
export function claimant(registry: Registry, path: string): SectionRelease | undefined {
  return registry.sections.find(({ paths }) => paths.some((claim) => parse(claim).pattern.test(path)));
}

/** The newest folder, beside this one, from which scripts of the same package are kept. */
export function previousFolder(folder: string, files: readonly string[]): string | undefined {
  return files
    .filter((file) => file.endsWith('.js'))
    .map(folderOf)
    .findLast((other) => other !== '' && other !== folder && packageOf(other) === packageOf(folder));
}

/** The parts of pages below their first screens, among a release's files: `booking-reservation-below` of `booking-reservation`. */
export function partsBelow(files: readonly string[], released: readonly string[]): readonly string[] {
  const stems = new Set(files.map((file) => `${stemOf(file)}-below`));
  return released.filter((file) => stems.has(stemOf(file)));
}

/** A file's stem, equal in every release: `booking-reservation` of `booking-reservation.40b2b878.js`. */
export function stemOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\..*$/, '');
}
