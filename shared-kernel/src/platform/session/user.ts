import * as v from 'valibot';
import type { Shape } from '../storage/shape';

export type Role = 'player' | 'organizer';

/** `until` is its last day, yyyy-MM-dd. */
export type Subscription = { readonly plan: string; readonly until?: string };

/** A member (specification, section 3). An organizer's record may hold no more than its first four fields. */
export type User = {
  readonly id: number | string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly phone?: string;
  /** yyyy-MM-dd */
  readonly birthDate?: string;
  readonly address?: string;
  readonly gender?: string;
  readonly club?: string;
  readonly licenseNumber?: string;
  /** The subscription that the centre granted to the member; of a hosted account alone. */
  readonly subscription?: Subscription;
  /** The address that replaces `email` once its owner confirms it; of a hosted account alone. */
  readonly pendingEmail?: string;
  /** The member works at the centre: only a back end says so. */
  readonly isStaff?: boolean;
  /** What the frame calls them instead of the role. */
  readonly standing?: string;
  /** The member manages the centre, and is of its staff then. */
  readonly isManager?: boolean;
};

/** A missing or null detail must not log its owner out. */
const detail = v.optional(
  v.pipe(
    v.nullable(v.string()),
    v.transform((text) => text ?? undefined),
  ),
);

export const userShape: Shape<User> = {
  version: 1,
  steps: {},
  schema: v.looseObject({
    id: v.union([v.number(), v.string()]),
    name: v.string(),
    email: v.string(),
    role: v.picklist(['player', 'organizer']),
    phone: detail,
    birthDate: detail,
    address: detail,
    gender: detail,
    club: detail,
    licenseNumber: detail,
  }),
};
