import { REGISTRY } from './fetchRegistry';
import type { Found } from './pageFinder';
import { SectionFailure, Unlisted } from './sectionFailure';

/** For the request that finds the reason. */
const PATIENCE_MS = 4_000;

const RELEASE_FILE = /^\/(?:shell|remotes\/mfe-([a-z-]+))\/(\w+)\//;

/** Announced sentences: a visitor's retry that fails as before says nothing new. */
const announced = new Set<string>();

/**
 * Says once why a page, a later part of it or the registry did not load, or was late: in the console, the debug panel
 * and the error reports.
 */
export async function announceFailure(found: Found): Promise<void> {
  const failure = failureOf(found);
  const request = requestOf(failure);
  if (!(failure instanceof SectionFailure) && request === undefined) {
    console.error(failure);
    return self.pageReports?.report(failure, 'page');
  }
  const { section, release, cause } = partsOf(failure);
  const reason = await reasonOf(failure, request);
  const sentence = `${subjectOf(failure, request)} did not load: ${whyOf(reason, request, cause)}.`;
  if (announced.has(sentence)) return;
  announced.add(sentence);
  pageLoader.announce(sentence);
  self.pageReports?.reportLoad({ section, release, request, reason, error: cause });
}

function failureOf(found: Found): unknown {
  if (found.kind === 'failure') return found.error;
  const { section = 'shell', release } = found.route;
  return new SectionFailure('unreachable', section, undefined, release);
}

/** An address of the visitor stays in the browser; the file of a later part names its section. */
function partsOf(failure: unknown): Partial<Pick<SectionFailure, 'section' | 'release' | 'cause'>> {
  if (!(failure instanceof SectionFailure)) return { cause: failure };
  const { section, release, cause } = failure;
  return failure instanceof Unlisted ? { cause } : { section, release, cause };
}

/** The page's loader, webpack and the request for the registry write the address into their errors. */
function requestOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return (error as { request?: string }).request ?? requestOf(error.cause);
}

function subjectOf(failure: unknown, request = ''): string {
  if (failure instanceof Unlisted) return `The section of ${failure.section}`;
  if (failure instanceof SectionFailure && failure.section !== 'shell') {
    return `Section "${failure.section}"${releaseOf(failure.release)}`;
  }
  if (request === REGISTRY) return 'The registry';
  const [, section, release] = RELEASE_FILE.exec(request) ?? [];
  return `A part of ${section ? `section "${section}"` : 'the shell'}${releaseOf(release)}`;
}

function releaseOf(release: string | undefined): string {
  return release ? ` (release ${release})` : '';
}

function whyOf(reason: LoadReason, request: string | undefined, cause: unknown): string {
  if (reason === 'incompatible') return `this shell lacks ${(cause as readonly string[]).join('; ')}`;
  if (reason === 'error') return String(cause).replace(/\.$/, '');
  if (reason === 'integrity' && request === REGISTRY) return `GET ${request} is not a registry`;
  return pageLoader.explain(request ? `GET ${request}` : 'its files', reason);
}

async function reasonOf(failure: unknown, request: string | undefined): Promise<LoadReason> {
  if (failure instanceof SectionFailure && failure.kind === 'incompatible') return failure.kind;
  if (request) return Promise.race([pageLoader.reasonOf(request), timeout()]);
  return failure instanceof SectionFailure && failure.cause === undefined ? 'timeout' : 'error';
}

async function timeout(): Promise<'timeout'> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return 'timeout';
}
