import type { ProfilePanels } from '../broughtPanels';
import { AccountPanel } from './AccountPanel';
import { HonoursPanel } from './HonoursPanel';
import { LicensePanel } from './LicensePanel';
import { SubscriptionPanel } from './SubscriptionPanel';

/** The tabs that show the account of a hosted back end. */
export const hostedPanels: ProfilePanels = {
  info: (user) => <AccountPanel key={user.id} user={user} />,
  tournaments: () => <HonoursPanel />,
  subscription: (user) => <SubscriptionPanel user={user} />,
  license: (user) => <LicensePanel user={user} />,
};
