import type { ComponentType } from 'react';
import { Tabs, useSelectedTab } from 'shared-kernel/tabs';
import { Page, PageTitle, Stack } from 'shared-kernel/ui';
import { AuditSection } from './audit/AuditSection';
import { FiguresSection } from './figures/FiguresSection';
import { MessagesSection } from './messages/MessagesSection';
import { PeopleSection } from './people/PeopleSection';
import { RequireManager } from './RequireManager';
import { CourtsSection } from './settings/CourtsSection';
import { ExceptionsSection } from './settings/ExceptionsSection';
import { HoursSection } from './settings/HoursSection';
import { PricesSection } from './settings/PricesSection';
import { RulesSection } from './settings/RulesSection';
import { UnsavedBar } from './settings/SaveBar';
import { SettingsPanel } from './settings/SettingsPanel';
import type { SectionProps } from './settings/sectionProps';
import { pageStrings as words } from './strings';
import { useFocusPart } from './useFocusPart';

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

const settings: Partial<Record<TabId, ComponentType<SectionProps>>> = {
  horaires: HoursSection,
  exceptions: ExceptionsSection,
  terrains: CourtsSection,
  regles: RulesSection,
  tarifs: PricesSection,
};

const others: Partial<Record<TabId, ComponentType>> = {
  personnes: PeopleSection,
  courriels: MessagesSection,
  journal: AuditSection,
  chiffres: FiguresSection,
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
  const [section, Other] = [settings[tab], others[tab]];
  const focus = useFocusPart();
  const openPart = (name: TabId, wanted: string) => {
    openTab(name);
    focus(wanted);
  };
  return (
    <Page>
      <PageTitle eyebrow={words.eyebrow}>{words.title}</PageTitle>
      <Tabs label={words.tabs} tabs={tabs} selected={tab} onSelect={openTab}>
        {section && <SettingsPanel section={section} onOpenPart={openPart} onFocus={focus} />}
        {Other && (
          <Stack gap={6}>
            <Other />
            <UnsavedBar onOpenPart={openPart} />
          </Stack>
        )}
      </Tabs>
    </Page>
  );
}

export { CentrePage as Component };
