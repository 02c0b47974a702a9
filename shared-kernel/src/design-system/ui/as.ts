import type { ComponentPropsWithRef, ElementType } from 'react';

/** The props of a component that may render as any element: its own, and those of the element. */
export type As<T extends ElementType, Own> = Own & { readonly as?: T } & Omit<
    ComponentPropsWithRef<T>,
    keyof Own | 'as'
  >;
