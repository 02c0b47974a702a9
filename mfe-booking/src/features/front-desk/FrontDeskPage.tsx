import { type MouseEvent, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { dismissNotice, theme, useNotices, useSession } from 'shared-kernel';
import { ErrorState } from 'shared-kernel/states';
import { Tabs, useSelectedTab } from 'shared-kernel/tabs';
import { Global, Page, PageTitle, TextLink } from 'shared-kernel/ui';
import { dismissal } from '../../data/ask';
import { forgetKeptDay } from '../../data/keptDay';
import { AtTheCentre } from '../../ui/centre/AtTheCentre';
import { endOffer, undoLatest } from './booking/undo';
import { panels } from './panels';
import { RequireStaff } from './RequireStaff';
import { storageTitles, troubleStrings, deskStrings as words } from './strings';
import { cellsId, focusCells } from './ui/cellFocus';
import { usePreloadedControls } from './ui/deskControls';
import { keepClear } from './ui/keepClear';
import { useIsWide } from './ui/useIsWide';
import { useOpenCounts } from './ui/useOpenCounts';

type TabId = keyof typeof panels;
const tabIds = Object.keys(panels) as [TabId, ...TabId[]];

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
  const counts = useOpenCounts(tab);
  const isDismissed = useSyncExternalStore(dismissal.subscribe, dismissal.getState, dismissal.getState);
  usePreloadedControls();
  useUndoKey();
  useNoticeBar();
  useNoWordOfStorage();
  const tabs = tabIds.map((id) => ({ id, label: words.counted(panels[id].label, counts[id]) }));
  const hasCells = tab === 'jour' || tab === 'semaine';
  if (isDismissed) return <Dismissed />;
  return (
    <Page>
      <Global styles={[noticeBar, hasCells && sheet]} />
      <div css={head} data-print="hide">
        <PageTitle css={title}>{words.title}</PageTitle>
        {/* The frame leads the focus to the title; from there the cells are two keys away. */}
        {hasCells && (
          <a href={`#${cellsId}`} data-skip onClick={skip}>
            {words.skip}
          </a>
        )}
        {isManager && <TextLink to="/accueil/centre">{words.manage}</TextLink>}
      </div>
      <div role="status" css={{ marginBlockEnd: theme.space(2), '&:empty': { display: 'none' } }}>
        <AtTheCentre part="ClockWord" />
      </div>
      <div css={tabsStyle}>
        <Tabs label={words.tabs} tabs={tabs} selected={tab} onSelect={openTab}>
          <Panel />
        </Tabs>
      </div>
    </Page>
  );
}

/** Nothing of the desk is offered any more. */
function Dismissed() {
  const reserved = troubleStrings['no-role'];
  useEffect(forgetKeptDay, []);
  return (
    <Page>
      <PageTitle css={title}>{words.title}</PageTitle>
      <ErrorState title={reserved.title}>
        <p>{reserved.text}</p>
      </ErrorState>
    </Page>
  );
}

/** Without the address changing, which has the day. */
function skip(event: MouseEvent) {
  event.preventDefault();
  focusCells();
}

/** Ctrl + Z undoes the desk's last change while that is offered; in a field it keeps its usual meaning. */
function useUndoKey() {
  const notices = useNotices();
  useEffect(() => endOffer(notices), [notices]);
  useEffect(() => {
    function undo(event: KeyboardEvent) {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTyping) return;
      event.preventDefault();
      undoLatest();
    }
    addEventListener('keydown', undo);
    return () => removeEventListener('keydown', undo);
  }, []);
}

/** On a phone the page scrolls the focused control above the bar of notices (`noticeBar`). */
function useNoticeBar() {
  const isWide = useIsWide();
  useEffect(() => {
    const bar = document.querySelector('ol[aria-live]')?.parentElement;
    if (isWide || !bar) return;
    return keepClear(bar, document.documentElement, 'Bottom', theme.space(6));
  }, [isWide]);
}

/**
 * Dismisses the notices about a full storage: the centre keeps the desk's changes, and this device lacks only a copy of the person's own
 * reservations.
 */
function useNoWordOfStorage() {
  const notices = useNotices();
  // Before it is painted.
  useLayoutEffect(() => {
    for (const { id, title } of notices) if (storageTitles.includes(title)) dismissNotice(id);
  }, [notices]);
}

/**
 * On a small screen hours stand so close that a notice in their midst would cover one of them: it is a bar at the lower edge, above which
 * the page scrolls. The newest one takes the place of those before.
 */
const noticeBar = {
  '@media (max-width: 47.99rem)': {
    'section:has(> ol[aria-live])': {
      inset: 'auto 0 var(--below, 0px) !important',
      translate: 'none !important',
      gap: 0,
      maxHeight: '40dvh',
      margin: 0,
      overflowY: 'auto',
      '& > ol > li': {
        paddingBlock: `${theme.space(1)} max(${theme.space(1)}, env(safe-area-inset-bottom))`,
        borderRadius: 0,
        fontSize: '0.875rem',
      },
      '& > ol > li:not(:last-child, :focus-within)': { display: 'none' },
    },
  },
} as const;

/** A day and a week are wider than high. */
const sheet = { '@page': { size: 'A4 landscape', margin: '8mm' } } as const;

/** The air of a page (`Page`) above its title and below its end. */
const air = { above: 'clamp(2.75rem, 1.9rem + 3vw, 4.5rem)', below: 'clamp(4rem, 2.6rem + 6vw, 8rem)' };

/** All hours of a day stand on the first screen of a desk, and on one sheet: they take a part of that air. */
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space(6),
  marginBlock: `calc(2.25rem - ${air.above}) ${theme.space(1)}`,
} as const;

const title = { ...theme.type.title2, fontSize: theme.type.title3.fontSize, margin: 0 } as const;

/** On a phone in two lines of three: a row that scrolls would hide the last one, with the number of those who wait. */
const tabsStyle = {
  '& > [role=tablist]': { marginBlockEnd: theme.space(3) },
  '@media print': { marginBlock: `calc(-1 * ${air.above}) calc(-1 * ${air.below})` },
  '@media (max-width: 47.99rem)': { '& > [role=tablist] > [role=tab]': { flex: '1 0 30%' } },
} as const;

export { FrontDeskPage as Component };
