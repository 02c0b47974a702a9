import { type ComponentType, useEffect, useState } from 'react';
import { useSessionKind } from 'shared-kernel';
import type { Hour } from 'shared-kernel/courts';

export type AtTheCentreProps = {
  readonly now: Date | null;
  /** Whether it is known, from now or from before, which courts are free. */
  readonly areCourtsKnown: boolean;
  readonly onChoose: (hour: Hour) => void;
};

/** What is to be said before the hours where the centre is asked for them; its code comes to no other site. */
export function AtTheCentre(props: AtTheCentreProps) {
  const isAsked = useSessionKind() === 'hosted';
  const [Part, setPart] = useState<ComponentType<AtTheCentreProps> | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    import(/* webpackChunkName: "booking-centre" */ './FromTheCentre').then(
      ({ FromTheCentre }) => setPart(() => FromTheCentre),
      // The form does without.
      () => {},
    );
  }, [isAsked]);
  return Part && <Part {...props} />;
}
