import type { AccountParts } from '../accountPanels';
import { AccountPanel } from './AccountPanel';
import { CancellingWord } from './CancellingWord';
import { Freshness } from './Freshness';
import { HonoursPanel } from './HonoursPanel';
import { LicensePanel } from './LicensePanel';
import { SubscriptionPanel } from './SubscriptionPanel';
import { tellDraftGone } from './tellDraftGone';
import { tellNotCancelled } from './tellNotCancelled';
import { Unheard } from './Unheard';

tellDraftGone();

/** What shows the account of a hosted back end. */
export const hostedParts: AccountParts = {
  panels: {
    info: (props) => <AccountPanel key={props.user.id} {...props} />,
    tournaments: (props) => <HonoursPanel {...props} />,
    subscription: (props) => <SubscriptionPanel {...props} />,
    license: (props) => <LicensePanel {...props} />,
  },
  Freshness,
  Unheard,
  CancellingWord,
  tellNotCancelled,
};
