import type { AccountPanels } from '../accountPanels';
import { AccountPanel } from './AccountPanel';
import { HonoursPanel } from './HonoursPanel';
import { LicensePanel } from './LicensePanel';
import { SubscriptionPanel } from './SubscriptionPanel';

/** The tabs that show the account of a hosted back end. */
export const hostedPanels: AccountPanels = {
  info: (props) => <AccountPanel key={props.user.id} {...props} />,
  tournaments: (props) => <HonoursPanel {...props} />,
  subscription: (props) => <SubscriptionPanel {...props} />,
  license: (props) => <LicensePanel {...props} />,
};
