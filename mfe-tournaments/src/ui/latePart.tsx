import { type ComponentType, createElement, type ReactNode } from 'react';
import type { LateModule } from './lateModule';

export interface LatePart<Props> {
  (props: Props): ReactNode;
  /** Fetches its code; rejects when that does not come. */
  readonly load: () => Promise<unknown>;
}

/**
 * A part of a page without HTML of its own. Its place is kept until its code comes; where that does not come, the page
 * does without it, or says so, and shows it once a later try has brought it: nothing that was typed beside it is lost.
 */
export function latePart<Module, Props extends object>(
  { load, useArrival }: LateModule<Module>,
  choose: (module: Module) => ComponentType<Props>,
  placeholder: ReactNode = null,
  WithoutIt: ComponentType<{ readonly onRetry: () => void }> = Nothing,
): LatePart<Props> {
  function Part(props: Props) {
    const { module, hasFailed } = useArrival();
    if (module !== undefined) return createElement(choose(module), props);
    return hasFailed ? <WithoutIt onRetry={() => load().catch(() => {})} /> : placeholder;
  }
  return Object.assign(Part, { load });
}

function Nothing() {
  return null;
}
