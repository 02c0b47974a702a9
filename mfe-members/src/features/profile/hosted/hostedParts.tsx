import { AccountPanel } from './AccountPanel';
import { CancellingWord } from './CancellingWord';
import { Freshness } from './Freshness';
import { HonoursPanel } from './HonoursPanel';
import { LicensePanel } from './LicensePanel';
import type { PanelProps } from './panelProps';
import { SubscriptionPanel } from './SubscriptionPanel';
import { tellDraftGone } from './tellDraftGone';
import { tellNotCancelled } from './tellNotCancelled';
import { Unheard } from './Unheard';

tellDraftGone();

/** What shows the account of a hosted back end. */
export const hostedParts = {
  panels: {
    info: (props: PanelProps) => <AccountPanel key={props.user.id} {...props} />,
    overview: () => <HonoursPanel />,
    tournaments: ({ title }: PanelProps) => <HonoursPanel title={title} />,
    subscription: (props: PanelProps) => <SubscriptionPanel {...props} />,
    license: (props: PanelProps) => <LicensePanel {...props} />,
  },
  Freshness,
  Unheard,
  CancellingWord,
  tellNotCancelled,
};
