import type { Subscription, User } from './user';

/** The parsed user of the back end, so that no type of its client crosses this boundary. */
export type BackEndUser = {
  readonly id: string;
  readonly email?: string;
  /** The address of an unfinished change. */
  readonly new_email?: string;
  readonly app_metadata: Readonly<Record<string, unknown>>;
  readonly user_metadata: Readonly<Record<string, unknown>>;
};

/**
 * The site's user for a user of the back end. Only the server can write role, licence number and subscription. The
 * member typed the rest when registering, or later.
 */
export function hostedUser({ id, email = '', new_email, app_metadata, user_metadata }: BackEndUser): User {
  const typed = (field: string) => textIn(user_metadata, field);
  // One text in accounts from before, and a list beside it.
  const roles = [app_metadata.role, app_metadata.roles].flat();
  const isStaff = roles.includes('staff') || roles.includes('manager');
  return {
    id,
    name: typed('name') ?? email,
    email,
    role: roles.includes('organizer') ? 'organizer' : 'player',
    ...(isStaff && { isStaff: true, standing: 'Équipe du centre' }),
    ...(roles.includes('manager') && { isManager: true }),
    ...(new_email && { pendingEmail: new_email }),
    phone: typed('phone'),
    birthDate: typed('birthDate'),
    address: typed('address'),
    gender: typed('gender'),
    club: typed('club'),
    licenseNumber: textIn(app_metadata, 'licenseNumber'),
    ...subscriptionIn(app_metadata),
  };
}

/** An operator writes it by hand, so an invalid subscription counts as none. */
function subscriptionIn({ subscription }: BackEndUser['app_metadata']): { subscription?: Subscription } {
  const written = { ...(subscription as Readonly<Record<string, unknown>> | undefined) };
  const [plan, until] = [textIn(written, 'plan'), textIn(written, 'until')];
  return plan === undefined ? {} : { subscription: { plan, ...(until !== undefined && { until }) } };
}

function textIn(metadata: Readonly<Record<string, unknown>>, field: string): string | undefined {
  const value = metadata[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
