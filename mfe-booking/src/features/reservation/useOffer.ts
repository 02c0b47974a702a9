import { paths } from 'shared-kernel';
import { useIsHydrated } from 'shared-kernel/hydration';
import { useLocation, useNavigate } from 'shared-kernel/router';

/** The plan or service that the reservation is made for; the history entry keeps it over a reload. */
export type Offer = { readonly plan?: string | undefined; readonly service?: string | undefined };

/** Read by hand: of the kernel's schemas the page would download more than it gains for two texts. */
function offerIn(state: unknown): Offer {
  const { plan, service } = Object(state) as Readonly<Record<string, unknown>>;
  return { plan: textOf(plan), service: textOf(service) };
}

function textOf(said: unknown): string | undefined {
  return (typeof said === 'string' && said.trim()) || undefined;
}

export function useOffer(): { offer: Offer; choose: (offer: Offer) => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  return {
    // The prerendered page has no history state, and the first client render must equal it.
    offer: isHydrated ? offerIn(location.state) : {},
    choose: (offer) => {
      const state = {
        ...(offer.plan && { plan: offer.plan }),
        ...(offer.service && { service: offer.service }),
      };
      navigate(paths.booking(), { replace: true, preventScrollReset: true, state });
    },
  };
}
