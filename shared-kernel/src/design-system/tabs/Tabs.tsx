import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { theme } from 'shared-kernel';
import { inColumns, oneRow, tabStyle } from './tabStyles';

type Tab<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  /** Shown under the label; screen readers get it elsewhere on the page. */
  readonly detail?: string;
};

type Props<Id extends string> = {
  /** The tab list's name for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Tabs a line on a phone; by default one row that scrolls. */
  readonly columns?: number;
  readonly children: ReactNode;
};

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Tabs over one panel. Arrows move along the tabs, Enter or Space opens one: an opened tab may be an entry of the
 * browser's history, so passing over a tab must not open it.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, columns, children }: Props<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => bringToMiddle(document.getElementById(`${base}-${selected}`)), [base, selected]);

  function moveFocus(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    event.preventDefault();
    const next = buttons[step(buttons.indexOf(event.target as HTMLElement), buttons.length)];
    next?.focus();
    bringToMiddle(next);
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        data-print="hide"
        onKeyDown={moveFocus}
        css={[
          { display: 'grid', borderBlockEnd: `1px solid ${theme.color.edge}` },
          columns === undefined ? oneRow : inColumns(columns, tabs.length),
        ]}
      >
        {tabs.map((tab) => {
          const isSelected = tab.id === selected;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-${tab.id}`}
              aria-label={tab.detail && tab.label}
              data-detail={tab.detail}
              aria-selected={isSelected}
              aria-controls={isSelected ? `${base}-panel` : undefined}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => onSelect(tab.id)}
              css={tabStyle}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing focusable, and is then reached itself. */}
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`} tabIndex={0}>
        {children}
      </div>
    </>
  );
}

/** Scrolls the row so that a tab's neighbours are visible on both sides. The page itself does not scroll. */
function bringToMiddle(tab?: HTMLElement | null) {
  const row = tab?.parentElement;
  if (row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}
