/** The loads of a visit, with their outcomes. */
export interface Phase {
  readonly section: string;
  readonly release?: string | undefined;
  readonly phase: string;
  /** `misfit`: the release was not requested, because this shell cannot run it. */
  readonly outcome: 'loaded' | 'failed' | 'misfit';
}

interface Owner {
  readonly name: string;
  readonly version?: string | undefined;
}

/**
 * Writes a phase into the browser's performance timeline, from `start` until now, as `jorkyball:<section>:<phase>` with
 * a {@link Phase} as its detail. The timeline is the one place where these records are.
 */
export function record(
  { name, version }: Owner,
  phase: string,
  start: number,
  outcome: Phase['outcome'] = 'loaded',
): void {
  try {
    const detail: Phase = { section: name, release: version, phase, outcome };
    performance.measure(`jorkyball:${name}:${phase}`, { start, detail });
  } catch {
    // A browser without it misses nothing that the visitor sees.
  }
}

/** Records how long something takes, and hands it on as it is. */
export function timed<T>(owner: Owner, phase: string, work: Promise<T>): Promise<T> {
  const start = performance.now();
  work.then(
    () => record(owner, phase, start),
    () => record(owner, phase, start, 'failed'),
  );
  return work;
}
