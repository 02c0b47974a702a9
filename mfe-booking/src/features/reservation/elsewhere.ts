import { type ContactState, paths, type SiteAddress } from 'shared-kernel';
import { isBookable, isRequestSubject, services } from 'shared-kernel/plans';
import { elsewhereStrings } from './strings';
import type { Offer } from './useOffer';

/** The page or form for an offer that needs no court. */
export type Elsewhere = {
  readonly service: string;
  readonly text: string;
  readonly action: string;
  readonly to: SiteAddress;
  readonly state?: ContactState;
};

/** The page for an offer that does not fit a court by the hour; null if the form accepts the offer. */
export function elsewhereOf({ service }: Offer): Elsewhere | null {
  if (service === undefined || isBookable(service) || !services.some((name) => name === service)) return null;
  if (!isRequestSubject(service)) {
    return { service, ...elsewhereStrings.subscriptions, to: `${paths.services()}#tarifs` };
  }
  return { service, ...elsewhereStrings.request, to: paths.contact(), state: { subject: service } };
}
