import { paths } from 'shared-kernel';
import { useIsHydrated } from 'shared-kernel/hydration';
import { useLocation, useNavigate } from 'shared-kernel/router';
import * as v from 'shared-kernel/schema';

/** The plan or service that the reservation is made for; the history entry keeps it over a reload. */
export type Offer = { readonly plan?: string | undefined; readonly service?: string | undefined };

const text = v.optional(
  v.pipe(
    v.transform(v.string, (said) => said.trim()),
    v.minLength(1),
  ),
);
const offerShape = v.looseObject({
  plan: v.fallback(text, () => undefined),
  service: v.fallback(text, () => undefined),
});

export function useOffer(): { offer: Offer; choose: (offer: Offer) => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const parsed = v.safeParse(offerShape, location.state);
  return {
    // The prerendered page knows no history; the first client render must repeat what it shows.
    offer: parsed.success && isHydrated ? parsed.output : {},
    choose: (offer) => {
      const state = {
        ...(offer.plan && { plan: offer.plan }),
        ...(offer.service && { service: offer.service }),
      };
      navigate(paths.booking(), { replace: true, preventScrollReset: true, state });
    },
  };
}
