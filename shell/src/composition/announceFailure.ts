import type { Found } from './pageFinder';
import { SectionFailure, Unlisted } from './sectionFailure';

/** For the request that finds the reason. */
const PATIENCE_MS = 4_000;

const REGISTRY = '/registry.json';

/** The name of a measure in the browser's timeline; its detail is the sentence. */
export const FAILURE_MEASURE = 'jorkyball-failure';

const announced = new WeakSet<SectionFailure>();

/** Says once why a page could not be shown, or was late: in the console, the debug panel and the error reports. */
export async function announceFailure(found: Found): Promise<void> {
  const failure = failureOf(found);
  if (!(failure instanceof SectionFailure)) {
    console.error(failure);
    return self.pageReports?.report(failure, 'page');
  }
  if (announced.has(failure)) return;
  announced.add(failure);
  const { release, cause } = failure;
  // An address of the visitor stays in the browser.
  const section = failure instanceof Unlisted ? undefined : failure.section;
  const request = requestOf(failure);
  const reason = await reasonOf(failure, request);
  const sentence = sentenceOf(failure, reason, request);
  console.error(sentence);
  performance.measure(FAILURE_MEASURE, { start: performance.now(), detail: sentence });
  self.pageReports?.reportLoad({ section, release, request, reason, error: cause });
}

function failureOf(found: Found): unknown {
  if (found.kind === 'failure') return found.error;
  const { section = 'shell', release } = found.route;
  return new SectionFailure('unreachable', section, undefined, release);
}

/** The page's loader and webpack write the address into their errors. */
function requestOf(error: unknown): string | undefined {
  if (error instanceof Unlisted) return REGISTRY;
  if (!(error instanceof Error)) return undefined;
  return (error as { request?: string }).request ?? requestOf(error.cause);
}

function sentenceOf(failure: SectionFailure, reason: LoadReason, request: string | undefined): string {
  const { section, release, cause } = failure;
  const name = failure instanceof Unlisted ? `The section of ${section}` : `Section "${section}"`;
  const what = request ? `GET ${request}` : 'its files';
  const why = typeof reason === 'number' ? `${what} answered ${reason}` : WHY[reason](what, cause);
  return `${name}${release ? ` (release ${release})` : ''} did not load: ${why}.`;
}

const WHY: Readonly<Record<Exclude<LoadReason, number>, (what: string, cause: unknown) => string>> = {
  network: (what) => `${what} failed: network`,
  timeout: (what) => `${what} did not answer within 7 s`,
  integrity: (what) =>
    what.endsWith(REGISTRY) ? `${what} is not a registry` : `${what} does not match its integrity hash`,
  incompatible: (_, missing) => `this shell lacks ${(missing as readonly string[]).join('; ')}`,
  error: (_, error) => String(error).replace(/\.$/, ''),
};

async function reasonOf({ kind, cause }: SectionFailure, request: string | undefined): Promise<LoadReason> {
  if (kind === 'incompatible') return kind;
  if (request) return Promise.race([pageLoader.reasonOf(request), timeout()]);
  return cause === undefined ? 'timeout' : 'error';
}

async function timeout(): Promise<'timeout'> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return 'timeout';
}
