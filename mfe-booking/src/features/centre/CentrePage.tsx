import type { ReactNode } from 'react';
import { Tabs, useSelectedTab } from 'shared-kernel/tabs';
import { Page, PageTitle } from 'shared-kernel/ui';
import { AuditSection } from './audit/AuditSection';
import { FiguresSection } from './figures/FiguresSection';
import { MailsSection } from './mails/MailsSection';
import { PeopleSection } from './people/PeopleSection';
import { RequireManager } from './RequireManager';
import { CourtsSection } from './settings/CourtsSection';
import { ExceptionsSection } from './settings/ExceptionsSection';
import { HoursSection } from './settings/HoursSection';
import { PricesSection } from './settings/PricesSection';
import { RulesSection } from './settings/RulesSection';
import { SettingsPanel } from './settings/SettingsPanel';
import { pageStrings as words } from './strings';

const tabIds = [
  'horaires',
  'exceptions',
  'terrains',
  'regles',
  'tarifs',
  'personnes',
  'courriels',
  'journal',
  'chiffres',
] as const;
type TabId = (typeof tabIds)[number];

const tabs = tabIds.map((id) => ({ id, label: words.tabNames[id] }));

const panels: Record<TabId, () => ReactNode> = {
  horaires: () => <SettingsPanel section={HoursSection} />,
  exceptions: () => <SettingsPanel section={ExceptionsSection} />,
  terrains: () => <SettingsPanel section={CourtsSection} />,
  regles: () => <SettingsPanel section={RulesSection} />,
  tarifs: () => <SettingsPanel section={PricesSection} />,
  personnes: () => <PeopleSection />,
  courriels: () => <MailsSection />,
  journal: () => <AuditSection />,
  chiffres: () => <FiguresSection />,
};

/** Settings of the centre, its people, its audit and its figures, for a manager. */
function CentrePage() {
  return (
    <RequireManager>
      <Centre />
    </RequireManager>
  );
}

function Centre() {
  const [tab, openTab] = useSelectedTab(tabIds);
  return (
    <Page>
      <PageTitle eyebrow={words.eyebrow}>{words.title}</PageTitle>
      <Tabs label={words.tabs} tabs={tabs} selected={tab} onSelect={openTab}>
        {panels[tab]()}
      </Tabs>
    </Page>
  );
}

export { CentrePage as Component };
