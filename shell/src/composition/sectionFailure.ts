/**
 * Why a section could not be shown; `outdated`: it is still incompatible after a reload, so the host itself has yet to get
 * the shell that fits. Compared by `kind`: errors may cross bundles.
 */
export type SectionFailureKind = 'unreachable' | 'incompatible' | 'outdated';

export class SectionFailure extends Error {
  override readonly name = 'SectionFailure';

  constructor(
    readonly kind: SectionFailureKind,
    readonly section: string,
    override readonly cause?: unknown,
  ) {
    super(`Section ${section} is ${kind}.`);
  }
}

/** Nobody could tell which section an address is of: what is live could not be learnt. */
export class Unlisted extends SectionFailure {
  constructor(pathname: string, cause: unknown) {
    super('unreachable', pathname, cause);
  }
}

/** What to say of an error: a section that did not come, or anything else that broke. */
export type FailureKind = SectionFailureKind | 'broken';

export function failureKind(error: unknown): FailureKind {
  const isSectionFailure = error instanceof Error && error.name === 'SectionFailure';
  return isSectionFailure ? (error as SectionFailure).kind : 'broken';
}

/** What is said of an error: where the device has no network, nobody is to be blamed but that. */
export function whatIsSaid(error: unknown): FailureKind | 'offline' {
  const kind = failureKind(error);
  return kind === 'unreachable' && !navigator.onLine ? 'offline' : kind;
}
