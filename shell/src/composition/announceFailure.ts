import type { Found } from './pageFinder';
import { SectionFailure, Unlisted } from './sectionFailure';

const announced = new WeakSet<SectionFailure>();

/** Reports once why a page could not be shown, or was late. */
export async function announceFailure(found: Found): Promise<void> {
  const failure = failureOf(found);
  if (!(failure instanceof SectionFailure)) return self.pageReports?.report(failure, 'page');
  if (announced.has(failure)) return;
  announced.add(failure);
  const { section, release, cause } = failure;
  const request = requestOf(failure);
  const reason = await reasonOf(failure, request);
  self.pageReports?.reportLoad({ section, release, request, reason, error: cause });
}

function failureOf(found: Found): unknown {
  if (found.kind === 'failure') return found.error;
  const { section = 'shell', release } = found.route;
  return new SectionFailure('unreachable', section, undefined, release);
}

/** The page's loader and webpack write the address into their errors. */
function requestOf(error: unknown): string | undefined {
  if (error instanceof Unlisted) return '/registry.json';
  if (!(error instanceof Error)) return undefined;
  return (error as { request?: string }).request ?? requestOf(error.cause);
}

async function reasonOf({ kind, cause }: SectionFailure, request: string | undefined): Promise<LoadReason> {
  if (kind === 'incompatible') return kind;
  if (request) return pageLoader.reasonOf(request);
  return cause === undefined ? 'timeout' : 'error';
}
