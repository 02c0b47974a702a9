import { type ComponentType, createElement, type ReactNode } from 'react';
import { importWithRetry, type LateModule } from './importWithRetry';

interface Options<Props> {
  /** Keeps the component's place until its code is here. */
  readonly placeholder?: ReactNode;
  /** Takes the component's place after a failed import, until a retry succeeds; the placeholder stays if it is left out. */
  readonly onError?: ComponentType<Props & { readonly onRetry: () => void }>;
}

/**
 * A component whose code loads when it is first shown, such as those of `React.lazy`. A failed import is retried
 * (`importWithRetry`), and the surroundings of the component stay unchanged. Several components may share a module.
 */
export function lazyWithRetry<Module, Props extends object>(
  imported: LateModule<Module> | (() => Promise<Module>),
  choose: (module: Module) => ComponentType<Props>,
  { placeholder, onError }: Options<Props> = {},
): (props: Props) => ReactNode {
  const late = typeof imported === 'function' ? importWithRetry(imported) : imported;
  return (props) => {
    const { module, hasFailed } = late.useArrival();
    if (module !== undefined) return createElement(choose(module), props);
    return hasFailed && onError ? createElement(onError, { ...props, onRetry: late.request }) : placeholder;
  };
}
