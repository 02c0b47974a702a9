import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useSessionKind } from 'shared-kernel';

type Parts = typeof import('./FromTheCentre');
type Name = keyof Parts;

type Props = {
  readonly [Part in Name]: {
    readonly part: Part;
    /** What stands there until its code has come, which may be never. */
    readonly fallback?: ReactNode;
  } & ComponentProps<Parts[Part]>;
}[Name];

/** As often as the page's loader asks again for what failed. */
const askAgainMs = 10_000;

/** What is to be said where the centre itself is asked; its code comes to no other site. */
export function AtTheCentre({ part, fallback, ...props }: Props) {
  const isAsked = useSessionKind() === 'hosted';
  const [parts, setParts] = useState<Parts | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    let pause: ReturnType<typeof setTimeout> | undefined;
    import(/* webpackChunkName: "booking-centre" */ './FromTheCentre').then(setParts, () => {
      if (!isGone) pause = setTimeout(setAttempt, askAgainMs, attempt + 1);
    });
    return () => {
      isGone = true;
      clearTimeout(pause);
    };
  }, [isAsked, attempt]);
  const Part = parts?.[part] as ComponentType<typeof props> | undefined;
  return Part ? <Part {...props} /> : fallback;
}
