import { type ComponentProps, type ComponentType, createElement, type ReactNode } from 'react';
import { importWithRetry, useSessionKind } from 'shared-kernel';

type Parts = typeof import('./FromTheCentre');
type Name = keyof Parts;

type Props = {
  readonly [Part in Name]: {
    readonly part: Part;
    /** The content until its code has loaded, and on a site without a back end. */
    readonly fallback?: ReactNode;
  } & ComponentProps<Parts[Part]>;
}[Name];

const parts = importWithRetry(() => import(/* webpackChunkName: "booking-centre" */ './FromTheCentre'));

/** Texts for a site with a back end; no other site loads their code. */
export function AtTheCentre({ part, fallback, ...props }: Props) {
  const { module } = parts.useArrival(useSessionKind() === 'hosted');
  return module ? createElement(module[part] as ComponentType<typeof props>, props) : fallback;
}
