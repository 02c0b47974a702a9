import {
  type BookingState,
  type CentreRules,
  type ContactState,
  type PictureFile,
  paths,
  type SiteAddress,
} from 'shared-kernel';
import type { BookableService, GroupSubject, RequestSubject } from 'shared-kernel/plans';

/**
 * The target of its button: the booking form for a court by the hour, the plans for a subscription. For all others it
 * is a message that names the service; a group's message requests a quote.
 */
type Next =
  | { readonly next: 'booking'; readonly name: BookableService }
  | { readonly next: 'prices'; readonly name: 'Abonnements' }
  | { readonly next: 'message'; readonly name: Exclude<RequestSubject, GroupSubject> }
  | { readonly next: 'quote'; readonly name: GroupSubject };

export type Service = Next & {
  readonly description: (rules: CentreRules | null) => string;
  readonly picture: PictureFile;
  /** For visitors looking for a championship rather than a court. */
  readonly hasChampionships?: true;
};

/** The address of its button, and the data that the link passes on. */
export function wayOf(service: Service): {
  readonly to: SiteAddress;
  readonly state?: BookingState | ContactState;
} {
  switch (service.next) {
    case 'booking':
      return { to: paths.booking(), state: { service: service.name } };
    case 'prices':
      return { to: `${paths.services()}#tarifs` };
    default:
      return { to: paths.contact(), state: { subject: service.name } };
  }
}
