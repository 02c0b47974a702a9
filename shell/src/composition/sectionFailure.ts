/** Why a section could not be shown. Compared by `kind`: errors may cross bundles. */
export type SectionFailureKind = 'unreachable' | 'incompatible';

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

export function isSectionFailure(error: unknown): error is SectionFailure {
  return error instanceof Error && error.name === 'SectionFailure';
}
