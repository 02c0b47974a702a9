import type { ReactNode } from 'react';
import { formatNumber, type ProfileTab, paths, profileTabs, theme, type User } from 'shared-kernel';
import { findPlayer } from 'shared-kernel/rankings';
import { Tabs, useSelectedTab } from 'shared-kernel/tabs';
import { Button, Page, PageTitle, TextLink } from 'shared-kernel/ui';
import { accountParts } from './accountPanels';
import { DetailList } from './DetailList';
import { InfoTab } from './InfoTab';
import { LicenseTab } from './LicenseTab';
import { OverviewTab } from './OverviewTab';
import { ReservationsTab } from './ReservationsTab';
import { SubscriptionTab } from './SubscriptionTab';
import { strings as words } from './strings';
import { TournamentsTab } from './TournamentsTab';

const tabs = profileTabs.map((id) => ({ id, label: words.tabNames[id] }));

const panels: Readonly<Record<ProfileTab, (user: User) => ReactNode>> = {
  overview: (user) => <OverviewTab user={user} />,
  info: (user) => <InfoTab user={user} />,
  tournaments: (user) => <TournamentsTab user={user} />,
  subscription: () => <SubscriptionTab />,
  reservations: (user) => <ReservationsTab user={user} />,
  license: (user) => <LicenseTab user={user} />,
};

export function Profile({ user, onLogOut }: { user: User; onLogOut: () => void }) {
  const [tab, openTab] = useSelectedTab(profileTabs);
  const rank = findPlayer(user.id)?.rank;
  const { panels: accountPanels, Freshness } = accountParts();

  return (
    <Page>
      <PageTitle eyebrow={words.eyebrow} css={{ marginBlockEnd: theme.space(2), overflowWrap: 'anywhere' }}>
        {user.name}
      </PageTitle>
      <div css={head}>
        <p css={{ ...theme.type.title3, color: theme.color.textMuted }}>
          {accountPanels.overview ? '' : rank === undefined ? words.unranked : words.rank(formatNumber(rank))}
        </p>
        {user.isStaff && <TextLink to={paths.frontDesk()}>{words.frontDesk}</TextLink>}
        {user.isManager && <TextLink to="/accueil/centre">{words.manageCentre}</TextLink>}
        <Button variant="quiet" onClick={onLogOut} css={quiet}>
          {words.logOut}
        </Button>
      </div>
      <Freshness />
      <Tabs label={words.tabs} tabs={tabs} selected={tab} onSelect={openTab}>
        {accountPanels[tab]?.({ user, title: words.tabNames[tab], details: <DetailList user={user} /> }) ??
          panels[tab](user)}
      </Tabs>
    </Page>
  );
}

/** Without a border its text aligns with the line above. */
const quiet = { paddingInline: 0, color: theme.color.textMuted, fontSize: '1rem' } as const;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space(2)} ${theme.space(4)}`,
  marginBlockEnd: theme.space(3),
} as const;
