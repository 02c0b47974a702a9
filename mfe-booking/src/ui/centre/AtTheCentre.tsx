import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { useSessionKind } from 'shared-kernel';

type Parts = typeof import('./FromTheCentre');
type Name = keyof Parts;

type Props = {
  readonly [Part in Name]: { readonly part: Part } & ComponentProps<Parts[Part]>;
}[Name];

/** What is to be said where the centre itself is asked; its code comes to no other site. */
export function AtTheCentre({ part, ...props }: Props) {
  const isAsked = useSessionKind() === 'hosted';
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    // The form does without.
    import(/* webpackChunkName: "booking-centre" */ './FromTheCentre').then(setParts, () => {});
  }, [isAsked]);
  const Part = parts?.[part] as ComponentType<typeof props> | undefined;
  return Part && <Part {...props} />;
}
