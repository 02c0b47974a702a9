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
    /** An error, or the missing exports of an incompatible release; absent after a timeout. */
    override readonly cause?: unknown,
    readonly release?: string,
  ) {
    super(`Section ${section} is ${kind}.`);
  }
}

/** The section of an address is unknown, because the registry did not load. */
export class Unlisted extends SectionFailure {
  constructor(pathname: string, cause: unknown) {
    super('unreachable', pathname, cause);
  }
}

/** The message for an error: a section that did not load, with or without a network, or any other fault. */
export type FailureKind = SectionFailureKind | 'offline' | 'broken';

export function failureKind(error: unknown): FailureKind {
  if (!(error instanceof Error && error.name === 'SectionFailure')) return 'broken';
  const { kind } = error as SectionFailure;
  return kind === 'unreachable' && !navigator.onLine ? 'offline' : kind;
}
