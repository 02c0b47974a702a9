import { useEffect } from 'react';
import { theme, useSession } from 'shared-kernel';
import { Tabs, useSelectedTab } from 'shared-kernel/tabs';
import { Page, PageTitle, Stack, TextLink } from 'shared-kernel/ui';
import { AtTheCentre } from '../../ui/centre/AtTheCentre';
import { undoLatest } from './booking/undo';
import { panels } from './panels';
import { RequireStaff } from './RequireStaff';
import { deskStrings as words } from './strings';
import { usePreloadedControls } from './ui/deskControls';

type TabId = keyof typeof panels;
const tabIds = Object.keys(panels) as [TabId, ...TabId[]];
const tabs = tabIds.map((id) => ({ id, label: panels[id].label }));

/** The working page of the staff: who plays and when, and all that the desk changes. */
function FrontDeskPage() {
  return (
    <RequireStaff>
      <FrontDesk />
    </RequireStaff>
  );
}

function FrontDesk() {
  const session = useSession();
  const isManager = session.status === 'member' && session.user.isManager;
  const [tab, openTab] = useSelectedTab(tabIds);
  const { Panel } = panels[tab];
  usePreloadedControls();
  useUndoKey();
  return (
    <Page>
      <PageTitle css={theme.type.title2}>{words.title}</PageTitle>
      <Stack gap={4}>
        <div role="status" css={{ '&:empty': { display: 'none' } }}>
          <AtTheCentre part="ClockWord" />
        </div>
        {isManager && <TextLink to="/accueil/centre">{words.manage}</TextLink>}
        <div>
          <Tabs label={words.tabs} tabs={tabs} selected={tab} onSelect={openTab}>
            <Panel />
          </Tabs>
        </div>
      </Stack>
    </Page>
  );
}

/** Ctrl + Z undoes the desk's last change while that is offered; in a field it keeps its usual meaning. */
function useUndoKey() {
  useEffect(() => {
    function undo(event: KeyboardEvent) {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTyping) return;
      if (undoLatest()) event.preventDefault();
    }
    addEventListener('keydown', undo);
    return () => removeEventListener('keydown', undo);
  }, []);
}

export { FrontDeskPage as Component };
